import { beforeEach, expect, test, vi } from 'vitest';
import { openNodeWorld } from '../../../tests/worlds/node-world.ts';
import { typicalForecast } from '../../../app/domain/climate/typical-day.ts';
import type { Forecast } from '../../../app/domain/weather/weather.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import type { ForecastQuestion, WeatherProvider } from '../../ports/weather.ts';
import { forecastCell, getForecast } from './get-forecast.ts';

// How old an answer may be, to the millisecond; what happens round it: get-forecast.workerd.test.ts.

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const LISBON = { lat: 38.72, lon: -9.14, timeZone: 'Europe/Lisbon' };
const START = Date.UTC(2026, 10, 20, 9);

let asked: ForecastQuestion[];
/** What the live service answers: 'dead', or how long its answer says that it holds, ms. */
let live: 'dead' | number;
let house: ReturnType<typeof openNodeWorld>;
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  asked = [];
  live = 0;
  house = openNodeWorld({ weather: [service('met-norway'), estimate] }, { start: START });
});

const typical = ({ lat, lon, timeZone, at }: ForecastQuestion) => typicalForecast(lat, lon, timeZone, at);
const estimate: WeatherProvider = {
  name: 'seasonal',
  forecast: (question) => Promise.resolve({ forecast: typical(question) }),
};
const service = (name: Forecast['source'], more: Partial<WeatherProvider> = {}): WeatherProvider => ({
  name,
  forecast(question) {
    asked.push(question);
    if (live === 'dead') return Promise.reject(new ProviderError(name, 'not reachable', { retryable: true }));
    const { note: _, ...hours } = typical(question);
    const expiresAt = new Date(question.at + live).toISOString();
    return Promise.resolve({ forecast: { ...hours, source: name, expiresAt }, validator: 'v1' });
  },
  ...more,
});

/** Where the answer comes from at an instant after the start, how often the service was asked until then, and its note. */
async function at(after: number, place = LISBON) {
  house.pass(START + after - house.app.clock.now());
  const told = await getForecast(house.app, place);
  return { source: told.source, asked: asked.length, note: told.note };
}

test('an answer is fresh for ten minutes', async () => {
  expect(await at(0)).toEqual({ source: 'met-norway', asked: 1, note: undefined });
  expect((await at(10 * MINUTE - 1)).asked).toBe(1);
  expect((await at(10 * MINUTE)).asked).toBe(2);
});

test('one that says that it holds for longer is believed, until its hours cover less than a day', async () => {
  live = 9 * 24 * HOUR;
  await at(0);
  await at(0);
  const [kept] = house.app.forecasts.values();
  const lastDay = Date.parse(kept!.forecast.hours.at(-24)!.at) + HOUR;
  expect(kept!.freshUntil).toBe(lastDay);
  expect((await at(lastDay - START - 1)).asked).toBe(1);
  expect((await at(lastDay - START)).asked).toBe(2);
});
test('an estimate is kept for two minutes; the service that failed is asked again after one', async () => {
  live = 'dead';
  expect(await at(0)).toMatchObject({ source: 'seasonal', asked: 1 });
  const elsewhere = { ...LISBON, lat: 41.15 };
  expect((await at(MINUTE - 1, elsewhere)).asked, 'it rests').toBe(1);
  live = 0;
  expect((await at(2 * MINUTE - 1)).source).toBe('seasonal');
  expect(await at(2 * MINUTE)).toMatchObject({ source: 'met-norway', asked: 2 });
});

test('a service rests for a minute, for every place', async () => {
  live = 'dead';
  await at(0);
  expect((await at(MINUTE - 1, { ...LISBON, lat: 50 })).asked).toBe(1);
  expect((await at(MINUTE, { ...LISBON, lat: 51 })).asked).toBe(2);
});

