// One behavior suite for every remote weather provider, against a stubbed fetch that speaks its published protocol.
import { expect, test } from 'vitest';
import { HOUR_MS } from '../../../app/domain/weather/weather-hours.ts';
import {
  AT,
  json,
  metAnswer,
  openMeteoAnswer,
  openWeatherAnswer,
  QUESTION,
} from '../../../tests/worlds/weather-answers.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import type { WeatherProvider } from '../../ports/weather.ts';
import type { Remote } from '../outbound.ts';
import { metNorway } from './met-norway.ts';
import { openMeteo } from './open-meteo.ts';
import { openWeather } from './openweather.ts';

type Server = (url: URL, init: RequestInit) => Response | Promise<Response>;
/** fetch as the platform offers it: the signal ends it. */
function stub(server: Server): { fetch: typeof fetch; asked: { url: URL; headers: Headers }[] } {
  const asked: { url: URL; headers: Headers }[] = [];
  const stubbed = (input: unknown, init: RequestInit = {}) => {
    const url = new URL(String(input));
    asked.push({ url, headers: new Headers(init.headers) });
    return Promise.race([
      Promise.resolve(server(url, init)),
      new Promise<never>((_, reject) => {
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
      }),
    ]);
  };
  return { fetch: stubbed as typeof fetch, asked };
}

interface Adapter {
  name: string;
  make: (remote: Remote) => WeatherProvider;
  success: Server;
  host: string;
}
const adapters: Adapter[] = [
  {
    name: 'met-norway',
    make: (remote) => metNorway(remote),
    success: metAnswer,
    host: 'api.met.no',
  },
  {
    name: 'open-meteo',
    make: (remote) => openMeteo({ ...remote, key: 'k' }),
    success: openMeteoAnswer,
    host: 'customer-api.open-meteo.com',
  },
  {
    name: 'openweather',
    make: (remote) => openWeather({ ...remote, key: 'k' }),
    success: openWeatherAnswer,
    host: 'api.openweathermap.org',
  },
];

for (const { name, make, success, host } of adapters) {
  const failing = async (server: Server, timeoutMs?: number): Promise<ProviderError> => {
    const error: unknown = await make({ ...stub(server), timeoutMs })
      .forecast(QUESTION)
      .catch((e: unknown) => e);
    expect(error).toBeInstanceOf(ProviderError);
    expect(error).toMatchObject({ provider: name });
    return error as ProviderError;
  };

  test(`${name}: an answer becomes local hours from the current one on`, async () => {
    const { fetch, asked } = stub(success);
    const provider = make({ fetch });
    const { forecast } = await provider.forecast(QUESTION);
    expect(provider.name).toBe(name);
    expect(new Set(asked.map(({ url }) => url.host))).toEqual(new Set([host]));
    expect(forecast.source).toBe(name);
    expect(forecast.note).toBeUndefined();
    expect(forecast.hours.length).toBeGreaterThanOrEqual(24);
    expect(forecast.hours.length).toBeLessThanOrEqual(48);
    expect(forecast.hours[0]).toMatchObject({ at: '2026-11-20T06:00:00.000Z', date: '2026-11-20', hour: 8 });
    const noon = forecast.hours.find((hour) => hour.at === '2026-11-20T10:00:00.000Z')!;
    expect(noon).toMatchObject({
      hour: 12,
      humidity: 80,
      cloud: 0.25,
      windMs: 4,
      precipitationMm: 1,
      condition: 'Rain',
      snow: false,
    });
    expect(noon.tempF).toBeCloseTo(14 * 1.8 + 32, 0);
    const dry = forecast.hours.find((hour) => hour.at === '2026-11-20T15:00:00.000Z')!;
    expect(dry).toMatchObject({ precipitationMm: 0, snow: false });
    expect(forecast.current.temperature).toBeGreaterThan(49);
    expect(forecast.current.temperature).toBeLessThan(52);
    expect(['Sunny', 'Partly Cloudy']).toContain(forecast.current.condition);
    expect(Date.parse(forecast.expiresAt)).toBeGreaterThan(AT);
    expect(forecast.fetchedAt).toBe(new Date(AT).toISOString());
  });

  test(`${name}: coordinates are cut to four decimals`, async () => {
    const { fetch, asked } = stub(success);
    await make({ fetch }).forecast(QUESTION);
    for (const { url } of asked) {
      expect(url.searchParams.get('lat') ?? url.searchParams.get('latitude')).toBe('60.1698');
      expect(url.searchParams.get('lon') ?? url.searchParams.get('longitude')).toBe('24.9383');
    }
  });

  test(`${name}: half-hour zones get their own hours`, async () => {
    const { fetch } = stub(success);
    const { forecast } = await make({ fetch }).forecast({ ...QUESTION, timeZone: 'Asia/Kolkata' });
    expect(forecast.hours[0]).toMatchObject({ at: '2026-11-20T05:30:00.000Z', hour: 11 });
    expect(forecast.hours[1]).toMatchObject({ at: '2026-11-20T06:30:00.000Z', hour: 12 });
  });

  test(`${name}: errors of the service are failures, some worth another try`, async () => {
    for (const status of [429, 500, 502, 503]) {
      expect((await failing(() => json({ message: 'no' }, { status }))).retryable, String(status)).toBe(true);
    }
    for (const status of [400, 401, 403, 404]) {
      expect((await failing(() => json({ cod: status }, { status }))).retryable, String(status)).toBe(false);
    }
  });

  test(`${name}: garbage is a failure`, async () => {
    await failing(() => new Response('<html>Gateway</html>', { headers: { 'content-type': 'text/html' } }));
    await failing(() => new Response(''));
    await failing(() => json({}));
    await failing(() => json(null));
    await failing(() => json({ list: [], hourly: { time: [] }, properties: { timeseries: [] } }));
  });

  test(`${name}: temperatures that cannot be are garbage`, async () => {
    await failing(async (url, init) => {
      const body = await (await success(url, init)).text();
      return new Response(
        body
          .replaceAll(/("(?:temp|air_temperature)":)[-\d.]+/g, '$19999')
          .replace(/("hourly".*"temperature_2m":\[)[^\]]+/, '$19999'),
      );
    });
  });

  test(`${name}: a forecast that ends too early is a failure`, async () => {
    const error = await make(stub(success))
      .forecast({ ...QUESTION, at: AT + 300 * HOUR_MS })
      .catch((e: unknown) => e);
    expect(error).toBeInstanceOf(ProviderError);
  });

  test(`${name}: a slow service is given up`, async () => {
    const never = () => new Promise<Response>(() => undefined);
    expect((await failing(never, 30)).message).toContain('too slow');
  });

  test(`${name}: a dead network is a failure`, async () => {
    const error = await failing(() => Promise.reject(new TypeError('fetch failed')));
    expect(error.retryable).toBe(true);
  });

  test(`${name}: no key and no address is in a failure's message`, async () => {
    const error = await failing(() => json({}, { status: 401 }));
    expect(error.message).toBe(`${name}: answered 401`);
  });

  test(`${name}: 304 without anything to keep is a failure`, async () => {
    await failing(() => new Response(null, { status: 304 }));
  });
}

