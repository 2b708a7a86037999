import { expect, test } from 'vitest';
import { withoutEnclosedGround } from './enclosed-ground.ts';
import type { LabPlanes } from './lab-planes.ts';

const SIDE = 200;

test('on colored ground a long gap beside the middle is ground, however deep it lies; a print in the middle is cloth', () => {
  const isIn = (i: number, x0: number, x1: number, y0: number, y1: number) =>
    i % SIDE >= x0 && i % SIDE < x1 && i >= y0 * SIDE && i < y1 * SIDE;
  const isGap = (i: number) => isIn(i, 45, 52, 70, 130);
  const isPrint = (i: number) => isIn(i, 97, 104, 70, 130);
  const mask = new Uint8Array(SIDE * SIDE).map((_, i) => +isIn(i, 20, 180, 30, 170));
  const planes = [0, 1, 2].map((c) =>
    new Float32Array(SIDE * SIDE).map((_, i) => {
      if (mask[i] && !isGap(i) && !isPrint(i)) return [70, 3, -4][c]!;
      return [mask[i] ? 53 : 42, 32, 4][c]!;
    }),
  );
  const lab = { width: SIDE, height: SIDE, planes: planes as unknown as LabPlanes['planes'] };
  const { mask: left } = withoutEnclosedGround(lab, { width: SIDE, height: SIDE, mask });
  expect(left[100 * SIDE + 48]).toBe(0);
  expect(left[100 * SIDE + 100]).toBe(1);
});
