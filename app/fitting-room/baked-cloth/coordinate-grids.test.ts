import { expect, test } from 'vitest';
import type { BakedFacts } from './baked-garment.ts';
import { restoreGrids, storeGrid } from './coordinate-grids.ts';

const [WIDTH, HEIGHT] = [7, 5] as const;
const box = { x: 2, y: 3, width: WIDTH, height: HEIGHT };
const blank = () => ({ width: 20, height: 10, data: new Uint8ClampedArray(20 * 10 * 4) });
const facts = { layers: [{ parts: [{ grid: box }] }] } as unknown as BakedFacts;

/** In hundredths of a cm, as restored. */
const readBack = (picture: ReturnType<typeof blank>, half: 0 | 1): number[] =>
  Array.from({ length: WIDTH * HEIGHT }, (_, o) => {
    const x = box.x + half * WIDTH + (o % WIDTH);
    const at = ((box.y + Math.floor(o / WIDTH)) * picture.width + x) * 4;
    return picture.data[at]! * 256 + picture.data[at + 1]!;
  });

test('places on the cloth come back within half a millimeter, both ways across the grid', () => {
  const places = [0, 1].map((half) =>
    Array.from(
      { length: WIDTH * HEIGHT },
      (_, o) => 20000 + half * 3000 + (o % WIDTH) * 97 - Math.floor(o / WIDTH) ** 3 * 31,
    ),
  );
  const picture = blank();
  storeGrid(picture, box, 0, places[0]!);
  storeGrid(picture, box, 1, places[1]!);
  restoreGrids(facts, picture);
  for (const half of [0, 1] as const)
    for (const [o, value] of readBack(picture, half).entries())
      expect(Math.abs(value - places[half]![o]!)).toBeLessThanOrEqual(5);
});

test('points that nothing reads cost nothing: they go on as their neighbors do', () => {
  const places = Array.from({ length: WIDTH * HEIGHT }, (_, o) =>
    o % WIDTH < 4 ? 20000 + (o % WIDTH) * 100 : null,
  );
  const picture = blank();
  storeGrid(picture, box, 0, places);
  const stored = readBack(picture, 0);
  expect(stored.filter((_, o) => o % WIDTH >= 4)).toEqual(Array.from({ length: 15 }, () => 0));
});
