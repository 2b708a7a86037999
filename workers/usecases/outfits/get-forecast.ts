import { localHour } from '../../../app/domain/time/local-day.ts';
import {
  HOUR_MS,
  LEAST_HOURS,
  WEEK_HOURS,
  coversDay,
  forecastFromNow,
} from '../../../app/domain/weather/weather-hours.ts';
import type { Forecast } from '../../../app/domain/weather/weather.ts';
import type { App } from '../../app.ts';
import { claim } from '../../db/jobs/ledger.ts';
import { FORECASTS } from '../../db/jobs/ledger-policies.ts';
import { hit } from '../../db/people/rate-limits.ts';
import {
  keepForecast,
  isStale,
  readForecast,
  restProvider,
  restingProviders,
  saveForecast,
  type StoredForecast,
} from '../../db/operations/weather-cache.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import type { ForecastAnswer, ForecastQuestion, WeatherProvider } from '../../ports/weather.ts';
import { pause } from '../../pause.ts';

export interface WeatherPlace {
  lat: number;
  lon: number;
  timeZone: string;
}

const MINUTE = 60_000;
const FRESH_MS = 10 * MINUTE;
/** An estimate is soon replaced when the live ones come back. */
const ESTIMATE_FRESH_MS = 2 * MINUTE;
/** A live answer of this age still beats an estimate. */
const STALE_MS = 180 * MINUTE;
/** From this age on the answer says how old it is. */
const SAY_AGE_MS = 60 * MINUTE;
/** A provider that failed is not asked again, by any cell, for so long. */
const REST_MS = MINUTE;
/** How often, and at what interval, a second caller looks for the answer of the first. */
const LOOKS = 3;
const LOOK_MS = 150;
/** Forecasts in memory, of 10 KB each. */
const MOST_KEPT = 500;
/** Callers of a burst wait this many times for their turn before they use the estimate. */
const TURNS = 8;

const isLive = (stored: StoredForecast | null): stored is StoredForecast =>
  stored !== null && stored.forecast.source !== 'seasonal';

