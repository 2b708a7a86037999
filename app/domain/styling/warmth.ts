// How well an insulation fits the whole day, looked up instead of computed: the search asks tens of thousands of times.
import { discomfort, outOfBand, type DayHour } from '../comfort/day.ts';
import { ensembleIcl } from '../comfort/insulation.ts';

const STEP = 0.01;
const SIZE = 420;

/** Being out of the band weighs this much a clo, and this much for being out at all. */
const PER_CLO = 14;
const OUT = 3;
/** Inside the band, the middle is a little better. */
const OFF_CENTRE = 0.25;
/** clo. A hair inside the band, because the receipt rounds. */
const MARGIN = 0.012;

export interface Warmth {
  /**
   * Cost by Icl in steps of 0.01 clo (see `warmthIndex`), when a layer of `shedClo` (effective clo, 0 for none) may
   * come off in those hours where that is better; a sheltering layer stays on in the wet.
   */
  tableFor(shedClo: number, shelters: boolean): Float64Array;
}

/** Place of an ensemble in the tables, from the sum of its garments' effective clo. */
export function warmthIndex(sumOfGarments: number): number {
  return Math.min(SIZE - 1, Math.max(0, Math.round(ensembleIcl(sumOfGarments) / STEP)));
}

function hourTable({ need }: DayHour, share: number): Float64Array {
  return Float64Array.from({ length: SIZE }, (_, index) => {
    const icl = index * STEP;
    const out = outOfBand(need, icl - MARGIN) < 0 || outOfBand(need, icl + MARGIN) > 0 ? OUT : 0;
    const offCentre = OFF_CENTRE * Math.min(1, Math.abs(icl - need.neutral));
    return (discomfort(need, icl) * PER_CLO + out + offCentre) * share;
  });
}

/** Cost tables of a day's hours. */
export function warmthOf(day: DayHour[]): Warmth {
  const hours = day.map((hour) => ({ wet: hour.wet, costs: hourTable(hour, 1 / day.length) }));
  const made = new Map<string, Float64Array>();
  const costAt = (on: number, off: number, shelters: boolean) => {
    let always = 0;
    let shedding = 0;
    let keptOn = false;
    for (const { wet, costs } of hours) {
      const full = costs[on] ?? 0;
      const lighter = costs[off] ?? 0;
      const keep = full <= lighter || (shelters && wet);
      always += full;
      shedding += keep ? full : lighter;
      keptOn ||= keep;
    }
    // A layer that is too much in every hour cannot be counted as one to take off.
    return keptOn ? shedding : always;
  };
  const tableFor = (shedClo: number, shelters: boolean) => {
    const steps = Math.round((0.835 * shedClo) / STEP);
    const key = `${steps}${shelters ? 's' : ''}`;
    let table = made.get(key);
    if (!table) {
      table = Float64Array.from({ length: SIZE }, (_, on) => costAt(on, Math.max(0, on - steps), shelters));
      made.set(key, table);
    }
    return table;
  };
  return { tableFor };
}
