// Straight edges that a hole interrupts: a Hough transform on a coarse grid, then measured to the pixel.
import type { CoarsePicture } from './coarse-picture.ts';

/** `at + slope * t`, in pixels; the hole's span along it, and the evidence. */
export interface Edge {
  at: number;
  slope: number;
  from: number;
  to: number;
  longest: number;
}

/** Least difference of neighboring cells in a channel, steps of 255. */
const STRONG = 18;
const SLOPES = Array.from({ length: 61 }, (_, n) => (n - 30) * 0.005);
/** Least number of cells, and their share at each end of the hole. */
const LEAST_CELLS = 18;
const LEAST_SHARE = 0.82;
const LEAST_END = 6;
const SHADED = 3;
/** Longest gap, in lengths of the visible edge. */
const BOLDEST = 3;
const APART = 2; // cells
const MOST_EDGES = 8;
const NEAR = 6; // pixels

/** Down or across: `t` runs with the edge, `p` across. */
export interface EdgeView {
  ts: number;
  ps: number;
  long: number;
  wide: number;
}

export const edgeView = (width: number, height: number, isDown: boolean): EdgeView =>
  isDown ? { ts: width, ps: 1, long: height, wide: width } : { ts: 1, ps: width, long: width, wide: height };

interface Grid extends EdgeView {
  known: Uint8Array;
  steepness: Float32Array;
}

function gridOf({ width, height, color, known }: CoarsePicture, isDown: boolean): Grid {
  const along = edgeView(width, height, isDown);
  const steepness = new Float32Array(known.length);
  for (let t = 0; t < along.long; t++)
    for (let p = 1; p < along.wide - 1; p++) {
      const j = t * along.ts + p * along.ps;
      if (!known[j] || !known[j - along.ps] || !known[j + along.ps]) continue;
      for (let c = 0; c < 3; c++)
        steepness[j] = Math.max(
          steepness[j]!,
          Math.abs(color[(j + along.ps) * 3 + c]! - color[(j - along.ps) * 3 + c]!),
        );
    }
  return { ...along, known, steepness };
}

/** `t`: along the line from its middle. `p`: across. */
function voteFor(votes: readonly Uint16Array[], t: number, p: number): void {
  for (let k = 0; k < votes.length; k++) {
    const a = Math.round(p - SLOPES[k]! * t);
    if (a >= 0 && a < votes[k]!.length) votes[k]![a]!++;
  }
}

function linesOf({ long, wide, ts, ps, steepness }: Grid): { at: number; slope: number }[] {
  const votes = SLOPES.map(() => new Uint16Array(wide));
  const middle = long / 2;
  for (let t = 0; t < long; t++)
    for (let p = 0; p < wide; p++) if (steepness[t * ts + p * ps]! >= STRONG) voteFor(votes, t - middle, p);
  const found = SLOPES.flatMap((slope, k) =>
    Array.from(votes[k]!, (count, a) => ({ count, slope, at: a - slope * middle })),
  ).filter(({ count }) => count >= LEAST_CELLS);
  return found.sort((a, b) => b.count - a.count);
}

/** In cells, with the edge seen at both ends. */
function hiddenOn({ long, wide, ts, ps, known, steepness }: Grid, at: number, slope: number) {
  const cell = (t: number): number => {
    const p = Math.round(at + slope * t);
    return p < 1 || p >= wide - 1 ? -1 : t * ts + p * ps;
  };
  const isSeen = (t: number) => t >= 0 && t < long && cell(t) >= 0 && known[cell(t)] === 1;
  const isSteep = (t: number) => {
    const j = cell(t);
    return [j - ps, j, j + ps].some((one) => steepness[one]! >= STRONG);
  };
  /** In cells; 0 where the edge is not seen. */
  const seenFrom = (t: number, way: -1 | 1): number => {
    let [count, steep, length] = [0, 0, 0];
    // Old cloth and its shadow lie beside the hole.
    for (let n = 1; isSeen(t + way * n) && steep >= count * LEAST_SHARE - SHADED; n++, count++) {
      steep += Number(isSteep(t + way * n));
      if (steep >= (count + 1) * LEAST_SHARE) length = count + 1;
    }
    return length >= LEAST_END ? length : 0;
  };
  const hidden: { from: number; to: number }[] = [];
  for (let t = 1; t < long; t++) {
    if (cell(t) < 0 || isSeen(t) || !isSeen(t - 1)) continue;
    const from = t;
    while (t < long && cell(t) >= 0 && !isSeen(t)) t++;
    if (isSeen(t) && Math.min(seenFrom(from - 1, -1), seenFrom(t, 1)) * BOLDEST >= t - from)
      hidden.push({ from, to: t });
  }
  return hidden;
}

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1]!;

