import { expect, test } from 'vitest';
import { largestPiece } from './cloth-tile.ts';
import type { UprightCloth } from './upright-cloth.ts';

const [WIDTH, HEIGHT] = [160, 160];
const clothOf = (isCloth: (x: number, y: number) => boolean): UprightCloth => ({
  width: WIDTH,
  height: HEIGHT,
  colors: { width: WIDTH, height: HEIGHT, data: new Uint8ClampedArray(WIDTH * HEIGHT * 4) },
  mask: Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) =>
    isCloth(i % WIDTH, Math.floor(i / WIDTH)) ? 255 : 0,
  ),
  points: {},
  neckline: [],
  isEdgeSure: true,
});

test('the largest piece of a tee is its body, as long as it is', () => {
  const piece = largestPiece(
    clothOf(
      (x, y) => (x >= 50 && x < 110 && y >= 20 && y < 140) || (x >= 20 && x < 140 && y >= 25 && y < 50),
    ),
  );
  expect(piece).toEqual({ x: 52, y: 25, width: 56, height: 110 });
});

test('a leg alone is no more than a piece of it, and a shred tells nothing', () => {
  const leg = largestPiece(clothOf((x, y) => x >= 60 && x < 100 && y >= 5 && y < 155));
  expect(leg!.height / leg!.width).toBeLessThan(2.4);
  expect(largestPiece(clothOf((x) => x >= 60 && x < 80))).toBeNull();
});
