// What is worn in which hour: layers come off from the outside in, and go back on.
import { outOfBand, type DayHour } from './day.ts';
import type { Need } from './need.ts';

/** Share of a garment's own clo that counts in the ensemble (ISO 9920). */
const CLO_SHARE = 0.835;

export interface Layer {
  garmentId: string;
  name: string;
  /** Effective clo, Iclu. */
  clo: number;
}

/** What comes off together: scarf, gloves and hat; then the coat; then the cardigan or jacket under it. */
export interface Step {
  layers: readonly Layer[];
  /** Scarf, gloves and hat go into a pocket; a layer is carried. */
  kind: 'extras' | 'layer';
  /** It is what keeps the rain off. */
  shelters: boolean;
}

export interface WearingPlan {
  /** Outermost first. */
  steps: readonly Step[];
  /** How many of the steps are off, hour by hour. */
  off: number[];
  /** Icl of the ensemble with so many steps off, clo. */
  icls: number[];
}

/** Too little hurts more than too much: a coat can be opened, a missing one cannot be worn. */
const COLD_WEIGHT = 1.5;
/** Being out of the band at all, and by how many clo. */
const OUT = 1;
const PER_CLO = 5;
/** At the ends of the band; it grows with the square, as the dissatisfied do (ISO 7730). */
const BESIDE = 0.25;
/** clo. In heat the band closes. */
const NARROWEST = 0.15;
/** A change must be worth the trouble. Two of them for one hour that is hardly out are not. */
const CHANGE = 0.5;
/** clo. A hair inside the band, because the receipt rounds. */
const MARGIN = 0.001;

/** clo outside the band, what is missing weighing more. */
export function discomfort(need: Need, icl: number): number {
  const off = outOfBand(need, icl);
  return off < 0 ? -off * COLD_WEIGHT : off;
}

/** What an hour costs in this insulation: 0 in the middle of the band, little inside it. */
function strain(need: Need, icl: number): number {
  const out = outOfBand(need, icl - MARGIN) < 0 || outOfBand(need, icl + MARGIN) > 0;
  const off = icl - need.neutral;
  const width = Math.max(NARROWEST, off > 0 ? need.max - need.neutral : need.neutral - need.min);
  const beside = BESIDE * Math.min(1, (off / width) ** 2);
  return out ? OUT + PER_CLO * discomfort(need, icl) + BESIDE : beside;
}

/** Icl with none, one, two … of the steps off. */
function steppedIcls(icl: number, steps: readonly Step[]): number[] {
  const icls = [icl];
  let left = icl;
  for (const { layers } of steps) {
    left -= CLO_SHARE * layers.reduce((sum, { clo }) => sum + clo, 0);
    icls.push(left);
  }
  return icls;
}

/** How many steps may come off in this hour: what shelters stays on in the wet, and what is under it as well. */
function mostOff(hour: DayHour, steps: readonly Step[]): number {
  if (!hour.wet) return steps.length;
  const sheltering = steps.findIndex(({ shelters }) => shelters);
  return sheltering === -1 ? steps.length : sheltering;
}

interface Path {
  cost: number;
  off: number[];
}

/** The cheapest way through the day, hour by hour (Viterbi); changes cost. */
function cheapest(day: readonly DayHour[], steps: readonly Step[], icls: readonly number[]): Path {
  let paths: (Path | null)[] = icls.map(() => ({ cost: 0, off: [] }));
  day.forEach((hour, index) => {
    const most = mostOff(hour, steps);
    paths = icls.map((icl, level) => {
      if (level > most) return null;
      let best: { path: Path; cost: number } | null = null;
      paths.forEach((path, before) => {
        if (!path) return;
        const cost = path.cost + (index === 0 || before === level ? 0 : CHANGE);
        if (!best || cost < best.cost) best = { path, cost };
      });
      const { path, cost } = best ?? { path: { off: [] as number[] }, cost: 0 };
      return { cost: cost + strain(hour.need, icl), off: [...path.off, level] };
    });
  });
  return paths.reduce<Path>((best, path) => (path && path.cost < best.cost ? path : best), {
    cost: Infinity,
    off: [],
  });
}

/**
 * When to wear what over a day (at least one hour). `steps` from the outermost in. Every layer is worn at some hour:
 * one that never is would not belong to the outfit, so it is on in the hour in which it disturbs least.
 */
export function planWearing(
  day: readonly DayHour[],
  icl: number,
  steps: readonly Step[],
): WearingPlan & { cost: number } {
  const icls = steppedIcls(icl, steps);
  const { cost, off } = cheapest(day, steps, icls);
  if (Math.min(...off) === 0) return { steps, off, icls, cost };
  let coldest = 0;
  day.forEach((hour, index) => {
    if (hour.need.neutral > (day[coldest]?.need.neutral ?? 0)) coldest = index;
  });
  const worn = off.map((level, index) => (index === coldest ? 0 : level));
  return { steps, off: worn, icls, cost: cost + UNUSED };
}

/** A layer carried all day for nothing. */
const UNUSED = 2;

/** clo worn in hour `index`. */
export function wornAt(index: number, { off, icls }: WearingPlan): number {
  return icls[off[index] ?? 0] ?? 0;
}
