import { expect, test } from 'vitest';
import type { BodyModel } from '../person/body-model.ts';
import { legUnderHem } from '../person/measures/arm-zones.ts';

const WIDTH = 200;
const side = (sign: -1 | 1) => ({
  sign,
  elbow: [100 + sign * 60, 90],
  wrist: [100 + sign * 55, 130],
  index: [100 + sign * 54, 145],
  hip: [100 + sign * 20, 110],
  knee: [100 + sign * 20, 190],
  ankle: [100 + sign * 20, 270],
});
const model = (): Pick<BodyModel, 'frame' | 'inFront'> => ({
  frame: { sides: [side(-1), side(1)] } as unknown as BodyModel['frame'],
  inFront: new Uint8Array(WIDTH * 300),
});
const under = (of: ReturnType<typeof model>, x: number, y: number): boolean =>
  legUnderHem(of)(y * WIDTH + x, x, y);

test('a thigh goes under the hem, the arm and the hand beside it do not', () => {
  const her = model();
  expect(under(her, 82, 150)).toBe(true);
  expect(under(her, 118, 220)).toBe(true);
  // Forearm, and fingers past the index.
  expect(under(her, 44, 120)).toBe(false);
  expect(under(her, 155, 155)).toBe(false);
});

test('what lies in front of her legs stays: a hand, or what it holds', () => {
  const her = model();
  her.inFront[150 * WIDTH + 82] = 1;
  expect(under(her, 82, 150)).toBe(false);
});
