// A piece of cloth alone, out of the middle of a picture.
import type { UprightCloth } from './upright-cloth.ts';

export interface ClothRect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** In pixels: a smaller piece tells nothing. */
const LEAST = 24;
/** Of its width: a longer piece is one leg or one sleeve. */
const LONGEST = 2.2;
/** Of its size, left out at each side: folds and seams of the outline. */
const MARGIN = 0.04;

/**
 * The largest that is cloth everywhere; null where none is large enough.
 * @param from the first column that it may lie in, and the last
 */
export function largestPiece(
  { mask, width, height }: UprightCloth,
  [from, to]: readonly [number, number] = [0, width - 1],
): ClothRect | null {
  const above = new Uint16Array(width + 1);
  const best: ClothRect = { x: 0, y: 0, width: 0, height: 0 };
  const starts: number[] = [];
  for (let y = 0; y < height; y++) {
    starts.length = 0;
    for (let x = 0; x <= width; x++) {
      above[x] = x >= from && x <= to && mask[y * width + x]! >= 200 ? above[x]! + 1 : 0;
      // Columns that are taller end here: each with the widest that lies between columns as tall.
      while (starts.length > 0 && above[starts.at(-1)!]! > above[x]!) {
        const column = starts.pop()!;
        const left = starts.length > 0 ? starts.at(-1)! + 1 : 0;
        const wide = x - left;
        const tall = Math.min(above[column]!, Math.floor(LONGEST * wide));
        if (wide * tall > best.width * best.height)
          [best.x, best.y, best.width, best.height] = [left, y - tall + 1, wide, tall];
      }
      starts.push(x);
    }
    above[width] = 0;
  }
  const [dx, dy] = [Math.round(best.width * MARGIN), Math.round(best.height * MARGIN)];
  const piece = { x: best.x + dx, y: best.y + dy, width: best.width - 2 * dx, height: best.height - 2 * dy };
  return piece.width < LEAST || piece.height < LEAST ? null : piece;
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
