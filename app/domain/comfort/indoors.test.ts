import { expect, test } from 'vitest';
import { INDOOR_BAND, insideOf } from './indoors.ts';

test('the indoor band is PMV within ±0.5 at 22 °C and 1.2 met (ISO 7730)', () => {
  expect(insideOf(INDOOR_BAND.min).pmv).toBeCloseTo(-0.5, 1);
  expect(insideOf(INDOOR_BAND.max).pmv).toBeCloseTo(0.5, 1);
  expect(insideOf(INDOOR_BAND.min + 0.02).pmv).toBeGreaterThan(-0.5);
  expect(insideOf(INDOOR_BAND.max - 0.02).pmv).toBeLessThan(0.5);
});

test.each([
  [0.3, 'cold'],
  [0.55, 'cool'],
  [0.9, 'comfortable'],
  [1.6, 'warm'],
  [2.6, 'hot'],
] as const)('%d clo inside is %s', (icl, verdict) => {
  expect(insideOf(icl)).toMatchObject({ icl, roomC: 22, verdict });
});
