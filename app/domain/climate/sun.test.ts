import { expect, test } from 'vitest';
import { halfDayHours, solarHour, sunElevation, uvIndex } from './sun.ts';

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
