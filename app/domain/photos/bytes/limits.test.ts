import { expect, test } from 'vitest';
import * as limits from './limits.ts';
import { fitsWithin } from './limits.ts';

test('a photo is 10 MB and 40 megapixels at most, a JPG of a hundred scans', () => {
  expect(limits.MAX_PHOTO_BYTES).toBe(10 * 1024 * 1024);
  expect(limits.MAX_PIXELS).toBe(40e6);
  expect(limits.MAX_SCANS).toBe(100);
  expect(limits.MAX_SCANNED_PIXELS).toBe(800e6);
});

test('the upright copy, its classes at half the size, and a piece that is cut out', () => {
  expect(limits.UPRIGHT_SIZE).toEqual({ short: 1536, long: 2304 });
  expect(limits.CLASS_MAP_SIZE).toEqual({ short: 1536 / 2, long: 2304 / 2 });
  expect(limits.CUT_OUT_SIZE).toEqual({ short: 512, long: 512 });
});

test.each([
  [768, 1152, true],
  [1152, 768, true],
  [769, 1152, false],
  [768, 1153, false],
  [1153, 768, false],
  [1152, 769, false],
  [769, 769, false],
  [1, 1, true],
])('%d x %d fits within 768 x 1152, lying or standing: %s', (width, height, fits) => {
  expect(fitsWithin({ width, height }, limits.CLASS_MAP_SIZE)).toBe(fits);
});
