import type { Look, Slot, WornGarment } from './look.ts';

const ORDER: readonly Slot[] = [
  ...(['coat', 'jacket', 'knitwear', 'top', 'dress', 'bottom'] as const),
  ...(['legwear', 'shoes', 'scarf', 'hat', 'gloves', 'umbrella', 'bag'] as const),
];

/** From the outside in, then accessories. Base layers are not seen, so not listed. */
export const listedPieces = ({ garments }: Look): WornGarment[] =>
  ORDER.flatMap((each) => garments.filter(({ slot }) => slot === each).reverse());
