import { expect, test } from 'vitest';
import { labPlanes } from '../cut-out/lab-planes.ts';
import { frontNeckline } from './front-neckline.ts';

test('a print on the chest is no neckline: no line runs from it up to the neck', () => {
  const side = 300;
  const data = new Uint8ClampedArray(side * side * 4).fill(235);
  for (let y = 125; y < 185; y++)
    for (let x = 130; x < 170; x++)
      data.set((x + y) % 14 < 7 ? [200, 30, 40] : [20, 20, 30], (y * side + x) * 4);
  const lab = labPlanes({ width: side, height: side, data }, 0.7);
  const deep = new Float32Array(side * side).fill(50);
  expect(
    frontNeckline(lab, deep, [
      [110, 60],
      [190, 60],
    ]),
  ).toBeNull();
});
