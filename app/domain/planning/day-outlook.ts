// A day ahead in a line, and whether it has changed since it was planned for.
import { isWetHour } from '../comfort/outdoor-air.ts';
import { formatHour } from '../time/date-words.ts';
import { summarizeConditions } from '../styling/input/conditions.ts';
import type { Condition, WeatherHour } from '../weather/weather.ts';

export interface DayOutlook {
  lowF: number;
  highF: number;
  condition: Condition;
  words: string;
  wet: boolean;
  snow: boolean;
  ice: boolean;
  windy: boolean;
  strongSun: boolean;
}

const MOST = 0.6;

function whenWet(hours: readonly WeatherHour[]): string {
  const wet = hours.map(isWetHour);
  const first = wet.indexOf(true);
  const last = wet.lastIndexOf(true);
  const count = wet.filter(Boolean).length;
  if (count > MOST * hours.length) return ' most of the day';
  if (last - first + 1 > count + 1) return ', on and off';
  if (last === hours.length - 1) return ` from ${formatHour(hours[first]?.hour ?? 0)}`;
  if (first === 0) return ` until ${formatHour((hours[last]?.hour ?? 0) + 1)}`;
  return ` around ${formatHour(hours[first]?.hour ?? 0)}`;
}

const SKIES: readonly { below: number; words: string; condition: Condition }[] = [
  { below: 0.25, words: 'Sunny', condition: 'Sunny' },
  { below: 0.5, words: 'Mostly sunny', condition: 'Partly Cloudy' },
  { below: 0.75, words: 'Some sun', condition: 'Partly Cloudy' },
  { below: Infinity, words: 'Cloudy', condition: 'Cloudy' },
];

export function summarizeOutlook(hours: WeatherHour[]): DayOutlook {
  const temps = hours.map(({ tempF }) => tempF);
  const { wet, heavyRain, snow, ice, windy, strongSun } = summarizeConditions(hours);
  const facts = { wet, snow, ice, windy, strongSun, lowF: Math.min(...temps), highF: Math.max(...temps) };
  if (wet) {
    const kind = snow ? 'Snow' : heavyRain ? 'Rain' : 'Light rain';
    const condition = snow ? 'Snow' : heavyRain ? 'Rain' : 'Drizzle';
    return { ...facts, condition, words: kind + whenWet(hours) };
  }
  const cloud = hours.reduce((sum, hour) => sum + hour.cloud, 0) / hours.length;
  const sky = SKIES.find(({ below }) => cloud < below)!;
  return { ...facts, condition: sky.condition, words: sky.words };
}

/** °F by which a day must shift to need other clothes: about 4 °C, half a sweater. */
const SHIFT_F = 7;

/** Reported when it comes, and when it goes while the whole day lies ahead; most serious first. */
const NEWS: readonly { of: 'snow' | 'wet' | 'ice' | 'windy' | 'strongSun'; comes: string; goes?: string }[] =
  [
    { of: 'snow', comes: 'Snow is forecast now.', goes: 'The snow is off.' },
    { of: 'wet', comes: 'Rain is forecast now.', goes: 'The rain is off.' },
    { of: 'ice', comes: 'Frost is forecast now.' },
    { of: 'windy', comes: 'Strong wind is forecast now.' },
    { of: 'strongSun', comes: 'Strong sun is forecast now.' },
  ];

/** In a sentence; null when the plan still holds. Without `isWhole` (the day has begun) only what is new is news. */
export function describeWeatherChange(before: DayOutlook, now: DayOutlook, isWhole = true): string | null {
  for (const { of, comes, goes } of NEWS) {
    if (now[of] && !before[of]) return comes;
    if (goes && isWhole && before[of] && !now[of]) return goes;
  }
  return isWhole ? shiftSince(before, now) : null;
}

function shiftSince(before: DayOutlook, now: DayOutlook): string | null {
  const shift = (now.lowF + now.highF - before.lowF - before.highF) / 2;
  const further = Math.abs(now.lowF - before.lowF) > Math.abs(shift) ? now.lowF - before.lowF : shift;
  if (Math.abs(further) < SHIFT_F) return null;
  return further > 0 ? 'It will be warmer than we thought.' : 'It will be colder than we thought.';
}
