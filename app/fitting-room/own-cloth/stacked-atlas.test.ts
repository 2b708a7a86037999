import { expect, test } from 'vitest';
import { stackAtlas, unstackAtlas } from './stacked-atlas.ts';

test('an atlas comes out of its JPG as it went in: colors and coverage', () => {
  const data = new Uint8ClampedArray(3 * 5 * 4).map((_, i) => (i * 37) % 256);
  const atlas = { width: 3, height: 5, data };
  const stacked = stackAtlas(atlas);
  expect([stacked.width, stacked.height]).toEqual([3, 10]);
  expect(stacked.data.filter((_, i) => i % 4 === 3).every((alpha) => alpha === 255)).toBe(true);
  expect(unstackAtlas(stacked)).toEqual(atlas);
});
