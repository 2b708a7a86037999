// What is worn outdoors in which hour: layers come off from the outside in, and go back on.
import type { DayHour } from './day-hours.ts';
import { strain } from './comfort-strain.ts';

/** Share of a garment's own clo that counts in the ensemble (ISO 9920). */
export const CLO_SHARE = 0.835;

interface Layer {
  garmentId: string;
  name: string;
  /** Effective clo, Iclu. */
  clo: number;
}

/** What comes off together: scarf, gloves and hat; then the coat; then the cardigan or jacket under it. */
export interface RemovalStep {
  layers: readonly Layer[];
  kind: 'extras' | 'layer';
  shelters: boolean;
}

export interface WearingPlan {
  /** Outermost first. */
  steps: readonly RemovalStep[];
  off: number[];
  /** Icl of the ensemble with so many steps off, clo. */
  icls: number[];
}

const CHANGE = 0.15;
/** Scarf, hat and gloves: needed when it feels colder, foolish when it is warmer, °C. */
export const POCKET = { needBelowFeltC: -2, noneAboveC: 12 } as const;

/** °C above which nobody keeps on a coat, the outer layer, and any that comes off. */
const OFF_ABOVE_C = { coat: 18.4, outer: 24, all: 26 };
/** °C. In colder air nobody is out without what goes over the rest, however warm she runs. */
export const COAT_BELOW_C = 8;
/** clo. */
const COAT = 0.34;

function steppedIcls(icl: number, steps: readonly RemovalStep[]): number[] {
  const icls = [icl];
  let left = icl;
  for (const { layers } of steps) {
    left -= CLO_SHARE * layers.reduce((sum, { clo }) => sum + clo, 0);
    icls.push(left);
  }
  return icls;
}

/** How few and how many steps may be off in this hour: what shelters stays on in the wet, and what is under it as well. */
function mayBeOff(hour: DayHour, steps: readonly RemovalStep[]): { least: number; most: number } {
  const sheltering = hour.wet ? steps.findIndex(({ shelters }) => shelters) : -1;
  const outermost = hour.air.airC < COAT_BELOW_C ? steps.findIndex(({ kind }) => kind === 'layer') : -1;
  const dry = Math.min(...[sheltering, outermost].map((kept) => (kept === -1 ? steps.length : kept)));
  if (hour.air.airC > OFF_ABOVE_C.all) return { least: dry, most: dry };
  const isExtras = steps[0]?.kind === 'extras';
  const outer = steps[isExtras ? 1 : 0]?.layers.reduce((sum, { clo }) => sum + clo, 0) ?? 0;
  if (hour.air.airC > (outer >= COAT ? OFF_ABOVE_C.coat : OFF_ABOVE_C.outer))
    return { least: Math.min(dry, isExtras ? 2 : 1), most: dry };
  if (!isExtras) return { least: 0, most: dry };
  if (hour.feltC < POCKET.needBelowFeltC) return { least: 0, most: 0 };
  return { least: hour.air.airC > POCKET.noneAboveC ? 1 : 0, most: dry };
}

interface Path {
  cost: number;
  off: number[];
}

/** The cheapest way through the day, hour by hour (Viterbi); changes cost. */
function cheapest(day: readonly DayHour[], steps: readonly RemovalStep[], icls: readonly number[]): Path {
  let paths: (Path | null)[] = icls.map(() => ({ cost: 0, off: [] }));
  day.forEach((hour, index) => {
    const { least, most } = mayBeOff(hour, steps);
    paths = icls.map((icl, level) => {
      if (level < least || level > most) return null;
      let best: { path: Path; cost: number } | null = null;
      paths.forEach((path, before) => {
        if (!path) return;
        const cost = path.cost + (index === 0 || before === level ? 0 : CHANGE);
        if (!best || cost < best.cost) best = { path, cost };
      });
      const { path, cost } = best ?? { path: { off: [] as number[] }, cost: 0 };
      return { cost: cost + hour.weight * strain(hour, icl), off: [...path.off, level] };
    });
  });
  return paths.reduce<Path>((best, path) => (path && path.cost < best.cost ? path : best), {
    cost: Infinity,
    off: [],
  });
}

/** `steps` come outermost first. A layer worn at no hour is put on where it disturbs least: else it would not belong. */
export function planWearing(
  day: readonly DayHour[],
  icl: number,
  steps: readonly RemovalStep[],
): WearingPlan & { cost: number } {
  const icls = steppedIcls(icl, steps);
  const { cost, off } = cheapest(day, steps, icls);
  if (Math.min(...off) === 0) return { steps, off, icls, cost };
  let coldest = 0;
  day.forEach((hour, index) => {
    if (hour.air.airC < (day[coldest]?.air.airC ?? 0)) coldest = index;
  });
  const worn = off.map((level, index) => (index === coldest ? 0 : level));
  return { steps, off: worn, icls, cost: cost + UNUSED };
}

const UNUSED = 3;

export function cloWornAt(index: number, { off, icls }: WearingPlan): number {
  return icls[off[index] ?? 0] ?? 0;
}
