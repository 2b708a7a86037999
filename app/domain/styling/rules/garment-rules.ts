// Rules that no look may break, garment by garment: the table of weather-rules.ts and her own limits. What a whole look must
// have (an outer layer or umbrella, a sun cover, hat and gloves in frost) is added by the search.
import type { Garment } from '../../wardrobe/garment.ts';
import type { OccasionContext, StyleId } from '../../preferences/style.ts';
import { isFamily, isOfFamily, type FamilyId } from '../../wardrobe/families.ts';
import { isOfKind } from '../../wardrobe/garment-kinds.ts';
import { garmentIdOf } from '../../wardrobe/wardrobe.ts';
import type { Modesty, StylingBrief } from '../input/brief.ts';
import type { Conditions } from '../input/conditions.ts';
import type { TemperatureSpan, WeatherRule } from './weather-rule.ts';
import { WEATHER_RULES } from './weather-rules.ts';

const within = (c: number, [from, to]: TemperatureSpan) => c >= from && c <= to;

/** The day that a line of the table is read for. */
interface Asked {
  today: Conditions;
  context: OccasionContext | null;
  style: StyleId;
}

type Check = (asked: Asked) => boolean;

/** The check of what a line says in one column of the table; null for a line that says nothing there. */
type Column = (line: WeatherRule) => Check | null;

function column<K extends keyof WeatherRule>(
  name: K,
  holds: (said: NonNullable<WeatherRule[K]>, asked: Asked, line: WeatherRule) => boolean,
): Column {
  return (line) => {
    const said = line[name];
    return said === undefined || said === null ? null : (asked) => holds(said, asked, line);
  };
}

/** Of other occasions the line does not speak. */
const isOfOther = column(
  'on',
  (occasions, { context, style }, { except }) => !occasions.includes(context) || !!except?.includes(style),
);

/** What of the day, or of what it is for, speaks against a garment. */
export type Misfit =
  | 'needs-warmth'
  | 'needs-cool'
  | 'needs-dry'
  | 'needs-wet'
  | 'slips'
  | 'flies'
  | 'evening'
  | 'home'
  | 'occasion'
  | 'style';

/** What forbids the garment. */
const FORBIDS: readonly { check: Column; why: Misfit }[] = [
  { why: 'needs-cool', check: column('feltMost', (span, { today }) => !within(today.feltMostC, span)) },
  { why: 'needs-dry', check: column('wet', (_, { today }) => today.wet) },
  { why: 'needs-dry', check: column('heavyRain', (_, { today }) => today.heavyRain) },
  { why: 'needs-dry', check: column('soaking', (_, { today }) => today.soaking) },
  { why: 'needs-dry', check: column('rain', (_, { today }) => today.rain) },
  { why: 'needs-dry', check: column('snow', (_, { today }) => today.snow) },
  { why: 'slips', check: column('ice', (_, { today }) => today.ice) },
  { why: 'flies', check: column('wind', (_, { today }) => today.windy) },
  { why: 'flies', check: column('storm', (_, { today }) => today.stormy) },
  { why: 'needs-wet', check: column('lateRain', (_, { today }) => today.rainsLate) },
  { why: 'evening', check: column('onlyEvening', (_, { today }) => !today.evening) },
  { why: 'home', check: column('onlyAtHome', (_, { today }) => today.setting !== 'home') },
  { why: 'home', check: column('onlyIndoors', (_, { today }) => today.setting !== 'home' && !today.staysIn) },
  { why: 'needs-wet', check: column('onlyWet', (_, { today }) => !today.wet) },
  { why: 'needs-cool', check: column('warmSeason', (_, { today }) => today.warmSeason) },
  {
    why: 'needs-warmth',
    check: column('seasonOrWarmest', (c, { today }) => !today.warmSeason && today.warmestC < c),
  },
  {
    why: 'needs-warmth',
    check: column('seasonOrColdest', (c, { today }) => !today.warmSeason && today.coldestC < c),
  },
  { why: 'needs-cool', check: column('snowOrBelow', (c, { today }) => !today.snow && today.coldestC >= c) },
  { why: 'style', check: column('notIn', (styles, { style }) => styles.includes(style)) },
  {
    why: 'occasion',
    check: column(
      'notFor',
      (occasions, { context, style }, { except }) =>
        context !== null && occasions.includes(context) && !except?.includes(style),
    ),
  },
];

/** What lifts the spans. */
const LIFTS: readonly Column[] = [
  column('orWetUpTo', (c, { today }) => today.wet && today.warmestC <= c),
  column('liftedFrom', (c, { today }) => today.warmestC >= c && !today.endsCold),
  column('orAfterCold', ([cold, most], { today }) => today.coldestC < cold && today.warmestC <= most),
  column('orFeltBelow', (c, { today }) => today.feltC < c),
  column('orGale', (_, { today }) => today.gale),
  column('orSwings', (_, { today }) => today.swings),
];

const SPANS = [
  ['coldest', 'coldestC'],
  ['warmest', 'warmestC'],
  ['felt', 'feltC'],
] as const;

/** One line of the table as it is asked: each of its checks, without the many columns in which it says nothing. */
interface Rule extends Pick<WeatherRule, 'kind'> {
  isTaste: boolean;
  isDressCode: boolean;
  /** What of it speaks against the garment on such a day, first what forbids it. */
  objections(asked: Asked): Misfit[];
}

const isDressCode = ({ notIn, notFor, coldest, warmest, rain }: WeatherRule) =>
  (notIn ?? notFor) !== undefined && !coldest && !warmest && rain === undefined;

