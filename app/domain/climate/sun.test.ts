import { expect, test } from 'vitest';
import { dimmed, halfDayHours, solarHour, sunElevation, uvIndex } from './sun.ts';

// Reference elevations: NOAA Solar Calculator (without refraction).
test.each([
  ['2026-06-21T12:00:00Z', 51.48, 0, 61.9],
  ['2026-12-21T12:00:00Z', 51.48, 0, 15.1],
  ['2026-03-20T12:07:00Z', 0, 0, 90],
  ['2026-11-20T10:06:00Z', 60.17, 24.94, 10.1],
  ['2026-12-21T02:00:00Z', -33.87, 151.21, 79.5],
])('the sun at %s over %d, %d stands at %d°', (at, lat, lon, elevation) => {
  expect(Math.abs(sunElevation(Date.parse(at), lat, lon) - elevation)).toBeLessThan(1);
});

test('the sun is highest at solar noon', () => {
  expect(Math.abs(solarHour(Date.parse('2026-11-03T11:43:30Z'), 0) - 12)).toBeLessThan(0.05);
});

test('days are long in summer, absent in polar night', () => {
  expect(halfDayHours(Date.parse('2026-06-21T00:00:00Z'), 51.5)).toBeGreaterThan(8);
  expect(halfDayHours(Date.parse('2026-12-21T00:00:00Z'), 75)).toBe(0);
  expect(halfDayHours(Date.parse('2026-06-21T00:00:00Z'), 75)).toBe(12);
});

test('UV is nothing at night, strong under a high clear sun, weaker under cloud', () => {
  expect(uvIndex(-5, 0)).toBe(0);
  expect(uvIndex(90, 0)).toBe(12.5);
  expect(uvIndex(60, 1)).toBeLessThan(uvIndex(60, 0.5));
});

test('a clear sky gives 12.5·sin(h)^2.42, a closed one a quarter of it, half a sky of cloud 93 %', () => {
  expect(uvIndex(30, 0)).toBe(2.3);
  expect(dimmed(10, 0)).toBe(10);
  expect(dimmed(10, 0.5)).toBe(9.3);
  expect(dimmed(10, 1)).toBe(2.5);
  // What a provider calls more than all, or less than none.
  expect([dimmed(10, 1.4), dimmed(10, -0.2)]).toEqual([2.5, 10]);
});

test('the sun crosses the equator on its days, and its clock is early in November and late in February', () => {
  const noonAt = (day: string) =>
    sunElevation(
      Date.parse(`${day}T12:00:00Z`) - (solarHour(Date.parse(`${day}T12:00:00Z`), 0) - 12) * 3_600_000,
      0,
      0,
    );
  expect(noonAt('2026-03-20')).toBeGreaterThan(89.5);
  expect(noonAt('2026-09-23')).toBeGreaterThan(89.5);
  // Equation of time in minutes (NOAA): -14.2, +3.7, -6.5, +16.4.
  const minutes = (day: string) => (solarHour(Date.parse(`${day}T12:00:00Z`), 0) - 12) * 60;
  for (const [day, early] of [
    ['2026-02-11', -14.2],
    ['2026-05-14', 3.7],
    ['2026-07-26', -6.5],
    ['2026-11-03', 16.4],
  ] as const)
    expect(Math.abs(minutes(day) - early), day).toBeLessThan(0.3);
});
