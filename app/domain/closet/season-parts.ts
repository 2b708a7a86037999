// The parts of a look for the search of closet-help.ts: what may be worn above, below and over it on which days of a season,
// and what may not meet.
import { canLayer } from '../styling/search/ensemble-parts.ts';
import { legKind, type LegKind } from '../wardrobe/garment-predicates.ts';
import {
  isForbiddenPair,
  activeLines,
  emptySides,
  garmentSides,
  combineSides,
  type RuleLines,
  type RuleSides,
} from '../styling/rules/never-together.ts';
import type { Garment } from '../wardrobe/garment.ts';
import type { SeasonDay } from './season-days.ts';
import {
  daysWarmEnoughForTop,
  wearableDays,
  daysWarmEnoughOutermost,
  toHundredths,
  wearDays,
  type Extras,
  type WearDay,
  type Wearer,
} from './season-wear.ts';

/** A part of a look: its clothes in hundredths of a clo, the days that it may be worn on, and what it may not meet. */
export interface Part extends RuleSides {
  clo: number;
  days: number;
}
export interface Upper extends Part {
  cardigan: number;
  /** Null: wants a bottom. */
  legs: LegKind | null;
}
export interface Shell extends Upper {
  outer: number;
  shelters: boolean;
}
export interface Bottom extends Part {
  legs: LegKind;
}
export interface Outer extends Part {
  outer: number;
  shelters: boolean;
}

/** What is seen above the waist, with all that it may be worn over. */
export interface VisibleUpper {
  ways: Upper[];
  /** With each outer layer of hers, once it has been asked for. */
  shells?: Shell[];
}

export interface SeasonRules {
  days: WearDay[];
  all: number;
  wearer: Wearer;
  /** What may not meet. Those of the warmest day: the one line that frost lifts is between a jacket and a coat. */
  lines: RuleLines;
  daysFor: (garment: Garment) => number;
}

export const isOpenCoat = ({ drawing }: Garment): boolean => drawing.kind === 'coat';

/** The same thing twice is weighed once. */
export function uniqueParts<T extends object>(parts: T[]): T[] {
  if (parts.length < 2) return parts;
  return [...new Map(parts.map((part) => [Object.values(part).join(), part])).values()];
}

export function seasonRules(wearer: Wearer, season: readonly SeasonDay[]): SeasonRules {
  const days = wearDays(season, wearer);
  const known = new Map<Garment, number>();
  return {
    days,
    all: 2 ** days.length - 1,
    wearer,
    // The strictest day but for what is carried on warm ones: no cold lifts a line, no noon adds one.
    lines: activeLines({ coldestC: Infinity, warmestC: 0 }, wearer.style),
    daysFor(garment) {
      let bits = known.get(garment);
      if (bits === undefined) known.set(garment, (bits = wearableDays(garment, days, wearer)));
      return bits;
    },
  };
}

export function plainPart(garment: Garment, { daysFor }: SeasonRules): Part {
  return { clo: toHundredths(garment.clo), days: daysFor(garment), ...garmentSides(garment) };
}

/** Over `under`: null where they may not meet. */
function overPart(over: Garment, under: Garment, days: number, rules: SeasonRules): Part | null {
  const [a, b] = [garmentSides(over), garmentSides(under)];
  const both = days & rules.daysFor(over) & rules.daysFor(under);
  if (both === 0 || isForbiddenPair(a, b, rules.lines)) return null;
  return { clo: toHundredths(over.clo) + toHundredths(under.clo), days: both, ...combineSides(a, b) };
}

/** A vest and a fine V want a shirt under them. */
const NEVER_ALONE = ['knit-vest', 'merino-v'];

