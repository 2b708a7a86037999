import { expect, test } from 'vitest';
import { fillMask } from '../../pixels/polygons.ts';
import type { Mask } from '../../pixels/connected-components.ts';
import type { Point } from '../../pixels/pixels.ts';
import { findLandmarks, type FoundLandmarks } from './find-landmarks.ts';

const SIDE = 400;

/** The right half's corners beside the middle of the picture, and their mirror image. */
function maskOf(half: readonly Point[]): Mask {
  const at = ([x, y]: Point, sign: -1 | 1): Point => [SIDE / 2 + sign * x, y + 50];
  const outline = [...half.map((point) => at(point, 1)), ...half.toReversed().map((point) => at(point, -1))];
  const mask = fillMask(new Uint8Array(SIDE * SIDE), outline, SIDE, SIDE);
  return { width: SIDE, height: SIDE, mask: mask.map((cover) => (cover > 127 ? 1 : 0)) };
}

const read = (half: readonly Point[]): FoundLandmarks =>
  findLandmarks(maskOf(half), ['sleeved', 'sleeveless'], 'sleeved')!;

/** From the middle of the picture. */
const aside = ({ landmarks }: FoundLandmarks, name: 'armpit' | 'hem' | 'cuff-inner' | 'cuff-outer'): number =>
  landmarks[`${name}-right`]!.x - SIDE / 2;

test('sleeves that lie along a coat down to its hem are split from its body', () => {
  const coat = read([
    [0, 8],
    [26, 0],
    [66, 20],
    [118, 250],
    [0, 258],
  ]);
  expect([coat.build, coat.mirrored]).toEqual(['sleeved', []]);
  expect(aside(coat, 'cuff-outer')).toBeGreaterThan(110);
  for (const name of ['armpit', 'hem', 'cuff-inner'] as const) {
    expect(aside(coat, name), name).toBeGreaterThan(52);
    expect(aside(coat, name), name).toBeLessThan(92);
  }
});

test('the flank of a wide skirt is no sleeve, whatever she says: it is too long', () => {
  const dress = read([
    [0, 14],
    [20, 4],
    [34, 0],
    [44, 8],
    [42, 60],
    [38, 110],
    [110, 300],
    [0, 318],
  ]);
  expect(dress.build).toBe('sleeveless');
});

test('where sleeves lie over the sides of a jacket its hem is hardly narrower than its chest', () => {
  const jacket = read([
    [0, 6],
    [28, 0],
    [80, 20],
    [112, 240],
    [60, 246],
    [30, 200],
    [0, 200],
  ]);
  expect(jacket.build).toBe('sleeved');
  expect(aside(jacket, 'armpit')).toBeGreaterThan(50);
  expect(aside(jacket, 'hem')).toBeGreaterThan(0.7 * aside(jacket, 'armpit'));
});

test('where sleeve and body part clearly, a deeper gap has a deeper armpit; a slit between them says little', () => {
  const armpitOf = (gap: number, cuff: number): number => {
    const half: readonly Point[] = [
      [0, 12],
      [34, 0],
      [78, 18],
      [cuff + 34, 206],
      [cuff, 226],
      [84, gap],
      [82, 250],
      [0, 250],
    ];
    return read(half).landmarks['armpit-right']!.y - 50;
  };
  const lower = (cuff: number) => (armpitOf(110, cuff) - armpitOf(94, cuff)) / 16;
  expect(lower(156)).toBeGreaterThan(0.4);
  expect(lower(110)).toBeLessThan(0.4);
});
