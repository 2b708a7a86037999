import { env } from 'cloudflare:test';
import { beforeEach, expect, test, vi } from 'vitest';
import { HOUR_MS } from '../../../app/domain/weather/weather-hours.ts';
import { typicalForecast } from '../../../app/domain/climate/typical-day.ts';
import type { Forecast } from '../../../app/domain/weather/weather.ts';
import type { App } from '../../app.ts';
import { composeApp } from '../../compose.ts';
import { metAnswer, openMeteoAnswer } from '../../../tests/worlds/weather-answers.ts';
import { metNorway } from '../../adapters/weather/met-norway.ts';
import { openMeteo } from '../../adapters/weather/open-meteo.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import type { ForecastAnswer, ForecastQuestion, WeatherProvider } from '../../ports/weather.ts';
import { getForecast } from './get-forecast.ts';

const HELSINKI = { lat: 60.1699, lon: 24.9384, timeZone: 'Europe/Helsinki' };
const MINUTE = 60_000;
const START = Date.parse('2026-11-20T06:20:00Z');
let now = START;
const base = composeApp(env);
const seasonal = base.weather.at(-1)!;

interface Fake extends WeatherProvider {
  asked: ForecastQuestion[];
  answer: (question: ForecastQuestion) => ForecastAnswer | Promise<ForecastAnswer>;
}
function live(
  { lat, lon, timeZone, at }: ForecastQuestion,
  source: Forecast['source'] = 'met-norway',
): Forecast {
  const { note: _, ...typical } = typicalForecast(lat, lon, timeZone, at);
  const current = { temperature: 61, condition: 'Mist', description: 'mist' } as const;
  return { ...typical, current, source, expiresAt: new Date(at + 5 * MINUTE).toISOString() };
}
function fake(name: Forecast['source'] = 'met-norway', perSecond?: number): Fake {
  const provider: Fake = {
    name,
    perSecond,
    asked: [],
    answer: (question) => ({ forecast: live(question, name), validator: 'v1' }),
    forecast(question) {
      provider.asked.push(question);
      return Promise.resolve().then(() => provider.answer(question));
    },
  };
  return provider;
}
const appWith = (...weather: WeatherProvider[]): App => ({
  ...base,
  clock: { now: () => now },
  forecasts: new Map(),
  weather: [...weather, seasonal],
});
const dead = () => {
  throw new ProviderError('met-norway', 'not reachable', { retryable: true });
};

beforeEach(async () => {
  now = START;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await env.PEOPLE.batch(
    ['weather_cache', 'operations', 'rate_limits'].map((table) => env.PEOPLE.prepare(`delete from ${table}`)),
  );
});

test('a service that is wholly wrong is passed over for the next; one bad hour is not', async () => {
  const meteo = async (spoil: (hourly: Record<string, (number | null)[]>) => void) => {
    const body = await openMeteoAnswer().json<{ hourly: Record<string, (number | null)[]> }>();
    spoil(body.hourly);
    return openMeteo({ key: 'k', fetch: () => Promise.resolve(Response.json(body)) });
  };
  const met = metNorway({ fetch: () => Promise.resolve(metAnswer()) });
  const wrong = await meteo((hourly) => (hourly['wind_speed_10m'] = []));
  expect((await getForecast(appWith(wrong, met), HELSINKI)).source).toBe('met-norway');
  now = START + 2 * HOUR_MS;
  await env.PEOPLE.batch(
    ['weather_cache', 'operations'].map((table) => env.PEOPLE.prepare(`delete from ${table}`)),
  );
  const oneBad = await meteo((hourly) => (hourly['temperature_2m']![36] = null));
  const { source, hours } = await getForecast(appWith(oneBad, met), HELSINKI);
  expect(source).toBe('open-meteo');
  expect(hours.filter(({ filled }) => filled).map(({ at }) => at)).toEqual(['2026-11-20T12:00:00.000Z']);
});

test('50 people in one cell are one call', async () => {
  const provider = fake();
  provider.answer = async (question) => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    return { forecast: live(question) };
  };
  const app = appWith(provider);
  const near = Array.from({ length: 50 }, (_, i) => ({ ...HELSINKI, lat: 60.16 + i * 0.001 }));
  const told = await Promise.all(near.map((place) => getForecast(app, place)));
  expect(provider.asked).toHaveLength(1);
  expect(provider.asked[0]).toMatchObject({ lat: 60.2, lon: 24.9, at: START });
  expect(new Set(told.map((forecast) => forecast.source))).toEqual(new Set(['met-norway']));
});

