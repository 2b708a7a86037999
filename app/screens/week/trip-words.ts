import type { Trip } from '../../contracts/planning.ts';
import { formatDay } from '../../domain/time/date-words.ts';
import { formatList } from '../../domain/text-format/listed.ts';
import { daysBetween } from '../../domain/time/local-day.ts';
import { formatTemperatureRange, type TemperatureUnit } from '../../domain/weather/temperature.ts';

const monthAndDay = (date: string): string => formatDay(date).split(', ')[1] ?? '';

/** 'Dec 4 to 7', 'Nov 29 to Dec 2', 'Dec 4' */
export function tripDates({ from, to }: Pick<Trip, 'from' | 'to'>): string {
  if (from === to) return monthAndDay(from);
  const end = from.slice(0, 7) === to.slice(0, 7) ? String(Number(to.slice(8))) : monthAndDay(to);
  return `${monthAndDay(from)} to ${end}`;
}

/** Which day of the trip it is today, from 1; null before it. `today` is YYYY-MM-DD, hers. */
export const tripDayNumber = ({ from }: Pick<Trip, 'from'>, today: string): number | null =>
  from < today ? daysBetween(from, today) + 1 : null;

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const inWords = (count: number): string => NUMBERS[count] ?? String(count);

const WET = /rain|snow/i;

/** '48 to 57°F, rain on three days of four' */
export function tripWeather({ days }: Pick<Trip, 'days'>, unit: TemperatureUnit): string {
  const low = Math.min(...days.map(({ outlook }) => outlook.lowF));
  const high = Math.max(...days.map(({ outlook }) => outlook.highF));
  const wet = days.filter(({ outlook }) => WET.test(outlook.words));
  const range = formatTemperatureRange(low, high, unit);
  const isKnown = days.every(({ sureness }) => sureness !== 'usual');
  if (wet.length === 0) return isKnown ? `${range}, no rain in sight` : range;
  const kind = wet.every(({ outlook }) => /snow/i.test(outlook.words)) ? 'snow' : 'rain';
  if (wet.length === days.length) return `${range}, ${kind} ${days.length === 1 ? 'that day' : 'every day'}`;
  const on = wet.length === 1 ? 'one day' : `${inWords(wet.length)} days`;
  return `${range}, ${kind} on ${on} of ${inWords(days.length)}`;
}

/** Days that a forecast reaches, where one can be read. */
const FORECAST_DAYS = 4;

/** How much of the list is forecast and how much the season's own; null where all of it is forecast. */
export function tripSureness({ days }: Pick<Trip, 'days'>, today: string): string | null {
  const unknown = days.filter(({ sureness }) => sureness === 'usual');
  const usual = unknown.length;
  if (usual === 0) return null;
  if (unknown.some(({ date }) => daysBetween(today, date) <= FORECAST_DAYS))
    return "There was no forecast when this was packed, so it's based on what the season usually brings. Rain can't be predicted yet, so there's an umbrella. Pack again to check for a forecast.";
  const what = usual === days.length ? 'These days are' : `${usual === 1 ? 'One day is' : 'Some days are'}`;
  return `${what} beyond any forecast: packed for what the season usually brings. Rain can't be predicted yet, so there's an umbrella. Pack again a few days before you leave.`;
}

/** 'Plus underwear, socks and tights for four days, and an umbrella.' */
export function besidesWords({ besides, days }: Pick<Trip, 'besides' | 'days'>): string {
  const daily = besides.filter((word) => !word.startsWith('an '));
  const once = besides.filter((word) => word.startsWith('an '));
  const time = days.length === 1 ? 'one day' : `${inWords(days.length)} days`;
  return `Plus ${formatList(daily)} for ${time}${once.length > 0 ? `, and ${once.join(' and ')}` : ''}.${days.length > 7 ? ' Plan on doing laundry once.' : ''}`;
}
