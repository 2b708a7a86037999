import type { z } from 'zod';
import { LEAST_HOURS, localHours, type Sample } from '../../../app/domain/weather/weather-hours.ts';
import type { Forecast, WeatherSource } from '../../../app/domain/weather/weather.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import type { ForecastAnswer, ForecastQuestion } from '../../ports/weather.ts';
import { readJson } from '../models/ask-model.ts';
import { callProvider, type Remote } from '../outbound.ts';

// What the remote weather providers have in common: how they are asked, and how their answers become a forecast.

/** A provider that takes longer counts as dead (issue: 3 s). */
const TIMEOUT_MS = 3000;

export interface Asked {
  provider: WeatherSource;
  url: URL;
  headers?: Record<string, string>;
}

/** 304 is an answer here; every other failure is a ProviderError, time-out and broken body included. */
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

/** The checked JSON body. @throws ProviderError for anything that is not the published shape. */
export async function parseBody<S extends z.ZodType>(
  provider: WeatherSource,
  response: Response,
  shape: S,
): Promise<z.infer<S>> {
  const text = await response.text().catch((cause: unknown) => {
    throw new ProviderError(provider, 'the body is broken', { retryable: true, cause });
  });
  return readJson(provider, text, shape);
}

/** Coordinates cut (not rounded) to 4 decimals, as MET Norway's terms ask; the others do not mind. */
export function truncateDegrees(degrees: number): string {
  return (Math.trunc(degrees * 10_000) / 10_000 + 0).toString();
}

export const fahrenheit = (celsius: number): number => (celsius * 9) / 5 + 32;

/** °F, m/s and mm/h that weather can have; garbage must not dress anybody. */
function plausible(samples: Sample[]): boolean {
  return samples.every(
    (s) => s.tempF > -150 && s.tempF < 150 && s.windMs >= 0 && s.windMs < 120 && s.rate >= 0 && s.rate < 400,
  );
}

interface Told {
  source: WeatherSource;
  samples: Sample[];
  /** Measured now, where the provider says so. */
  current?: Forecast['current'];
  /** Epoch ms. */
  expiresAt: number;
  validator?: string;
}

/** Puts samples together to an answer that begins with the current local hour. */
export function buildAnswer(question: ForecastQuestion, told: Told): ForecastAnswer {
  const samples = [...told.samples].sort((a, b) => a.at - b.at);
  const hours =
    samples.length === 0 ? [] : localHours(samples, question.at, question.timeZone, question.mostHours);
  if (!plausible(samples) || hours.length < LEAST_HOURS) {
    throw new ProviderError(told.source, 'the forecast does not cover a day', { retryable: true });
  }
  const first = hours[0]!;
  const sky = [...samples].reverse().find((sample) => sample.at <= question.at)?.sky ?? samples[0]!.sky;
  return {
    forecast: {
      current: told.current ?? {
        temperature: first.tempF,
        condition: sky.condition,
        description: sky.description,
      },
      hours,
      source: told.source,
      fetchedAt: new Date(question.at).toISOString(),
      expiresAt: new Date(told.expiresAt).toISOString(),
    },
    validator: told.validator,
  };
}
