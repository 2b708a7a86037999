import type { Box } from './pixels.ts';

export type Plane = Float32Array | Uint8Array | Uint8ClampedArray;

export function contentBounds(plane: Plane, width: number, height: number): Box | null {
  // As bytes: one loop for one kind of array is far faster.
  const size = plane.BYTES_PER_ELEMENT;
  const box = contentOfBytes(
    new Uint8Array(plane.buffer, plane.byteOffset, width * height * size),
    width * size,
    height,
  );
  return box && { ...box, x0: Math.floor(box.x0 / size), x1: Math.ceil(box.x1 / size) };
}

/** Four bytes at a time; empty where the plane does not begin at a word. */
const wordsOf = (plane: Uint8Array): Int32Array =>
  plane.byteOffset % 4 === 0
    ? new Int32Array(plane.buffer, plane.byteOffset, plane.length >> 2)
    : new Int32Array(0);

/** Index of the first byte that is not 0, or `to`. */
function firstIn(plane: Uint8Array, words: Int32Array, from: number, to: number): number {
  let i = from;
  for (; i < to && (i & 3) !== 0; i++) if (plane[i] !== 0) return i;
  const last = Math.min(words.length, to >> 2);
  let k = i >> 2;
  while (k < last && words[k] === 0) k++;
  i = Math.max(i, k * 4);
  while (i < to && plane[i] === 0) i++;
  return i;
}

/** Index after the last byte that is not 0, or `from`. */
function endIn(plane: Uint8Array, words: Int32Array, from: number, to: number): number {
  let i = to;
  for (; i > from && (i & 3) !== 0; i--) if (plane[i - 1] !== 0) return i;
  if (i === from) return i;
  const first = (from + 3) >> 2;
  if (i >> 2 <= words.length) {
    let k = i >> 2;
    while (k > first && words[k - 1] === 0) k--;
    i = Math.min(i, k * 4);
  }
  while (i > from && plane[i - 1] === 0) i--;
  return i;
}

function contentOfBytes(plane: Uint8Array, width: number, height: number): Box | null {
  const words = wordsOf(plane);
  const length = width * height;
  const first = firstIn(plane, words, 0, length);
  if (first === length) return null;
  const y0 = Math.floor(first / width);
  const y1 = Math.ceil(endIn(plane, words, 0, length) / width);
  let [x0, x1] = [width, 0];
  for (let row = y0 * width; row < y1 * width; row += width) {
    x0 = firstIn(plane, words, row, row + x0) - row;
    x1 = endIn(plane, words, row + x1, row + width) - row;
  }
  return { x0, x1, y0, y1 };
}