test('an answer is kept for ten minutes, and for as long as its Expires says', async () => {
  const provider = fake();
  const app = appWith(provider);
  await getForecast(app, HELSINKI);
  now = START + 9 * MINUTE;
  expect((await getForecast(app, HELSINKI)).current.description).toBe('mist');
  expect(provider.asked).toHaveLength(1);

  provider.answer = (question) => ({
    forecast: { ...live(question), expiresAt: new Date(question.at + 31 * MINUTE).toISOString() },
  });
  now = START + 10 * MINUTE;
  await getForecast(app, HELSINKI);
  expect(provider.asked).toHaveLength(2);
  now += 30 * MINUTE;
  await getForecast(app, HELSINKI);
  expect(provider.asked).toHaveLength(2);
  now += MINUTE;
  await getForecast(app, HELSINKI);
  expect(provider.asked).toHaveLength(3);
});

test('the last answer goes along for a conditional request, to the provider it came from only', async () => {
  const first = fake('openweather');
  const second = fake('met-norway');
  first.answer = dead;
  const app = appWith(first, second);
  await getForecast(app, HELSINKI);
  expect(second.asked[0]!.previous).toBeUndefined();
  first.answer = () => {
    throw new ProviderError('openweather', 'answered 503', { retryable: true });
  };
  now = START + 11 * MINUTE;
  await getForecast(app, HELSINKI);
  expect(first.asked[1]!.previous).toBeUndefined();
  expect(second.asked[1]!.previous).toMatchObject({ validator: 'v1', forecast: { source: 'met-norway' } });
});

test('a 304, which renews the hours that are there, still begins with the current hour', async () => {
  const provider = fake();
  const app = appWith(provider);
  await getForecast(app, HELSINKI);
  now = START + 2 * HOUR_MS;
  provider.answer = ({ previous, at }) => ({
    forecast: { ...previous!.forecast, fetchedAt: new Date(at).toISOString() },
    validator: previous!.validator,
  });
  const told = await getForecast(app, HELSINKI);
  expect(told.hours[0]).toMatchObject({ hour: 10, date: '2026-11-20' });
  expect(told.hours.length).toBeGreaterThanOrEqual(24);
});

test('a cached answer is told from the current hour on, in the zone of who asks', async () => {
  const provider = fake();
  provider.answer = (question) => ({
    forecast: { ...live(question), expiresAt: new Date(START + 3 * HOUR_MS).toISOString() },
  });
  const app = appWith(provider);
  await getForecast(app, HELSINKI);
  now = START + 2 * HOUR_MS;
  const told = await getForecast(app, { ...HELSINKI, timeZone: 'Europe/Stockholm' });
  expect(told.hours[0]).toMatchObject({ hour: 9, at: '2026-11-20T08:00:00.000Z' });
  expect(told.note).toBe('As of 7 AM');
});

test('a dead provider falls back to the next, and is left alone for a minute by every cell', async () => {
  const first = fake('openweather');
  const second = fake('met-norway');
  first.answer = dead;
  const app = appWith(first, second);
  expect((await getForecast(app, HELSINKI)).source).toBe('met-norway');
  expect((await getForecast(app, { ...HELSINKI, lat: 61 })).source).toBe('met-norway');
  expect(first.asked).toHaveLength(1);
  now = START + 61_000;
  await getForecast(app, { ...HELSINKI, lat: 62 });
  expect(first.asked).toHaveLength(2);
});

test('with no provider left the estimate answers, says so, and makes way two minutes later', async () => {
  const provider = fake();
  provider.answer = dead;
  const app = appWith(provider);
  const told = await getForecast(app, HELSINKI);
  expect(told).toMatchObject({ source: 'seasonal', note: 'Typical for mid-November' });
  provider.answer = (question) => ({ forecast: live(question) });
  now = START + MINUTE;
  expect((await getForecast(app, HELSINKI)).source).toBe('seasonal');
  now = START + 2 * MINUTE;
  const live2 = await getForecast(app, HELSINKI);
  expect(live2.source).toBe('met-norway');
  expect(live2.note).toBeUndefined();
});

