import { expect, test } from 'vitest';
import {
  HOUR_MS,
  coversDay,
  hoursFrom,
  hourStart,
  localHours,
  restOfDay,
  forecastFromNow,
  type Sample,
} from './weather-hours.ts';
import type { Forecast } from './weather.ts';

const START = Date.parse('2026-11-20T06:00:00Z');
const sample = (hours: number, tempF: number, rate = 0): Sample => ({
  at: START + hours * HOUR_MS,
  tempF,
  windMs: 2,
  humidity: 60,
  cloud: 0.5,
  uv: 1,
  rate,
  sky: { condition: rate > 0 ? 'Rain' : 'Cloudy', description: '', snow: false },
});
const forecastOf = (hours: Forecast['hours']): Forecast => ({
  current: { temperature: 50.4, condition: 'Mist', description: 'mist' },
  hours,
  source: 'met-norway',
  fetchedAt: new Date(START + 5 * 60_000).toISOString(),
  expiresAt: new Date(START + HOUR_MS).toISOString(),
});
const day = Array.from({ length: 40 }, (_, i) => sample(i, 50 + i));

test('three-hour steps are filled in between', () => {
  const hours = localHours([sample(0, 50, 1), sample(3, 56), sample(30, 56)], START, 'UTC');
  expect(hours.slice(0, 4).map((hour) => hour.tempF)).toEqual([50, 52, 54, 56]);
  expect(hours.slice(0, 4).map((hour) => hour.precipitationMm)).toEqual([1, 1, 1, 0]);
});

test('local hours begin where the local clock says', () => {
  expect(new Date(hourStart(START + 50 * 60_000, 'Asia/Kathmandu')).toISOString()).toBe(
    '2026-11-20T06:15:00.000Z',
  );
  expect(new Date(hourStart(START + 50 * 60_000, 'Europe/Helsinki')).toISOString()).toBe(
    '2026-11-20T06:00:00.000Z',
  );
});

test('a local clock that is set back shows one hour twice, none is lost', () => {
  const from = Date.parse('2026-10-25T00:00:00Z');
  const samples = [0, 30].map((h) => ({ ...sample(0, 50), at: from + h * HOUR_MS }));
  const hours = localHours(samples, from, 'Europe/Berlin');
  expect(hours.slice(0, 4).map((hour) => hour.hour)).toEqual([2, 2, 3, 4]);
});

test('a stored forecast begins with the current hour when it is read', () => {
  const stored = forecastOf(localHours(day, START, 'UTC'));
  const soon = forecastFromNow(stored, START + 9 * 60_000, 'UTC');
  expect(soon.hours[0]?.hour).toBe(6);
  expect(soon.current.description).toBe('mist');
  const later = forecastFromNow(stored, START + 2 * HOUR_MS + 60_000, 'Europe/Helsinki');
  expect(later.hours[0]).toMatchObject({ hour: 10, date: '2026-11-20', tempF: 52 });
  expect(later.current).toEqual({ temperature: 52, condition: 'Cloudy', description: 'cloudy' });
  const typical = forecastFromNow({ ...stored, source: 'seasonal' }, START + 2 * HOUR_MS + 60_000, 'UTC');
  expect(typical.current.description, 'what the season brings says so at every hour').toBe('usually cloudy');
});

test('a forecast covers a day or it does not', () => {
  const stored = forecastOf(localHours(day, START, 'UTC'));
  expect(coversDay(stored, START)).toBe(true);
  expect(coversDay(stored, START + 16 * HOUR_MS)).toBe(true);
  expect(coversDay(stored, START + 17 * HOUR_MS)).toBe(false);
  expect(coversDay(stored, START - HOUR_MS)).toBe(false);
  expect(coversDay(forecastOf([]), START)).toBe(false);
});

test('the rest of the day ends at local midnight', () => {
  const stored = forecastOf(localHours(day, START, 'UTC'));
  expect(restOfDay(stored)).toEqual({ highF: 67, highHour: 23, lowF: 50 });
});

test('between two samples everything goes in a straight line, the sky with the nearer', () => {
  const from = { ...sample(0, 50.14, 0.126), windMs: 1, humidity: 40, cloud: 0.1, uv: 0 };
  const to = { ...sample(4, 60), windMs: 9, humidity: 81, cloud: 0.5, uv: 3 };
  const sky = { condition: 'Snow', description: '', snow: true } as const;
  const hours = localHours([{ ...from, sky }, to, sample(5, 0)], START, 'UTC');
  const told = hours.map(({ tempF, windMs, humidity, cloud, uv, condition, snow }) => [
    ...[tempF, windMs, humidity, cloud, uv, condition, snow],
  ]);
  expect(told).toEqual([
    [50, 1, 40, 0.1, 0, 'Snow', true],
    [53, 3, 50, 0.2, 0.8, 'Snow', true],
    [55, 5, 61, 0.3, 1.5, 'Snow', true],
    [58, 7, 71, 0.4, 2.3, 'Cloudy', false],
    [60, 9, 81, 0.5, 3, 'Cloudy', false],
    [0, 2, 60, 0.5, 1, 'Cloudy', false],
  ]);
  expect(hours[0]?.precipitationMm).toBe(0.13);
  expect(localHours([{ ...from, rate: 0, sky }], START, 'UTC')[0]?.snow).toBe(false);
});

test('an hour is over when the next begins, and two days are the most', () => {
  const hours = localHours(
    Array.from({ length: 60 }, (_, i) => sample(i, 50)),
    START,
    'UTC',
  );
  expect(hours).toHaveLength(48);
  expect(hoursFrom(hours, START + HOUR_MS - 1)).toHaveLength(48);
  expect(hoursFrom(hours, START + HOUR_MS)).toHaveLength(47);
  expect(forecastFromNow(forecastOf([]), START, 'UTC')).toEqual(forecastOf([]));
  expect(localHours([sample(2, 70), sample(3, 80)], START, 'UTC').map(({ tempF }) => tempF)).toEqual([
    ...[70, 70, 70, 80],
  ]);
});

test('the high of the day is told with the first hour that has it', () => {
  const temps = [40, 60, 60, 35].map((tempF, i) => sample(i, tempF));
  expect(restOfDay(forecastOf(localHours(temps, START, 'UTC')))).toEqual({
    highF: 60,
    highHour: 7,
    lowF: 35,
  });
});

test('figures are rounded, never to a zero below zero, and behind half of the way the next sky is there', () => {
  const from = { ...sample(0, -0.04), windMs: 1.26, cloud: 0.126 };
  const sky = { condition: 'Fog', description: '', snow: false } as const;
  const hours = localHours([from, { ...from, at: START + 9 * HOUR_MS, sky }], START, 'UTC');
  expect(hours[0]).toMatchObject({ tempF: 0, windMs: 1.3, cloud: 0.13 });
  expect(hours.map(({ condition }) => condition).indexOf('Fog')).toBe(5);
});

test('weather of the very minute in which its hour begins is of that hour', () => {
  const stored = { ...forecastOf(localHours(day, START, 'UTC')), fetchedAt: new Date(START).toISOString() };
  expect(forecastFromNow(stored, START, 'UTC').current.description).toBe('mist');
});