test('met-norway: keeps to Expires', async () => {
  const { fetch, asked } = stub(metAnswer);
  const answer = await adapters[0]!.make({ fetch }).forecast(QUESTION);
  expect(asked).toHaveLength(1);
  expect(asked[0]!.url.pathname).toBe('/weatherapi/locationforecast/2.0/complete');
  expect(asked[0]!.headers.has('if-modified-since')).toBe(false);
  expect(answer.forecast.expiresAt).toBe('2026-11-20T06:51:00.000Z');
  expect(answer.validator).toBe('Fri, 20 Nov 2026 06:02:11 GMT');
});

test('met-norway: 304 renews what is there', async () => {
  const previous = await adapters[0]!.make(stub(metAnswer)).forecast(QUESTION);
  const { fetch, asked } = stub(
    () => new Response(null, { status: 304, headers: { expires: 'Fri, 20 Nov 2026 07:30:00 GMT' } }),
  );
  const later = AT + 40 * 60_000;
  const answer = await adapters[0]!.make({ fetch }).forecast({ ...QUESTION, at: later, previous });
  expect(asked[0]!.headers.get('if-modified-since')).toBe('Fri, 20 Nov 2026 06:02:11 GMT');
  expect(answer.forecast.hours).toEqual(previous.forecast.hours);
  expect(answer.forecast.fetchedAt).toBe(new Date(later).toISOString());
  expect(answer.forecast.expiresAt).toBe('2026-11-20T07:30:00.000Z');
  expect(answer.validator).toBe(previous.validator);
});

test('met-norway: what is nearly used up is asked for anew', async () => {
  const previous = await adapters[0]!.make(stub(metAnswer)).forecast(QUESTION);
  const { fetch, asked } = stub(metAnswer);
  await adapters[0]!.make({ fetch }).forecast({ ...QUESTION, at: AT + 20 * HOUR_MS, previous });
  expect(asked[0]!.headers.has('if-modified-since')).toBe(false);
});

test('openweather: its own words describe the sky', async () => {
  const { forecast } = await adapters[2]!.make(stub(openWeatherAnswer)).forecast(QUESTION);
  expect(forecast.current.description).toBe('few clouds');
});
