import { expect, test } from 'vitest';
import type { WeatherHour } from '../weather/weather.ts';
import { dayAhead, skyWords } from './days-ahead.ts';
import { describeWeatherChange, summarizeOutlook } from './day-outlook.ts';

const LISBON = { lat: 38.7, lon: -9.1, timeZone: 'Europe/Lisbon' };
/** 9 AM to 7 PM of a mild day; `over` by local hour. */
const dayOf = (over: (hour: number) => Partial<WeatherHour> = () => ({}), from = 9, to = 19): WeatherHour[] =>
  Array.from({ length: to - from + 1 }, (_, index) => {
    const hour = from + index;
    return {
      ...{
        at: '2026-11-21T00:00:00Z',
        hour,
        date: '2026-11-21',
        tempF: 50 + hour / 2,
        windMs: 3,
        humidity: 60,
      },
      ...{ precipitationMm: 0, snow: false, cloud: 0.4, uv: 2, condition: 'Partly Cloudy' as const },
      ...over(hour),
    };
  });
const wet = (when: (hour: number) => boolean, mm = 1.2) =>
  summarizeOutlook(dayOf((hour) => (when(hour) ? { precipitationMm: mm, condition: 'Rain' } : {})));

test.each([
  [(hour: number) => hour >= 15, 'Rain from 3 PM'],
  [(hour: number) => hour < 12, 'Rain until 12 PM'],
  [() => true, 'Rain most of the day'],
  [(hour: number) => hour === 10 || hour === 16, 'Rain, on and off'],
  [(hour: number) => hour === 13 || hour === 14, 'Rain around 1 PM'],
])('when it rains: %#', (when, words) => {
  expect(wet(when).words).toBe(words);
});

/** Nine to six: ten hours. */
const tenHours = (...wetHours: number[]) =>
  summarizeOutlook(
    dayOf((hour) => (wetHours.includes(hour) ? { precipitationMm: 1.2, condition: 'Rain' } : {}), 9, 18),
  ).words;

test.each([
  ['six hours of ten are not most of the day', [10, 11, 12, 13, 14, 15], 'Rain around 10 AM'],
  ['seven are', [10, 11, 12, 13, 14, 15, 16], 'Rain most of the day'],
  ['a dry hour in between is no pause', [12, 14], 'Rain around 12 PM'],
  ['two are', [12, 15], 'Rain, on and off'],
  ['to the last hour', [16, 17, 18], 'Rain from 4 PM'],
  ['to the last but one', [16, 17], 'Rain around 4 PM'],
  ['from the first hour', [9, 10], 'Rain until 11 AM'],
  ['from the second', [10, 11], 'Rain around 10 AM'],
])('%s', (_, hours, words) => {
  expect(tenHours(...hours)).toBe(words);
});

test.each([
  [0.24, 'Sunny', 'Sunny'],
  [0.25, 'Mostly sunny', 'Partly Cloudy'],
  [0.49, 'Mostly sunny', 'Partly Cloudy'],
  [0.5, 'Some sun', 'Partly Cloudy'],
  [0.74, 'Some sun', 'Partly Cloudy'],
  [0.75, 'Cloudy', 'Cloudy'],
])('a sky of %d clouds is told by its mean: %s', (cloud, words, condition) => {
  const hours = [cloud - 0.2, cloud + 0.2].map((one) => ({ ...dayOf()[0]!, cloud: one }));
  expect(summarizeOutlook(hours)).toMatchObject({ words, condition });
});

test('a day is told from its coldest to its warmest hour; rain is a drizzle where it is light', () => {
  expect(summarizeOutlook(dayOf())).toMatchObject({ lowF: 54.5, highF: 59.5, wet: false });
  const all = () => true;
  expect(wet(all, 0.3)).toMatchObject({ condition: 'Drizzle', words: 'Light rain most of the day' });
  expect(wet(all)).toMatchObject({ condition: 'Rain', words: 'Rain most of the day' });
});

test('light rain, snow and skies by their names', () => {
  expect(wet((hour) => hour >= 15, 0.3).words).toBe('Light rain from 3 PM');
  const snow = summarizeOutlook(
    dayOf(() => ({ precipitationMm: 1, snow: true, condition: 'Snow', tempF: 30 })),
  );
  expect(snow).toMatchObject({ words: 'Snow most of the day', condition: 'Snow', snow: true, ice: true });
  const skies = [0.1, 0.3, 0.6, 0.9].map((cloud) => summarizeOutlook(dayOf(() => ({ cloud }))).words);
  expect(skies).toEqual(['Sunny', 'Mostly sunny', 'Some sun', 'Cloudy']);
});

