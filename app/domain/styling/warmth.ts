// How well an insulation fits the whole day, looked up instead of computed: the search asks tens of thousands of times.
import { discomfort, outOfBand, type DayHour } from '../comfort/day.ts';

const STEP = 0.01;
const SIZE = 420;

export interface Warmth {
  /** Cost of wearing `on` all day, or `off` in those dry hours where that is better. clo are Icl. */
  costOf(on: number, off: number | null, shelters: boolean): number;
}

/** clo. */
const MARGIN = 0.012;
/** Being out of the band weighs this much a clo, and this much for being out at all. */
const PER_CLO = 12;
const OUT = 1.2;
/** Inside the band, the middle is a little better. */
const OFF_CENTRE = 0.25;

/** Cost tables of a day's hours. */
export function warmthOf(day: DayHour[]): Warmth {
  const tables = day.map(({ need }) =>
    Float64Array.from({ length: SIZE }, (_, index) => {
      const icl = index * STEP;
      const off = discomfort(need, icl);
      // A hair inside the band, because the receipt rounds.
      const out = outOfBand(need, icl - MARGIN) < 0 || outOfBand(need, icl + MARGIN) > 0 ? OUT : 0;
      return (off * PER_CLO + out + OFF_CENTRE * Math.min(1, Math.abs(icl - need.neutral))) / day.length;
    }),
  );
  const index = (icl: number) => Math.min(SIZE - 1, Math.max(0, Math.round(icl / STEP)));
  const costOf = (on: number, off: number | null, shelters: boolean) => {
    const worn = index(on);
    const without = off === null ? worn : index(off);
    let always = 0;
    let shedding = 0;
    let keptOn = false;
    for (let hour = 0; hour < tables.length; hour++) {
      const full = tables[hour]?.[worn] ?? 0;
      const lighter = tables[hour]?.[without] ?? 0;
      const keep = full <= lighter || (shelters && day[hour]?.wet === true);
      always += full;
      shedding += keep ? full : lighter;
      keptOn ||= keep;
    }
    // A layer that is too much in every hour cannot be counted as one to take off.
    return keptOn ? shedding : always;
  };
  return { costOf };
}
