// What may not be worn together, as data: two kinds, and where they may after all. Every line is hard.
import type { OccasionContext, StyleId } from '../../preferences/style.ts';
import type { Garment } from '../../wardrobe/garment.ts';
import { isOfKind, type Kind } from '../../wardrobe/garment-kinds.ts';
import { garmentAirRange } from '../../wardrobe/fabric-season.ts';
import type { Setting } from '../input/brief.ts';
import type { Conditions } from '../input/conditions.ts';

interface Never {
  one: Kind;
  other: Kind;
  /** Allowed when the coldest hour is below so many °C … */
  unlessBelow?: number;
  /** … the warmest hour too … */
  unlessWarmestBelow?: number;
  /** … and only in these styles. */
  onlyIn?: readonly StyleId[];
  /** The line holds only on days that get so warm, °C. */
  fromWarmest?: number;
  /** The line holds on these occasions only. */
  on?: readonly (OccasionContext | null)[];
  /** The line holds only where she leaves toward evening. */
  onlyEvening?: true;
  /** It does not hold on the way there. */
  unlessIn?: Setting;
  /** Layers that lie badly: of hers they are worn where nothing else of hers keeps her warm. */
  ifCold?: true;
  /** Of hers they meet in rain that lasts or is blown: what keeps it off goes over anything. */
  ifWet?: true;
}