test('a live answer of less than three hours comes before an estimate, and says how old it is', async () => {
  await at(0);
  live = 'dead';
  const note = 'As of 9 AM';
  expect(await at(11 * MINUTE)).toEqual({ source: 'met-norway', asked: 2, note });
  // The old answer is kept as long as an estimate would be.
  expect((await at(13 * MINUTE - 1)).asked).toBe(2);
  expect((await at(13 * MINUTE)).asked).toBe(3);
  expect((await at(3 * HOUR - 1)).source).toBe('met-norway');
  expect((await at(3 * HOUR + 2 * MINUTE)).source).toBe('seasonal');
});

test('three hours old to the millisecond, it gives way to the estimate', async () => {
  await at(0);
  live = 'dead';
  expect((await at(3 * HOUR)).source).toBe('seasonal');
});

test('from an hour on every answer says how old it is', async () => {
  live = 3 * HOUR;
  await at(0);
  expect((await at(HOUR - 1)).note).toBeUndefined();
  expect((await at(HOUR)).note).toBe('As of 9 AM');
});

test.each([
  [0, 'As of 12 AM'],
  [11, 'As of 11 AM'],
  [12, 'As of 12 PM'],
  [13, 'As of 1 PM'],
  [23, 'As of 11 PM'],
])('at %d hours it is said so', async (hour, note) => {
  live = 3 * HOUR;
  house.pass((hour - 9) * HOUR);
  await getForecast(house.app, LISBON);
  house.pass(HOUR);
  expect((await getForecast(house.app, LISBON)).note).toBe(note);
});

test('a service that is asked in vain is passed over, and the next one asked; the first that answers is told', async () => {
  const second = service('openweather', {
    forecast: (question) =>
      Promise.resolve({ forecast: { ...typical(question), source: 'openweather', expiresAt: '' } }),
  });
  house.app.weather = [service('met-norway'), second, estimate];
  live = 'dead';
  expect((await at(0)).source).toBe('openweather');
  live = 0;
  expect((await at(11 * MINUTE)).source).toBe('met-norway');
});

test('an answer without a time of its own is fresh for ten minutes, too', async () => {
  house.app.weather = [
    service('met-norway', {
      forecast: (question) => {
        asked.push(question);
        return Promise.resolve({
          forecast: { ...typical(question), source: 'met-norway', expiresAt: 'soon' },
        });
      },
    }),
    estimate,
  ];
  await at(0);
  expect((await at(10 * MINUTE - 1)).asked).toBe(1);
  expect((await at(10 * MINUTE)).asked).toBe(2);
});

test('a week is asked for by itself, and not kept in memory', async () => {
  const week = await getForecast(house.app, LISBON, 'week');
  await getForecast(house.app, LISBON, 'week');
  expect([week.source, asked[0]?.mostHours, asked.length]).toEqual(['met-norway', 216, 1]);
  expect(house.app.forecasts.size).toBe(0);
  await getForecast(house.app, LISBON);
  await getForecast(house.app, LISBON);
  expect([asked[1]?.mostHours, asked.length, house.app.forecasts.size]).toEqual([undefined, 2, 1]);
});

test('a memory of five hundred places is full: it begins anew', async () => {
  await at(0);
  await at(1);
  const [kept] = house.app.forecasts.values();
  const fill = (most: number) => {
    house.app.forecasts.clear();
    for (let i = 0; i < most; i++) house.app.forecasts.set(`place ${i}`, kept!);
  };
  for (const [before, after] of [
    [499, 500],
    [500, 1],
  ] as const) {
    fill(before);
    await at(2);
    expect(house.app.forecasts.size).toBe(after);
  }
});

test('a place is known by tenths of a degree, and there is no minus nought', () => {
  expect(forecastCell({ lat: 38.749, lon: -9.151 })).toBe('38.7:-9.2');
  expect(forecastCell({ lat: -0.04, lon: 0.05 })).toBe('0.0:0.1');
});

test('without any provider nothing is told', async () => {
  house.app.weather = [];
  await expect(getForecast(house.app, LISBON)).rejects.toThrow('No weather provider is composed.');
});
