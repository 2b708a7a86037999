import { expect, test } from 'vitest';
import { colorDifference } from '../../domain/looks/oklch.ts';
import { toOklab } from '../pixels/oklab.ts';
import type { Rgb } from '../pixels/pixels.ts';
import { clothColors } from './garment-colors.ts';

const SIDE = 120;
const EDGE = 12;

/** A garment that fills the picture but for its edges. */
function colorsOf(colorAt: (x: number, y: number) => Rgb) {
  const mask = new Uint8Array(SIDE * SIDE);
  const lab = new Float32Array(SIDE * SIDE * 3);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const isCloth = Math.min(x, y, SIDE - 1 - x, SIDE - 1 - y) >= EDGE;
      mask[y * SIDE + x] = isCloth ? 1 : 0;
      lab.set(toOklab(isCloth ? colorAt(x, y) : [200, 200, 200]), (y * SIDE + x) * 3);
    }
  return clothColors({ width: SIDE, height: SIDE, mask, lab });
}
const [NAVY, RED]: [Rgb, Rgb] = [
  [35, 45, 85],
  [200, 40, 40],
];

test('the cloth’s color comes before that of a print that covers more of it', () => {
  const printed = colorsOf((x, y) => {
    const isWithin = Math.min(x, y, SIDE - 1 - x, SIDE - 1 - y) >= EDGE + 10;
    return isWithin && (x + y) % 8 < 6 ? RED : NAVY;
  });
  expect(printed.pattern).not.toBe('plain');
  expect(colorDifference(printed.colors[0], '#232d55')).toBeLessThan(0.05);
  expect(colorDifference(printed.colors[1] ?? '#ffffff', '#c82828')).toBeLessThan(0.05);
});

test('a striped garment has its broader color first; one patch leaves it plain', () => {
  const striped = colorsOf((_, y) => (y % 12 < 4 ? RED : NAVY));
  expect(striped).toMatchObject({ pattern: 'stripe' });
  expect(colorDifference(striped.colors[0], '#232d55')).toBeLessThan(0.05);
  expect(colorsOf((x, y) => (x > 40 && x < 80 && y > 40 && y < 80 ? RED : NAVY)).colors).toHaveLength(1);
});

test('a fine check is seen in the color of its cloth, not mixed with its lines; folds are one cloth', () => {
  const cloth: Rgb = [27, 27, 30];
  const lines = (x: number, y: number) => Number(x % 7 < 2) + Number(y % 7 < 2);
  const checked = colorsOf((x, y) => [cloth, [48, 39, 58], [72, 54, 96]][lines(x, y)] as Rgb);
  expect(checked.pattern).toBe('check');
  expect(colorDifference(checked.colors[0], '#1b1b1e')).toBeLessThan(0.03);
  const folded = colorsOf((x) => (x % 30 < 12 ? [52, 66, 118] : NAVY));
  expect(folded.colors).toHaveLength(1);
});
