// How much more clothing the same air asks of somebody who feels the cold more.

/** clo per °C: what a degree changes in the bounds at a walk (IREQ 0.07, PMV 0.10; comfort/clothing-need.ts). */
const CLO_PER_C = 0.08;

/** clo that any air asks more of somebody who feels it `offsetC` colder (less, when negative). */
export function extraClo(offsetC: number): number {
  return CLO_PER_C * offsetC;
}

/** Nobody feels less of her thermostat in clothes, °C. */
export const FELT_C = 0.5;

/** A thermostat as far as it is felt: by this she is dressed, and this is what she is told of it, °C. */
export const feltOffsetC = (offsetC: number): number => Math.round(offsetC / FELT_C) * FELT_C || 0;
