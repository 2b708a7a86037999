// What the weather services answer, as they publish it: the same weather from all of them.
import { HOUR_MS } from '../../app/domain/weather/weather-hours.ts';
import type { ForecastQuestion } from '../../workers/ports/weather.ts';

export const AT = Date.parse('2026-11-20T06:20:00Z');
export const QUESTION: ForecastQuestion = {
  lat: 60.169_871,
  lon: 24.938_379,
  timeZone: 'Europe/Helsinki',
  at: AT,
};

// The same weather for all: 10 °C at 06:00 UTC, one degree warmer each hour for a day, raining 3 mm from 09 to 12.
const celsiusAt = (ms: number) => 10 + Math.min(24, (ms - Date.parse('2026-11-20T06:00:00Z')) / HOUR_MS);
const wetAt = (ms: number) =>
  ms >= Date.parse('2026-11-20T09:00:00Z') && ms < Date.parse('2026-11-20T12:00:00Z');

export const json = (body: unknown, init: ResponseInit = {}) => Response.json(body, init);

export function metAnswer(): Response {
  const timeseries = Array.from({ length: 60 }, (_, i) => {
    const at = Date.parse('2026-11-20T06:00:00Z') + i * HOUR_MS;
    const ahead = {
      summary: { symbol_code: wetAt(at) ? 'rain' : 'fair_day' },
      details: { precipitation_amount: wetAt(at) ? 1 : 0 },
    };
    return {
      time: new Date(at).toISOString().replace('.000', ''),
      data: {
        instant: {
          details: {
            air_temperature: celsiusAt(at),
            wind_speed: 4,
            relative_humidity: 80,
            cloud_area_fraction: 25,
            ultraviolet_index_clear_sky: 1,
          },
        },
        next_1_hours: ahead,
      },
    };
  });
  const body = { type: 'Feature', properties: { meta: { units: {} }, timeseries } };
  return json(body, {
    headers: { expires: 'Fri, 20 Nov 2026 06:51:00 GMT', 'last-modified': 'Fri, 20 Nov 2026 06:02:11 GMT' },
  });
}

export function openMeteoAnswer(): Response {
  const start = Date.parse('2026-11-19T00:00:00Z');
  const times = Array.from({ length: 96 }, (_, i) => start + i * HOUR_MS);
  const each = <T>(value: (ms: number) => T) => times.map(value);
  return json({
    utc_offset_seconds: 0,
    current: { time: AT / 1000, temperature_2m: 50.6, weather_code: 1, is_day: 1 },
    hourly: {
      time: each((ms) => ms / 1000),
      temperature_2m: each((ms) => (celsiusAt(ms) * 9) / 5 + 32),
      relative_humidity_2m: each(() => 80),
      // Sums of the hour before.
      precipitation: each((ms) => (wetAt(ms - HOUR_MS) ? 1 : 0)),
      weather_code: each((ms) => (wetAt(ms) ? 63 : 1)),
      cloud_cover: each(() => 25),
      wind_speed_10m: each(() => 4),
      uv_index: each(() => 0.5),
      is_day: each(() => 1),
    },
  });
}

export function openWeatherAnswer(url: URL): Response {
  const step = (ms: number) => ({
    dt: ms / 1000,
    weather: [
      wetAt(ms)
        ? { id: 501, main: 'Rain', description: 'moderate rain', icon: '10d' }
        : { id: 801, main: 'Clouds', description: 'few clouds', icon: '02d' },
    ],
    main: { temp: (celsiusAt(ms) * 9) / 5 + 32, feels_like: 40, humidity: 80 },
    wind: { speed: 4 / 0.44704, deg: 90 },
    clouds: { all: 25 },
    ...(wetAt(ms - HOUR_MS) ? { rain: { '3h': 3 } } : {}),
  });
  if (url.pathname === '/data/2.5/weather') {
    return json({
      ...step(AT),
      main: { temp: 50.6, humidity: 80 },
      sys: { country: 'FI' },
      timezone: 7200,
      name: 'Helsinki',
      cod: 200,
    });
  }
  const list = Array.from({ length: 40 }, (_, i) =>
    step(Date.parse('2026-11-20T09:00:00Z') + i * 3 * HOUR_MS),
  );
  return json({ cod: '200', message: 0, cnt: 40, list });
}
