import { z } from 'zod';
import {
  HOUR_MS,
  hourStart,
  LEAST_HOURS,
  localHours,
  MOST_HOURS,
} from '../../../app/domain/weather/weather-hours.ts';
import type { Sky } from '../../../app/domain/weather/weather-codes.ts';
import type { WeatherSource } from '../../../app/domain/weather/weather.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import type { ForecastAnswer, ForecastQuestion } from '../../ports/weather.ts';
import { readJson } from '../ai-models/ask-model.ts';
import { callProvider, type Remote } from '../outbound.ts';
import { fillHoles, isPossible, LATEST_START_MS, type Reading } from './fill-holes.ts';

/** Then the next provider is asked. */
const TIMEOUT_MS = 3000;

export interface Asked {
  provider: WeatherSource;
  url: URL;
  headers?: Record<string, string>;
}

/** 304 is an answer; every other failure is a ProviderError. */
export async function askWeather(remote: Remote, { provider, url, headers }: Asked): Promise<Response> {
  const response = await callProvider(
    provider,
    url,
    { headers, redirect: 'follow' },
    { fetch: remote.fetch, timeoutMs: remote.timeoutMs ?? TIMEOUT_MS },
  );
  if (response.ok || response.status === 304) return response;
  await response.body?.cancel().catch(() => undefined);
  const retryable = response.status === 429 || response.status >= 500;
  throw new ProviderError(provider, `answered ${response.status}`, { retryable });
}

export const figure = z.number().nullable().catch(null);

/** Python writes them; JSON has none. */
const NO_NUMBERS = /(?<=[:,[]\s*)-?(?:NaN|Infinity)(?=\s*[,\]}])/g;

/** @throws ProviderError for anything but the published shape */
export async function parseBody<S extends z.ZodType>(
  provider: WeatherSource,
  response: Response,
  shape: S,
): Promise<z.infer<S>> {
  const text = await response.text().catch((cause: unknown) => {
    throw new ProviderError(provider, 'the body is broken', { retryable: true, cause });
  });
  return readJson(provider, text.replaceAll(NO_NUMBERS, 'null'), shape);
}

/** Cut, not rounded, to 4 decimals, as MET Norway's terms ask. */
export function truncateDegrees(degrees: number): string {
  return (Math.trunc(degrees * 10_000) / 10_000 + 0).toString();
}

export const fahrenheit = (celsius: number | null): number | null =>
  celsius === null ? null : (celsius * 9) / 5 + 32;
export const shareOf = (percent: number | null): number | null => (percent === null ? null : percent / 100);

interface Told {
  source: WeatherSource;
  readings: Reading[];
  measured?: { tempF: number | null; sky: Sky };
  /** Epoch ms. */
  expiresAt: number;
  validator?: string;
}

/** Steps are six hours at most: one before the first hour needed, two beyond the last. */
const [HOURS_BEFORE, HOURS_BEYOND] = [6, 12];

export function buildAnswer(question: ForecastQuestion, told: Told): ForecastAnswer {
  const { at, timeZone, mostHours = MOST_HOURS } = question;
  const from = hourStart(at, timeZone) - HOURS_BEFORE * HOUR_MS;
  const until = at + (mostHours + HOURS_BEYOND) * HOUR_MS;
  const asked = told.readings.filter((reading) => reading.at >= from && reading.at <= until);
  const samples = fillHoles(asked, at, question);
  const start = samples[0]?.at ?? Infinity;
  const hours = start > at + LATEST_START_MS ? [] : localHours(samples, at, timeZone, mostHours);
  const [first] = hours;
  if (!first || hours.length < LEAST_HOURS) {
    throw new ProviderError(told.source, 'the forecast does not cover a day', { retryable: true });
  }
  const { tempF: measuredF, sky: measuredSky } = told.measured ?? {};
  const isMeasured = measuredF != null && isPossible(measuredF);
  const sky = (isMeasured && measuredSky) || (samples.findLast((each) => each.at <= at) ?? samples[0]!).sky;
  if (isMeasured) first.tempF = Math.round(measuredF) + 0;
  return {
    forecast: {
      current: { temperature: first.tempF, condition: sky.condition, description: sky.description },
      hours,
      source: told.source,
      fetchedAt: new Date(at).toISOString(),
      expiresAt: new Date(told.expiresAt).toISOString(),
    },
    validator: told.validator,
  };
}
