import { localTime, zoneOffset } from '../time/local-day.ts';
import type { CurrentWeather, Forecast, WeatherHour } from './weather.ts';
import type { Sky } from './weather-codes.ts';

export const HOUR_MS = 3_600_000;
export const LEAST_HOURS = 24;
export const MOST_HOURS = 48;
/** A week ahead and two days more: as far as most services reach. */
export const WEEK_HOURS = 216;

export interface Sample extends Omit<
  WeatherHour,
  'at' | 'hour' | 'date' | 'condition' | 'snow' | 'precipitationMm'
> {
  /** Epoch ms. */
  at: number;
  sky: Sky;
  /** mm per hour until the next sample. */
  rate: number;
}

type Unclocked = Omit<WeatherHour, 'hour' | 'date'>;

/** The instant at which the local hour that holds `at` began: not the UTC hour where a zone is half an hour off. */
export function hourStart(at: number, timeZone: string): number {
  const offset = zoneOffset(at, timeZone) * 60_000;
  return Math.floor((at + offset) / HOUR_MS) * HOUR_MS - offset;
}

function between(samples: Sample[], at: number): Unclocked {
  const next = samples.findIndex((sample) => sample.at > at);
  const a = samples[Math.max(0, (next === -1 ? samples.length : next) - 1)]!;
  const b = next === -1 ? a : samples[next]!;
  const share = a === b ? 0 : (at - a.at) / (b.at - a.at);
  const mix = (key: 'tempF' | 'windMs' | 'humidity' | 'cloud' | 'uv') => a[key] + (b[key] - a[key]) * share;
  // In the second half the next sample's sky is nearer.
  const { condition, snow } = share > 0.5 ? b.sky : a.sky;
  // A sample more than an hour later says nothing of this one.
  const isFilled = a.filled || (share > 0 && b.filled) || a.at - at >= HOUR_MS;
  return {
    at: new Date(at).toISOString(),
    tempF: round(mix('tempF'), 0),
    windMs: round(mix('windMs'), 1),
    humidity: round(mix('humidity'), 0),
    precipitationMm: round(a.rate, 2),
    snow: snow && a.rate > 0,
    cloud: round(mix('cloud'), 2),
    uv: round(mix('uv'), 1),
    condition,
    ...(isFilled && { filled: true }),
  };
}

function round(value: number, digits: number): number {
  const scale = 10 ** digits;
  return Math.round(value * scale) / scale + 0;
}

/** From the hour that holds `from` to the last sample, interpolated, at most `most`. `samples` ascend and are not empty. */
export function localHours(
  samples: Sample[],
  from: number,
  timeZone: string,
  most = MOST_HOURS,
): WeatherHour[] {
  const last = samples.at(-1)!.at;
  const hours: Unclocked[] = [];
  for (let at = hourStart(from, timeZone); at <= last && hours.length < most; at += HOUR_MS) {
    hours.push(between(samples, at));
  }
  return inZone(hours, timeZone);
}

function inZone(hours: Unclocked[], timeZone: string): WeatherHour[] {
  return hours.map((hour) => {
    const { date, hour: clock } = localTime(Date.parse(hour.at), timeZone);
    return { ...hour, date, hour: clock };
  });
}

export function hoursFrom(hours: WeatherHour[], now: number): WeatherHour[] {
  return hours.filter((hour) => Date.parse(hour.at) + HOUR_MS > now);
}

export function coversDay(forecast: Forecast, now: number): boolean {
  const [first, lastDay] = [forecast.hours[0], forecast.hours.at(-LEAST_HOURS)];
  return !!first && !!lastDay && Date.parse(first.at) <= now && Date.parse(lastDay.at) + HOUR_MS > now;
}

const WORDS: Partial<Record<WeatherHour['condition'], string>> = { Sunny: 'clear sky', Clear: 'clear sky' };

function currentOf(hour: WeatherHour, source: Forecast['source']): CurrentWeather {
  const words = WORDS[hour.condition] ?? hour.condition.toLowerCase();
  // An estimate says so at every hour.
  const description = source === 'seasonal' ? `usually ${words}` : words;
  return { temperature: hour.tempF, condition: hour.condition, description };
}

/** Begins with the current local hour, which `current` is of. */
export function forecastFromNow(forecast: Forecast, now: number, timeZone: string): Forecast {
  const hours = inZone(hoursFrom(forecast.hours, now), timeZone);
  const first = hours[0];
  if (!first) return forecast;
  const sameHour = Date.parse(forecast.fetchedAt) >= Date.parse(first.at);
  return { ...forecast, hours, current: sameHour ? forecast.current : currentOf(first, forecast.source) };
}

export interface RestOfDay {
  highF: number;
  highHour: number;
  lowF: number;
}

export function restOfDay(forecast: Forecast): RestOfDay {
  const today = forecast.hours[0]?.date;
  let [highF, highHour, lowF] = [-Infinity, 0, Infinity];
  for (const { date, tempF, hour } of forecast.hours) {
    if (date !== today) break;
    if (tempF > highF) [highF, highHour] = [tempF, hour];
    lowF = Math.min(lowF, tempF);
  }
  return { highF, highHour, lowF };
}
