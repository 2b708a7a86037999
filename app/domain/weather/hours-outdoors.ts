// The hours that an outfit must hold: from leaving to coming home.
import type { Daypart } from '../preferences/style.ts';
import type { WeatherHour } from './weather.ts';

/** Local hour of coming home, counted from midnight of the day; a night out lasts 6 hours instead. */
const HOME_AT = { morning: 19, afternoon: 22, evening: 24 } as const;
const NIGHT_HOURS = 6;
const EARLIEST_LEAVING = 6;
const FEWEST_HOURS = 3;

/**
 * The hours she is out in. `date` and `hour` are the local time from which she may leave; an hour that the forecast no
 * longer holds means its first one. At least 3 hours where the forecast has them.
 */
export function outdoorHours(
  hours: WeatherHour[],
  daypart: Daypart,
  date: string,
  hour: number,
): WeatherHour[] {
  const leaving = daypart === 'morning' ? Math.max(hour, EARLIEST_LEAVING) : hour;
  const found = hours.findIndex((h) => h.date > date || (h.date === date && h.hour >= leaving));
  const from = found === -1 ? 0 : found;
  const first = hours[from];
  if (!first) return [];
  const home = daypart === 'night' ? first.hour + NIGHT_HOURS : HOME_AT[daypart];
  return hours.slice(from, from + Math.max(FEWEST_HOURS, home - first.hour));
}
