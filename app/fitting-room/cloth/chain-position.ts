import { clamp, vectorLength, lerp, lerpPoint, type Point } from '../pixels/pixels.ts';

/** `starts`: length up to each point. `normals`: across the plane that halves the angle at each joint. */
export interface Chain {
  points: readonly Point[];
  starts: readonly number[];
  normals: readonly Point[];
}

function pointAt(points: readonly Point[], starts: readonly number[], length: number): Point {
  let s = 0;
  while (s < points.length - 2 && starts[s + 1]! < length) s++;
  const t = clamp((length - starts[s]!) / (starts[s + 1]! - starts[s]! || 1), 0, 1);
  return lerpPoint(points[s]!, points[s + 1]!, t);
}

/** In half widths to either side of a bend, so that stripes meet at its inner edge and not in its middle. */
const TURN = 1.5;

/** @param radii half widths at the points */
export function chainOf(
  points: readonly Point[],
  starts: readonly number[],
  radii: readonly number[],
): Chain {
  const normals = points.map((_, k): Point => {
    const [from, to] = [-1, 1].map((way) => pointAt(points, starts, starts[k]! + way * TURN * radii[k]!));
    return [to![0] - from![0], to![1] - from![1]];
  });
  return { points, starts, normals };
}

function past({ points, normals }: Chain, k: number, x: number, y: number): number {
  const n = normals[k]!;
  const p = points[k]!;
  return ((x - p[0]) * n[0] + (y - p[1]) * n[1]) / (vectorLength(n[0], n[1]) || 1);
}

/** 0..1, measured from the plane that halves the angle, so that a stripe runs on round the bend. */
export function shareAlong(chain: Chain, x: number, y: number, nearest: number): number {
  const { starts } = chain;
  const spans = starts.length - 1;
  let s = nearest;
  while (s < spans - 1 && past(chain, s + 1, x, y) > 0) s++;
  while (s > 0 && past(chain, s, x, y) < 0) s--;
  const before = past(chain, s, x, y);
  const reach = before - past(chain, s + 1, x, y);
  const raw = reach > 0 ? before / reach : 0;
  return lerp(starts[s]!, starts[s + 1]!, clamp(raw, s === 0 ? -1 : 0, 1)) / (starts[spans]! || 1);
}
