import { expect, test } from 'vitest';
import { labPlanes } from '../cut-out/lab-planes.ts';
import type { Rgb } from '../../pixels/pixels.ts';
import { backLabel } from './back-label.ts';

const SIDE = 240;
const [BLUE, WHITE]: [Rgb, Rgb] = [
  [60, 80, 150],
  [240, 240, 240],
];

/** A neck whose ends lie at (80, 40) and (160, 40): its half width is 40 pixels. */
function labelOf(colorAt: (x: number, y: number) => Rgb, isInside: (y: number) => boolean = () => true) {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) data.set([...colorAt(x, y), 255], (y * SIDE + x) * 4);
  return backLabel(labPlanes({ width: SIDE, height: SIDE, data }, 0.7), ([, y]) => isInside(y), [
    [80, 40],
    [160, 40],
  ]);
}

const patch =
  (x0: number, x1: number, y0: number, y1: number, color = WHITE) =>
  (x: number, y: number): Rgb =>
    x >= x0 && x < x1 && y >= y0 && y < y1 ? color : BLUE;

test('a label inside the back is found, with its lower edge in half widths of the neck', () => {
  const label = labelOf(patch(108, 132, 48, 60))!;
  expect(label.from).toBeCloseTo(-0.3, 1);
  expect(label.to).toBeCloseTo(0.3, 1);
  expect(label.down).toBeCloseTo(0.5, 1);
});

test('cloth without a label, a print on the chest, a band from side to side and a speck are none', () => {
  expect(labelOf(() => BLUE)).toBeNull();
  expect(labelOf(patch(100, 140, 96, 130))).toBeNull();
  expect(labelOf(patch(0, SIDE, 48, 60))).toBeNull();
  expect(labelOf(patch(119, 121, 50, 52))).toBeNull();
  expect(labelOf(patch(108, 132, 48, 60, [66, 86, 156]))).toBeNull();
});

test('a label lies beside the middle by no more than half a half width, and on the cloth', () => {
  expect(labelOf(patch(116, 140, 48, 60))).not.toBeNull();
  expect(labelOf(patch(134, 150, 48, 60))).toBeNull();
  expect(labelOf(patch(108, 132, 48, 60), (y) => y > 64)).toBeNull();
});
