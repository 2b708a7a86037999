import { expect, test } from 'vitest';
import type { DayHour } from '../comfort/day-hours.ts';
import { strain } from '../comfort/comfort-strain.ts';
import type { Candidate } from '../styling/search/best-candidates.ts';
import { wearThroughDay, type Wardrobe } from './wear-through-day.ts';

const hourOf = (min: number, max: number, weight: number): DayHour => ({
  ...{ hour: 12, tempF: 50, feltC: 10, personalClo: 0, wet: false, out: true, weight },
  air: { airC: 10, radiantC: 10, airSpeed: 1, humidity: 50 },
  need: { min, neutral: (min + max) / 2, max },
});
const dressed = (icl: number, ...day: DayHour[]) =>
  wearThroughDay({ garments: [], icl, cost: 0 } as unknown as Candidate, { day } as unknown as Wardrobe);

test('a day strains by the mean of its hours, each by its weight', () => {
  const [morning, noon] = [hourOf(1, 1.4, 4), hourOf(0.6, 1, 1)];
  const { strain: mean, candidate } = dressed(1.2, morning, noon);
  expect(mean).toBeCloseTo((4 * strain(morning, 1.2) + strain(noon, 1.2)) / 5, 9);
  expect(candidate.icl).toBe(1.2);
});

test('how cold it gets is how far below the band the coldest hour is, nothing where none is', () => {
  expect(dressed(0.8, hourOf(1, 1.4, 1), hourOf(0.9, 1.4, 1)).cold).toBeCloseTo(-0.2, 9);
  expect(dressed(1.2, hourOf(1, 1.4, 1)).cold).toBe(0);
  expect(dressed(1.6, hourOf(1, 1.4, 1)).cold).toBe(0);
});
