// Whether what is worn above is enough by itself: what wants a layer over it, if it is only carried, and what is too thin under a
// coat.
import { isOfKind } from '../../wardrobe/garment-kinds.ts';
import { sleeveLength } from '../../wardrobe/garment-predicates.ts';
import type { Conditions } from '../input/conditions.ts';
import type { Part } from './ensemble-parts.ts';

/**
 * °C of the coldest hour, calm, and windy or for bare shoulders wet, below which so much of an upper part, in clo, wants something over it, if it
 * is only carried: bare shoulders from 70 °F down, short sleeves from 62, a shirt from 58.
 */
const WRAP = [
  { isBare: true, clo: 1, belowC: 21.1, inWindBelowC: 24 },
  { isBare: false, clo: 0.195, belowC: 16.7, inWindBelowC: 18.5 },
  { isBare: false, clo: 0.26, belowC: 14.5, inWindBelowC: 15.6 },
];

/** °C below which nobody walks to the gym in bare arms. */
const WAY_TO_GYM_C = 18;

export function wantsLayer(
  upper: Part,
  { coldestC: airC, windy, rain, setting, colderC = 0 }: Conditions,
): boolean {
  const [only, ...others] = upper.garments;
  if (!only || others.length > 0 || only.slot === 'knitwear') return false;
  // Who feels the cold wants it some degrees earlier.
  const coldestC = airC - Math.max(0, colderC);
  if (setting === 'gym') return coldestC < WAY_TO_GYM_C && sleeveLength(only) < 0.6;
  return WRAP.some(
    (line) =>
      coldestC < (windy || (rain && line.isBare) ? line.inWindBelowC : line.belowC) &&
      (line.isBare
        ? isBare(upper)
        : only.formality > 0 && upper.clo < line.clo + (only.slot === 'dress' ? DRESS : 0)),
  );
}
/** clo of a dress that covers the legs. */
const DRESS = 0.12;

function isBare({ garments }: Part): boolean {
  const [only, ...others] = garments;
  return !!only && others.length === 0 && only.formality > 0 && isOfKind(only, 'sleeveless');
}

/**
 * Under a coat lighter than this, on days that start below so many °C and stay below so many: less than so many clo is
 * too little, and costs. In frost, and in cool rain, where a raincoat over a shirt is not enough.
 */
const THIN = [
  { coldestBelowC: 0, warmestBelowC: 1, isRain: false, coatClo: 0.66, clo: 0.5 },
  { coldestBelowC: 0, warmestBelowC: Infinity, isRain: false, coatClo: 0.66, clo: 0.42 },
  { coldestBelowC: 8.5, warmestBelowC: 11, isRain: false, coatClo: 0.66, clo: 0.3 },
  { coldestBelowC: 14.5, warmestBelowC: 18.6, isRain: true, coatClo: 0.45, clo: 0.28 },
];
const TOO_THIN = 10;

export function thinness(upper: Part, outer: Part, { coldestC, warmestC, rain }: Conditions): number {
  const coat = outer.garments.find(({ slot }) => slot === 'coat');
  if (!coat || isOfKind(coat, 'down, fur or teddy')) return 0;
  const under = upper.clo + outer.clo - coat.clo;
  const isThin = THIN.some(
    (line) =>
      coldestC < line.coldestBelowC &&
      warmestC < line.warmestBelowC &&
      (rain || !line.isRain) &&
      coat.clo < line.coatClo &&
      under < line.clo,
  );
  return isThin ? TOO_THIN : 0;
}
