// A piece of cloth alone, out of the middle of a picture.
import type { UprightCloth } from './upright-cloth.ts';

export interface Square {
  x: number;
  y: number;
  size: number;
}

/** In pixels: a smaller piece tells nothing. */
const LEAST = 24;
/** Of its size, left out at each side: folds and seams of the outline. */
const MARGIN = 0.04;

/** The largest that is cloth everywhere; null where none is large enough. */
export function largestSquare({ mask, width, height }: UprightCloth): Square | null {
  let above = new Uint16Array(width);
  const best: Square = { x: 0, y: 0, size: 0 };
  for (let y = 0; y < height; y++) {
    const row = new Uint16Array(width);
    for (let x = 0; x < width; x++) {
      if (mask[y * width + x]! < 200) continue;
      row[x] = x === 0 ? 1 : Math.min(row[x - 1]!, above[x]!, above[x - 1]!) + 1;
      const size = row[x]!;
      if (size > best.size) [best.x, best.y, best.size] = [x - size + 1, y - size + 1, size];
    }
    above = row;
  }
  const inset = Math.round(best.size * MARGIN);
  const size = best.size - 2 * inset;
  return size < LEAST ? null : { x: best.x + inset, y: best.y + inset, size };
}

/** The first and last column with cloth. */
export function widestSpan({ mask, width }: UprightCloth): readonly [left: number, right: number] {
  let [left, right] = [width, 0];
  for (let i = 0; i < mask.length; i++) {
    if (mask[i]! < 128) continue;
    left = Math.min(left, i % width);
    right = Math.max(right, i % width);
  }
  return [left, right];
}
