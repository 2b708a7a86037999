import { z } from 'zod';
import { uvUnderClouds, sunElevation, uvIndex } from '../../../app/domain/climate/sun.ts';
import { skyFromMet } from '../../../app/domain/weather/weather-codes.ts';
import {
  HOUR_MS,
  LEAST_HOURS,
  MOST_HOURS,
  hoursFrom,
  type Sample,
} from '../../../app/domain/weather/weather-hours.ts';
import type { ForecastAnswer, ForecastQuestion, WeatherProvider } from '../../ports/weather.ts';
import { buildAnswer, askWeather, parseBody, truncateDegrees, fahrenheit } from './ask-weather.ts';
import type { Remote } from '../outbound.ts';

// api.met.no/weatherapi/locationforecast/2.0: keyless, CC BY 4.0, commercial use allowed, a User-Agent is a must.

const period = z.object({
  summary: z.object({ symbol_code: z.string() }).optional(),
  details: z.object({ precipitation_amount: z.number().optional() }).optional(),
});
const answer = z.object({
  properties: z.object({
    timeseries: z
      .array(
        z.object({
          time: z.string(),
          data: z.object({
            instant: z.object({
              details: z.object({
                air_temperature: z.number(),
                wind_speed: z.number(),
                relative_humidity: z.number(),
                cloud_area_fraction: z.number().optional(),
                ultraviolet_index_clear_sky: z.number().optional(),
              }),
            }),
            next_1_hours: period.optional(),
            next_6_hours: period.optional(),
            next_12_hours: period.optional(),
          }),
        }),
      )
      .min(1),
  }),
});
type Step = z.infer<typeof answer>['properties']['timeseries'][number];

function sampleOf({ time, data }: Step, { lat, lon }: ForecastQuestion): Sample {
  const at = Date.parse(time);
  const now = data.instant.details;
  const cloud = (now.cloud_area_fraction ?? 50) / 100;
  const [ahead, hours] = data.next_1_hours ? [data.next_1_hours, 1] : [data.next_6_hours, 6];
  const symbol = (ahead ?? data.next_12_hours)?.summary?.symbol_code ?? 'cloudy';
  const clearUv = now.ultraviolet_index_clear_sky;
  return {
    at,
    tempF: fahrenheit(now.air_temperature),
    windMs: now.wind_speed,
    humidity: now.relative_humidity,
    cloud,
    uv: clearUv === undefined ? uvIndex(sunElevation(at, lat, lon), cloud) : uvUnderClouds(clearUv, cloud),
    rate: (ahead?.details?.precipitation_amount ?? 0) / hours,
    sky: skyFromMet(symbol),
  };
}

/** When the Expires header is missing or unreadable. */
const SHORTLY_MS = 10 * 60_000;

function expiry(response: Response, at: number): number {
  const expires = Date.parse(response.headers.get('expires') ?? '');
  return Number.isNaN(expires) ? at + SHORTLY_MS : expires;
}

/** Its answer ends in steps of six hours: two of them beyond the last hour that is wanted. */
const AIR_HOURS = 12;

/** A day must be left after it, or a 304 would leave too little. */
function worthKeeping({ previous, at }: ForecastQuestion): boolean {
  return !!previous?.validator && hoursFrom(previous.forecast.hours, at).length >= LEAST_HOURS + 6;
}

async function forecast(config: Remote, question: ForecastQuestion): Promise<ForecastAnswer> {
  const url = new URL('/weatherapi/locationforecast/2.0/complete', config.baseUrl ?? 'https://api.met.no');
  url.search = `lat=${truncateDegrees(question.lat)}&lon=${truncateDegrees(question.lon)}`;
  const headers: Record<string, string> = { accept: 'application/json' };
  const previous = worthKeeping(question) ? question.previous : undefined;
  if (previous?.validator) headers['if-modified-since'] = previous.validator;
  const response = await askWeather(config, { provider: 'met-norway', url, headers });
  const expiresAt = expiry(response, question.at);
  if (response.status === 304 && previous) {
    const times = {
      fetchedAt: new Date(question.at).toISOString(),
      expiresAt: new Date(expiresAt).toISOString(),
    };
    return { forecast: { ...previous.forecast, ...times }, validator: previous.validator };
  }
  const { properties } = await parseBody('met-norway', response, answer);
  const horizon = question.at + ((question.mostHours ?? MOST_HOURS) + AIR_HOURS) * HOUR_MS;
  const steps = properties.timeseries.filter(({ time }) => Date.parse(time) <= horizon);
  return buildAnswer(question, {
    source: 'met-norway',
    samples: steps.map((step) => sampleOf(step, question)),
    expiresAt,
    validator: response.headers.get('last-modified') ?? undefined,
  });
}

/**
 * MET Norway, the first that is asked where no key is set. At most 20 calls a second over all callers. Its terms ask for a
 * User-Agent with a contact: that is the one of every call of ours (outbound.ts, fetchAs).
 */
export function metNorway(config: Remote): WeatherProvider {
  return { name: 'met-norway', perSecond: 20, forecast: (question) => forecast(config, question) };
}
