// The fingers that come out of a deep cuff: where they begin and how wide they are there, told from a thumb beside them.
import { isCoveredAt, unitVector, type Point } from '../../pixels/pixels.ts';
import { alongAxis, pointOn, type Axis } from '../arms/arm-axis.ts';
import type { Limb } from '../../body-estimation/person.ts';
import type { Hands, FoundHand } from '../../body-estimation/hands/find-hands.ts';

/** The fingers where they come out of the cuff, along and across the forearm's axis. */
export interface FingerRow {
  /** From the wrist on: `s` runs toward the fingers, `q` across. */
  axis: Axis;
  s: number;
  /** Their two ends across it in each row from there on. */
  edges: readonly (readonly [number, number])[];
  /** Which of its sides the thumb lies on; 0 where none is seen. */
  thumb: -1 | 0 | 1;
}

/** Out of a cuff that reaches so far past the wrist, in stature, come fingers, not the hand. */
export const DEEP_CUFF = 0.018;
/** Fingers are followed back from their tips over so much of a hand, in stature. */
const REACH = 0.13;
/** From one row to the next their edges move no further than this, in pixels: a thumb beside them is none of them. */
const TURNS = 0.3;
/** Narrower than this share of the rows before, they have ended. */
const ENDS = 0.6;
/** Where one side of them springs in by this share from a row to the next, the cuff has cut them and a thumb goes on. */
const JUMPS = 0.18;
/** So many rows tell how wide they come out of the cuff, in stature. */
const ROWS = 0.016;

/** The runs of what `is` says across the axis at `s`. */
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

/** Which side of the fingers, from `low` to `high`, goes on in a thumb: in some runs across the hand. */
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

/** The fingers of a hand deep in its cuff; null where its palm is seen, or no fingers are told. @param stature in pixels. */
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
    // Near the tips fingers widen fast; further back only a thumb does.
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
