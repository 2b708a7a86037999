// What the hours outdoors demand of an outfit, apart from warmth.
import { isWet } from '../comfort/outdoors.ts';
import type { WeatherHour } from '../weather.ts';

export interface Conditions {
  /** Rain or snow at some hour. */
  wet: boolean;
  snow: boolean;
  /** Pavements may be icy: at or below 33 °F at some hour. */
  ice: boolean;
  /** Over 8 m/s at some hour. */
  windy: boolean;
  /** UV index of 6 or more at some hour. */
  strongSun: boolean;
}

const ICE_F = 33;
const WINDY_MS = 8;
const STRONG_UV = 6;

export function conditionsOf(hours: WeatherHour[]): Conditions {
  return {
    wet: hours.some(isWet),
    snow: hours.some((hour) => hour.snow && isWet(hour)),
    ice: hours.some(({ tempF }) => tempF <= ICE_F),
    windy: hours.some(({ windMs }) => windMs > WINDY_MS),
    strongSun: hours.some(({ uv }) => uv >= STRONG_UV),
  };
}