interface Seen {
  t: number;
  p: number;
  step: [number, number, number];
}

/** A step from light to dark must not reverse across the hole. */
const LIKE = { cosine: 0.9, size: 0.5 };

function isOneStep({ step: a }: Seen, { step: b }: Seen): boolean {
  const [one, other] = [Math.hypot(...a), Math.hypot(...b)];
  const along = a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  return along >= LIKE.cosine * one * other && Math.min(one, other) >= LIKE.size * Math.max(one, other);
}

function measured(
  data: Uint8ClampedArray,
  hole: Uint8Array,
  { ts, ps, long, wide }: EdgeView,
  line: (t: number) => number,
  t0: number,
  way: -1 | 1,
): Seen | null {
  const [ts0, ps0]: [number[], number[]] = [[], []];
  const jump: Seen['step'] = [0, 0, 0];
  for (let n = 6; n < 54; n += 2) {
    const t = t0 + way * n;
    if (t < 0 || t >= long) break;
    let [best, where] = [STRONG, NaN];
    for (let p = Math.round(line(t)) - NEAR; p <= line(t) + NEAR; p++) {
      if (p < 2 || p >= wide - 2) continue;
      const [a, b] = [t * ts + (p - 2) * ps, t * ts + (p + 2) * ps];
      if (hole[a]! > 0 || hole[b]! > 0) continue;
      for (let c = 0; c < 3; c++) {
        const steep = Math.abs(data[a * 4 + c]! - data[b * 4 + c]!);
        if (steep > best) [best, where] = [steep, p];
      }
    }
    if (!Number.isFinite(where)) continue;
    ts0.push(t);
    ps0.push(where - line(t));
    const [a, b] = [t * ts + (where - 2) * ps, t * ts + (where + 2) * ps];
    for (let c = 0; c < 3; c++) jump[c]! += data[b * 4 + c]! - data[a * 4 + c]!;
  }
  if (ps0.length < 6) return null;
  const t = ts0.reduce((sum, one) => sum + one, 0) / ts0.length;
  for (let c = 0; c < 3; c++) jump[c]! /= ts0.length;
  return { t, p: line(t) + median(ps0), step: jump };
}

/** Edges of a room do not cross behind her: the weaker one is dropped. */
function doCross(a: Edge, b: Edge): boolean {
  const [from, to] = [Math.max(a.from, b.from), Math.min(a.to, b.to)];
  const apart = (t: number) => a.at + a.slope * t - b.at - b.slope * t;
  return from < to && apart(from) * apart(to) < 0;
}

/** Length along an edge that belongs to the gap too: sleeves do not end level. */
const MORE = 200;

export function findStraightEdges(
  data: Uint8ClampedArray,
  hole: Uint8Array,
  seen: CoarsePicture,
  step: number,
  along: EdgeView,
): Edge[] {
  const grid = gridOf(seen, along.ps === 1);
  const edges: Edge[] = [];
  const taken: { at: number; slope: number }[] = [];
  for (const { at, slope } of linesOf(grid)) {
    if (edges.length >= MOST_EDGES) break;
    const isTaken = taken.some((one) =>
      [0, grid.long / 2, grid.long - 1].some(
        (t) => Math.abs(one.at + one.slope * t - at - slope * t) <= APART,
      ),
    );
    if (isTaken) continue;
    const line = (t: number) => (at + slope * ((t + 0.5) / step - 0.5) + 0.5) * step - 0.5;
    const found = hiddenOn(grid, at, slope).flatMap(({ from, to }): Edge[] => {
      const one = measured(data, hole, along, line, from * step, -1);
      const other = measured(data, hole, along, line, to * step, 1);
      if (!one || !other || !isOneStep(one, other)) return [];
      const exact = (other.p - one.p) / (other.t - one.t);
      return [
        {
          at: one.p - exact * one.t,
          slope: exact,
          from: Math.max(0, from * step - 2 * MORE),
          to: Math.min(along.long, to * step + 2 * MORE),
          longest: 2 * (to - from) * step + MORE,
        },
      ];
    });
    if (found.length > 0) taken.push({ at, slope });
    edges.push(...found.filter((edge) => !edges.some((other) => doCross(edge, other))));
  }
  return edges;
}
