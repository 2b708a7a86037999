import { expect, test } from 'vitest';
import { uvUnderClouds, halfDayHours, solarHour, sunElevation, uvIndex } from './sun.ts';

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
  expect(uvUnderClouds(10, 0)).toBe(10);
  expect(uvUnderClouds(10, 0.5)).toBe(9.3);
  expect(uvUnderClouds(10, 1)).toBe(2.5);
  // What a provider calls more than all, or less than none.
  expect([uvUnderClouds(10, 1.4), uvUnderClouds(10, -0.2)]).toEqual([2.5, 10]);
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

// The series of Spencer (1971), term by term: hours by the sun, degrees of its height, half of the day's hours.
test.each([
  ['2026-01-01T00:00:00Z', 10, 0, 23.951597, -76.922936, 5.713024],
  ['2026-01-15T09:30:00Z', 52.5, 13.4, 10.24723, 12.82034, 3.975335],
  ['2026-03-05T15:00:00Z', -33.9, 18.4, 16.026541, 27.850206, 6.275629],
  ['2026-04-20T04:10:00Z', 35.7, 139.7, 13.496915, 58.225616, 6.549112],
  ['2026-06-10T22:45:00Z', 64.1, -21.9, 21.303874, 2.631108, 10.071686],
  ['2026-08-01T12:00:00Z', 1.35, 103.8, 18.811872, -11.13277, 6.029483],
  ['2026-09-30T18:20:00Z', -54.8, -68.3, 13.952121, 32.733508, 6.255679],
  ['2026-11-12T06:00:00Z', -16.8, -179.9, 18.267073, 1.328224, 6.364389],
  ['2028-12-31T23:59:00Z', 40, -105, 16.929347, -3.215097, 4.608963],
])(
  'at %s over %d, %d it is %d by the sun, %d° high, half of the day lasts %d hours',
  (at, lat, lon, ...told) => {
    const instant = Date.parse(at);
    const figures = [solarHour(instant, lon), sunElevation(instant, lat, lon), halfDayHours(instant, lat)];
    for (const [i, figure] of figures.entries()) expect(figure).toBeCloseTo(told[i]!, 5);
  },
);

// Clear, six tenths of cloud, closed.
test.each([
  [0, 0, 0, 0],
  [10, 0.2, 0.2, 0],
  [20, 0.9, 0.8, 0.2],
  [45, 5.4, 4.7, 1.4],
  [60, 8.8, 7.7, 2.2],
  [75, 11.5, 10, 2.9],
  [90, 12.5, 10.8, 3.1],
])('a sun %d° high gives a UV index of %d, %d and %d', (elevation, ...told) => {
  expect([0, 0.6, 1].map((cloud) => uvIndex(elevation, cloud))).toEqual(told);
});

test('cloud dims by 0.75·c^3.4 (Kasten and Czeplak)', () => {
  expect([0, 0.2, 0.4, 0.6, 0.8, 0.9, 1].map((cloud) => uvUnderClouds(100, cloud))).toEqual([
    ...[100, 99.7, 96.7, 86.8, 64.9, 47.6, 25],
  ]);
});