// oxfmt-ignore
export const NEVER_TOGETHER: readonly Never[] = [
  { one: 'on a bare foot', other: 'socks' },
  { one: 'not over tights', other: 'tights' },
  { one: 'summer shoes', other: 'outdoor layer' },
  { one: 'no-show socks', other: 'boots' },
  { one: 'not with sheer tights', other: 'sheer tights' },
  { one: 'athletic socks', other: 'leather footwear' },
  { one: 'shorts', other: 'not with shorts' },
  { one: 'down, fur or teddy', other: 'down, fur or teddy' },
  // In sport a hood goes under a hood: nobody is dressed up for a wet morning.
  { one: 'hooded', other: 'hooded', unlessBelow: 8, onlyIn: ['sporty'] },
  { one: 'blazer', other: 'coat', on: [null, 'leisure'], unlessBelow: 10, onlyIn: ['professional', 'classic'] },
  // A suit keeps its coat on a mild day as well.
  { one: 'blazer', other: 'coat', on: ['work'], unlessBelow: 16, onlyIn: ['professional', 'classic', 'trendy'] },
  { one: 'blazer', other: 'coat', on: ['special'], unlessBelow: 16, onlyIn: ['professional', 'classic', 'trendy', 'casual', 'go-wild'] },
  { one: 'blazer', other: 'not with a blazer' },
  // In deep cold a fleece or a thin down jacket goes under.
  { one: 'jacket worn alone', other: 'coat', unlessBelow: -17 },
  { one: 'zip fleece', other: 'coat that is no shell', unlessBelow: -17 },
  // In danger from the cold a hood goes under a good coat.
  { one: 'sportswear', other: 'dressed up', unlessBelow: -17, ifWet: true },
  { one: 'training legs', other: 'not for training' },
  { one: 'thermals', other: 'light tee', ifCold: true },
  { one: 'thermals', other: 'tee', unlessBelow: -9 },
  { one: 'thick cardigan', other: 'down, fur or teddy', unlessBelow: -9.4 },
  { one: 'thermals', other: 'flannel shirt', unlessBelow: -15 },
  { one: 'thermal leggings', other: 'lined legs', unlessBelow: -9.4 },
  { one: 'running tights', other: 'coat', unlessBelow: -19, unlessIn: 'gym' },
  { one: 'running tights', other: 'not for running' },
  { one: 'ankle-baring', other: 'socks that show', unlessBelow: 14 },
  { one: 'sport sandals', other: 'long trousers' },
  // What does not fit into what: wide sleeves, thick knits, stiff shirts, long hems.
  { one: 'puff sleeve', other: 'over a sleeve' },
  { one: 'bulky knit', other: 'jacket', ifCold: true },
  { one: 'bulky layer', other: 'close shell', ifCold: true },
  { one: 'heavy knit', other: 'slim jacket', ifCold: true },
  { one: 'knitted cardigan', other: 'not over a cardigan', ifCold: true },
  { one: 'stiff shirt', other: 'tight over a collar', ifCold: true },
  { one: 'shirt with cuffs', other: 'sports layer', ifCold: true },
  { one: 'flannel shirt', other: 'fine pullover', ifCold: true },
  { one: 'flannel shirt', other: 'light cardigan', ifCold: true },
  { one: 'technical jacket', other: 'shirt with cuffs', ifCold: true, ifWet: true },
  { one: 'hoodie', other: 'sweatshirt dress', ifCold: true },
  { one: 'thick layer', other: 'fleece jacket', ifCold: true },
  // Flannel under a thick sweater is for days that never thaw.
  { one: 'warm shirt', other: 'thick knit or cardigan', unlessBelow: 0, unlessWarmestBelow: 3.5 },
  { one: 'tall boots', other: 'wide legs' },
  { one: 'long down', other: 'thick knit or cardigan', unlessBelow: -4 },
  // Both would be carried from ten on.
  { one: 'cardigan', other: 'outdoor layer', unlessBelow: 12.9, fromWarmest: 21 },
  { one: 'cardigan', other: 'outdoor layer', unlessBelow: 14, fromWarmest: 20 },
  { one: 'pullover', other: 'outdoor layer', unlessBelow: 15, fromWarmest: 20 },
  { one: 'hoodie', other: 'technical jacket', fromWarmest: 17 },
  // One season in one look.
  { one: 'summer hat', other: 'for winter' },
  { one: 'summer hat', other: 'outdoor layer' },
  { one: 'shorts', other: 'track jacket' },
  { one: 'hiking boots', other: 'not for hiking' },
  { one: 'hiking boots', other: 'soft sports legs', unlessBelow: 3 },
  { one: 'cowboy boots', other: 'cargo' },
  { one: 'rain boots', other: 'tailored' },
  // One cloth is said once.
  { one: 'plaid coat, shirt or scarf', other: 'plaid cloth' },
  { one: 'plaid scarf', other: 'patterned' },
  { one: 'striped', other: 'striped' },
  { one: 'corduroy shirt', other: 'corduroy trousers' },
  { one: 'denim above', other: 'denim below' },
  { one: 'leather jacket', other: 'leather legs' },
  // Dressed up and dressed down.
  { one: 'evening cloth', other: 'not with evening cloth' },
  { one: 'not with tailoring', other: 'tailored', unlessBelow: -17, ifWet: true },
  { one: 'dress hat', other: 'not with a dress hat' },
  { one: 'duffle coat', other: 'sportswear' },
  { one: 'dinner suit', other: 'pullover' },
  { one: 'bow blouse', other: 'light scarf' },
  { one: 'shade hat', other: 'suit' },
  { one: 'tights', other: 'sneakers' },
  { one: 'skirt or dress', other: 'walking shoes', on: ['special'] },
  // A shirt under a sweater is a day at the office; the fine sweater alone goes under a blazer.
  { one: 'shirt with cuffs', other: 'pullover', on: ['special'], onlyEvening: true },
  { one: 'striped', other: 'satin below', on: ['special'] },
  { one: 'satin below', other: 'flat boots', on: ['special'], unlessBelow: 7 },
  { one: 'not with a hoodie', other: 'hoodie', ifCold: true },
  { one: 'soft sports legs', other: 'shirt with cuffs' },
  { one: 'track jacket', other: 'not with a track jacket' },
  { one: 'soft sports legs', other: 'leather boots' },
  // Laced dress shoes take a sock and a collar; a tee takes loafers.
  { one: 'laced dress shoes', other: 'no-show socks' },
  { one: 'laced dress shoes', other: 'tee' },
  { one: 'clutch', other: 'not with a clutch' },
  { one: 'briefcase', other: 'tee' },
  { one: 'cargo', other: 'not with cargo' },
  { one: 'track pants', other: 'leather or city coat' },
  { one: 'evening satin', other: 'linen clothes' },
  // Half a suit.
  { one: 'double-breasted blazer', other: 'jeans' },
  { one: 'oxford shoes', other: 'jeans' },
  { one: 'hoodie', other: 'collared', ifCold: true },
  { one: 'zip running top', other: 'not under a running top', ifCold: true },
  // A shirt's tails bunch under a short hem.
  { one: 'shirt with cuffs', other: 'cropped sweater', ifCold: true },
  { one: 'evening cloth', other: 'flat laced shoes', on: ['special'] },
  // Of another season, or another day's plans.
  { one: 'casual sandals', other: 'blazer' },
  { one: 'closed loafers', other: 'summer dress' },
  { one: "a man's tank", other: 'blazer' },
  { one: 'rain boots', other: 'soft sports legs' },
  { one: 'stiff shirt', other: 'knitted cardigan', ifCold: true },
  { one: 'statement top', other: 'striped' },
  { one: 'flannel legs', other: 'sneakers' },
  { one: 'summer skirt', other: 'wool sweater' },
  { one: 'chunky turtleneck', other: 'warm scarf', unlessBelow: 5 },
];

