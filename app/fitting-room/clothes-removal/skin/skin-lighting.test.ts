import { expect, test } from 'vitest';
import { spreadSkinLight } from './skin-lighting.ts';

test('the light of a hand runs out along the arm with no edge', () => {
  const [width, height, size] = [200, 600, 1000];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  const painted = new Uint8ClampedArray(width * height * 4).fill(255);
  const seen = new Uint8Array(width * height);
  for (let i = 0; i < seen.length; i++) {
    const [x, y] = [i % width, Math.floor(i / width)];
    painted.set([200, 160, 140], i * 4);
    // Of a hand in the shade little is seen; bright skin lies far above.
    const isHand = y > 400 && y < 430 && Math.abs(x - 100) < 8;
    if (isHand || y < 60) seen[i] = 255;
    data.set(isHand ? [150, 118, 102] : [210, 168, 147], i * 4);
  }
  const gain = spreadSkinLight(
    { data, width, height },
    painted,
    { seen, border: new Uint8Array(seen.length) },
    size,
  );
  expect(gain(100, 415)[0]).toBeLessThan(0.8);
  expect(gain(100, 200)[0]).toBeGreaterThan(0.95);
  for (let y = 64; y < 400; y += 4)
    expect(Math.abs(gain(100, y)[0] - gain(100, y + 4)[0])).toBeLessThan(0.035);
});
