import { expect, test } from 'vitest';
import { ZONE } from '../../body-estimation/limbs/limb-coordinates.ts';
import { matchAtBorder, skinGainAt, spreadSkinLight } from './skin-lighting.ts';

/** Of one arm, without old clothes. */
const herSkin = (seen: Uint8Array) => ({
  seen,
  own: new Uint8Array(seen.length),
  hands: new Uint8Array(seen.length),
  face: [1, 1, 1] as const,
  clothes: new Uint8Array(seen.length),
  field: {
    zone: new Uint8Array(seen.length).fill(ZONE.leftArm),
    across: new Uint8Array(seen.length),
    along: new Uint16Array(seen.length),
  },
});

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
  const gain = spreadSkinLight({ data, width, height }, painted, herSkin(seen), size);
  expect(skinGainAt(gain, 100, 415)[0]).toBeLessThan(0.8);
  expect(skinGainAt(gain, 100, 200)[0]).toBeGreaterThan(0.95);
  for (let y = 64; y < 400; y += 4)
    expect(Math.abs(skinGainAt(gain, 100, y)[0] - skinGainAt(gain, 100, y + 4)[0])).toBeLessThan(0.035);
});

test('at its border painted skin has the light and hue of the skin beside it, in the middle that of all', () => {
  const [width, height, size] = [120, 400, 1000];
  const data = new Uint8ClampedArray(width * height * 4);
  const painted = new Uint8ClampedArray(width * height * 4);
  const [seen, border] = [new Uint8Array(width * height), new Uint8Array(width * height)];
  for (let i = 0; i < seen.length; i++) {
    const y = Math.floor(i / width);
    painted.set([200, 160, 140], i * 4);
    data.set(y < 40 ? [150, 112, 90] : [196, 157, 137], i * 4);
    if (y > 340) seen[i] = 255;
    if (y < 40) border[i] = 255;
  }
  const gain = spreadSkinLight({ data, width, height }, painted, { ...herSkin(seen), own: border }, size);
  expect(skinGainAt(gain, 60, 42)[0]).toBeLessThan(0.87);
  expect(skinGainAt(gain, 60, 200)[0]).toBeGreaterThan(0.93);
});

test('paint beside her own skin takes its color there, its own further away, and none from the shade of a hem', () => {
  const [width, height, size] = [80, 300, 1000];
  const beside = (color: readonly number[]): ((y: number) => number) => {
    const data = new Uint8ClampedArray(width * height * 4);
    const painted = new Uint8ClampedArray(width * height * 4);
    const own = new Uint8Array(width * height).fill(255, 0, 20 * width);
    for (let i = 0; i < width * height; i++) {
      data.set(color, i * 4);
      painted.set([200, 160, 140], i * 4);
    }
    const gain = matchAtBorder({ data, width, height }, painted, own, size);
    return (y) => skinGainAt(gain, 40, y)[0];
  };
  expect(beside([170, 136, 119])(22)).toBeLessThan(0.88);
  expect(beside([170, 136, 119])(200)).toBeGreaterThan(0.98);
  expect(beside([100, 80, 70])(22)).toBeGreaterThan(0.98);
});
