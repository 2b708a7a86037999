// How well an insulation fits the whole day, looked up instead of computed: the search asks tens of thousands of times.
import { outOfBand, type DayHour } from '../comfort/day.ts';
import { discomfort } from '../comfort/wearing.ts';
import { ensembleIcl } from '../comfort/insulation.ts';
import type { Need } from '../comfort/need.ts';

/** clo. */
const STEP = 0.02;
const SIZE = 210;

/** Being out of the band weighs this much a clo, and this much for being out at all; shares of the day. */
const PER_CLO = 16;
const OUT = 40;
/** Inside the band the middle is better; it grows with the square, as the dissatisfied do (ISO 7730). */
const OFF_CENTRE = 0.5;
/** clo. In heat the band closes. */
const NARROWEST = 0.15;
/** clo. A little inside the band, because the receipt and these tables round. */
const MARGIN = 0.012;
/** For a layer that is too much in every hour. */
const UNUSED = 2;

/** A layer that comes off, as the search sees it: its effective clo, and whether it keeps the rain off. */
export interface Removable {
  clo: number;
  shelters: boolean;
}

/** Costs of ensembles that have the same layers to take off. */
export interface LayeredWarmth {
  /** By `warmthIndex` and by `stepsOf` scarf, gloves and hat, which come off first. */
  costOf(index: number, pocketSteps: number): number;
}

export interface Warmth {
  under(first: Removable | null, second: Removable | null): LayeredWarmth;
}

/** Place of an ensemble in the tables, from the sum of its garments' effective clo. */
export function warmthIndex(sumOfGarments: number): number {
  return Math.min(SIZE - 1, Math.max(0, Math.round(ensembleIcl(sumOfGarments) / STEP)));
}

function hourCost(need: Need, icl: number): number {
  const out = outOfBand(need, icl - MARGIN) < 0 || outOfBand(need, icl + MARGIN) > 0 ? OUT : 0;
  const off = icl - need.neutral;
  const width = Math.max(NARROWEST, off > 0 ? need.max - need.neutral : need.neutral - need.min);
  const offCentre = OFF_CENTRE * Math.min(1, off / width) ** 2;
  return discomfort(need, icl) * PER_CLO + out + offCentre;
}

/** What clothes can do at all; beyond it every ensemble is out of the band, and only the difference counts. */
const LEAST_ICL = 0.28;
const MOST_ICL = 2.9;

function hourTable({ need }: DayHour, share: number): Float64Array {
  const best = Math.min(MOST_ICL, Math.max(LEAST_ICL, need.neutral));
  const floor = Math.min(...[LEAST_ICL, best, MOST_ICL].map((icl) => hourCost(need, icl)));
  return Float64Array.from(
    { length: SIZE },
    (_, index) => Math.max(0, hourCost(need, index * STEP) - floor) * share,
  );
}

interface CostHour {
  wet: boolean;
  costs: Float64Array;
}

/** So many groups of hours stand for a long day: the search asks each of them, thousands of times. */
const GROUPS = 5;

/** Hours that ask for much the same are dressed the same: sorted by need, wet ones by themselves, in equal groups. */
function grouped(day: readonly DayHour[]): CostHour[] {
  const size = Math.ceil(day.length / GROUPS);
  const byNeed = (wet: boolean) =>
    day.filter((hour) => hour.wet === wet).sort((a, b) => a.need.neutral - b.need.neutral);
  return [true, false].flatMap((wet) => {
    const hours = byNeed(wet).map((hour) => hourTable(hour, 1 / day.length));
    return Array.from({ length: Math.ceil(hours.length / size) }, (_, group) => {
      const [first, ...others] = hours.slice(group * size, (group + 1) * size);
      const costs = first ?? new Float64Array(SIZE);
      for (const other of others) for (let place = 0; place < SIZE; place++) costs[place]! += other[place]!;
      return { wet, costs };
    });
  });
}

/** The day's cost when each hour takes off what is best, from the outside in. `drops` are table steps. */
function dayCost(hours: CostHour[], on: number, drops: readonly number[], sheltering: number): number {
  let total = 0;
  let wornWhole = false;
  for (const { wet, costs } of hours) {
    let least = costs[on] ?? 0;
    let place = on;
    let whole = true;
    const levels = wet && sheltering !== -1 ? sheltering : drops.length;
    for (let level = 0; level < levels; level++) {
      place = Math.max(0, place - (drops[level] ?? 0));
      const cost = costs[place] ?? 0;
      if (cost < least - 1e-9) {
        least = cost;
        whole = false;
      }
    }
    total += least;
    wornWhole ||= whole;
  }
  return wornWhole ? total : total + UNUSED;
}

/** A garment's share of the ensemble, in steps of the tables. */
export function stepsOf(clo: number): number {
  return Math.round((0.835 * clo) / STEP);
}

function layered(hours: CostHour[], first: Removable | null, second: Removable | null): LayeredWarmth {
  const drops = [0, first ? stepsOf(first.clo) : 0, second ? stepsOf(second.clo) : 0];
  // Only the outermost that shelters matters: what is under it stays on as well.
  const sheltering = first?.shelters ? 1 : second?.shelters ? 2 : -1;
  const tables: (Float64Array | undefined)[] = [];
  return {
    costOf(index, pocketSteps) {
      const table = (tables[pocketSteps] ??= new Float64Array(SIZE).fill(-1));
      const known = table[index] ?? 0;
      if (known >= 0) return known;
      drops[0] = pocketSteps;
      return (table[index] = dayCost(hours, index, drops, sheltering));
    },
  };
}

const keyOf = (layer: Removable | null) => (layer ? stepsOf(layer.clo) * 2 + Number(layer.shelters) + 1 : 0);

/** Costs of a day's hours; each is worked out when it is first asked for. */
export function warmthOf(day: DayHour[]): Warmth {
  const hours = grouped(day);
  const made = new Map<number, LayeredWarmth>();
  return {
    under(first, second) {
      const key = keyOf(first) * 1024 + keyOf(second);
      let found = made.get(key);
      if (!found) made.set(key, (found = layered(hours, first, second)));
      return found;
    },
  };
}
