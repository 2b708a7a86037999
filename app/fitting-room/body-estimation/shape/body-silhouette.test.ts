import { expect, test } from 'vitest';
import type { Measured } from './measure-body.ts';
import { roundJoints } from './body-silhouette.ts';

const [WIDTH, HEIGHT] = [300, 400];
const STATURE = 380;
const limb = (...joints: [number, number][]) => ({ joints, stations: [] });
const MEASURED = {
  skeleton: { stature: STATURE },
  arms: [limb([100, 90], [80, 160]), limb([200, 90], [220, 160])],
  legs: [limb([125, 200], [125, 290]), limb([175, 200], [175, 290])],
} as unknown as Measured;

/** A trunk with a ledge at the hips: thighs begin 14 pixels further out than it ends. */
function ledged(): Uint8Array {
  const mask = new Uint8Array(WIDTH * HEIGHT);
  for (let y = 90; y < 380; y++)
    for (let x = 0; x < WIDTH; x++) {
      const half = y < 205 ? 50 : 64;
      const gap = y > 230 && Math.abs(x - 150) < 6;
      if (Math.abs(x - 150) < half && !gap) mask[y * WIDTH + x] = 255;
    }
  return mask;
}

const outerAt = (mask: Uint8Array, y: number): number => {
  let x = WIDTH - 1;
  while (x > 0 && mask[y * WIDTH + x]! < 128) x--;
  return x;
};

test('where the trunk goes over into the leg the outer outline has no step, and the gap of the legs stays', () => {
  const mask = ledged();
  const step = (of: Uint8Array): number =>
    Math.max(...Array.from({ length: 24 }, (_, k) => Math.abs(outerAt(of, 194 + k) - outerAt(of, 193 + k))));
  expect(step(mask)).toBeGreaterThan(12);
  roundJoints(mask, { width: WIDTH, height: HEIGHT }, MEASURED);
  expect(step(mask)).toBeLessThan(10);
  const before = ledged();
  for (let y = 231; y < 300; y++)
    for (let x = 140; x < 160; x++) expect(mask[y * WIDTH + x]).toBe(before[y * WIDTH + x]);
});
