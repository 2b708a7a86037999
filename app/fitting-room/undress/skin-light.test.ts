import { expect, test } from 'vitest';
import { lightOnSkin } from './skin-light.ts';

test('the light of a hand runs out along the arm with no edge', () => {
  const [width, height, size] = [80, 400, 1000];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  const painted = new Uint8ClampedArray(width * height * 4).fill(255);
  const seen = new Uint8Array(width * height);
  for (let i = 0; i < seen.length; i++) {
    const [x, y] = [i % width, Math.floor(i / width)];
    painted.set([200, 160, 140], i * 4);
    // A hand in the shade at the end of the arm, and a bright one far above.
    const isHand = y > 330 && y < 360 && x > 32 && x < 48;
    const isBright = y < 40 && x > 20 && x < 60;
    if (isHand || isBright) seen[i] = 255;
    data.set(isHand ? [150, 118, 102] : [210, 168, 147], i * 4);
  }
  const gain = lightOnSkin({ data, width, height }, painted, seen, size);
  if (process.env['DBG']) console.log(Array.from({ length: 75 }, (_, k) => gain(40, 60 + k * 4)[0].toFixed(3)).join(' '));
  expect(gain(40, 345)[0]).toBeLessThan(0.82);
  expect(gain(40, 100)[0]).toBeGreaterThan(0.9);
  for (let y = 60; y < 340; y += 4) expect(Math.abs(gain(40, y)[0] - gain(40, y + 4)[0])).toBeLessThan(0.04);
});
