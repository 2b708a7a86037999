// Heat stress on the scale of the UTCI, from the apparent temperature of Steadman.
import type { AirAround } from './pmv.ts';

export type HeatBand = 'none' | 'moderate' | 'strong' | 'very strong' | 'extreme';

/** Ours: no more wind than this counts in air as warm as skin, m/s, and so much more for each degree below. */
const [MOST_COOLING_MS, SKIN_C, MS_PER_DEGREE] = [14, 37, 4];

/**
 * Apparent temperature, °C, with the sun (Steadman 1994, Australian Meteorological Magazine 43):
 * AT = Ta + 0.348 e - 0.70 ws + 0.70 Q/(ws + 10) - 4.25, e in hPa, ws at 10 m in m/s, Q absorbed in W/m².
 * Q is taken from the radiant surplus with 4.7 W/m²K, ws as twice the wind at body height. An approximation: the
 * UTCI itself is a polynomial of 210 terms.
 */
export function apparentTemperature(air: AirAround): number {
  const vapor = (air.humidity / 100) * 6.105 * Math.exp((17.27 * air.airC) / (237.7 + air.airC));
  // Steadman's line was drawn for milder air: what is warmer than skin cools little more, however it blows.
  const wind = Math.min(air.airSpeed * 2, MOST_COOLING_MS + Math.max(0, SKIN_C - air.airC) * MS_PER_DEGREE);
  const absorbed = 4.7 * Math.max(0, air.radiantC - air.airC);
  return air.airC + 0.348 * vapor - 0.7 * wind + (0.7 * absorbed) / (wind + 10) - 4.25;
}

/** Apparent temperature in the shade, °C: what hat, gloves and scarf follow. */
export function shadeApparentC(air: AirAround): number {
  return apparentTemperature({ ...air, radiantC: air.airC });
}

/** Band of the UTCI scale: 26-32 moderate, 32-38 strong, 38-46 very strong, above extreme. */
export function heatBand(air: AirAround): HeatBand {
  const felt = apparentTemperature(air);
  if (felt < 26) return 'none';
  if (felt < 32) return 'moderate';
  if (felt < 38) return 'strong';
  return felt < 46 ? 'very strong' : 'extreme';
}
