// Which of the five skies the header takes, from the weather and the hour.
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
