// What the hours demand apart from warmth: each from its bound on.
import { expect, test } from 'vitest';
import type { WeatherHour } from '../../weather/weather.ts';
import { summarizeConditions, type ConditionsContext, type Conditions } from './conditions.ts';

const hour = (more: Partial<WeatherHour> = {}): WeatherHour => ({
  ...{
    at: '',
    hour: 8,
    date: '2026-05-20',
    tempF: 60,
    windMs: 2,
    humidity: 60,
    precipitationMm: 0,
    snow: false,
  },
  ...{ cloud: 0.5, uv: 3, condition: 'Clouds' },
  ...more,
});
const day = (...hours: Partial<WeatherHour>[]): Conditions => summarizeConditions(hours.map(hour));
const RAIN = { precipitationMm: 0.5 };

test('coldest and warmest hour, in °C, as air and as it feels', () => {
  const found = day({ tempF: 50 }, { tempF: 68 }, { tempF: 59, windMs: 9 });
  expect([found.coldestC, found.warmestC]).toEqual([10, 20]);
  expect(found.feltC).toBeLessThan(found.coldestC);
  expect(found.feltMostC).toBeGreaterThan(found.feltC + 5);
});

// One hour of the day is changed: just short of the bound, and on it.
test.each<[keyof Conditions, Partial<WeatherHour>, Partial<WeatherHour>]>([
  ['evening', { hour: 15 }, { hour: 16 }],
  ['ice', { tempF: 33.1 }, { tempF: 33 }],
  ['windy', { windMs: 8 }, { windMs: 8.1 }],
  ['gusty', { windMs: 8.8 }, { windMs: 8.9 }],
  ['strongSun', { uv: 5.9 }, { uv: 6 }],
  ['veryHighUv', { uv: 7.9 }, { uv: 8 }],
  ['wet', {}, RAIN],
  ['rain', { ...RAIN, snow: true }, RAIN],
  ['snow', { snow: true }, { ...RAIN, snow: true }],
  ['heavyRain', { precipitationMm: 0.79 }, { precipitationMm: 0.8 }],
  ['heavyRain', { precipitationMm: 0.8, snow: true }, { precipitationMm: 0.8 }],
  ['dangerousHeat', { tempF: 100, humidity: 30 }, { tempF: 115, humidity: 60 }],
  ['warmSeason', { uv: 5.8, cloud: 0 }, { uv: 6, cloud: 0 }],
  // Cloud takes three quarters of it: an index of 2 is one of 8 in a clear sky, one of 1.4 is less than 6.
  ['warmSeason', { uv: 1.4, cloud: 1 }, { uv: 1.6, cloud: 1 }],
  ['warmSeason', { uv: 1.4, cloud: 3 }, { uv: 1.6, cloud: 3 }],
  ['warmSeason', { uv: 6, cloud: 0, tempF: 58.9 }, { uv: 6, cloud: 0, tempF: 59 }],
])('%s: not with %o, but with %o', (what, short, enough) => {
  expect([summarizeConditions([hour(short)])[what], summarizeConditions([hour(enough)])[what]]).toEqual([
    false,
    true,
  ]);
});

test('how much sun half a sky of cloud takes', () => {
  // 1 - 0.75 * 0.5 ** 3.4 = 0.929: an index of 5.58 is 6 in a clear sky.
  expect([day({ uv: 5.56, cloud: 0.5 }).warmSeason, day({ uv: 5.6, cloud: 0.5 }).warmSeason]).toEqual([
    false,
    true,
  ]);
});

test('an umbrella is not enough where it rains in a third of the hours, or blown by wind', () => {
  const dry = {};
  expect(day(RAIN, dry, dry).soaking).toBe(true);
  expect(day(RAIN, dry, dry, dry).soaking).toBe(false);
  expect(day({ ...RAIN, windMs: 8.9 }, dry, dry, dry).soaking).toBe(false);
  expect(day({ ...RAIN, windMs: 9 }, dry, dry, dry).soaking).toBe(true);
  expect(day(dry).soaking).toBe(false);
  expect(day({ ...RAIN, snow: true }).soaking).toBe(false);
});

const SUN = { uv: 7, tempF: 80 };
test.each<[string, Partial<WeatherHour>, ConditionsContext, boolean]>([
  ['strong sun', SUN, {}, true],
  ['a warm day', { ...SUN, tempF: 75.2 }, {}, true],
  ['one that is not', { ...SUN, tempF: 75 }, {}, false],
  ['the strongest sun, from 72 °F', { uv: 8, tempF: 72 }, {}, true],
  ['and not below', { uv: 8, tempF: 71 }, {}, false],
  ['sun that is not strong', { ...SUN, uv: 5.9 }, {}, false],
  ['rain', { ...SUN, ...RAIN }, {}, false],
  ['work', SUN, { context: 'work' }, false],
  ['an occasion', SUN, { context: 'special' }, false],
  ['a professional', SUN, { style: 'professional' }, false],
  ['a professional on a day off', SUN, { style: 'professional', context: 'leisure' }, true],
  ['wind', { ...SUN, windMs: 9 }, { style: 'casual' }, true],
  ['wind, and a brim', { ...SUN, windMs: 9 }, { style: 'classic' }, false],
  [
    'wind, and a brim on a day off',
    { ...SUN, windMs: 9 },
    { style: 'professional', context: 'leisure' },
    false,
  ],
])('a sun hat, %s', (_, more, asked, is) => {
  expect(summarizeConditions([hour(more)], asked).sunHat).toBe(is);
});

test('a day ends cold that falls by six degrees to her way home, from no mild hour', () => {
  const ends = (...air: number[]) => day(...air.map((airC) => ({ tempF: airC * 1.8 + 32 }))).endsCold;
  expect([ends(10, 3.9), ends(10, 4.1), ends(3, 14, 3), ends(15, 4), ends(14.9, 4)]).toEqual([
    ...[true, false, false, false, true],
  ]);
});
