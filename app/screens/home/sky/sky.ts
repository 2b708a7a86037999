// What the header takes from the weather and the hour: one of five skies, and a word on the day ahead.
import { formatHour } from '../../../domain/time/date-words.ts';
import {
  formatTemperature,
  formatTemperatureRange,
  type TemperatureUnit,
} from '../../../domain/weather/temperature.ts';
import { isNight } from '../../../domain/time/daypart.ts';
import type { Condition } from '../../../domain/weather/weather.ts';

export type Sky = 'dawn' | 'day' | 'rain' | 'snow' | 'night';

const WET: readonly Condition[] = ['Rainy', 'Rain', 'Drizzle', 'Stormy', 'Thunderstorm'];
const WHITE: readonly Condition[] = ['Snowy', 'Snow'];
const OPEN: readonly Condition[] = ['Sunny', 'Clear', 'Partly Cloudy'];
/** The low sun of the morning colors an open sky until here. */
const DAWN_ENDS = 10;

/** Night wins over weather; snow and rain win over the hour; an open early sky is dawn, all else is day. */
export function skyKind(condition: Condition | null, hour: number): Sky {
  if (isNight(hour)) return 'night';
  if (condition === null) return 'day';
  if (WHITE.includes(condition)) return 'snow';
  if (WET.includes(condition)) return 'rain';
  return OPEN.includes(condition) && hour < DAWN_ENDS ? 'dawn' : 'day';
}

/** No disc of sun or moon behind cloud, mist, rain or snow. */
export function isVeiled(condition: Condition | null): boolean {
  return condition !== null && !OPEN.includes(condition);
}

interface DayRange {
  temperature: number;
  highF: number;
  highHour: number;
  lowF: number;
}

/** 'up to 71°F by 3 PM' while the high is ahead, else the day's range; null when the day hardly moves. */
export function outlook(day: DayRange, hour: number, unit: TemperatureUnit): string | null {
  const rises = Math.round(day.highF) > Math.round(day.temperature);
  if (rises && day.highHour > hour)
    return `up to ${formatTemperature(day.highF, unit)} by ${formatHour(day.highHour)}`;
  if (Math.round(day.highF) - Math.round(day.lowF) < 2) return null;
  return `${formatTemperatureRange(day.lowF, day.highF, unit)} today`;
}
