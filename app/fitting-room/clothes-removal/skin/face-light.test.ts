import { expect, test } from 'vitest';
import { measureFaceLight } from './face-light.ts';

const [WIDE, TALL] = [60, 100];

test('shine on a dark face is not the tone of her limbs', () => {
  const data = new Uint8ClampedArray(WIDE * TALL * 4);
  for (let i = 0; i < WIDE * TALL; i++) data.set(i % 4 ? [40, 26, 20, 255] : [120, 90, 75, 255], i * 4);
  const face = { face: new Uint8Array(WIDE * TALL).fill(255) };
  const { lit } = measureFaceLight({ data, width: WIDE, height: TALL }, face as never, TALL);
  expect(lit[0]).toBeLessThan(50);
});

test('a beard is not the tone of his limbs', () => {
  const data = new Uint8ClampedArray(WIDE * TALL * 4);
  for (let i = 0; i < WIDE * TALL; i++) data.set(i < (WIDE * TALL) / 2 ? [110, 75, 60] : [40, 38, 44], i * 4);
  const face = { face: new Uint8Array(WIDE * TALL).fill(255) };
  const { lit } = measureFaceLight({ data, width: WIDE, height: TALL }, face as never, TALL / 2);
  expect(lit[2] / lit[0]).toBeCloseTo(60 / 110, 1);
});
