// What an hour outdoors costs in so many clo: the one measure by which ensembles and wearing plans are weighed.
import { AS_LIGHT_AS_SENSIBLE, isHot, outOfBand, type DayHour } from './day.ts';

/** Off the aim: little matters little, much matters more (per clo, and per clo squared). */
const OFF = 3;
const OFF_SQUARED = 12;
/** Out of the band at all, and per clo; too little hurts more, because a coat can be opened. */
const COLD = { out: 2, perClo: 6 };
const WARM = { out: 1, perClo: 4 };
/** City clothes reach about so much; beyond it minutes outdoors count, not clo (comfort.md, Honest cold). */
const CITY_CLOTHES = 2.2;
/** clo. A hair inside the band, because receipts and tables round. */
const MARGIN = 0.012;

/**
 * 0 on the aim; grows with the distance from it, and at once outside the band. Where it is warm for anybody only what is
 * more than light counts, and gently: it is no reason to freeze in the morning.
 */
export function strain(hour: Pick<DayHour, 'need' | 'air' | 'personalClo'>, icl: number): number {
  const { need } = hour;
  const [least, aim] = [Math.min(need.min, CITY_CLOTHES), Math.min(need.neutral, CITY_CLOTHES)];
  const hot = isHot(hour);
  const off = hot ? Math.max(0, icl - AS_LIGHT_AS_SENSIBLE) : Math.abs(icl - aim);
  const beside = OFF * off + OFF_SQUARED * off * off;
  const cold = least - icl + MARGIN;
  if (cold > 0) return beside + COLD.out + COLD.perClo * cold;
  const warm = hot ? 0 : outOfBand(need, icl + MARGIN);
  return warm > 0 ? beside + WARM.out + WARM.perClo * warm : beside;
}
