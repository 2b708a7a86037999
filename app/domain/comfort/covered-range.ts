// For the chart of the day: the temperatures that what is worn is good for.
import { celsius, radiantTemperature } from './outdoors.ts';
import { clothingNeed, type Activity, type Need } from './need.ts';

export interface Surroundings {
  /** Wind at body height, m/s. */
  airSpeed: number;
  humidity: number;
  cloud: number;
  uv: number;
}

const CALM_SHADE: Surroundings = { airSpeed: 1, humidity: 50, cloud: 1, uv: 0 };
const LOWEST_F = -40;
const HIGHEST_F = 110;

function temperatureWhere(icl: number, bound: keyof Need, around: Surroundings, activity: Activity): number {
  let low = LOWEST_F;
  let high = HIGHEST_F;
  for (let step = 0; step < 14; step++) {
    const middle = (low + high) / 2;
    const airC = celsius(middle);
    const radiantC = radiantTemperature(airC, around.uv, around.cloud);
    const need = clothingNeed(
      { airC, radiantC, airSpeed: around.airSpeed, humidity: around.humidity },
      activity,
    );
    if (need[bound] > icl) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/**
 * Range of air temperatures (°F, whole degrees) over which an ensemble of `icl` clo lies between the least and
 * the most the hour asks for. Default surroundings: shade, light air.
 */
export function coveredRangeF(
  icl: number,
  activity: Activity = 'strolling',
  around: Surroundings = CALM_SHADE,
): { low: number; high: number } {
  return {
    low: Math.round(temperatureWhere(icl, 'min', around, activity)),
    high: Math.round(temperatureWhere(icl, 'max', around, activity)),
  };
}
