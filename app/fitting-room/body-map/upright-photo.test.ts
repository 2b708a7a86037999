import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bodyMapData } from '../../contracts/user.ts';
import { fitsWithin, UPRIGHT_SIZE } from '../../domain/photos/bytes/limits.ts';
import { uprightSize } from './upright-photo.ts';

test.each([
  [3000, 4500, 1536, 2304],
  [4500, 3000, 2304, 1536],
  [4000, 4000, 1536, 1536],
  [600, 800, 600, 800],
  [9000, 1000, 2304, 256],
])('%i x %i becomes %i x %i', (width, height, w, h) => {
  expect(uprightSize(width, height)).toEqual({ width: w, height: h });
});

test('whatever a camera delivers, the copy passes the contract and the server’s check', () => {
  const landmarks = new Array<[number, number, number, number]>(33).fill([0.5, 0.5, 0, 1]);
  const side = fc.integer({ min: 300, max: 12_000 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const photo = uprightSize(width, height);
      expect(fitsWithin(photo, UPRIGHT_SIZE)).toBe(true);
      if (Math.min(photo.width, photo.height) < 64) return;
      expect(bodyMapData.safeParse({ version: 1, photo, landmarks }).success).toBe(true);
    }),
  );
});