/** Lines in a word of bits. */
const WORD = 32;

/** Lines as bits, in three words: there is room for 96. */
export interface RuleLines {
  first: number;
  second: number;
  third: number;
  /** The cloth of one season goes with that of another. */
  anySeason?: boolean;
  /** As many layers as in frost. */
  manyLayers?: boolean;
}

/** What garments are to those lines, and the air that all of their cloth is for. Flat: the search asks very often. */
export interface RuleSides {
  one: number;
  oneMore: number;
  oneMost: number;
  other: number;
  otherMore: number;
  otherMost: number;
  /** °C. */
  airFrom: number;
  airTo: number;
}

/** The sides of nothing at all. */
export function emptySides(): RuleSides {
  return {
    one: 0,
    oneMore: 0,
    oneMost: 0,
    other: 0,
    otherMore: 0,
    otherMost: 0,
    airFrom: -99,
    airTo: 99,
  };
}

/** Garments worn as one have the sides of each. */
export function addSides(of: RuleSides, more: RuleSides): void {
  of.one |= more.one;
  of.oneMore |= more.oneMore;
  of.oneMost |= more.oneMost;
  of.other |= more.other;
  of.otherMore |= more.otherMore;
  of.otherMost |= more.otherMost;
  of.airFrom = Math.max(of.airFrom, more.airFrom);
  of.airTo = Math.min(of.airTo, more.airTo);
}

/** The sides of two parts that are worn together. */
export function combineSides(a: RuleSides, b: RuleSides): RuleSides {
  const { one, oneMore, oneMost, other, otherMore, otherMost, airFrom, airTo } = a;
  const both = { one, oneMore, oneMost, other, otherMore, otherMost, airFrom, airTo };
  addSides(both, b);
  return both;
}

/** No line: on a day that leaves no look, a lapse is better than nothing. */
export const emptyLines = (): RuleLines => ({ first: 0, second: 0, third: 0 });

function mark(lines: RuleLines, index: number): void {
  if (index < WORD) lines.first |= 1 << index;
  else if (index < 2 * WORD) lines.second |= 1 << (index - WORD);
  else lines.third |= 1 << (index - 2 * WORD);
}

/** By garment, not by its id: hers is as thin or thick as she has it. */
const known = new WeakMap<Garment, RuleSides>();

/** The sides of one garment. */
export function garmentSides(garment: Garment): RuleSides {
  let sides = known.get(garment);
  if (!sides) {
    const [one, other] = [emptyLines(), emptyLines()];
    for (const [index, line] of NEVER_TOGETHER.entries()) {
      if (isOfKind(garment, line.one)) mark(one, index);
      if (isOfKind(garment, line.other)) mark(other, index);
    }
    const { from, to } = garmentAirRange(garment);
    sides = {
      one: one.first,
      oneMore: one.second,
      oneMost: one.third,
      other: other.first,
      otherMore: other.second,
      otherMost: other.third,
      airFrom: from,
      airTo: to,
    };
    known.set(garment, sides);
  }
  return sides;
}

/** A garment of which no line speaks: she wants it worn, and what it breaks is told. */
export function withoutLines(garment: Garment): Garment {
  const copy = { ...garment };
  known.set(copy, emptySides());
  return copy;
}

type Day = Pick<Conditions, 'coldestC'> &
  Partial<Pick<Conditions, 'warmestC' | 'evening' | 'feltC' | 'setting' | 'soaking' | 'gale'>>;

