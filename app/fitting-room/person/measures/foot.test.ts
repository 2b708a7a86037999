import { expect, test } from 'vitest';
import type { BodyModel } from '../body-model.ts';
import type { Side } from './body-frame.ts';
import { bareLegAt, measureFoot } from './foot.ts';

function feetOf(left: number, right: number) {
  const sideAt = (x: number, floor: number, sign: -1 | 1) =>
    ({
      sign,
      ankle: [x, floor - 30],
      heel: [x, floor - 8],
      toe: [x + sign * 6, floor],
      kneeRadius: 30,
      calf: 28,
      ankleRadius: 16,
    }) as unknown as Side;
  const sides = [sideAt(160, left, -1), sideAt(240, right, 1)] as const;
  const model = {
    width: 400,
    height: 1100,
    classes: { background: new Uint8Array(400 * 1100).fill(255) },
    frame: { sides, shoulders: [200, 200], shoulderWidth: 180, size: 1000 },
  } as unknown as BodyModel;
  return [measureFoot(model, sides[0]), measureFoot(model, sides[1])] as const;
}

test('of two feet in a step the far one is smaller and stands higher; side by side they are alike', () => {
  const [far, near] = feetOf(920, 1000);
  expect(far.unit).toBeLessThan(near.unit * 0.93);
  expect(far.unit).toBeGreaterThan(near.unit * 0.8);
  expect(far.floor).toBeLessThan(near.floor - 60);
  const [left, right] = feetOf(1000, 1000);
  expect(left.unit).toBe(right.unit);
});

test('of two bare legs that touch each ends in the middle between them', () => {
  const [width, height] = [100, 40];
  const skin = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) skin.fill(255, y * width + 30, y * width + 70);
  const sides = [38, 62].map((x) => ({ knee: [x, 0], ankle: [x, 30] }));
  const model = { width, height, classes: { skin }, frame: { sides } } as unknown as BodyModel;
  expect(bareLegAt(model, [38, 20], 14)).toEqual([[40.5, 20], 10.5]);
  expect(bareLegAt(model, [62, 20], 14)).toEqual([[60, 20], 10]);
});
