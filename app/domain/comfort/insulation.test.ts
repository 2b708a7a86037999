import { expect, test } from 'vitest';
import { activeShare, ensembleIcl, sumOfGarments, UNDERWEAR_CLO } from './insulation.ts';

// Garment sums of example ensembles of ISO 9920.
test.each([
  ['summer dress', [0.29, 0.02], 0.45],
  ['blouse and trousers', [0.25, 0.15, 0.02, 0.02], 0.56],
  ['shirt, sweater and trousers', [0.25, 0.24, 0.2, 0.02, 0.02], 0.8],
  ['the same with a light jacket', [0.25, 0.24, 0.2, 0.25, 0.02, 0.02], 1.0],
  ['turtleneck, trousers, coat and boots', [0.37, 0.24, 0.6, 0.1, 0.06], 1.36],
  ['thermals, turtleneck, trousers, parka and boots', [0.2, 0.15, 0.37, 0.24, 0.7, 0.1, 0.1], 1.78],
] as const)('%s', (_name, clos, icl) => {
  const sum = clos.reduce((total: number, clo) => total + clo, UNDERWEAR_CLO);
  expect(Math.abs(ensembleIcl(sum) - icl)).toBeLessThan(0.06);
});

test('a moving body keeps less of its clothing', () => {
  expect(activeShare(1)).toBe(1);
  expect(activeShare(2)).toBe(0.8);
});

test.each([0.2, 0.5, 1, 2.2])('garments of %d clo are found back from their ensemble', (sum) => {
  expect(sumOfGarments(ensembleIcl(sum))).toBeCloseTo(sum, 6);
});

test('an ensemble has 0.161 clo and 0.835 of what its garments have (ISO 9920)', () => {
  expect(ensembleIcl(0)).toBeCloseTo(0.161, 9);
  expect(ensembleIcl(1)).toBeCloseTo(0.996, 9);
  expect(ensembleIcl(2)).toBeCloseTo(1.831, 9);
  expect(UNDERWEAR_CLO).toBe(0.04);
});

test('at rest, up to 1.2 met, all of it counts; from there 0.6 and 0.4 by met (ASHRAE 55)', () => {
  expect(activeShare(1.2)).toBe(1);
  expect(activeShare(1.21)).toBeCloseTo(0.6 + 0.4 / 1.21, 9);
  expect(activeShare(4)).toBeCloseTo(0.7, 9);
});
