// Grids of cloth coordinates in a file: each number as its difference from the plane through its three neighbors before it,
// so that smooth cloth is nearly all zeros and the PNG is small.
import type { Picture } from '../pixels/pixels.ts';
import type { BakedFacts, Box } from './baked-garment.ts';

/** What a stored number counts, in hundredths of a cm. */
const UNIT = 5;
const WORD = 0x10000;

const gridsOf = ({ layers }: BakedFacts): Box[] =>
  layers.flatMap(({ parts }) => parts.map((part) => part.grid));

/** Both halves of a grid, u and v: their left columns. */
const halvesOf = ({ x, width }: Box): readonly [number, number] => [x, x + width];

const read = ({ data, width }: Picture, x: number, y: number): number =>
  data[(y * width + x) * 4]! * 256 + data[(y * width + x) * 4 + 1]!;

function write({ data, width }: Picture, x: number, y: number, value: number): void {
  const at = (y * width + x) * 4;
  data[at] = value >> 8;
  data[at + 1] = value & 255;
}

/** The number that a grid's smoothness lets expect at a point. */
function expected(values: Int32Array, width: number, i: number, j: number): number {
  const at = (x: number, y: number): number => values[y * width + x]!;
  if (i === 0) return j === 0 ? 0 : at(0, j - 1);
  if (j === 0) return at(i - 1, 0);
  return at(i - 1, j) + at(i, j - 1) - at(i - 1, j - 1);
}

/**
 * Writes a half of a grid into the picture.
 * @param numbers in hundredths of a cm from -200 on; null where nothing is read
 */
export function storeGrid(
  picture: Picture,
  box: Box,
  half: 0 | 1,
  numbers: readonly (number | null)[],
): void {
  const values = new Int32Array(box.width * box.height);
  for (let j = 0; j < box.height; j++)
    for (let i = 0; i < box.width; i++) {
      const o = j * box.width + i;
      const guess = expected(values, box.width, i, j);
      const number = numbers[o];
      values[o] = number == null ? guess : Math.round(number / UNIT);
      write(picture, halvesOf(box)[half] + i, box.y + j, (values[o]! - guess + WORD) % WORD);
    }
}

/** The grids of a file that was just read become plain numbers, in place. */
export function restoreGrids(facts: BakedFacts, picture: Picture): void {
  for (const box of gridsOf(facts))
    for (const left of halvesOf(box)) {
      const values = new Int32Array(box.width * box.height);
      for (let j = 0; j < box.height; j++)
        for (let i = 0; i < box.width; i++) {
          const stored = read(picture, left + i, box.y + j);
          const difference = stored >= WORD / 2 ? stored - WORD : stored;
          const value = expected(values, box.width, i, j) + difference;
          values[j * box.width + i] = value;
          write(picture, left + i, box.y + j, Math.max(0, Math.min(WORD - 1, value * UNIT)));
        }
    }
}