function ruleOf(line: WeatherRule): Rule {
  const isElsewhere = isOfOther(line);
  const forbids = FORBIDS.flatMap(({ why, check }) => {
    const holds = check(line);
    return holds ? [{ why, holds }] : [];
  });
  const lifts = LIFTS.flatMap((check) => check(line) ?? []);
  const spans = SPANS.flatMap(([name, air]) => (line[name] ? [{ span: line[name], air }] : []));
  return {
    kind: line.kind,
    isTaste: line.taste === true,
    isDressCode: isDressCode(line),
    objections(asked) {
      const { coldestC, colderC = 0 } = asked.today;
      const isExcused = coldestC < (line.fromColdest ?? -Infinity) || (line.unlessFeelsCold && colderC > 0);
      if (isExcused || isElsewhere?.(asked)) return [];
      const found = forbids.filter(({ holds }) => holds(asked)).map(({ why }) => why);
      if (lifts.some((holds) => holds(asked))) return found;
      for (const { span, air } of spans) {
        const c = asked.today[air];
        if (!within(c, span)) found.push(c < span[0] ? 'needs-warmth' : 'needs-cool');
      }
      return found;
    },
  };
}

const RULES = WEATHER_RULES.map(ruleOf);

/** By garment id: the rules that speak of it, for the table is long and asked for every garment. */
const known = new Map<string, readonly Rule[]>();

function rulesOf(garment: Garment): readonly Rule[] {
  let rules = known.get(garment.id);
  if (!rules) known.set(garment.id, (rules = RULES.filter(({ kind }) => isOfKind(garment, kind))));
  return rules;
}

/** °C. In colder air a coat of hers is worn for its warmth, whatever it looks like. */
const DANGER_C = -15;

/** Feet on wet ground are shod as on a wet day. */
const asTrodden = (today: Conditions): Conditions =>
  today.wetGround ? { ...today, wet: true, rainsLate: false } : today;

/** Neck and hands of whoever feels the cold are dressed as on a colder day, and feet for the ground. */
function asFelt({ slot }: Garment, today: Conditions): Conditions {
  if (slot === 'shoes') return asTrodden(today);
  const { colderC = 0, coldestC, warmestC, feltC } = today;
  if (colderC <= 0 || (slot !== 'gloves' && slot !== 'scarf')) return today;
  return { ...today, coldestC: coldestC - colderC, warmestC: warmestC - colderC, feltC: feltC - colderC };
}

/** What may be passed over: lines of taste, for what is out of her closet or where there is nothing else; in the cold the dress code. */
export type Leniency = 'none' | 'taste' | 'dress-code';

/** Whether every line of the table allows the garment today. */
export function isAllowedToday(
  garment: Garment,
  today: Conditions,
  context: OccasionContext | null,
  style: StyleId,
  leniency: Leniency = 'none',
): boolean {
  const asked = { today: asFelt(garment, today), context, style };
  const isDanger = today.coldestC < DANGER_C && garment.slot === 'coat';
  const isInCode = leniency !== 'dress-code' && !isDanger;
  const mayPass = (rule: Rule) => leniency !== 'none' && (rule.isTaste || (!isInCode && rule.isDressCode));
  return rulesOf(garment).every((rule) => mayPass(rule) || rule.objections(asked).length === 0);
}

/** Why a garment is not for today, each once; lines of taste do not count. Empty for one that is. */
export function misfitsToday(
  garment: Garment,
  today: Conditions,
  context: OccasionContext | null,
  style: StyleId,
): Misfit[] {
  const rules = rulesOf(garment).filter(({ isTaste }) => !isTaste);
  const asked = { today: asFelt(garment, today), context, style };
  return [...new Set(rules.flatMap((rule) => rule.objections(asked)))];
}

/** Trousers count from the knee (1) to the ankle (2); shorter than this, in lower legs, they leave it bare. */
const ANKLE = 2;
const FULL_LENGTH = 0.9;
const CROPPED = 1.7;
/** A dress or skirt to the ankle or the floor, as ours are drawn. */
export const LONG_HEM = 1.75;

function hemOf({ drawing }: Garment): number {
  if (drawing.kind === 'skirt' || drawing.kind === 'dress') return drawing.length;
  if (drawing.kind !== 'trousers') return ANKLE;
  return drawing.length >= FULL_LENGTH ? ANKLE : Math.min(CROPPED, 1 + drawing.length);
}

/** Whether her own limits allow the garment as what is seen. Layers that may come off do not count as cover. */
export function modestyAllows(garment: Garment, modesty: Modesty): boolean {
  const { drawing, slot } = garment;
  if (modesty.noHeels && garment.heel) return false;
  if (slot === 'bottom' || slot === 'dress') {
    if (modesty.hem !== undefined && hemOf(garment) < Math.min(modesty.hem, LONG_HEM)) return false;
  }
  if (drawing.kind !== 'top' && drawing.kind !== 'dress') return true;
  const open = ['v', 'scoop', 'straps'].includes(drawing.neck);
  if (modesty.coveredNeck && open) return false;
  return modesty.sleeve === undefined || drawing.sleeve >= modesty.sleeve - 0.05;
}

/** Her never-wear list and heel height as one question. */
export function matchesWishes({
  neverWear = [],
  heelMax = 3,
}: Pick<StylingBrief, 'neverWear' | 'heelMax'>): (garment: Garment) => boolean {
  const ids = new Set(neverWear.map(garmentIdOf));
  const families: FamilyId[] = neverWear.filter(isFamily);
  return (garment) =>
    garment.heel <= heelMax &&
    !ids.has(garment.id) &&
    !families.some((family) => isOfFamily(garment, family));
}
