import { expect, test } from 'vitest';
import type { Hex } from './cloth.ts';
import { hueDifference, colorDifference, toOklch } from './oklch.ts';

// As CSS Color 4 prints them; the grays are on either side of where sRGB stops being a straight line.
test.each<[Hex, number, number, number]>([
  ['#ff0000', 0.62796, 0.25768, 29.234],
  ['#00ff00', 0.86644, 0.29483, 142.495],
  ['#0000ff', 0.45201, 0.31321, 264.052],
  ['#ffff00', 0.96798, 0.21101, 109.769],
  ['#ff00ff', 0.70167, 0.32249, 328.363],
  ['#00ffff', 0.9054, 0.15455, 194.769],
  ['#0a0a0a', 0.144788, 0, NaN],
  ['#0b0b0b', 0.149577, 0, NaN],
  ['#808080', 0.599871, 0, NaN],
  ['#ffffff', 1, 0, NaN],
])('OKLCH of %s', (hex, l, c, h) => {
  const seen = toOklch(hex);
  expect(seen.l).toBeCloseTo(l, 5);
  expect(seen.c).toBeCloseTo(c, 4);
  if (!Number.isNaN(h)) expect(seen.h).toBeCloseTo(h, 2);
});

test('how different two colors look: lightness, chroma and hue alike', () => {
  expect(colorDifference('#000000', '#ffffff')).toBeCloseTo(1, 4);
  expect(colorDifference('#336699', '#336699')).toBe(0);
  // Red and lime by hand: (0.62796 - 0.86644)² + 0.25768² + 0.29483² - 2 * 0.25768 * 0.29483 * cos(113.261°).
  expect(colorDifference('#ff0000', '#00ff00')).toBeCloseTo(
    Math.sqrt(0.05687 + 0.0664 + 0.08692 + 0.06002),
    3,
  );
});

test.each([
  [350, 10, 20],
  [10, 350, 20],
  [90, 270, 180],
  [0, 181, 179],
  [30, 75, 45],
  [0, 360, 0],
])('hues of %d and %d degrees: the short way round is %d', (one, other, gap) => {
  expect(hueDifference(one, other)).toBe(gap);
});
