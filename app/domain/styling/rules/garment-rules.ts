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

type Check = (line: WeatherRule, asked: Asked) => boolean;

/** A check of what one column of the table says; a line that says nothing there passes. */
function column<K extends keyof WeatherRule>(
  name: K,
  holds: (said: NonNullable<WeatherRule[K]>, asked: Asked, line: WeatherRule) => boolean,
): Check {
  return (line, asked) => {
    const said = line[name];
    return said !== undefined && said !== null && holds(said, asked, line);
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
const FORBIDS: readonly { check: Check; why: Misfit }[] = [
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
const LIFTS: readonly Check[] = [
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

/** What of one line speaks against the garment today, first what forbids it. */
function objections(line: WeatherRule, asked: Asked): Misfit[] {
  if (isOfOther(line, asked)) return [];
  const forbids = FORBIDS.filter(({ check }) => check(line, asked)).map(({ why }) => why);
  if (LIFTS.some((check) => check(line, asked))) return forbids;
  const outside = SPANS.flatMap(([name, air]): Misfit[] => {
    const [span, c] = [line[name], asked.today[air]];
    if (!span || within(c, span)) return [];
    return [c < span[0] ? 'needs-warmth' : 'needs-cool'];
  });
  return [...forbids, ...outside];
}

/** By garment id: the lines that speak of it, for the table is long and asked for every garment. */
const known = new Map<string, readonly WeatherRule[]>();

function linesOf(garment: Garment): readonly WeatherRule[] {
  let lines = known.get(garment.id);
  if (!lines) known.set(garment.id, (lines = WEATHER_RULES.filter(({ kind }) => isOfKind(garment, kind))));
  return lines;
}

/** °C. In colder air a coat of hers is worn for its warmth, whatever it looks like. */
const DANGER_C = -15;
const isDressCode = ({ notIn, notFor, coldest, warmest, rain }: WeatherRule) =>
  (notIn ?? notFor) !== undefined && !coldest && !warmest && rain === undefined;

/**
 * Whether every line of the table allows the garment today.
 * @param isLenient lines of taste do not count: it is out of her closet, or there is nothing else
 */
export function isAllowedToday(
  garment: Garment,
  today: Conditions,
  context: OccasionContext | null,
  style: StyleId,
  isLenient = false,
): boolean {
  const asked = { today, context, style };
  const isDanger = today.coldestC < DANGER_C && garment.slot === 'coat';
  const mayPass = (line: WeatherRule) => isLenient && (line.taste || (isDanger && isDressCode(line)));
  return linesOf(garment).every((line) => mayPass(line) || objections(line, asked).length === 0);
}

/** Why a garment is not for today, each once; lines of taste do not count. Empty for one that is. */
export function misfitsToday(
  garment: Garment,
  today: Conditions,
  context: OccasionContext | null,
  style: StyleId,
): Misfit[] {
  const lines = linesOf(garment).filter(({ taste }) => !taste);
  return [...new Set(lines.flatMap((line) => objections(line, { today, context, style })))];
}

function hemOf({ drawing }: Garment): number {
  if (drawing.kind === 'skirt' || drawing.kind === 'dress') return drawing.length;
  // Trousers count from the knee (1) to the ankle (2).
  return drawing.kind === 'trousers' ? 1 + drawing.length : 2;
}

/** Whether her own limits allow the garment as what is seen. Layers that may come off do not count as cover. */
export function modestyAllows(garment: Garment, modesty: Modesty): boolean {
  const { drawing, slot } = garment;
  if (modesty.noHeels && garment.heel) return false;
  if (slot === 'bottom' || slot === 'dress') {
    // Trousers of 0.88 and more are full length.
    const hem = hemOf(garment);
    const fullLength = drawing.kind === 'trousers' && drawing.length >= 0.85;
    if (modesty.hem !== undefined && hem < modesty.hem && !fullLength) return false;
  }
  if (drawing.kind !== 'top' && drawing.kind !== 'dress') return true;
  const open = ['v', 'scoop', 'boat', 'straps'].includes(drawing.neck);
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
