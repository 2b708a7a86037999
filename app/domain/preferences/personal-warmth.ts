// How much more clothing the same air asks of somebody who feels the cold more.

/** clo per °C: what a degree changes in the bounds at a walk (IREQ 0.07, PMV 0.10; comfort/clothing-need.ts). */
const CLO_PER_C = 0.08;

/** clo that any air asks more of somebody who feels it `offsetC` colder (less, when negative). */
export function extraClo(offsetC: number): number {
  return CLO_PER_C * offsetC;
}
