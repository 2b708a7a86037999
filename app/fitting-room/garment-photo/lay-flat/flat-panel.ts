import type { Point } from '../../pixels/pixels.ts';
import type { UprightCloth } from './upright-cloth.ts';

export interface FlatPanel {
  /** In pixels of the cloth. */
  width: number;
  height: number;
  at: (across: number, down: number) => Point;
  /** Without what is mirrored on purpose. */
  held?: (across: number, down: number) => Point;
  /** 0..1 in the picture: how much of a place is of this panel; all of it where missing. */
  covers?: (x: number, y: number) => number;
}

export const isCloth = ({ mask, width, height }: UprightCloth, x: number, y: number): boolean => {
  const [px, py] = [Math.round(x), Math.round(y)];
  return px >= 0 && py >= 0 && px < width && py < height && mask[py * width + px]! > 127;
};

/** Means of a row's neighbors; its ends stay. */
export function smoothed(xs: readonly number[], radius: number): number[] {
  return xs.map((_, k) => {
    const r = Math.min(radius, k, xs.length - 1 - k);
    let sum = 0;
    for (let j = k - r; j <= k + r; j++) sum += xs[j]!;
    return sum / (2 * r + 1);
  });
}
