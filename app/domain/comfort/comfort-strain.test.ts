import { expect, test } from 'vitest';
import { isHot, lightestUsefulClo, distanceFromBand, comfortVerdict } from './day-hours.ts';
import { strain } from './comfort-strain.ts';

const hour = (airC: number, min: number, neutral: number, max: number, personalClo = 0) => ({
  air: { airC, radiantC: airC, airSpeed: 0.5, humidity: 40 },
  need: { min, neutral, max },
  personalClo,
});
const MILD = hour(15, 0.6, 0.9, 1.2);

test.each([
  [0.24, 'cold'],
  [0.26, 'cool'],
  [0.59, 'cool'],
  [0.6, 'comfortable'],
  [1.2, 'comfortable'],
  [1.21, 'warm'],
  [1.54, 'warm'],
  [1.56, 'hot'],
])('%d clo where 0.6 to 1.2 are asked for are %s', (icl, verdict) => {
  expect(comfortVerdict(MILD, icl)).toBe(verdict);
});

test.each([
  [25.9, 0.45, 0.5, 'warm'],
  [26, 0.3, 0.5, 'comfortable'],
  [26, 0.3, 0.51, 'warm'],
  [20, 0.4, 0.5, 'comfortable'],
  [20, 0.41, 0.5, 'warm'],
])('at %d °C, with room for %d clo, %d clo are %s', (airC, max, icl, verdict) => {
  expect(comfortVerdict(hour(airC, 0, 0.2, max), icl)).toBe(verdict);
});

test('where it is strongly hot nobody is comfortable, however light', () => {
  expect(comfortVerdict(hour(40, 0, 0.3, 0.5), 0.3)).toBe('hot');
});

test('it is hot for anybody from 26 °C, and where only shorts are left; her own warmth does not count', () => {
  expect([25.9, 26].map((airC) => isHot(hour(airC, 0, 0.5, 1)))).toEqual([false, true]);
  expect([0.4, 0.41].map((max) => isHot(hour(15, 0, 0.2, max)))).toEqual([true, false]);
  expect(isHot(hour(15, 0, 0.2, 0.6, 0.2))).toBe(true);
  expect([26, 25].map((airC) => lightestUsefulClo(hour(airC, 0, 0.2, 0.4)))).toEqual([0.5, 0.37]);
  expect(lightestUsefulClo(hour(25, 0, 0.2, 0.8))).toBe(0.5);
  expect([0.5, 0.6, 1.2, 1.3].map((icl) => distanceFromBand(MILD.need, icl).toFixed(2))).toEqual([
    ...['-0.10', '0.00', '0.00', '0.10'],
  ]);
});

// What an hour costs: 3 per clo off the aim and 12 per clo squared; out of the band more at once.
test.each([
  ['on the aim', MILD, 0.9, 0],
  ['a little over', MILD, 1, 0.42],
  ['at the upper bound', MILD, 1.2, 1.98],
  ['too warm', MILD, 1.3, 3.12 + 9 + 0.4],
  ['a hair above the least', MILD, 0.612, 0.864 + 12 * 0.288 ** 2],
  ['at the least, which receipts round', MILD, 0.6, 1.98 + 36 + 6 * 0.012],
  ['a hair above nothing', hour(15, 0, 0.012, 1), 0.012, 0],
  ['too cold', MILD, 0.5, 3.12 + 36 + 6 * 0.112],
  ['too cold in frost', hour(4.9, 1, 1.2, 1.6), 0.9, 1.98 + 32 + 6 * 0.112],
  ['too cold at 5 °C', hour(5, 1, 1.2, 1.6), 0.9, 1.98 + 36 + 6 * 0.112],
  ['more than the aim in frost', hour(4.9, 1, 1.2, 1.6), 1.3, 0.63],
  ['less than the aim in frost', hour(4.9, 1, 1.2, 1.6), 1.1, 0.42],
  ['what no clothes hold', hour(-10, 3, 3.4, 4), 2.4, 15 + 32 + 6 * 0.612],
  ['light in the heat', hour(30, 0, 0.3, 0.4), 0.5, 0],
  ['more than light in the heat', hour(30, 0, 0.3, 0.4), 0.6, 0.42],
  ['more than light in the sun of a mild day', hour(20, 0, 0.3, 0.4), 0.47, 0.42 + 2.5],
  ['more than light at 26 °C', hour(26, 0, 0.3, 0.4), 0.6, 0.42],
])('%s', (_, at, icl, cost) => {
  expect(strain(at, icl)).toBeCloseTo(cost, 6);
});
