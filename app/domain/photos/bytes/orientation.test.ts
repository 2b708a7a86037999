import { expect, test } from 'vitest';
import { exifBlock } from '../../../../tests/samples/picture-files.ts';
import { orientationBlock, readOrientation } from './orientation.ts';

const ORIENTATIONS = [2, 3, 4, 5, 6, 7, 8];

test.each(['MM', 'II'] as const)(
  'each orientation is read among other entries, in byte order %s',
  (order) => {
    for (const value of ORIENTATIONS) expect(readOrientation(exifBlock(value, order))).toBe(value);
  },
);

/** One that says 6, with another byte at a place. */
const with6 = (at: number, byte: number) => orientationBlock(6).map((was, i) => (i === at ? byte : was));

test.each([
  ['no orientation that there is', orientationBlock(9)],
  ['none', orientationBlock(0)],
  ['a number of another size', with6(13, 4)],
  ['another entry alone', with6(11, 0)],
  ['less than a directory', orientationBlock(6).subarray(0, 13)],
  ['an entry that is cut', orientationBlock(6).subarray(0, 21)],
  ['no byte order', with6(0, 0x50)],
  ['no TIFF', with6(3, 43)],
  ['a directory beyond the end', with6(6, 1)],
])('a block with %s is upright', (_, tiff) => {
  expect(readOrientation(tiff)).toBe(1);
});

test('the block that is written is read', () => {
  expect(orientationBlock(6)).toHaveLength(26);
  for (const value of ORIENTATIONS) expect(readOrientation(orientationBlock(value))).toBe(value);
});
