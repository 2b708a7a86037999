import { expect, test } from 'vitest';
import { labPlanes } from '../cut-out/lab-planes.ts';
import type { Point } from '../../pixels/pixels.ts';
import { frontNeckline } from './front-neckline.ts';
import { outlineNeckline } from './outline-neckline.ts';

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

const SIDE = 300;
type Color = (x: number, y: number) => readonly [number, number, number];

/** A white garment over the whole picture, the ends of its neckline 80 pixels apart at y = 60. */
function necklineOf(colorAt: Color, hasCollar = false) {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) data.set([...colorAt(x, y), 255], (y * SIDE + x) * 4);
  return frontNeckline(
    labPlanes({ width: SIDE, height: SIDE, data }, 0.7),
    new Float32Array(SIDE * SIDE).fill(50),
    [
      [110, 60],
      [190, 60],
    ],
    hasCollar,
  );
}
const scoop = (x: number, depth: number): number => 60 + depth * (1 - ((x - 150) / 40) ** 2);
const isBetween = (x: number): boolean => x > 110 && x < 190;

test('folds that run down to a print are no plunging neckline', () => {
  const printed: Color = (x, y) => {
    if (x < 113 || x > 187 || y < 60) return [240, 240, 240];
    if (y > 130 && y < 230 && x > 116 && x < 184) return (x + y) % 14 < 7 ? [190, 30, 40] : [60, 20, 30];
    return y <= 130 ? [235, 235, 235] : [240, 240, 240];
  };
  expect(necklineOf(printed)).toBeNull();
});

test('the seam of the back is no neckline where the label shows below it', () => {
  const labeled: Color = (x, y) => {
    if (!isBetween(x) || y < 60 || y > scoop(x, 60)) return [70, 90, 150];
    if (x > 140 && x < 160 && y > 84 && y < 94) return [240, 240, 240];
    return y < scoop(x, 18) ? [150, 160, 185] : [58, 76, 132];
  };
  expect(necklineOf(labeled)?.front[1]).toBeGreaterThan(94);
  const unlabeled: Color = (x, y) => (y > 84 && y < 94 ? labeled(x, 100) : labeled(x, y));
  expect(necklineOf(unlabeled)?.front[1]).toBeLessThan(84);
});

test('the tape of the back is no neckline where a clear one lies well below it', () => {
  const taped: Color = (x, y) => {
    if (!isBetween(x) || y < 60 || y > scoop(x, 36)) return [64, 62, 96];
    return y < scoop(x, 10) ? [200, 200, 205] : [14, 14, 18];
  };
  expect(necklineOf(taped)?.front[1]).toBeGreaterThan(88);
});

test('in cloth of one color the label tells how far down the back is seen', () => {
  const white: Color = (x, y) => (x > 138 && x < 162 && y > 68 && y < 84 ? [20, 24, 60] : [240, 240, 242]);
  const seen = necklineOf(white);
  expect(seen?.front[1]).toBeGreaterThan(84);
  expect(seen?.sure).toBe(0.5);
});

test('the upper edge of a print is no plunging neckline: toward the neck only a faint fold runs on from it', () => {
  const v = (x: number): number => 60 + 110 * (1 - Math.abs(x - 150) / 40);
  const printed: Color = (x, y) => {
    if (isBetween(x) && y > 60 && y < v(x)) return [124, 164, 209];
    return Math.abs(x - 150) < 26 && y < 190 && y > 90 ? [70, 50, 50] : [120, 160, 205];
  };
  expect(necklineOf(printed)).toBeNull();
});

test('below a label that hangs low a faint line further down is a seam, a clear one the neckline', () => {
  const seamed =
    (darker: number): Color =>
    (x, y) => {
      if (x > 140 && x < 160 && y > 74 && y < 90) return [240, 240, 236];
      return isBetween(x) && y > 60 && y < scoop(x, 54) ? [86 - darker, 56 - darker, 20] : [86, 56, 20];
    };
  expect(necklineOf(seamed(14))?.front[1]).toBeLessThan(100);
  expect(necklineOf(seamed(24))?.front[1]).toBeGreaterThan(108);
});

test('a deep neckline is seen in plain cloth though its edge is faint', () => {
  const v = (x: number): number => 60 + 100 * (1 - Math.abs(x - 150) / 40);
  const plain: Color = (x, y) => (isBetween(x) && y > 60 && y < v(x) ? [122, 64, 70] : [140, 76, 82]);
  const seen = necklineOf(plain);
  expect(seen?.front[1]).toBeGreaterThan(150);
  expect(seen?.front[1]).toBeLessThan(170);
});

test('an outline that dips between two straps is the neckline', () => {
  const dip = (depth: number): Point[] =>
    Array.from({ length: 21 }, (_, k): Point => [110 + 4 * k, 60 + depth * (1 - (k / 10 - 1) ** 2)]);
  expect(outlineNeckline(dip(50))).toMatchObject({ front: [150, 110], sure: 0.85 });
  expect(outlineNeckline(dip(8)).sure).toBeLessThan(0.5);
});

test('a label of the ground color, cut out of the back, is no dip between straps', () => {
  const label = Array.from({ length: 41 }, (_, k): Point => [110 + 2 * k, k > 15 && k < 25 ? 92 : 60]);
  expect(outlineNeckline(label).sure).toBeLessThan(0.5);
});

test('the front of a square neckline that lies a little crooked is in its middle', () => {
  const { front } = outlineNeckline([
    [100, 60],
    [105, 100],
    [195, 102],
    [200, 60],
  ]);
  expect(front[0]).toBeGreaterThan(140);
  expect(front[0]).toBeLessThan(160);
});

/** Checked, plain inside, open down to a narrow point. */
const wrap =
  (deep: number): Color =>
  (x, y) => {
    const open = y < 60 || y > 60 + deep ? 0 : 40 * (1 - (y - 60) / deep) ** 1.5;
    if (Math.abs(x - 150) < open) return [205, 188, 196];
    return x % 16 < 5 || y % 16 < 5 ? [60, 140, 90] : [240, 240, 236];
  };

test.each([100, 125])('of a wrap in a print the point is where its halves meet, %s pixels down', (deep) => {
  const { front, sure } = necklineOf(wrap(deep))!;
  expect(Math.abs(front[1] - 60 - deep)).toBeLessThan(10);
  expect(Math.abs(front[0] - 150)).toBeLessThan(6);
  expect(sure).toBeGreaterThan(0.5);
});

test('below a collar lie the ends of its leaves, no neckline; an open one is where it is seen', () => {
  const leaves: Color = (x, y) => {
    const isEdge = y > 60 && Math.abs(y - 60 - 60 * (1 - Math.abs(x - 150) / 40)) < 3;
    return isEdge ? [120, 130, 150] : [190, 200, 220];
  };
  expect(necklineOf(leaves)!.front[1]).toBeGreaterThan(100);
  expect(necklineOf(leaves, true)!.front[1]).toBeLessThan(90);
  expect(necklineOf(wrap(100), true)!.front[1]).toBeGreaterThan(145);
});
