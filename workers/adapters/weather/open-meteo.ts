import { z } from 'zod';
import { skyFromWmo } from '../../../app/domain/weather/weather-codes.ts';
import { MOST_HOURS, type Sample } from '../../../app/domain/weather/weather-hours.ts';
import type { ForecastAnswer, ForecastQuestion, WeatherProvider } from '../../ports/weather.ts';
import { buildAnswer, askWeather, parseBody, truncateDegrees } from './ask-weather.ts';
import type { Remote } from '../outbound.ts';

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

const figures = z.array(z.number().nullable());
const answer = z.object({
  current: z.object({ temperature_2m: z.number(), weather_code: z.number(), is_day: z.number() }),
  hourly: z.object({
    /** Unix seconds (timeformat=unixtime). */
    time: z.array(z.number()).min(1),
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

function samplesOf(hourly: Hourly): Sample[] {
  return hourly.time.flatMap((time, i) => {
    const tempF = hourly.temperature_2m[i];
    // Hours beyond the model's end come as null.
    if (tempF == null) return [];
    return {
      at: time * 1000,
      tempF,
      windMs: hourly.wind_speed_10m[i] ?? 0,
      humidity: hourly.relative_humidity_2m[i] ?? 60,
      cloud: (hourly.cloud_cover[i] ?? 50) / 100,
      uv: hourly.uv_index[i] ?? 0,
      // Sums are of the hour before their stamp.
      rate: hourly.precipitation[i + 1] ?? 0,
      sky: skyFromWmo(hourly.weather_code[i] ?? 3, hourly.is_day[i] !== 0),
    };
  });
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
    // The sums start at UTC midnight, which may be up to a day before her hour.
    past_days: '1',
    forecast_days: String(Math.ceil((question.mostHours ?? MOST_HOURS) / 24) + 2),
    apikey: config.key,
  }).toString();
  const response = await askWeather(config, { provider: 'open-meteo', url });
  const { current, hourly } = await parseBody('open-meteo', response, answer);
  const sky = skyFromWmo(current.weather_code, current.is_day !== 0);
  return buildAnswer(question, {
    source: 'open-meteo',
    samples: samplesOf(hourly),
    current: { temperature: current.temperature_2m, condition: sky.condition, description: sky.description },
    expiresAt: question.at + 10 * 60_000,
  });
}

interface OpenMeteo extends Remote {
  key: string;
}

export function openMeteo(config: OpenMeteo): WeatherProvider {
  return { name: 'open-meteo', forecast: (question) => forecast(config, question) };
}