/** 'As of 3 PM', in the place's own time. */
function asOf(instant: number, timeZone: string): string {
  const hour = localHour(instant, timeZone);
  return `As of ${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Forecasts as last told. All time zones change the hour at a multiple of 15 minutes. */
const tellings = new WeakMap<Forecast, { quarter: number; timeZone: string; told: Forecast }>();
const QUARTER = 15 * MINUTE;

function toldOf(forecast: Forecast, now: number, timeZone: string): Forecast {
  const quarter = Math.floor(now / QUARTER);
  const last = tellings.get(forecast);
  if (last?.quarter === quarter && last.timeZone === timeZone) return last.told;
  const told = forecastFromNow(forecast, now, timeZone);
  tellings.set(forecast, { quarter, timeZone, told });
  return told;
}

function toCurrentForecast(stored: StoredForecast, now: number, timeZone: string, sayAge = false): Forecast {
  const told = toldOf(stored.forecast, now, timeZone);
  const old = isLive(stored) && (sayAge || now - stored.fetchedAt >= SAY_AGE_MS);
  return old ? { ...told, note: asOf(stored.fetchedAt, timeZone) } : told;
}

const isFresh = (stored: StoredForecast | null, now: number): stored is StoredForecast =>
  stored !== null && stored.freshUntil > now && coversDay(stored.forecast, now);

/** Live, young enough, and it still covers the day. */
function usable(stored: StoredForecast | null, now: number): stored is StoredForecast {
  return isLive(stored) && now - stored.fetchedAt < STALE_MS && coversDay(stored.forecast, now);
}

/** Waits for a call that the provider's terms still allow this second. False when the queue is too long. */
async function turnOf(app: App, provider: WeatherProvider): Promise<boolean> {
  if (provider.perSecond === undefined) return true;
  for (let turn = 0; turn < TURNS; turn++) {
    const { allowed } = await hit(app, `weather:${provider.name}`, provider.perSecond, 1000);
    if (allowed) return true;
    await pause(200 + turn * 50);
  }
  return false;
}

/** The first live answer, or the estimate, which never fails. Failures are remembered so that a dead service costs little. */
async function askInOrder(
  app: App,
  question: ForecastQuestion,
  stored: StoredForecast | null,
): Promise<ForecastAnswer> {
  const estimate = app.weather.at(-1);
  if (!estimate) throw new Error('No weather provider is composed.');
  const live = app.weather.slice(0, -1);
  const names = live.map(({ name }) => name);
  const resting = live.length === 0 ? new Set() : await restingProviders(app.people, names, question.at);
  for (const provider of live) {
    if (resting.has(provider.name) || !(await turnOf(app, provider))) continue;
    const own = stored?.forecast.source === provider.name ? stored : null;
    const previous = own ? { forecast: own.forecast, validator: own.validator ?? undefined } : undefined;
    try {
      return await provider.forecast({ ...question, previous });
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      console.warn(JSON.stringify({ provider: provider.name, message: error.message }));
      await restProvider(app.people, provider.name, question.at + REST_MS, question.at);
    }
  }
  return estimate.forecast(question);
}

/** Ten minutes, and not before the answer's own Expires (as long as it still covers a day). */
function freshUntil(forecast: Forecast, now: number): number {
  if (forecast.source === 'seasonal') return now + ESTIMATE_FRESH_MS;
  const lastDay = Date.parse(forecast.hours.at(-LEAST_HOURS)?.at ?? '') + HOUR_MS;
  return Math.min(Math.max(now + FRESH_MS, Date.parse(forecast.expiresAt) || 0), lastDay || Infinity);
}

async function refresh(
  app: App,
  cell: string,
  before: StoredForecast | null,
  question: ForecastQuestion,
): Promise<Forecast> {
  const { at: now, timeZone } = question;
  const { forecast, validator } = await askInOrder(app, question, before);
  if (forecast.source === 'seasonal' && usable(before, now)) {
    await keepForecast(app.people, cell, now + ESTIMATE_FRESH_MS);
    return toCurrentForecast(before, now, timeZone, true);
  }
  const stored = {
    forecast,
    validator: validator ?? null,
    fetchedAt: now,
    freshUntil: freshUntil(forecast, now),
  };
  await saveForecast(app.people, cell, stored);
  return toCurrentForecast(stored, now, timeZone);
}

/** While another caller asks: uses the stored answer, else waits shortly, else uses the estimate without storing it. */
async function afterSomebody(
  app: App,
  cell: string,
  stored: StoredForecast | null,
  question: ForecastQuestion,
): Promise<Forecast> {
  const { at: now, timeZone } = question;
  if (usable(stored, now)) return toCurrentForecast(stored, now, timeZone);
  for (let look = 0; look <= LOOKS; look++) {
    if (look > 0) await pause(LOOK_MS);
    const found = await readForecast(app.people, cell);
    if (isFresh(found, now)) return toCurrentForecast(found, now, timeZone);
  }
  const estimate = app.weather.at(-1);
  if (!estimate) throw new Error('No weather provider is composed.');
  return (await estimate.forecast(question)).forecast;
}

const tenth = (degrees: number) => Math.round(degrees * 10) / 10 + 0;

/** What places of a tenth of a degree share: '38.7:-9.1'. */
export const forecastCell = ({ lat, lon }: { lat: number; lon: number }): string =>
  `${tenth(lat).toFixed(1)}:${tenth(lon).toFixed(1)}`;

/**
 * The weather of the hours ahead, from the current local hour on: live, or an estimate that says so in `note`.
 * Cells are a tenth of a degree; each is asked for once in ten minutes (and never before the answer's Expires),
 * however many people live there. Does not fail when providers do. A `week` is a forecast of its own, asked for by
 * those who plan: the one that every page reads stays small.
 */
export async function getForecast(
  app: App,
  place: WeatherPlace,
  reach: 'day' | 'week' = 'day',
): Promise<Forecast> {
  const lat = tenth(place.lat);
  const lon = tenth(place.lon);
  const isWeek = reach === 'week';
  const cell = (isWeek ? 'week:' : '') + forecastCell(place);
  const now = app.clock.now();
  const known = app.forecasts.get(cell) ?? null;
  if (isFresh(known, now)) return toCurrentForecast(known, now, place.timeZone);
  const stored = await readForecast(app.people, cell);
  if (isFresh(stored, now)) {
    if (app.forecasts.size >= MOST_KEPT) app.forecasts.clear();
    // A week is four times as long and seldom asked for.
    if (!isWeek) app.forecasts.set(cell, stored);
    return toCurrentForecast(stored, now, place.timeZone);
  }
  const question: ForecastQuestion = {
    lat,
    lon,
    timeZone: place.timeZone,
    at: now,
    ...(isWeek && { mostHours: WEEK_HOURS }),
  };
  const turn = await claim(app.people, FORECASTS, { cell }, now, { where: isStale(now) });
  if (turn.length > 0) return refresh(app, cell, stored, question);
  return afterSomebody(app, cell, stored, question);
}
