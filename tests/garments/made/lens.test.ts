import { expect, test } from 'vitest';
import type { Point } from '../../../app/fitting-room/pixels/pixels.ts';
import { lensOver } from './lens.ts';

const CORNERS: readonly Point[] = [
  [-1, 0],
  [1, 0],
  [1, 2],
  [-1, 2],
  [0, 1],
];

test('from cloth to picture and back to the same place, however the phone is held', () => {
  for (const turn of [-20, 0, 13])
    for (const barrel of [0, 0.05]) {
      const pose = { turn, tilt: [0.03, -0.1], barrel, fill: 0.9, shift: [0.1, -0.02] } as const;
      const lens = lensOver(CORNERS, 600, 800, pose);
      for (const corner of CORNERS) {
        const [x, y] = lens.toCloth(...lens.toPicture(corner));
        expect(x).toBeCloseTo(corner[0], 2);
        expect(y).toBeCloseTo(corner[1], 2);
      }
    }
});

test('a garment takes the asked share of the picture, in its middle', () => {
  const pose = { turn: 0, tilt: [0, 0], barrel: 0, fill: 0.8, shift: [0, 0] } as const;
  const lens = lensOver(CORNERS, 600, 800, pose);
  expect(lens.toPicture([-1, 1])[0]).toBeCloseTo(60);
  expect(lens.toPicture([1, 1])[0]).toBeCloseTo(540);
  expect(lens.toPicture([0, 1])).toEqual([300, 400]);
});
