import { z } from 'zod';
import { uvUnderClouds } from '../../../app/domain/climate/sun.ts';
import { skyFromMet } from '../../../app/domain/weather/weather-codes.ts';
import { LEAST_HOURS, hoursFrom } from '../../../app/domain/weather/weather-hours.ts';
import type { ForecastAnswer, ForecastQuestion, WeatherProvider } from '../../ports/weather.ts';
import type { Remote } from '../outbound.ts';
import {
  askWeather,
  buildAnswer,
  fahrenheit,
  figure,
  parseBody,
  shareOf,
  truncateDegrees,
} from './ask-weather.ts';
import type { Reading } from './fill-holes.ts';

// api.met.no/weatherapi/locationforecast/2.0: keyless, CC BY 4.0, commercial use allowed, a User-Agent is a must.

const period = z
  .object({
    summary: z.object({ symbol_code: z.string() }).optional().catch(undefined),
    details: z.object({ precipitation_amount: figure }).optional().catch(undefined),
  })
  .optional()
  .catch(undefined);
const details = z.object({
  air_temperature: figure,
  wind_speed: figure,
  relative_humidity: figure,
  cloud_area_fraction: figure,
  ultraviolet_index_clear_sky: figure,
});
const instant = z.object({ details }).catch(() => ({ details: details.parse({}) }));
const step = z.object({
  time: z.string(),
  data: z.object({ instant, next_1_hours: period, next_6_hours: period, next_12_hours: period }),
});
const answer = z.object({
  properties: z.object({ timeseries: z.array(step.nullable().catch(null)).min(1) }),
});

function readingOf({ time, data }: z.infer<typeof step>): Reading {
  const now = data.instant.details;
  const cloud = shareOf(now.cloud_area_fraction);
  const [ahead, span] = data.next_1_hours ? [data.next_1_hours, 1] : [data.next_6_hours, 6];
  const symbol = (ahead ?? data.next_12_hours)?.summary?.symbol_code;
  const clearUv = now.ultraviolet_index_clear_sky;
  const fallen = ahead?.details?.precipitation_amount ?? null;
  return {
    at: Date.parse(time),
    span,
    tempF: fahrenheit(now.air_temperature),
    windMs: now.wind_speed,
    humidity: now.relative_humidity,
    cloud,
    uv: clearUv === null || cloud === null ? null : uvUnderClouds(clearUv, cloud),
    rate: fallen === null ? null : fallen / span,
    sky: symbol === undefined ? null : skyFromMet(symbol),
  };
}

const SHORTLY_MS = 10 * 60_000;

function expiry(response: Response, at: number): number {
  const expires = Date.parse(response.headers.get('expires') ?? '');
  return Number.isNaN(expires) ? at + SHORTLY_MS : expires;
}

/** A day must be left, or a 304 would leave too little. */
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
  return buildAnswer(question, {
    source: 'met-norway',
    readings: properties.timeseries.flatMap((each) => (each ? readingOf(each) : [])),
    expiresAt,
    validator: response.headers.get('last-modified') ?? undefined,
  });
}

/** First where no key is set. At most 20 calls a second over all callers; terms ask for a contact (fetchAs). */
export function metNorway(config: Remote): WeatherProvider {
  return { name: 'met-norway', perSecond: 20, forecast: (question) => forecast(config, question) };
}
