import { expect, test } from 'vitest';
import type { WeatherHour } from '../weather.ts';
import { dayAhead } from './days-ahead.ts';
import { movedSince, outlookOf } from './outlook.ts';

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
  outlookOf(dayOf((hour) => (when(hour) ? { precipitationMm: mm, condition: 'Rain' } : {})));

test.each([
  [(hour: number) => hour >= 15, 'Rain from 3 PM'],
  [(hour: number) => hour < 12, 'Rain until 12 PM'],
  [() => true, 'Rain most of the day'],
  [(hour: number) => hour === 10 || hour === 16, 'Rain, on and off'],
  [(hour: number) => hour === 13 || hour === 14, 'Rain around 1 PM'],
])('when it rains: %#', (when, words) => {
  expect(wet(when).words).toBe(words);
});

test('light rain, snow and skies by their names', () => {
  expect(wet((hour) => hour >= 15, 0.3).words).toBe('Light rain from 3 PM');
  const snow = outlookOf(dayOf(() => ({ precipitationMm: 1, snow: true, condition: 'Snow', tempF: 30 })));
  expect(snow).toMatchObject({ words: 'Snow most of the day', condition: 'Snow', snow: true, ice: true });
  const skies = [0.1, 0.3, 0.6, 0.9].map((cloud) => outlookOf(dayOf(() => ({ cloud }))).words);
  expect(skies).toEqual(['Sunny', 'Mostly sunny', 'Some sun', 'Cloudy']);
});

test('a day has moved when other clothes are right, not when a figure differs', () => {
  const planned = outlookOf(dayOf());
  const warmer = (by: number) => outlookOf(dayOf((hour) => ({ tempF: 50 + hour / 2 + by })));
  expect(movedSince(planned, planned)).toBeNull();
  expect(movedSince(planned, warmer(4))).toBeNull();
  expect(movedSince(planned, warmer(8))).toBe('It will be warmer than we thought.');
  expect(movedSince(planned, warmer(-8))).toBe('It will be colder than we thought.');
  expect(
    movedSince(
      planned,
      wet((hour) => hour > 15),
    ),
  ).toBe('Rain is forecast now.');
  expect(
    movedSince(
      wet((hour) => hour > 15),
      planned,
    ),
  ).toBe('The rain is off.');
  expect(
    movedSince(
      wet((hour) => hour > 15),
      wet((hour) => hour < 12),
    ),
    'rain at another hour',
  ).toBeNull();
  const windy = outlookOf(dayOf(() => ({ windMs: 12 })));
  expect(movedSince(planned, windy)).toBe('Strong wind is forecast now.');
  expect(movedSince(windy, planned)).toBeNull();
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
  expect(sure('2026-11-20', whole, 'seasonal')).toBe('usual');
  expect(dayAhead(forecast([]), LISBON, '2026-11-21', '2026-11-20').hours).toHaveLength(24);
});

test('snow, frost and strong sun that come are news; of a day that has begun nothing that may be over', () => {
  const planned = outlookOf(dayOf());
  const snow = { ...planned, snow: true, wet: true };
  expect(movedSince(planned, snow)).toBe('Snow is forecast now.');
  expect(movedSince(planned, snow, false)).toBe('Snow is forecast now.');
  expect(movedSince(snow, { ...snow, snow: false })).toBe('The snow is off.');
  expect(movedSince(snow, { ...snow, snow: false }, false)).toBeNull();
  const rain = { ...planned, wet: true };
  expect(movedSince(planned, rain, false)).toBe('Rain is forecast now.');
  expect(movedSince(rain, planned, false)).toBeNull();
  for (const [fact, words] of [
    ['ice', 'Frost is forecast now.'],
    ['strongSun', 'Strong sun is forecast now.'],
  ] as const) {
    expect(movedSince({ ...planned, [fact]: false }, { ...planned, [fact]: true })).toBe(words);
    expect(movedSince({ ...planned, [fact]: true }, { ...planned, [fact]: false })).toBeNull();
  }
});

test('seven degrees Fahrenheit of the day, or of its coldest hour, ask for other clothes', () => {
  const planned = { ...outlookOf(dayOf()), lowF: 50, highF: 60 };
  const shifted = (low: number, high: number) =>
    movedSince(planned, { ...planned, lowF: 50 + low, highF: 60 + high });
  expect(shifted(7, 7)).toBe('It will be warmer than we thought.');
  expect(shifted(6.9, 6.9)).toBeNull();
  expect(shifted(-7, -7)).toBe('It will be colder than we thought.');
  expect(shifted(-7, 0), 'a colder morning').toBe('It will be colder than we thought.');
  expect(shifted(0, 7), 'a warmer afternoon alone').toBeNull();
  expect(movedSince(planned, { ...planned, lowF: 70, highF: 80 }, false)).toBeNull();
});
