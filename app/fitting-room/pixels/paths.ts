// Outlines and seams as pairs of numbers in the coordinates of a bag, a head, a foot or a card.
import { lerp, type Point } from './pixels.ts';
import { curve } from './polygons.ts';

export type Chart = (x: number, y: number) => Point;

export const mirroredChart =
  (at: Chart, sign: -1 | 1): Chart =>
  (x, y) =>
    at(sign * x, y);

/** x, y, x, y … */
export type CoordinatePairs = readonly number[];

export const scaledChart =
  ([x0, y0]: Point, across: number, down: number): Chart =>
  (x, y) => [x0 + across * x, y0 + down * y];

export const chartAround = (center: Point): Chart => scaledChart(center, 1, 1);

export function polyline(at: Chart, pairs: CoordinatePairs): Point[] {
  const points: Point[] = [];
  for (let k = 0; k + 1 < pairs.length; k += 2) points.push(at(pairs[k]!, pairs[k + 1]!));
  return points;
}

export const line = (at: Chart, pairs: CoordinatePairs, steps = 6): Point[] =>
  curve(polyline(at, pairs), steps);

/** Smooth lines with corners where two meet; a single point is a corner too. */
export const outline = (at: Chart, lines: readonly CoordinatePairs[], steps = 6): Point[] =>
  lines.flatMap((pairs) => line(at, pairs, steps));

export function mirrored(at: Chart, right: CoordinatePairs): Point[] {
  const half = polyline(at, right);
  const left = polyline(mirroredChart(at, -1), right).reverse();
  return curve([...left, ...half.slice(right[0] === 0 ? 1 : 0)]);
}

export const oval = ([x, y]: Point, a: number, b: number, steps = 24): Point[] =>
  Array.from({ length: steps + 1 }, (_, k): Point => {
    const angle = (k / steps) * Math.PI * 2;
    return [x + Math.cos(angle) * a, y + Math.sin(angle) * b];
  });

export const saggingLine = (from: number, to: number, y: number, sag: number, steps = 8): Point[] =>
  line((x, down) => [x, y + down], [from, 0, lerp(from, to, 0.5), sag, to, 0], steps);

export const shifted = (points: readonly Point[], dx: number, dy: number): Point[] =>
  points.map(([x, y]): Point => [x + dx, y + dy]);

export const betweenPoints = (
  from: Point,
  to: Point,
  across: number,
  down = across,
  dx = 0,
  dy = 0,
): Point => [lerp(from[0], to[0], across) + dx, lerp(from[1], to[1], down) + dy];