/** Whoever is out all day in frost layers for the air as its wind makes it. */
const asFelt = (day: Day, context: OccasionContext | null): Day =>
  context === 'leisure' && day.coldestC < 0
    ? { ...day, coldestC: Math.min(day.coldestC, day.feltC ?? day.coldestC) }
    : day;

/** Whether the day lets these meet after all, in some style. */
function isLifted(
  { unlessBelow, unlessWarmestBelow = Infinity, onlyIn }: Never,
  { coldestC, warmestC = coldestC }: Day,
  style: StyleId,
): boolean {
  const isCold = unlessBelow !== undefined && coldestC < unlessBelow && warmestC < unlessWarmestBelow;
  return isCold && (!onlyIn || onlyIn.includes(style));
}

/** The lines that hold today. */
export function activeLines(day: Day, style: StyleId, context: OccasionContext | null = null): RuleLines {
  const { coldestC, warmestC = coldestC, evening = false, setting } = day;
  const lines = emptyLines();
  const felt = asFelt({ ...day, warmestC }, context);
  for (const [index, line] of NEVER_TOGETHER.entries()) {
    const { fromWarmest = -Infinity, on, onlyEvening, unlessIn } = line;
    const isOfToday = warmestC >= fromWarmest && (!onlyEvening || evening);
    const isAsked = (!on || on.includes(context)) && (unlessIn === undefined || unlessIn !== setting);
    if (isOfToday && isAsked && !isLifted(line, felt, style)) mark(lines, index);
  }
  return lines;
}

/** The same, with a training tee under a winter coat on the way to the gym. */
const inAnySeason = (lines: RuleLines): RuleLines => ({ ...lines, anySeason: true });

/** How far hers is searched: for colder, wetter and plainer days too, and however it goes together. */
export interface Reach {
  isWide?: boolean | undefined;
  isForWarmth?: boolean | undefined;
}

/** The lines for hers alone. */
export const linesOfHers = (
  day: Day,
  style: StyleId,
  context: OccasionContext | null,
  { isWide, isForWarmth }: Reach,
): RuleLines => {
  if (isForWarmth) return { ...inAnySeason(linesInAnyCold(day, style, context)), manyLayers: true };
  const lines = linesInRain(day, style, context);
  // A light dress of hers goes to a celebration under a wool coat.
  return isWide || day.setting === 'gym' || context === 'special' ? inAnySeason(lines) : lines;
};

/** Those lines that do not lapse. */
function linesWithout(lines: RuleLines, lapses: (line: Never) => boolean): RuleLines {
  const gone = emptyLines();
  for (const [index, line] of NEVER_TOGETHER.entries()) if (lapses(line)) mark(gone, index);
  return {
    first: lines.first & ~gone.first,
    second: lines.second & ~gone.second,
    third: lines.third & ~gone.third,
  };
}

/** The lines that hold in any cold: what the frost lets meet goes together, where nothing else of hers keeps her warm. */
const linesInAnyCold = (day: Day, style: StyleId, context: OccasionContext | null): RuleLines =>
  linesWithout(
    activeLines(day, style, context),
    ({ unlessBelow, ifCold }) => unlessBelow !== undefined || ifCold === true,
  );

/** The same in rain that no umbrella is enough for, if it falls: her rain jacket goes over what she works in. */
function linesInRain(day: Day, style: StyleId, context: OccasionContext | null): RuleLines {
  const lines = activeLines(day, style, context);
  const isRainy = (day.soaking || day.gale) && context !== 'special';
  return isRainy ? linesWithout(lines, ({ ifWet }) => ifWet === true) : lines;
}

/** Whether two parts of a look may not meet: under these lines, or because no air suits the cloth of both. */
export function isForbiddenPair(a: RuleSides, b: RuleSides, lines: RuleLines): boolean {
  return (
    (!lines.anySeason && (a.airFrom > b.airTo || b.airFrom > a.airTo)) ||
    (((a.one & b.other) | (a.other & b.one)) & lines.first) !== 0 ||
    (((a.oneMore & b.otherMore) | (a.otherMore & b.oneMore)) & lines.second) !== 0 ||
    (((a.oneMost & b.otherMost) | (a.otherMost & b.oneMost)) & lines.third) !== 0
  );
}
