import { expect, test } from 'vitest';
import type { WeatherHour } from '../weather.ts';
import { comfortReceipt, dayHours, discomfort, shedPlan, verdictOf, wornAt } from './day.ts';

const hourAt = (hour: number, tempF: number, extra: Partial<WeatherHour> = {}): WeatherHour => ({
  at: `2026-11-20T${String(hour).padStart(2, '0')}:00:00Z`,
  hour,
  date: '2026-11-20',
  tempF,
  windMs: 2,
  humidity: 60,
  precipitationMm: 0,
  snow: false,
  cloud: 0.4,
  uv: hour > 9 && hour < 16 ? 2 : 0,
  condition: 'Partly Cloudy',
  ...extra,
});

// A mild November day in Lisbon: 57° at eight, 71° at three, 60° at eight in the evening.
const LISBON = [57, 58, 60, 62, 65, 68, 70, 71, 70, 67, 64, 62, 60].map((tempF, index) =>
  hourAt(8 + index, tempF),
);
const COAT = { garmentId: 'camel-coat', garment: 'camel wool coat', icl: 0.8, shelters: true };

test('the coat comes off for the warm middle of the day and is wanted back', () => {
  const day = dayHours(LISBON);
  const plan = shedPlan(day, 1.4, [COAT]);
  expect(plan?.layer.garmentId).toBe('camel-coat');
  const receipt = comfortReceipt(day, 1.4, [], plan);
  expect(receipt.shed?.fromHour).toBeGreaterThan(9);
  expect(receipt.shed?.fromHour).toBeLessThan(14);
  expect(receipt.shed?.untilHour).toBeGreaterThan(15);
  expect(receipt.hours.find(({ hour }) => hour === 15)?.worn).toBe(0.8);
  expect(receipt.hours[0]?.worn).toBe(1.4);
  expect(receipt.method).toBe('PMV');
  expect(receipt.ppd).toBeGreaterThanOrEqual(5);
});

test('no layer comes off in the rain that it keeps out', () => {
  const wet = LISBON.map((hour) => ({ ...hour, precipitationMm: 1 }));
  expect(shedPlan(dayHours(wet), 1.4, [COAT])).toBeNull();
});

test('a layer that is too much in every hour is not a layer to shed', () => {
  const hot = LISBON.map((hour) => ({ ...hour, tempF: 86 }));
  expect(shedPlan(dayHours(hot), 1.4, [COAT])).toBeNull();
});

test('honest cold: minutes outdoors when city clothes cannot hold it, nothing when they can', () => {
  const day = dayHours([hourAt(8, -4), hourAt(9, -2)]);
  const receipt = comfortReceipt(day, 2.1, [], null);
  expect(receipt.method).toBe('IREQ');
  expect(receipt.pmv).toBeUndefined();
  expect(receipt.minutesOutdoors).toBeGreaterThanOrEqual(15);
  expect(receipt.minutesOutdoors).toBeLessThan(120);
  expect(receipt.hours[0]?.verdict).toBe('cold');
  expect(comfortReceipt(dayHours([hourAt(8, 36)]), 2.1, [], null).minutesOutdoors).toBeUndefined();
});

test('verdicts step from cold to hot', () => {
  const need = { min: 0.8, neutral: 1, max: 1.3 };
  expect([0.3, 0.7, 1, 1.5, 2].map((icl) => verdictOf(need, icl))).toEqual([
    'cold',
    'cool',
    'comfortable',
    'warm',
    'hot',
  ]);
  expect(discomfort(need, 0.6)).toBeGreaterThan(discomfort(need, 1.5));
  expect(wornAt(3, 1.4, null)).toBe(1.4);
});

test('a receipt of no hours is refused', () => {
  expect(() => comfortReceipt([], 1, [], null)).toThrow(RangeError);
});
