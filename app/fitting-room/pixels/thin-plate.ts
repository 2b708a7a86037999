// Thin-plate splines (Bookstein 1989, "Principal Warps"): the smoothest map of the plane that takes points to points.
import { solveRows } from './linear-system.ts';
import type { Point } from './pixels.ts';

/** Writes the place that a point is taken to into `out`. */
export type PlaneMap = (x: number, y: number, out: Float64Array) => void;

/** r² log r, of the distance squared. */
const bend = (squared: number): number => (squared > 0 ? 0.5 * squared * Math.log(squared) : 0);

/**
 * @param from at least three points that are not on one line, all different
 * @param stiff 0 takes every point exactly to its place; more bends the plane less
 */
export function thinPlate(from: readonly Point[], to: readonly Point[], stiff = 0): PlaneMap {
  const n = from.length;
  const unit = Math.max(1, ...from.map(([x, y]) => Math.hypot(x - from[0]![0], y - from[0]![1])));
  const at = from.map(([x, y]): Point => [x / unit, y / unit]);
  const rows = Array.from({ length: n + 3 }, (_, r) => {
    const row = new Float64Array(n + 5);
    if (r < n) {
      const [x, y] = at[r]!;
      at.forEach(([px, py], c) => (row[c] = bend((px - x) ** 2 + (py - y) ** 2)));
      row[r]! += stiff;
      row.set([1, x, y, ...to[r]!], n);
    } else at.forEach(([x, y], c) => (row[c] = [1, x, y][r - n]!));
    return row;
  });
  solveRows(rows, n + 3);
  return (px, py, out) => {
    const [x, y] = [px / unit, py / unit];
    for (const k of [0, 1] as const) {
      const weight = (r: number): number => rows[r]![n + 3 + k]!;
      let sum = weight(n) + weight(n + 1) * x + weight(n + 2) * y;
      for (let r = 0; r < n; r++) sum += weight(r) * bend((at[r]![0] - x) ** 2 + (at[r]![1] - y) ** 2);
      out[k] = sum;
    }
  };
}
