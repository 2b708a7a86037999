// The few strokes that small things on the flat-lay card are drawn with.
import type { Cloth } from '../../domain/cloth.ts';
import type { BodyModel } from '../person/analyse.ts';
import { flatLayer } from '../garments/shirt-trims.ts';
import type { Line, Sheet } from '../cloth/piece.ts';
import { lerp } from '../pixels/pixels.ts';
import type { Point } from '../pixels/pixels.ts';
import { curve } from '../pixels/shapes.ts';

export const sheet = (
  model: BodyModel,
  shapes: readonly Point[][],
  cloth: Cloth,
  lines: Line[] = [],
  shadow = 0.4,
): Sheet => ({
  layer: flatLayer(model, shapes),
  cloth,
  manner: 'trim',
  shadow,
  crisp: true,
  form: true,
  lines,
});

export const oval = ([x, y]: Point, a: number, b: number, from = 0, to = 1): Point[] =>
  Array.from({ length: 33 }, (_, k): Point => {
    const angle = lerp(from, to, k / 32) * Math.PI * 2;
    return [x + Math.cos(angle) * a, y + Math.sin(angle) * b];
  });

/** A rectangle with soft corners, its middle at (x, y). */
export function slab([x, y]: Point, width: number, height: number, r = 6): Point[] {
  const [a, b] = [width / 2, height / 2];
  return curve(
    [
      [x - a + r, y - b],
      [x + a - r, y - b],
      [x + a, y - b + r],
      [x + a, y + b - r],
      [x + a - r, y + b],
      [x - a + r, y + b],
      [x - a, y + b - r],
      [x - a, y - b + r],
      [x - a + r, y - b],
    ],
    4,
  );
}

export const line = (points: Point[], width = 2, tone = 0.6, strength = 0.45): Line => ({
  points: curve(points, 6),
  width,
  tone,
  strength,
});

/** A smooth closed outline from pairs of offsets around a point: x, y, x, y … */
export function around([x, y]: Point, offsets: readonly number[], steps = 7): Point[] {
  const points: Point[] = [];
  for (let k = 0; k + 1 < offsets.length; k += 2) points.push([x + offsets[k]!, y + offsets[k + 1]!]);
  return curve(points, steps);
}

/** A sewn line through such offsets. */
export function sewn(
  centre: Point,
  offsets: readonly number[],
  width = 2,
  tone = 0.6,
  strength = 0.45,
): Line {
  return { points: around(centre, offsets, 6), width, tone, strength };
}
