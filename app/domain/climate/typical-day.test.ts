import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberBetween } from '../../../tests/random/number-between.ts';
import { restOfDay } from '../weather/weather-hours.ts';
import { CONDITIONS } from '../weather/weather.ts';
import { seasonalNote, typicalForecast } from './typical-day.ts';

const MORNING = Date.parse('2026-11-20T06:20:00Z');
const helsinki = () => typicalForecast(60.17, 24.94, 'Europe/Helsinki', MORNING);

test('the note names the third of the month', () => {
  expect(seasonalNote('2026-11-03')).toBe('Typical for early November');
  expect(seasonalNote('2026-11-15')).toBe('Typical for mid-November');
  expect(seasonalNote('2026-11-21')).toBe('Typical for late November');
  expect(seasonalNote('2026-02-28')).toBe('Typical for late February');
});

test('an estimate says that it is one', () => {
  expect(helsinki()).toMatchObject({ source: 'seasonal', note: 'Typical for mid-November' });
});

test('it covers two days from the current local hour on', () => {
  const { hours } = helsinki();
  expect(hours).toHaveLength(48);
  expect(hours[0]).toMatchObject({ at: '2026-11-20T06:00:00.000Z', hour: 8, date: '2026-11-20' });
  const kolkata = typicalForecast(22.57, 88.36, 'Asia/Kolkata', MORNING);
  expect(kolkata.hours[0]).toMatchObject({ at: '2026-11-20T05:30:00.000Z', hour: 11 });
});

test('Helsinki is near freezing in November and mild in July', () => {
  const { lowF, highF } = restOfDay(helsinki());
  expect(lowF).toBeGreaterThan(26);
  expect(highF).toBeLessThan(44);
  const july = restOfDay(
    typicalForecast(60.17, 24.94, 'Europe/Helsinki', Date.parse('2026-07-14T22:00:00Z')),
  );
  expect(july.highF).toBeGreaterThan(65);
  expect(july.highF).toBeLessThan(78);
});

test('the day is coldest near sunrise and warmest in the middle of the afternoon', () => {
  const madrid = typicalForecast(40.42, -3.7, 'Europe/Madrid', Date.parse('2026-05-01T22:00:00Z'));
  const day = madrid.hours.slice(0, 24);
  const coldest = day.reduce((a, b) => (b.tempF < a.tempF ? b : a));
  const { highHour } = restOfDay(madrid);
  expect(coldest.hour).toBeGreaterThanOrEqual(5);
  expect(coldest.hour).toBeLessThanOrEqual(8);
  // Madrid's clock is two hours and a quarter ahead of its sun.
  expect(highHour).toBeGreaterThanOrEqual(16);
  expect(highHour).toBeLessThanOrEqual(18);
});

test('no rain or snow is claimed, and no hour is impossible, anywhere at any time of the year', () => {
  fc.assert(
    fc.property(
      numberBetween(-85, 85),
      numberBetween(-180, 180),
      fc.integer({ min: 0, max: 365 }),
      (lat, lon, day) => {
        const { hours, current } = typicalForecast(lat, lon, 'UTC', Date.UTC(2026, 0, 1) + day * 86_400_000);
        expect(CONDITIONS).toContain(current.condition);
        for (const hour of hours) {
          expect(hour.precipitationMm).toBe(0);
          expect(hour.snow).toBe(false);
          expect(hour.humidity).toBeGreaterThan(3);
          expect(hour.humidity).toBeLessThanOrEqual(100);
          expect(hour.uv).toBeGreaterThanOrEqual(0);
          expect(hour.uv).toBeLessThan(13);
          expect(Number.isFinite(hour.tempF)).toBe(true);
        }
      },
    ),
    { numRuns: 150, seed: 1 },
  );
});

test('the same place and time always give the same answer', () => {
  expect(helsinki()).toEqual(helsinki());
});
