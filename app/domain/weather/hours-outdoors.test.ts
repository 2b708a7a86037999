import { expect, test } from 'vitest';
import { outdoorHours } from './hours-outdoors.ts';
import type { WeatherHour } from './weather.ts';

/** 48 hours of the same weather, from `hour` of 20 November on. */
function forecastFrom(hour: number): WeatherHour[] {
  return Array.from({ length: 48 }, (_, i) => ({
    at: new Date(Date.UTC(2026, 10, 20, hour + i)).toISOString(),
    hour: (hour + i) % 24,
    date: `2026-11-${20 + Math.floor((hour + i) / 24)}`,
    tempF: 50,
    windMs: 2,
    humidity: 60,
    precipitationMm: 0,
    snow: false,
    cloud: 0.5,
    uv: 1,
    condition: 'Cloudy',
  }));
}
const hoursOf = (hours: WeatherHour[]) => hours.map((h) => h.hour);

test('a morning lasts until seven in the evening', () => {
  const out = hoursOf(outdoorHours(forecastFrom(8), 'morning', '2026-11-20', 8));
  expect([out[0], out.at(-1)]).toEqual([8, 18]);
});

test('an afternoon lasts until ten, an evening until midnight, a night six hours', () => {
  expect(hoursOf(outdoorHours(forecastFrom(14), 'afternoon', '2026-11-20', 14)).at(-1)).toBe(21);
  expect(hoursOf(outdoorHours(forecastFrom(18), 'evening', '2026-11-20', 18)).at(-1)).toBe(23);
  expect(hoursOf(outdoorHours(forecastFrom(22), 'night', '2026-11-20', 22))).toEqual([22, 23, 0, 1, 2, 3]);
});

test('who looks at two in the morning does not leave before six', () => {
  expect(hoursOf(outdoorHours(forecastFrom(2), 'morning', '2026-11-20', 2))[0]).toBe(6);
});

test('an outfit of tomorrow is for the hours of tomorrow', () => {
  const out = outdoorHours(forecastFrom(20), 'morning', '2026-11-21', 8);
  expect(out[0]).toMatchObject({ date: '2026-11-21', hour: 8 });
});

test('a browser whose clock is behind gets the hours that are left, never none', () => {
  expect(hoursOf(outdoorHours(forecastFrom(21), 'morning', '2026-11-20', 9))).toHaveLength(3);
  expect(hoursOf(outdoorHours(forecastFrom(23), 'evening', '2026-11-20', 23))).toEqual([23, 0, 1]);
  expect(outdoorHours([], 'morning', '2026-11-20', 9)).toEqual([]);
});

// The hour that she may leave in, the part of the day, and the first and last hour that the outfit is for.
test.each([
  [5, 'morning', 6, 18],
  [6, 'morning', 6, 18],
  [7, 'morning', 7, 18],
  [15, 'morning', 15, 18],
  [16, 'morning', 16, 18],
  [17, 'morning', 17, 19],
  [12, 'afternoon', 12, 21],
  [19, 'afternoon', 19, 21],
  [20, 'afternoon', 20, 22],
  [17, 'evening', 17, 23],
  [21, 'evening', 21, 23],
  [22, 'evening', 22, 0],
  [21, 'night', 21, 2],
  [4, 'night', 4, 9],
] as const)('from %d o’clock a %s lasts from %d to %d', (hour, daypart, first, last) => {
  const out = hoursOf(outdoorHours(forecastFrom(0), daypart, '2026-11-20', hour));
  expect([out[0], out.at(-1)]).toEqual([first, last]);
});

test('an hour of a later date comes after any hour of this one', () => {
  expect(outdoorHours(forecastFrom(20), 'evening', '2026-11-20', 24)[0]).toMatchObject({
    ...{ date: '2026-11-21', hour: 0 },
  });
  expect(outdoorHours(forecastFrom(20), 'night', '2026-11-19', 23)[0]).toMatchObject({
    ...{ date: '2026-11-20', hour: 20 },
  });
});
