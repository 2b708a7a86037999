// What a look shows of her: whether a photo in wide or long clothes can carry it.
import type { Look } from './look.ts';

export const NEEDS = ['bare arms', 'bare legs'] as const;
export type Need = (typeof NEEDS)[number];

/** A sleeve that ends above this share of the arm leaves it bare. */
const SLEEVED = 0.6;

/** What of her own body a look leaves bare. */
export function needsOf({ garments }: Look): Need[] {
  const sleeves = garments.flatMap(({ drawing }) =>
    drawing.kind === 'coat'
      ? [1]
      : drawing.kind === 'top' || drawing.kind === 'dress'
        ? [drawing.sleeve]
        : [],
  );
  const legs = garments.some(
    ({ drawing }) =>
      drawing.kind === 'skirt' ||
      drawing.kind === 'dress' ||
      (drawing.kind === 'trousers' && drawing.length < 0.3),
  );
  const stockinged = garments.some(({ drawing }) => drawing.kind === 'legwear');
  return [
    ...(sleeves.length > 0 && Math.max(...sleeves) < SLEEVED ? (['bare arms'] as const) : []),
    ...(legs && !stockinged ? (['bare legs'] as const) : []),
  ];
}
