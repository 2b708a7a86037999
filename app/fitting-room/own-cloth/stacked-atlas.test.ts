import { expect, test } from 'vitest';
import { clothOf } from '../../../tests/samples/own-cloth.ts';
import { stackAtlas, surfaceFrom, unstackAtlas } from './stacked-atlas.ts';

test('an atlas comes out of its JPG as it went in: colors and coverage', () => {
  const data = new Uint8ClampedArray(3 * 5 * 4).map((_, i) => (i * 37) % 256);
  const atlas = { width: 3, height: 5, data };
  const stacked = stackAtlas(atlas);
  expect([stacked.width, stacked.height]).toEqual([3, 10]);
  expect(stacked.data.filter((_, i) => i % 4 === 3).every((alpha) => alpha === 255)).toBe(true);
  expect(unstackAtlas(stacked)).toEqual(atlas);
});

test('panels that do not lie in the atlas are no surface, whoever has sent them', () => {
  const { surface } = clothOf();
  const blank = (width: number, height: number) => ({
    ...{ width, height },
    data: new Uint8ClampedArray(width * height * 4),
  });
  const stacked = stackAtlas(blank(390, 400));
  expect(surfaceFrom(surface, stacked)?.atlas).toMatchObject({ width: 390, height: 400 });
  expect(surfaceFrom(surface, stackAtlas(blank(389, 400)))).toBeNull();
  for (const front of [
    { x: 0, y: 0, width: 0, height: 9 },
    { x: 0.5, y: 0, width: 9, height: 9 },
  ])
    expect(surfaceFrom({ ...surface, panels: { front } }, stacked)).toBeNull();
});
