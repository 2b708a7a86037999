// How well an insulation fits the whole day, looked up instead of computed: the search asks tens of thousands of times.
import type { DayHour } from '../../comfort/day-hours.ts';
import { HEATED_BELOW_C, INDOOR_BAND } from '../../comfort/indoor-comfort.ts';
import { ensembleIcl } from '../../comfort/insulation.ts';
import { strain } from '../../comfort/comfort-strain.ts';
import { CLO_SHARE, COAT_BELOW_C } from '../../comfort/plan-wearing.ts';

/** clo. */
const STEP = 0.01;
const SIZE = 420;

/** The day's mean strain, beside what style costs. */
const OUTSIDE = 29;
/** What stays on inside, out of the room's band at all, and per clo. */
const INSIDE = { out: 1.4, perClo: 10 };
/** For a layer that is too much in every hour. */
const UNUSED = 4;

/** A layer that comes off, as the search sees it: its effective clo, and whether it keeps the rain off. */
interface Removable {
  clo: number;
  shelters: boolean;
}

/** Costs of ensembles that have the same layers to take off. */
export interface LayeredWarmth {
  /** By `warmthIndex` and by `warmthSteps` scarf, gloves and hat, which come off first. */
  costOf(index: number, pocketSteps: number): number;
}

export interface WarmthCosts {
  /** `doorClo`: of the layers that come off at the door. */
  under(first: Removable | null, second: Removable | null, doorClo: number): LayeredWarmth;
}

/** Place of an ensemble in the tables, from the sum of its garments' effective clo. */
export function warmthIndex(sumOfGarments: number): number {
  return Math.min(SIZE - 1, Math.max(0, Math.round(ensembleIcl(sumOfGarments) / STEP)));
}

/** The least that anybody wears; where less is asked for, every ensemble is out of the band, and only the difference counts. */
const LEAST_ICL = 0.36;

function hourTable(hour: DayHour, share: number): Float64Array {
  const table = new Float64Array(SIZE);
  for (let index = 0; index < SIZE; index++) table[index] = strain(hour, index * STEP);
  let floor = Infinity;
  for (let index = Math.ceil(LEAST_ICL / STEP); index < SIZE; index++) floor = Math.min(floor, table[index]!);
  for (let index = 0; index < SIZE; index++) table[index] = Math.max(0, table[index]! - floor) * share;
  return table;
}

interface CostHour {
  wet: boolean;
  /** So cold that the outermost layer stays on. */
  isCold: boolean;
  costs: Float64Array;
}

/** So many groups of hours stand for a long day: the search asks each of them, thousands of times. */
const GROUPS = 5;

/** Hours that ask for much the same are dressed the same: sorted by need, wet ones by themselves, in equal groups. */
function grouped(day: readonly DayHour[], share: number): CostHour[] {
  const size = Math.ceil(day.length / GROUPS);
  const total = day.reduce((sum, { weight }) => sum + weight, 0);
  const isColdIn = ({ air }: DayHour) => air.airC < COAT_BELOW_C;
  const kinds = [true, false].flatMap((wet) => [true, false].map((isCold) => ({ wet, isCold })));
  return kinds.flatMap(({ wet, isCold }) => {
    const alike = day.filter((hour) => hour.wet === wet && isColdIn(hour) === isCold);
    const hours = alike
      .sort((a, b) => a.need.neutral - b.need.neutral)
      .map((hour) => hourTable(hour, (share * OUTSIDE * hour.weight) / total));
    return Array.from({ length: Math.ceil(hours.length / size) }, (_, group) => {
      const [first, ...others] = hours.slice(group * size, (group + 1) * size);
      const costs = first ?? new Float64Array(SIZE);
      for (const other of others) for (let place = 0; place < SIZE; place++) costs[place]! += other[place]!;
      return { wet, isCold, costs };
    });
  });
}

/** The day's cost when each hour takes off what is best, from the outside in. `drops` are table steps. */
function dayCost(hours: CostHour[], on: number, drops: readonly number[], sheltering: number): number {
  let total = 0;
  let wornWhole = false;
  for (const { wet, isCold, costs } of hours) {
    let least = costs[on] ?? 0;
    let place = on;
    let whole = true;
    const sheltered = wet && sheltering !== -1 ? sheltering : drops.length;
    const levels = isCold ? Math.min(1, sheltered) : sheltered;
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
export function warmthSteps(clo: number): number {
  return Math.round((CLO_SHARE * clo) / STEP);
}

/** Below how many °C on the day's mean rooms are heated: below it what stays on must suit them. */
function isHeated(day: readonly DayHour[]): boolean {
  return day.reduce((sum, { air }) => sum + air.airC, 0) / day.length < HEATED_BELOW_C;
}

/** °C in which a warm room is no reason to leave anything at home. */
const DANGER_C = -20;

/** Cost of sitting inside in this, by place in the tables; nothing where she is out throughout or rooms are not heated. */
function insideTable(day: readonly DayHour[]): Float64Array {
  const costs = new Float64Array(SIZE);
  const isDanger = day.some(({ air }) => air.airC < DANGER_C);
  if (!isHeated(day) || isDanger || day.every(({ out }) => out)) return costs;
  const more = day[0]?.personalClo ?? 0;
  return costs.map((_, index) => {
    const icl = index * STEP - more / 2;
    const off = Math.max(INDOOR_BAND.min + 0.03 - icl, icl - INDOOR_BAND.max + 0.03, 0);
    return off > 0 ? INSIDE.out + INSIDE.perClo * off : 0;
  });
}

const keyOf = (layer: Removable | null) =>
  layer ? warmthSteps(layer.clo) * 2 + Number(layer.shelters) + 1 : 0;

/** Costs of a day's hours; each is worked out when it is first asked for. @param share of the hours outdoors that counts */
export function warmthCosts(day: readonly DayHour[], share = 1): WarmthCosts {
  const hours = grouped(day, share);
  const inside = insideTable(day);
  const made = new Map<number, LayeredWarmth>();
  const layered = (first: Removable | null, second: Removable | null, doorSteps: number): LayeredWarmth => {
    const drops = [0, first ? warmthSteps(first.clo) : 0, second ? warmthSteps(second.clo) : 0];
    // Only the outermost that shelters matters: what is under it stays on as well.
    const sheltering = first?.shelters ? 1 : second?.shelters ? 2 : -1;
    const tables: (Float64Array | undefined)[] = [];
    return {
      costOf(index, pocketSteps) {
        const table = (tables[pocketSteps] ??= new Float64Array(SIZE).fill(-1));
        const known = table[index] ?? 0;
        if (known >= 0) return known;
        drops[0] = pocketSteps;
        const indoors = inside[Math.max(0, index - pocketSteps - doorSteps)] ?? 0;
        return (table[index] = dayCost(hours, index, drops, sheltering) + indoors);
      },
    };
  };
  return {
    under(first, second, doorClo) {
      const doorSteps = warmthSteps(doorClo);
      const key = (keyOf(first) * 1024 + keyOf(second)) * 128 + doorSteps;
      let found = made.get(key);
      if (!found) made.set(key, (found = layered(first, second, doorSteps)));
      return found;
    },
  };
}
