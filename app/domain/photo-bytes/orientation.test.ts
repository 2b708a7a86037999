import { expect, test } from 'vitest';
import { orientationBlock, readOrientation } from './orientation.ts';

/** A directory with these entries: [tag, type, value]; in Intel's byte order or Motorola's. */
function block(entries: [number, number, number][], little: boolean): Uint8Array {
  const tiff = new Uint8Array(14 + entries.length * 12);
  const view = new DataView(tiff.buffer);
  view.setUint16(0, little ? 0x4949 : 0x4d4d);
  view.setUint16(2, 42, little);
  view.setUint32(4, 8, little);
  view.setUint16(8, entries.length, little);
  entries.forEach(([tag, type, value], i) => {
    view.setUint16(10 + i * 12, tag, little);
    view.setUint16(12 + i * 12, type, little);
    view.setUint16(18 + i * 12, value, little);
  });
  return tiff;
}

const ORIENTATION = 0x0112;
const WIDTH = 0x0100;

test.each([true, false])(
  'each orientation is read, behind other entries too; Intel byte order: %s',
  (little) => {
    for (let value = 2; value <= 8; value++) {
      expect(readOrientation(block([[ORIENTATION, 3, value]], little))).toBe(value);
      const second = [
        [WIDTH, 3, 4],
        [ORIENTATION, 3, value],
      ] satisfies [number, number, number][];
      expect(readOrientation(block(second, little))).toBe(value);
    }
  },
);

test.each([
  ['no orientation that there is', block([[ORIENTATION, 3, 9]], false)],
  ['none', block([[ORIENTATION, 3, 0]], false)],
  ['a number of another size', block([[ORIENTATION, 4, 6]], false)],
  ['another entry alone', block([[WIDTH, 3, 6]], false)],
  ['less than a directory', block([[ORIENTATION, 3, 6]], false).subarray(0, 13)],
  ['an entry that is cut', block([[ORIENTATION, 3, 6]], false).subarray(0, 21)],
  ['no byte order', block([[ORIENTATION, 3, 6]], false).map((byte, i) => (i < 2 ? 0x50 : byte))],
  ['no TIFF', block([[ORIENTATION, 3, 6]], false).map((byte, i) => (i === 3 ? 43 : byte))],
  ['a directory beyond the end', block([[ORIENTATION, 3, 6]], false).map((byte, i) => (i === 6 ? 1 : byte))],
])('a block with %s is upright', (_, tiff) => {
  expect(readOrientation(tiff)).toBe(1);
});

test('the block that is written is read', () => {
  expect(orientationBlock(6)).toHaveLength(26);
  for (let value = 2; value <= 8; value++) expect(readOrientation(orientationBlock(value))).toBe(value);
});
