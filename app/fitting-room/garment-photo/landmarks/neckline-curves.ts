// What a neckline may be: curves from one end of the neck to the other.
import type { Point } from '../../pixels/pixels.ts';
import type { NeckView } from './neck-view.ts';

export const POINTS = 41;
type Curve = readonly [p: number, q: number];
/** Exponents of 1 - |t|^p, and of the whole: V of lapels, V, between, boat, round, square. */
export const CURVES = [
  [0.7, 1],
  [1, 1],
  [1.4, 1],
  [2, 1],
  [2, 0.5],
  [6, 1],
] as const satisfies readonly Curve[];
export const isPointed = ([p]: Curve): boolean => p < 1.5;
/** In half widths of the neck. */
export const DEPTHS = { from: 0.2, to: 4.8, step: 0.05 };

/** @param aside of a pointed one: how far its point lies beside the middle. */
export function curveOf({ toPicture }: NeckView, depth: number, [p, q]: Curve, aside: number): Point[] {
  return Array.from({ length: POINTS }, (_, k): Point => {
    const t = (2 * k) / (POINTS - 1) - 1;
    const down = Math.max(0, 1 - Math.abs(t) ** p) ** q;
    return toPicture(t + aside * down * (isPointed([p, q]) ? 1 : 0), depth * down);
  });
}
