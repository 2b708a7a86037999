// What an hour outdoors costs in so many clo: the one measure by which ensembles and wearing plans are weighed.
import { outOfBand, type DayHour } from './day.ts';
import { AS_LIGHT_AS_SENSIBLE } from './need.ts';

/** From here up anything light is as light as sensible (comfort.md, Heat). */
const HOT_C = 26;
/** Off the aim: little matters little, much matters more (per clo, and per clo squared). */
const OFF = 3;
const OFF_SQUARED = 12;
/** Out of the band at all, and per clo; too little hurts more, because a coat can be opened. */
const COLD = { out: 0.8, perClo: 5 };
const WARM = { out: 0.4, perClo: 3 };
/** clo. A hair inside the band, because receipts and tables round. */
const MARGIN = 0.012;

/** 0 on the aim; grows with the distance from it, and at once outside the band. */
export function strain({ need, air }: Pick<DayHour, 'need' | 'air'>, icl: number): number {
  if (air.airC >= HOT_C && icl <= AS_LIGHT_AS_SENSIBLE) return 0;
  const off = Math.abs(icl - need.neutral);
  const beside = OFF * off + OFF_SQUARED * off * off;
  const cold = -outOfBand(need, icl - MARGIN);
  if (cold > 0) return beside + COLD.out + COLD.perClo * cold;
  const warm = outOfBand(need, icl + MARGIN);
  return warm > 0 ? beside + WARM.out + WARM.perClo * warm : beside;
}
