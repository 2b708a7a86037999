import { expect, test } from 'vitest';
import type { Trip } from '../../contracts/planning.ts';
import { besidesWords, tripDayNumber, tripDates, tripSureness, tripWeather } from './trip-words.ts';

const day = (words: string, sureness: 'sure' | 'usual' = 'sure'): Trip['days'][number] => ({
  ...{ date: '2026-12-04', sureness, look: { garments: [] } },
  outlook: { lowF: 48, highF: 57, condition: 'Rain', words },
});

test('dates', () => {
  expect(tripDates({ from: '2026-12-04', to: '2026-12-07' })).toBe('Dec 4 to 7');
  expect(tripDates({ from: '2026-11-29', to: '2026-12-02' })).toBe('Nov 29 to Dec 2');
  expect(tripDates({ from: '2026-12-04', to: '2026-12-04' })).toBe('Dec 4');
});

test('which day of the trip it is', () => {
  const trip = { from: '2026-11-29' };
  expect(tripDayNumber(trip, '2026-11-28')).toBeNull();
  expect(tripDayNumber(trip, '2026-11-29'), 'on its first morning she may still be packing').toBeNull();
  expect(tripDayNumber(trip, '2026-12-01')).toBe(3);
});

test('weather in a line, in her unit', () => {
  const rainy = [
    day('Rain from noon'),
    day('Cloudy'),
    day('Light rain, on and off'),
    day('Rain most of the day'),
  ];
  expect(tripWeather({ days: rainy }, 'F')).toBe('48 to 57°F, rain on three days of four');
  expect(tripWeather({ days: [day('Cloudy')] }, 'C')).toBe('9 to 14°C, no rain in sight');
  expect(tripWeather({ days: [day('Cloudy', 'usual')] }, 'F'), 'the season knows no rain').toBe('48 to 57°F');
  expect(tripWeather({ days: [day('Snow until 11 AM'), day('Snow, on and off')] }, 'F')).toBe(
    '48 to 57°F, snow every day',
  );
});

test('what is beyond the forecast is said', () => {
  expect(tripSureness({ days: [day('Cloudy')] }, '2026-11-20')).toBeNull();
  expect(tripSureness({ days: [day('Cloudy'), day('Cloudy', 'usual')] }, '2026-11-20')).toMatch(
    /^One day is beyond any forecast/,
  );
  expect(tripSureness({ days: [day('Cloudy', 'usual')] }, '2026-11-20')).toMatch(
    /^These days are beyond any forecast.+so there's an umbrella/,
  );
});

test('of days that are near it is not said that no forecast reaches them', () => {
  const near = tripSureness({ days: [day('Cloudy', 'usual')] }, '2026-12-03');
  expect(near).not.toContain('beyond');
  expect(near).toMatch(/^There was no forecast when this was packed/);
});

test('what nobody counts', () => {
  const besides = ['underwear', 'socks', 'tights', 'an umbrella'];
  expect(besidesWords({ besides, days: Array.from({ length: 4 }, () => day('Cloudy')) })).toBe(
    'Plus underwear, socks and tights for four days, and an umbrella.',
  );
  expect(besidesWords({ besides: ['underwear'], days: [day('Cloudy')] })).toBe('Plus underwear for one day.');
});
