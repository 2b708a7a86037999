// Insulation of an ensemble from its garments (ISO 9920).

/** 1 clo in m²K/W. */
export const CLO_SI = 0.155;
/** Everyday underwear (bra .01, pants .03), worn under every look and not drawn. */
export const UNDERWEAR_CLO = 0.04;

/** Icl of the ensemble, clo, from the sum of the garments' effective values. */
export function ensembleIcl(sumOfGarments: number): number {
  return 0.161 + 0.835 * sumOfGarments;
}

/** Clothing area factor. */
export function areaFactor(icl: number): number {
  return 1 + 0.28 * icl;
}

/** Total insulation IT with the still air layer, clo. */
export function totalInsulation(icl: number): number {
  return icl + 0.7 / areaFactor(icl);
}

/** Relative air speed of a walking body, m/s. */
export function relativeAirSpeed(airSpeed: number, met: number): number {
  return airSpeed + 0.3 * Math.max(0, met - 1);
}

/**
 * Share of IT that is left in wind and walking, IT,r/IT (ISO 9920, for Icl 0.6-1.4).
 * Clipped to the range of the formula: relative air speed 0.15-3.5 m/s, walking at most 1.2 m/s.
 */
export function movingShare(relativeSpeed: number, walkingSpeed: number): number {
  const speed = Math.min(3.5, Math.max(0.15, relativeSpeed)) - 0.15;
  const walking = Math.min(1.2, Math.max(0, walkingSpeed));
  const exponent = -0.281 * speed + 0.044 * speed ** 2 - 0.492 * walking + 0.176 * walking ** 2;
  return Math.min(1, Math.exp(exponent));
}

/** Share of Icl that is left on a moving body (ASHRAE 55): 1 at rest, 0.8 strolling at 2 met. */
export function activeShare(met: number): number {
  return met > 1.2 ? 0.6 + 0.4 / met : 1;
}
