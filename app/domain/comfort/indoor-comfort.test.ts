import { expect, test } from 'vitest';
import { HEATED_BELOW_C, INDOOR_BAND, indoorComfort } from './indoor-comfort.ts';
import { balancedClo, predictedDissatisfied } from './pmv.ts';

test('the indoor band is PMV within ±0.5 at 22 °C and 1.2 met (ISO 7730)', () => {
  expect(indoorComfort(INDOOR_BAND.min).pmv).toBeCloseTo(-0.5, 1);
  expect(indoorComfort(INDOOR_BAND.max).pmv).toBeCloseTo(0.5, 1);
  expect(indoorComfort(INDOOR_BAND.min + 0.02).pmv).toBeGreaterThan(-0.5);
  expect(indoorComfort(INDOOR_BAND.max - 0.02).pmv).toBeLessThan(0.5);
});

test.each([
  [0.3, 'cold'],
  [0.55, 'cool'],
  [0.9, 'comfortable'],
  [1.6, 'warm'],
  [2.6, 'hot'],
] as const)('%d clo inside is %s', (icl, verdict) => {
  expect(indoorComfort(icl)).toMatchObject({ icl, roomC: 22, verdict });
});

const ROOM = { airC: 22, radiantC: 22, airSpeed: 0.1, humidity: 50 };

test.each([
  [-1, 'cold', 'cool'],
  [-0.5, 'cool', 'comfortable'],
  [0.5, 'comfortable', 'warm'],
  [1, 'warm', 'hot'],
] as const)('at a vote of %d it turns from %s to %s', (vote, under, over) => {
  const clo = balancedClo(ROOM, 1.2, vote);
  expect([indoorComfort(clo - 0.005).verdict, indoorComfort(clo + 0.005).verdict]).toEqual([under, over]);
  expect(indoorComfort(clo).pmv).toBeCloseTo(vote, 2);
});

test('what is told is rounded: clothes and vote to hundredths, those who would complain to whole percents', () => {
  const { icl, pmv, ppd } = indoorComfort(0.6789);
  expect(icl).toBe(0.68);
  expect(pmv).toBe(Number(pmv.toFixed(2)));
  expect(ppd).toBe(Math.round(predictedDissatisfied(pmv)));
});

test('rooms are heated where it is below 15 °C outdoors', () => {
  expect(HEATED_BELOW_C).toBe(15);
});
