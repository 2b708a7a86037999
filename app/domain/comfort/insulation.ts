// Insulation of an ensemble from its garments (ISO 9920).

/** Everyday underwear (bra .01, pants .03), worn under every look and not drawn. */
export const UNDERWEAR_CLO = 0.04;

export function ensembleIcl(sumOfGarments: number): number {
  return 0.161 + 0.835 * sumOfGarments;
}

export function sumOfGarments(icl: number): number {
  return (icl - 0.161) / 0.835;
}

/** Share of Icl that is left on a moving body (ASHRAE 55): 1 at rest, 0.8 strolling at 2 met. */
export function activeShare(met: number): number {
  return met > 1.2 ? 0.6 + 0.4 / met : 1;
}
