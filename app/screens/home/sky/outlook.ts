// What the header says about the day ahead.
import { formatHour } from '../../../domain/time/date-words.ts';
import {
  formatTemperature,
  formatTemperatureRange,
  type TemperatureUnit,
} from '../../../domain/weather/temperature.ts';

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
