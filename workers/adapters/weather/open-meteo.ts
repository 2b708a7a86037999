import { z } from 'zod';
import { skyFromWmo } from '../../../app/domain/weather/weather-codes.ts';
import { MOST_HOURS } from '../../../app/domain/weather/weather-hours.ts';
import type { ForecastAnswer, ForecastQuestion, WeatherProvider } from '../../ports/weather.ts';
import type { Remote } from '../outbound.ts';
import { askWeather, buildAnswer, figure, parseBody, shareOf, truncateDegrees } from './ask-weather.ts';
import type { Reading } from './fill-holes.ts';

// open-meteo.com/en/docs; commercial use goes through the customer host with a key.

const HOURLY = [
  'temperature_2m',
  'relative_humidity_2m',
  'precipitation',
  'weather_code',
  'cloud_cover',
  'wind_speed_10m',
  'uv_index',
  'is_day',
] as const;

/** A missing column is all holes. */
const figures = z.array(figure).catch([]);
const answer = z.object({
  current: z
    .object({ temperature_2m: figure, weather_code: figure, is_day: figure })
    .optional()
    .catch(undefined),
  hourly: z.object({
    /** Unix seconds (timeformat=unixtime). */
    time: z.array(figure).min(1),
    temperature_2m: figures,
    relative_humidity_2m: figures,
    precipitation: figures,
    weather_code: figures,
    cloud_cover: figures,
    wind_speed_10m: figures,
    uv_index: figures,
    is_day: figures,
  }),
});
type Hourly = z.infer<typeof answer>['hourly'];

const skyOf = (code: number | null | undefined, isDay: number | null | undefined) =>
  code == null ? null : skyFromWmo(code, isDay !== 0);

const HOUR_S = 3600;

function readingsOf(hourly: Hourly): Reading[] {
  // Sums are of the hour before their stamp.
  const sums = new Map(hourly.time.map((time, i) => [time, hourly.precipitation[i] ?? null]));
  return hourly.time.flatMap((time, i) =>
    time === null
      ? []
      : {
          at: time * 1000,
          span: 1,
          tempF: hourly.temperature_2m[i] ?? null,
          windMs: hourly.wind_speed_10m[i] ?? null,
          humidity: hourly.relative_humidity_2m[i] ?? null,
          cloud: shareOf(hourly.cloud_cover[i] ?? null),
          uv: hourly.uv_index[i] ?? null,
          rate: sums.get(time + HOUR_S) ?? null,
          sky: skyOf(hourly.weather_code[i], hourly.is_day[i]),
        },
  );
}

async function forecast(config: OpenMeteo, question: ForecastQuestion): Promise<ForecastAnswer> {
  const url = new URL('/v1/forecast', config.baseUrl ?? 'https://customer-api.open-meteo.com');
  url.search = new URLSearchParams({
    latitude: truncateDegrees(question.lat),
    longitude: truncateDegrees(question.lon),
    current: 'temperature_2m,weather_code,is_day',
    hourly: HOURLY.join(','),
    temperature_unit: 'fahrenheit',
    wind_speed_unit: 'ms',
    precipitation_unit: 'mm',
    timeformat: 'unixtime',
    // Sums start at UTC midnight, up to a day before her hour.
    past_days: '1',
    forecast_days: String(Math.ceil((question.mostHours ?? MOST_HOURS) / 24) + 2),
    apikey: config.key,
  }).toString();
  const response = await askWeather(config, { provider: 'open-meteo', url });
  const { current, hourly } = await parseBody('open-meteo', response, answer);
  const sky = skyOf(current?.weather_code, current?.is_day);
  return buildAnswer(question, {
    source: 'open-meteo',
    readings: readingsOf(hourly),
    ...(current && sky && { measured: { tempF: current.temperature_2m, sky } }),
    expiresAt: question.at + 10 * 60_000,
  });
}

interface OpenMeteo extends Remote {
  key: string;
}

export function openMeteo(config: OpenMeteo): WeatherProvider {
  return { name: 'open-meteo', forecast: (question) => forecast(config, question) };
}
