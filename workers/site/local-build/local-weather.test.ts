import { expect, test } from 'vitest';
import { dayAhead } from '../../../app/domain/planning/days-ahead.ts';
import { addDays } from '../../../app/domain/time/local-day.ts';
import { coversDay } from '../../../app/domain/weather/weather-hours.ts';
import { localForecast } from './local-weather.ts';

const LISBON = { lat: 38.72, lon: -9.13, timeZone: 'Europe/Lisbon' };
const MORNING = Date.parse('2026-11-24T08:24:00Z');

test('a week of live weather: it begins now, no two days alike, and each as sure as its distance', () => {
  const forecast = localForecast(LISBON, MORNING, '2026-11-24');
  expect(forecast.hours[0]).toMatchObject({ date: '2026-11-24', hour: 8 });
  expect(coversDay(forecast, MORNING + 7 * 86_400_000)).toBe(true);
  const days = [1, 2, 3, 4, 5, 6, 7].map((ahead) =>
    dayAhead(forecast, LISBON, addDays('2026-11-24', ahead), '2026-11-24'),
  );
  expect(days.map(({ sureness }) => sureness)).toEqual([
    ...['sure', 'sure', 'likely', 'likely', 'likely', 'idea', 'idea'],
  ]);
  expect(days.map(({ hours }) => hours.some(({ precipitationMm }) => precipitationMm > 0))).toEqual([
    ...[true, false, true, false, false, false, false],
  ]);
  const temps = days.map(({ hours }) => Math.max(...hours.map(({ tempF }) => tempF)));
  expect(new Set(temps).size).toBeGreaterThan(4);
});