test('a day has moved when other clothes are right, not when a figure differs', () => {
  const planned = summarizeOutlook(dayOf());
  const warmer = (by: number) => summarizeOutlook(dayOf((hour) => ({ tempF: 50 + hour / 2 + by })));
  expect(describeWeatherChange(planned, planned)).toBeNull();
  expect(describeWeatherChange(planned, warmer(4))).toBeNull();
  expect(describeWeatherChange(planned, warmer(8))).toBe('It will be warmer than we thought.');
  expect(describeWeatherChange(planned, warmer(-8))).toBe('It will be colder than we thought.');
  expect(
    describeWeatherChange(
      planned,
      wet((hour) => hour > 15),
    ),
  ).toBe('Rain is forecast now.');
  expect(
    describeWeatherChange(
      wet((hour) => hour > 15),
      planned,
    ),
  ).toBe('The rain is off.');
  expect(
    describeWeatherChange(
      wet((hour) => hour > 15),
      wet((hour) => hour < 12),
    ),
    'rain at another hour',
  ).toBeNull();
  const windy = summarizeOutlook(dayOf(() => ({ windMs: 12 })));
  expect(describeWeatherChange(planned, windy)).toBe('Strong wind is forecast now.');
  expect(describeWeatherChange(windy, planned)).toBeNull();
});

test('a day that the forecast does not reach in full is told by its season', () => {
  const forecast = (hours: WeatherHour[], source: 'met-norway' | 'seasonal' = 'met-norway') => ({
    ...{ hours, source, fetchedAt: '', expiresAt: '' },
    current: { temperature: 50, condition: 'Cloudy' as const, description: '' },
  });
  const whole = dayOf(undefined, 0, 23);
  const sure = (today: string, hours = whole, source?: 'seasonal') =>
    dayAhead(forecast(hours, source), LISBON, '2026-11-21', today).sureness;
  expect(sure('2026-11-20')).toBe('sure');
  expect(sure('2026-11-19')).toBe('sure');
  expect(sure('2026-11-18')).toBe('likely');
  expect(sure('2026-11-16')).toBe('likely');
  expect(sure('2026-11-15')).toBe('idea');
  expect(sure('2026-11-20', whole.slice(0, 15)), 'cut off in the afternoon').toBe('usual');
  // From eight in the morning to eight in the evening.
  expect(sure('2026-11-20', whole.slice(8, 21))).toBe('sure');
  expect(sure('2026-11-20', whole.slice(9, 21))).toBe('usual');
  expect(sure('2026-11-20', whole.slice(8, 20))).toBe('usual');
  expect(
    sure(
      '2026-11-20',
      whole.map((hour) => ({ ...hour, date: '2026-11-22' })),
    ),
  ).toBe('usual');
  expect(sure('2026-11-20', whole, 'seasonal')).toBe('usual');
  expect(dayAhead(forecast([]), LISBON, '2026-11-21', '2026-11-20').hours).toHaveLength(24);
});

test('snow, frost and strong sun that come are news; of a day that has begun nothing that may be over', () => {
  const planned = summarizeOutlook(dayOf());
  const snow = { ...planned, snow: true, wet: true };
  expect(describeWeatherChange(planned, snow)).toBe('Snow is forecast now.');
  expect(describeWeatherChange(planned, snow, false)).toBe('Snow is forecast now.');
  expect(describeWeatherChange(snow, { ...snow, snow: false })).toBe('The snow is off.');
  expect(describeWeatherChange(snow, { ...snow, snow: false }, false)).toBeNull();
  const rain = { ...planned, wet: true };
  expect(describeWeatherChange(planned, rain, false)).toBe('Rain is forecast now.');
  expect(describeWeatherChange(rain, planned, false)).toBeNull();
  for (const [fact, words] of [
    ['ice', 'Frost is forecast now.'],
    ['strongSun', 'Strong sun is forecast now.'],
  ] as const) {
    expect(describeWeatherChange({ ...planned, [fact]: false }, { ...planned, [fact]: true })).toBe(words);
    expect(describeWeatherChange({ ...planned, [fact]: true }, { ...planned, [fact]: false })).toBeNull();
  }
});

test('seven degrees Fahrenheit of the day, or of its coldest hour, ask for other clothes', () => {
  const planned = { ...summarizeOutlook(dayOf()), lowF: 50, highF: 60 };
  const shifted = (low: number, high: number) =>
    describeWeatherChange(planned, { ...planned, lowF: 50 + low, highF: 60 + high });
  expect(shifted(7, 7)).toBe('It will be warmer than we thought.');
  expect(shifted(6.9, 6.9)).toBeNull();
  expect(shifted(-7, -7)).toBe('It will be colder than we thought.');
  expect(shifted(-7, 0), 'a colder morning').toBe('It will be colder than we thought.');
  expect(shifted(0, 7), 'a warmer afternoon alone').toBeNull();
  expect(shifted(0, 14), 'a much warmer afternoon').toBe('It will be warmer than we thought.');
  expect(shifted(7, 0), 'a warmer morning').toBe('It will be warmer than we thought.');
  expect(shifted(7, -7), 'a warmer morning, a colder afternoon').toBe('It will be warmer than we thought.');
  expect(shifted(7, -21), 'where both are as far, the day counts').toBe('It will be colder than we thought.');
  expect(shifted(-6.9, 0)).toBeNull();
  expect(describeWeatherChange(planned, { ...planned, lowF: 70, highF: 80 }, false)).toBeNull();
});

test('a sky that no forecast reaches is that of its month', () => {
  const day = { date: '2026-11-21', words: 'Rain from 3 PM' };
  expect(skyWords({ ...day, sureness: 'usual' })).toBe('Usual for November');
  expect(skyWords({ ...day, sureness: 'idea' })).toBe('Rain from 3 PM');
});