/** All ways to wear a piece above the waist so that it is what is seen, over what there is. */
export function layeringOptions(garment: Garment, under: readonly Garment[], rules: SeasonRules): Upper[] {
  const { days } = rules;
  const close = { ...plainPart(garment, rules), cardigan: 0, legs: legsOf(garment) };
  if (garment.slot === 'top') {
    const alone = close.days & daysWarmEnoughForTop(garment, days).alone;
    return alone ? [{ ...close, days: alone }] : [];
  }
  if (garment.slot === 'dress') return close.days ? [close] : [];
  if (isOpenCoat(garment)) return uniqueParts(waysOfCardigan(garment, under, rules));
  const alone = close.days && !NEVER_ALONE.includes(garment.id) ? [close] : [];
  return uniqueParts([...alone, ...waysOfPullover(garment, under, rules)]);
}

const legsOf = (garment: Garment): LegKind | null => (garment.slot === 'dress' ? legKind(garment) : null);

function waysOfCardigan(garment: Garment, under: readonly Garment[], rules: SeasonRules): Upper[] {
  const cardigan = garment.sheddable ? toHundredths(garment.clo) : 0;
  return under.flatMap((one) => {
    const on = one.slot === 'top' ? daysWarmEnoughForTop(one, rules.days).underCardigan : rules.all;
    const part = overPart(garment, one, on, rules);
    return part ? [{ ...part, cardigan, legs: legsOf(one) }] : [];
  });
}

function waysOfPullover(garment: Garment, under: readonly Garment[], rules: SeasonRules): Upper[] {
  return under.flatMap((one) => {
    const part =
      one.slot === 'top' && canLayer(one, garment) ? overPart(garment, one, rules.all, rules) : null;
    return part ? [{ ...part, cardigan: 0, legs: null }] : [];
  });
}

/** Worn over the rest, or nothing; in the wet an umbrella or a shell. */
export function outerPart(garment: Garment | null, rules: SeasonRules, { umbrella }: Extras): Outer {
  const wet = rules.days.reduce((bits, { conditions }, at) => (conditions.wet ? bits | (1 << at) : bits), 0);
  const outermost = daysWarmEnoughOutermost(garment, rules.days);
  if (!garment)
    return { clo: 0, days: outermost & (umbrella | ~wet), ...emptySides(), outer: 0, shelters: false };
  const shelters = garment.weather.rain === 'protects';
  const part = plainPart(garment, rules);
  const days = part.days & outermost & (shelters ? rules.all : umbrella | ~wet);
  return { ...part, days, outer: garment.sheddable ? part.clo : 0, shelters };
}

/** A dress shows under a cardigan: with each it is another look. */
export function visibleUppers(
  upper: readonly Garment[],
  under: readonly Garment[],
  rules: SeasonRules,
): VisibleUpper[] {
  const tops = under.filter(({ slot }) => slot === 'top');
  const dresses = under.filter(({ slot }) => slot === 'dress');
  return upper
    .flatMap((garment) => {
      const over = isOpenCoat(garment)
        ? dresses.map((dress) => ({ ways: layeringOptions(garment, [dress], rules) }))
        : [];
      return [{ ways: layeringOptions(garment, tops, rules) }, ...over];
    })
    .filter(({ ways }) => ways.length > 0);
}

export const bottomPart = (garment: Garment, rules: SeasonRules): Bottom => ({
  ...plainPart(garment, rules),
  legs: legKind(garment),
});

/** Each way to wear what is seen, with each outer layer. */
export function outerCombinations(
  { ways }: VisibleUpper,
  outers: readonly Outer[],
  { lines }: SeasonRules,
  on: number,
): Shell[] {
  const shells: Shell[] = [];
  for (const way of ways)
    for (const over of outers) {
      const days = way.days & over.days & on;
      if (days === 0 || isForbiddenPair(way, over, lines)) continue;
      shells.push({
        clo: way.clo + over.clo,
        days,
        ...combineSides(way, over),
        cardigan: way.cardigan,
        legs: way.legs,
        outer: over.outer,
        shelters: over.shelters,
      });
    }
  return shells;
}
