// For the chart of the day: the temperatures that what is worn is good for.
import { celsius, radiantTemperature } from './outdoors.ts';
import { clothingNeed, type Need } from './need.ts';

/** Light air, no sun. */
const CALM_SHADE = { airSpeed: 1, humidity: 50, cloud: 1, uv: 0 };
const LOWEST_F = -40;
const HIGHEST_F = 110;

function temperatureWhere(icl: number, bound: keyof Need): number {
  const { airSpeed, humidity, cloud, uv } = CALM_SHADE;
  let low = LOWEST_F;
  let high = HIGHEST_F;
  for (let step = 0; step < 14; step++) {
    const middle = (low + high) / 2;
    const airC = celsius(middle);
    const radiantC = radiantTemperature(airC, uv, cloud);
    const need = clothingNeed({ airC, radiantC, airSpeed, humidity }, 'strolling');
    if (need[bound] > icl) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

// The search costs a third of a millisecond, and insulations are told in hundredths: few of them ever differ.
const inCalmShade = new Map<number, { low: number; high: number }>();
const MOST_KEPT = 1_000;

/**
 * Range of air temperatures (°F, whole degrees) in calm shade over which an ensemble of `icl` clo, worn strolling,
 * lies between the least and the most the hour asks for.
 */
export function coveredRangeF(icl: number): { low: number; high: number } {
  let range = inCalmShade.get(icl);
  if (!range) {
    if (inCalmShade.size >= MOST_KEPT) inCalmShade.clear();
    range = {
      low: Math.round(temperatureWhere(icl, 'min')),
      high: Math.round(temperatureWhere(icl, 'max')),
    };
    inCalmShade.set(icl, range);
  }
  return range;
}
