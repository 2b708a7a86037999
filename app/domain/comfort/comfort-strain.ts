// What an hour outdoors costs in so many clo: the one measure by which ensembles and wearing plans are weighed.
import { isHot, lightestUsefulClo, distanceFromBand, type DayHour } from './day-hours.ts';

/** Distance from the aim, per clo and per clo squared. */
const OFF = 3;
const OFF_SQUARED = 12;
/** Outside the band, and per clo. Too little hurts more, as a coat can be opened; in frost the band lies above habit. */
const COLD = { out: 36, outInFrost: 32, frostBelowC: 5, perClo: 6 };
const WARM = { out: 9, perClo: 4 };
/** Below 5 °C more than the aim counts the more: scarf, gloves and hat are worn in any case (ours). */
const TOO_MUCH_IN_FROST = 1.5;
/** More than light in the sun of a mild day; from 26 °C up it matters less, because nothing helps. */
const SUNNY = 2.5;
const HEAT_C = 26;
/** clo. A hair above the least, because receipts and tables round. */
const MARGIN = 0.012;

/** 0 on the aim; jumps outside the band. In heat only what is more than light counts, and gently. */
export function strain(hour: Pick<DayHour, 'need' | 'air' | 'personalClo'>, icl: number): number {
  const { need } = hour;
  const { min: least, neutral: aim } = need;
  const hot = isHot(hour);
  const off = hot ? Math.max(0, icl - lightestUsefulClo(hour)) : Math.abs(icl - aim);
  const isTooMuchInFrost = hour.air.airC < COLD.frostBelowC && icl > aim;
  const beside = (OFF * off + OFF_SQUARED * off * off) * (isTooMuchInFrost ? TOO_MUCH_IN_FROST : 1);
  const cold = least - icl + MARGIN;
  if (cold > 0) {
    const out = hour.air.airC < COLD.frostBelowC ? COLD.outInFrost : COLD.out;
    return beside + out + COLD.perClo * cold;
  }
  if (hot) return beside + (off > 0 && hour.air.airC < HEAT_C ? SUNNY : 0);
  const warm = distanceFromBand(need, icl);
  return warm > 0 ? beside + WARM.out + WARM.perClo * warm : beside;
}
