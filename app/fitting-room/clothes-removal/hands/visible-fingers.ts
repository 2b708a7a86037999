// The fingers that come out of a deep cuff, told from a thumb beside them.
import { isCoveredAt, unitVector, type Point } from '../../pixels/pixels.ts';
import { alongAxis, pointOn, type Axis } from '../arms/arm-axis.ts';
import type { Limb } from '../../body-estimation/person.ts';
import type { Hands, FoundHand } from '../../body-estimation/hands/find-hands.ts';

export interface FingerRow {
  /** From the wrist: `s` runs toward the fingers, `q` across. */
  axis: Axis;
  s: number;
  edges: readonly (readonly [number, number])[];
  thumb: -1 | 0 | 1;
}

/** Past the wrist, in stature: out of such a cuff come fingers only. */
export const DEEP_CUFF = 0.018;
/** How far fingers are followed back from their tips, in stature. */
const REACH = 0.13;
/** Largest move of an edge from row to row, in pixels; a thumb moves faster. */
const TURNS = 0.3;
/** Share of the rows before, below which fingers have ended. */
const ENDS = 0.6;
/** Relative jump of one side at which the cuff has cut the fingers and a thumb goes on. */
const JUMPS = 0.18;
const ROWS = 0.016; // stature

function runsAt(axis: Axis, s: number, reach: number, is: (at: Point) => boolean): [number, number][] {
  const runs: [number, number][] = [];
  let open: [number, number] | null = null;
  for (let q = -reach; q <= reach; q += 0.5) {
    if (!is(pointOn(axis, s, q))) open = null;
    else if (open) open[1] = q;
    else runs.push((open = [q, q]));
  }
  return runs;
}

function thumbSide(
  runs: readonly (readonly [number, number])[],
  low: number,
  high: number,
): FingerRow['thumb'] {
  const aside = Math.max(0, ...runs.map(([from]) => low - from));
  const onto = Math.max(0, ...runs.map(([, to]) => to - high));
  if (Math.max(aside, onto) < (high - low) * 0.25) return 0;
  return aside > onto ? -1 : 1;
}

/** Null where the palm is seen, or no fingers are found. `stature`: in pixels. */
export function findVisibleFingers(
  { joints }: Limb,
  seen: FoundHand,
  { mask }: Hands,
  stature: number,
  [width, height]: readonly [number, number],
): FingerRow | null {
  if (!seen.cuffed) return null;
  const [, elbow, wrist] = joints;
  const [dx, dy] = unitVector(elbow, wrist);
  const axis: Axis = { at: wrist, dx, dy };
  const pastOf = (at: Point): number => alongAxis(axis, at);
  if (pastOf(seen.entry) < stature * DEEP_CUFF) return null;
  const isHand = (at: Point): boolean => isCoveredAt(mask, { width, height }, at);
  const reach = stature * REACH * 0.5;
  const rows: { s: number; low: number; high: number }[] = [];
  const count = Math.max(3, Math.round(stature * ROWS));
  for (let s = Math.round(pastOf(seen.tip)); s > 0; s--) {
    const runs = runsAt(axis, s, reach, isHand);
    const last = rows.at(-1);
    if (!last) {
      const tip = runs.sort((a, b) => b[1] - b[0] - (a[1] - a[0]))[0];
      if (tip) rows.push({ s, low: tip[0], high: tip[1] });
      else if (s < pastOf(seen.tip) - stature * 0.02) return null;
      continue;
    }
    const turns = rows.length < count ? 2 : TURNS;
    const own = runs.filter(([low, high]) => high > last.low && low < last.high);
    const low = Math.max(last.low - turns, Math.min(...own.map(([from]) => from)));
    const high = Math.min(last.high + turns, Math.max(...own.map(([, to]) => to)));
    const widest = Math.max(...rows.slice(-count).map((row) => row.high - row.low));
    const jumps = Math.max(low - last.low, last.high - high);
    if (own.length === 0 || high - low < widest * ENDS || jumps > widest * JUMPS) break;
    rows.push({ s, low, high });
  }
  if (rows.length < count) return null;
  const first = rows.slice(-count).reverse();
  // The cuff cuts them unevenly: they begin as wide as they are a little further on.
  const edges = first.map(({ low, high }, k): readonly [number, number] => {
    const on = first.slice(k, k + Math.ceil(count / 4));
    return [Math.min(low, ...on.map((row) => row.low)), Math.max(high, ...on.map((row) => row.high))];
  });
  const [low, high] = edges[0]!;
  const begins = rows.at(-1)!.s;
  const beside: [number, number][] = [];
  for (let s = Math.max(0, begins - count * 2); s < begins + count; s++)
    beside.push(...runsAt(axis, s, reach, isHand));
  return { axis, s: begins, edges, thumb: thumbSide(beside, low, high) };
}
