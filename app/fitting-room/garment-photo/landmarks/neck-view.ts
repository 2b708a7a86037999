// The picture around a neck: its places in half widths of the neck, and how its color changes there.
import { clamp, distance, midpoint, unitVector, type Point } from '../../pixels/pixels.ts';
import type { LabPlanes } from '../cut-out/lab-planes.ts';

export type LabColor = [light: number, a: number, b: number];

export const sizeOf = ([l, a, b]: LabColor): number => Math.sqrt(l * l + a * a + b * b);

export interface NeckView {
  /** Half the width of the neck, pixels. */
  half: number;
  /** A pixel of the picture. `across`: -1 and 1 are the neck's ends; `down` in half widths, too. */
  toPicture: (across: number, down: number) => Point;
  toNeck: (point: Point) => readonly [across: number, down: number];
  /** Deeper in the cloth than `by` pixels. */
  isInside: (point: Point, by: number) => boolean;
  colorAt: (point: Point) => LabColor;
  /** From two pixels on one side of a line to two on the other. */
  stepAt: (point: Point, normal: Point) => LabColor;
}

/** @param deep pixels to the edge of the mask. */
export function neckView(
  { width, height, planes: [L, A, B] }: LabPlanes,
  deep: Float32Array,
  [left, right]: readonly [Point, Point],
): NeckView {
  const middle = midpoint(left, right);
  const half = distance(left, right) / 2;
  const [ux, uy] = unitVector(left, right);
  const at = (x: number, y: number): number =>
    clamp(Math.round(y), 0, height - 1) * width + clamp(Math.round(x), 0, width - 1);
  return {
    half,
    toPicture: (across, down) => [
      middle[0] + (across * ux - down * uy) * half,
      middle[1] + (across * uy + down * ux) * half,
    ],
    toNeck: ([x, y]) => {
      const [dx, dy] = [x - middle[0], y - middle[1]];
      return [(dx * ux + dy * uy) / half, (dy * ux - dx * uy) / half];
    },
    isInside: ([x, y], by) => deep[at(x, y)]! > by,
    colorAt: ([x, y]) => {
      const i = at(x, y);
      return [L[i]!, A[i]!, B[i]!];
    },
    stepAt: ([x, y], [nx, ny]) => {
      const [a, b] = [at(x + 2 * nx, y + 2 * ny), at(x - 2 * nx, y - 2 * ny)];
      return [L[a]! - L[b]!, A[a]! - A[b]!, B[a]! - B[b]!];
    },
  };
}
