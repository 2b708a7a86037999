// What the hours outdoors demand of an outfit, apart from warmth.
import { feltC } from '../comfort/heat.ts';
import { airOf, celsius, isWet } from '../comfort/outdoors.ts';
import type { WeatherHour } from '../weather.ts';

export interface Conditions {
  /** Air of the coldest and of the warmest hour, °C. */
  coldestC: number;
  warmestC: number;
  /** As the coldest hour feels with its wind, in the shade, °C. */
  feltC: number;
  /** The same for the warmest hour. */
  feltMostC: number;
  /** Rain or snow at some hour. */
  wet: boolean;
  /** More than light rain at some hour. */
  heavyRain: boolean;
  /** Rain in half of the hours, or blown by wind: an umbrella is not enough. */
  soaking: boolean;
  snow: boolean;
  /** Sidewalks may be icy: at or below 33 °F at some hour. */
  ice: boolean;
  /** Over 8 m/s at some hour. */
  windy: boolean;
  /** UV index of 6 or more at some hour. */
  strongSun: boolean;
}

const ICE_F = 33;
const WINDY_MS = 8;
const STRONG_UV = 6;
/** Wind in which an umbrella turns over, m/s (20 mph). */
const UMBRELLA_MS = 8.9;
/** Light rain is less, mm in the hour (a third of what meteorologists call light). */
const HEAVY_MM = 0.8;

export function conditionsOf(hours: WeatherHour[]): Conditions {
  const temps = hours.map(({ tempF }) => celsius(tempF));
  const felts = hours.map((hour) => feltC(airOf(hour)));
  const rainy = hours.filter((hour) => isWet(hour) && !hour.snow);
  return {
    coldestC: Math.min(...temps),
    warmestC: Math.max(...temps),
    feltC: Math.min(...felts),
    feltMostC: Math.max(...felts),
    wet: hours.some(isWet),
    heavyRain: hours.some((hour) => hour.precipitationMm >= HEAVY_MM && !hour.snow),
    soaking:
      rainy.length > 0 &&
      (rainy.length >= hours.length / 2 || rainy.some(({ windMs }) => windMs > UMBRELLA_MS)),
    snow: hours.some((hour) => hour.snow && isWet(hour)),
    ice: hours.some(({ tempF }) => tempF <= ICE_F),
    windy: hours.some(({ windMs }) => windMs > WINDY_MS),
    strongSun: hours.some(({ uv }) => uv >= STRONG_UV),
  };
}