test('a live answer under three hours old beats the estimate and tells its age', async () => {
  const provider = fake();
  const app = appWith(provider);
  await getForecast(app, HELSINKI);
  provider.answer = dead;
  now = START + 2 * HOUR_MS;
  expect(await getForecast(app, HELSINKI)).toMatchObject({ source: 'met-norway', note: 'As of 8 AM' });
  const asked = provider.asked.length;
  now += MINUTE;
  await getForecast(app, HELSINKI);
  expect(provider.asked).toHaveLength(asked);
  now = START + 3 * HOUR_MS + MINUTE;
  expect((await getForecast(app, HELSINKI)).source).toBe('seasonal');
});

test('who comes second while a slow answer is under way gets the old one, or else an estimate that is not kept', async () => {
  const provider = fake();
  let release: () => void = () => undefined;
  provider.answer = async (question) => {
    await new Promise<void>((resolve) => (release = resolve));
    return { forecast: live(question) };
  };
  const app = appWith(provider);
  const firstAsks = getForecast(app, HELSINKI);
  await vi.waitFor(() => expect(provider.asked).toHaveLength(1));
  expect((await getForecast(app, HELSINKI)).source).toBe('seasonal');
  release();
  expect((await firstAsks).source).toBe('met-norway');
  expect((await getForecast(app, HELSINKI)).source).toBe('met-norway');

  now = START + 12 * MINUTE;
  const again = getForecast(app, HELSINKI);
  await vi.waitFor(() => expect(provider.asked).toHaveLength(2));
  expect((await getForecast(app, HELSINKI)).source).toBe('met-norway');
  release();
  await again;
});

test('a crash while asking holds nobody up for long', async () => {
  const provider = fake();
  provider.answer = () => {
    throw new Error('a bug');
  };
  const app = appWith(provider);
  await expect(getForecast(app, HELSINKI)).rejects.toThrow('a bug');
  provider.answer = (question) => ({ forecast: live(question) });
  now = START + 16_000;
  expect((await getForecast(app, HELSINKI)).source).toBe('met-norway');
});

test('at most 20 calls a second go to a provider whose terms say so', async () => {
  const provider = fake('met-norway', 20);
  const app: App = { ...appWith(provider), clock: { now: () => START } };
  const told = await Promise.all(
    Array.from({ length: 30 }, (_, i) => getForecast(app, { ...HELSINKI, lat: 40 + i })),
  );
  expect(provider.asked).toHaveLength(20);
  expect(told.filter((forecast) => forecast.source === 'met-norway')).toHaveLength(20);
}, 20_000);

test('a clock that was set back does not leave a cell stuck', async () => {
  const provider = fake();
  const app = appWith(provider);
  now = START + 48 * HOUR_MS;
  await getForecast(app, HELSINKI);
  now = START;
  const told = await getForecast(app, HELSINKI);
  expect(told.source).toBe('met-norway');
  expect(told.hours[0]?.date).toBe('2026-11-20');
});

test('who asks again in the same isolate is told from memory, until the answer is no longer fresh', async () => {
  const provider = fake();
  const app = appWith(provider);
  await getForecast(app, HELSINKI);
  const told = await getForecast(app, HELSINKI);
  await env.PEOPLE.prepare('delete from weather_cache').run();
  now += MINUTE;
  expect(await getForecast(app, HELSINKI)).toEqual(told);
  now += 10 * MINUTE;
  await getForecast(app, HELSINKI);
  expect(provider.asked).toHaveLength(2);
});

test('what an isolate keeps in memory has a bound: past it, it begins anew', async () => {
  const app = appWith(fake());
  await getForecast(app, HELSINKI);
  await getForecast(app, HELSINKI);
  const kept = [...app.forecasts.values()][0]!;
  for (let place = app.forecasts.size; place < 500; place++) app.forecasts.set(`elsewhere ${place}`, kept);
  const porto = { lat: 41.15, lon: -8.61, timeZone: 'Europe/Lisbon' };
  await getForecast(app, porto);
  await getForecast(app, porto);
  expect(app.forecasts.size).toBeLessThan(5);
});
