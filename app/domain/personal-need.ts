// How much more clothing the same air asks of somebody who feels the cold more.
import type { Need } from './comfort/need.ts';

/** clo per °C of IREQ in the cold and of PMV in mild air (strolling); where the two meet, from one to the other. */
const COLD = { upToC: 5, slope: 0.087 };
const MILD = { fromC: 13, slope: 0.125 };

/**
 * Need against air temperature, as a falling curve through both standards, clo above that of 5 °C. The standards
 * themselves disagree between 4 and 13 °C, where one walks on less at 6 than at 11: nobody who feels cold is served by that.
 */
function fallingNeed(airC: number): number {
  const ramp = MILD.fromC - COLD.upToC;
  const into = Math.min(ramp, Math.max(0, airC - COLD.upToC));
  const inRamp = into * COLD.slope + ((MILD.slope - COLD.slope) * into * into) / (2 * ramp);
  return -COLD.slope * Math.min(0, airC - COLD.upToC) - inRamp - MILD.slope * Math.max(0, airC - MILD.fromC);
}

/** clo that air of `airC` asks more of somebody who feels it `offsetC` colder (less, when negative). */
export function moreClo(airC: number, offsetC: number): number {
  return fallingNeed(airC - offsetC) - fallingNeed(airC);
}

/**
 * The need of everybody in air of `airC` (comfort/need.ts: openNeed) turned into the need of one person; never below
 * nothing.
 */
export function personalNeed({ min, neutral, max }: Need, airC: number, offsetC: number): Need {
  const more = moreClo(airC, offsetC);
  const of = (clo: number) => Math.max(0, clo + more);
  return { min: of(min), neutral: of(neutral), max: of(max) };
}
