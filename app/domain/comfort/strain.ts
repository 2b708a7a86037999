// What an hour outdoors costs in so many clo: the one measure by which ensembles and wearing plans are weighed.
import { isAsLightAsSensible, outOfBand, type DayHour } from './day.ts';

/** Off the aim: little matters little, much matters more (per clo, and per clo squared). */
const OFF = 3;
const OFF_SQUARED = 12;
/** Out of the band at all, and per clo; too little hurts more, because a coat can be opened. */
const COLD = { out: 2, perClo: 6 };
const WARM = { out: 1, perClo: 4 };
/** City clothes reach about so much; beyond it minutes outdoors count, not clo (comfort.md, Honest cold). */
const CITY_CLOTHES = 2.35;
/** clo. A hair inside the band, because receipts and tables round. */
const MARGIN = 0.012;

/** 0 on the aim; grows with the distance from it, and at once outside the band. */
export function strain({ need, air }: Pick<DayHour, 'need' | 'air'>, icl: number): number {
  if (isAsLightAsSensible({ air }, icl)) return 0;
  const [least, aim] = [Math.min(need.min, CITY_CLOTHES), Math.min(need.neutral, CITY_CLOTHES)];
  const off = Math.abs(icl - aim);
  const beside = OFF * off + OFF_SQUARED * off * off;
  const cold = least - icl + MARGIN;
  if (cold > 0) return beside + COLD.out + COLD.perClo * cold;
  const warm = outOfBand(need, icl + MARGIN);
  return warm > 0 ? beside + WARM.out + WARM.perClo * warm : beside;
}
