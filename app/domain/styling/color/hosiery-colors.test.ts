import { expect, test } from 'vitest';
import type { ColorName } from '../../wardrobe/palette.ts';
import { hosieryPenalty } from './hosiery-colors.ts';

/** From the least trouble to the most: a leg that runs into its shoe, a break, a clash. */
test.each<[ColorName, ColorName, number]>([
  ['black', 'black', 0],
  ['navy', 'black', 0],
  ['black', 'burgundy', 0],
  ['taupe', 'cognac', 0],
  ['taupe', 'black', 0.4],
  ['black', 'chocolate', 0.7],
  ['navy', 'chocolate', 0.7],
  ['black', 'cognac', 1],
  ['navy', 'cream', 1],
  ['chocolate', 'chocolate', 0],
  ['chocolate', 'cognac', 0],
  ['chocolate', 'black', 0.8],
])('%s hose in %s shoes: %s', (hose, shoe, trouble) => {
  expect(hosieryPenalty(hose, shoe)).toBe(trouble);
});
