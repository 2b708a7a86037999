import { typicalHours } from '../climate/typical-day.ts';
import { monthName } from '../time/date-words.ts';
import { daysBetween } from '../time/local-day.ts';
import type { Forecast, WeatherHour } from '../weather/weather.ts';

export const SURENESSES = ['sure', 'likely', 'idea', 'usual'] as const;
/** Two days of forecast hold, five mostly do, seven are a first idea; 'usual' is the season's own. */
export type Sureness = (typeof SURENESSES)[number];

export const SURENESS_LABELS: Record<Sureness, string> = {
  sure: 'Very likely',
  likely: 'Likely',
  idea: 'A first idea',
  usual: 'Too early to say',
};

export function skyWords({
  date,
  sureness,
  words,
}: {
  date: string;
  sureness: Sureness;
  words: string;
}): string {
  return sureness === 'usual' ? `Usual for ${monthName(date)}` : words;
}

/** A forecast is called sure up to here (ECMWF's scores halve about there). */
const SURE_DAYS = 2;
const LIKELY_DAYS = 5;
/** Local hours that a forecast must span for a day to be its own. */
const [FIRST_HOUR, LAST_HOUR] = [8, 20];

export interface DayAhead {
  date: string;
  hours: WeatherHour[];
  sureness: Sureness;
}

export interface Spot {
  lat: number;
  lon: number;
  timeZone: string;
}

export function dayAhead(forecast: Forecast, spot: Spot, date: string, today: string): DayAhead {
  const hours = forecast.hours.filter((hour) => hour.date === date);
  const [first, last] = [hours[0]?.hour ?? 24, hours.at(-1)?.hour ?? 0];
  if (forecast.source === 'seasonal' || first > FIRST_HOUR || last < LAST_HOUR) {
    return { date, hours: typicalHours(spot.lat, spot.lon, spot.timeZone, date), sureness: 'usual' };
  }
  const ahead = daysBetween(today, date);
  return { date, hours, sureness: ahead <= SURE_DAYS ? 'sure' : ahead <= LIKELY_DAYS ? 'likely' : 'idea' };
}
