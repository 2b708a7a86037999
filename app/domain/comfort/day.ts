// The hours she is out, each with what it asks for.
import type { WeatherHour } from '../weather.ts';
import { moreClo, personalNeed } from '../personal-need.ts';
import { openNeed, type Activity, type Need } from './need.ts';
import { airOf, isWet } from './outdoors.ts';
import type { AirAround } from './pmv.ts';
import type { ComfortVerdict } from './receipt.ts';

export interface DayHour {
  hour: number;
  tempF: number;
  air: AirAround;
  /** Hers. */
  need: Need;
  /** What her thermostat adds to everybody's need, clo. */
  personalClo: number;
  /** Rain or snow falls: no outer layer comes off. */
  wet: boolean;
}

/**
 * The hours with their need, computed once for all ensembles that are weighed. `offsetC` is the personal thermostat:
 * positive dresses for air that much colder.
 */
export function dayHours(hours: WeatherHour[], activity: Activity = 'strolling', offsetC = 0): DayHour[] {
  return hours.map((hour) => {
    const air = airOf(hour);
    const need = personalNeed(openNeed(air, activity), air.airC, offsetC);
    const personalClo = moreClo(air.airC, offsetC);
    return { hour: hour.hour, tempF: hour.tempF, air, need, personalClo, wet: isWet(hour) };
  });
}

/** clo outside the band of the hour: negative too little, positive too much, 0 inside. */
export function outOfBand(need: Need, icl: number): number {
  if (icl < need.min) return icl - need.min;
  return icl > need.max ? icl - need.max : 0;
}

/** Beyond this many clo outside the band an hour is cold or hot, not just cool or warm. */
const FAR = 0.35;

export function verdictOf(need: Need, icl: number): ComfortVerdict {
  const off = outOfBand(need, icl);
  if (off === 0) return 'comfortable';
  if (off < 0) return off < -FAR ? 'cold' : 'cool';
  // Where nobody needs any clothes at all, whatever is worn is hot.
  if (need.max === 0) return 'hot';
  return off > FAR ? 'hot' : 'warm';
}
