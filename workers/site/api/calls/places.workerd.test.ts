import { env } from 'cloudflare:test';
import { beforeAll, expect, test, vi } from 'vitest';
import type { PlaceAnswer } from '../../../../app/contracts/places.ts';
import type { CurrentWeatherAnswer } from '../../../../app/contracts/user.ts';
import { foldName, placeCell } from '../../../../app/domain/places/place.ts';
import { newMember, visitor } from '../../../../tests/worlds/visitor.workerd.ts';
import { composeApp } from '../../../compose.ts';
import { places } from '../../../db/schema/people.schema.ts';
import { ProviderError } from '../../../ports/provider-error.ts';
import type { WeatherProvider } from '../../../ports/weather.ts';
import { createApi } from '../index.ts';

const base = composeApp(env);
const dead: WeatherProvider = {
  name: 'met-norway',
  forecast: () => Promise.reject(new ProviderError('met-norway', 'not reachable', { retryable: true })),
};
const api = createApi(() => ({ ...base, weather: [dead, ...base.weather] }));

beforeAll(async () => {
  const rows = [
    [1, 'Helsinki', 'Uusimaa', 'FI', 60.17, 24.94, 'Europe/Helsinki', 558457],
    [2, 'Helsingborg', 'Skåne', 'SE', 56.05, 12.69, 'Europe/Stockholm', 91304],
    [4, 'Valencia', 'Valencia', 'ES', 39.47, -0.38, 'Europe/Madrid', 789744],
    [5, 'Valencia', 'Carabobo', 'VE', 10.16, -68.01, 'America/Caracas', 1619470],
    [3, 'Naantali', 'Southwest Finland', 'FI', 60.47, 22.02, 'Europe/Helsinki', 14125],
  ] as const;
  await base.people.insert(places).values(
    rows.map(([id, name, region, country, lat, lon, timezone, population]) => ({
      ...{ id, name, region, country, lat, lon, timezone, population },
      searchKey: foldName(name),
      cell: placeCell(lat, lon),
    })),
  );
});

test('places and weather are for signed-in people', async () => {
  const nobody = visitor(api);
  for (const path of [
    '/api/places/search?q=hel',
    '/api/places/reverse?lat=60&lon=24',
    '/api/weather/current',
  ]) {
    expect((await nobody.send('GET', path)).status, path).toBe(401);
  }
});

test('suggestions while typing, and the place where she is', async () => {
  const anna = await newMember(api, 'Anna');
  const found = await (await anna.send('GET', '/api/places/search?q=hels')).json<PlaceAnswer[]>();
  expect(found.map((place) => place.name)).toEqual(['Helsinki', 'Helsingborg']);
  expect(found[0]).toEqual({
    ...{ id: 1, name: 'Helsinki', district: '', region: 'Uusimaa', country: 'FI', countryName: 'Finland' },
    ...{ lat: 60.17, lon: 24.94, timezone: 'Europe/Helsinki', population: 558457 },
  });
  expect(await (await anna.send('GET', '/api/places/search?q=')).json()).toEqual([]);
  const here = await (await anna.send('GET', '/api/places/reverse?lat=60.46&lon=22.03')).json<PlaceAnswer>();
  expect(here.name).toBe('Naantali');
  expect(await (await anna.send('GET', '/api/places/reverse?lat=-40&lon=-120')).json()).toBeNull();
});

test('what her device tells, and where she was last, decides which of two names comes first', async () => {
  const elena = await newMember(api, 'Elena');
  const first = async (query: string) =>
    (await (await elena.send('GET', `/api/places/search?q=valencia${query}`)).json<PlaceAnswer[]>())[0]?.id;
  expect(await first('')).toBe(5);
  expect(await first('&zone=Europe/Madrid&languages=es-ES,es')).toBe(4);
  expect(await first('&zone=Etc/Unknown&languages=,,%3f%3f')).toBe(5);
  const here = { location: 'Valencia, ES', placeId: 4 };
  expect((await elena.send('PUT', '/api/user/location', here)).status).toBe(200);
  expect(await first('')).toBe(4);
  expect((await elena.send('GET', `/api/places/search?q=v&zone=${'a'.repeat(65)}`)).status).toBe(400);
});

test('bad coordinates and over-long names are refused', async () => {
  const berta = await newMember(api, 'Berta');
  for (const path of [
    '/api/places/reverse?lat=91&lon=0',
    '/api/places/reverse?lat=x&lon=0',
    '/api/places/reverse?lat=&lon=',
    '/api/places/reverse?lat=60&lon=%20',
    '/api/places/reverse',
    '/api/places/search',
    `/api/places/search?q=${'a'.repeat(81)}`,
  ]) {
    expect((await berta.send('GET', path)).status, path).toBe(400);
  }
});

test('a city that does not exist is an invalid location', async () => {
  const carla = await newMember(api, 'Carla');
  const response = await carla.send('PUT', '/api/user/location', { location: 'Atlantis' });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    error: 'Invalid location',
    message: 'Could not find weather data for this location. Please check the city name.',
  });
});

test('weather needs a location, and with every provider dead it is an estimate that says so', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const dora = await newMember(api, 'Dora');
  const none = await dora.send('GET', '/api/weather/current');
  expect(none.status).toBe(404);
  expect(await none.json()).toEqual({ message: 'Set your location first.' });
  expect((await dora.send('PUT', '/api/user/location', { location: 'Helsinki', placeId: 1 })).status).toBe(
    200,
  );
  const weather = await (await dora.send('GET', '/api/weather/current')).json<CurrentWeatherAnswer>();
  expect(weather.source).toBe('seasonal');
  expect(weather.note).toMatch(/^Typical for (early|mid|late)[ -]\w+$/);
  expect(weather.lowF).toBeLessThanOrEqual(weather.temperature);
  expect(weather.highF).toBeGreaterThanOrEqual(weather.lowF);
  expect(weather.highHour).toBeGreaterThanOrEqual(0);
});

test('weather of an hour that the forecast left out says so', async () => {
  const estimate = base.weather.at(-1)!;
  const holed: WeatherProvider = {
    name: 'open-meteo',
    forecast: async (question) => {
      const { note: _, hours, ...told } = (await estimate.forecast(question)).forecast;
      const first = { ...hours[0]!, filled: true as const };
      return { forecast: { ...told, source: 'open-meteo', hours: [first, ...hours.slice(1)] } };
    },
  };
  const mia = await newMember(
    createApi(() => ({ ...base, forecasts: new Map(), weather: [holed, ...base.weather] })),
    'Mia',
    '192.0.2.9',
  );
  expect((await mia.send('PUT', '/api/user/location', { location: 'Naantali', placeId: 3 })).status).toBe(
    200,
  );
  const weather = await (await mia.send('GET', '/api/weather/current')).json<CurrentWeatherAnswer>();
  expect(weather).toMatchObject({ source: 'open-meteo', note: 'Read from the hours around this one' });
});
