import type { Look, Slot, WornGarment } from './look.ts';

const ORDER: readonly Slot[] = [
  ...(['coat', 'jacket', 'knitwear', 'top', 'dress', 'bottom'] as const),
  ...(['legwear', 'shoes', 'scarf', 'hat', 'gloves', 'umbrella', 'bag'] as const),
];

/** A look's pieces as a list tells them: from the outside in, then what is added. Base layers are not seen, nor told. */
export const listedPieces = ({ garments }: Look): WornGarment[] =>
  ORDER.flatMap((each) => garments.filter(({ slot }) => slot === each).reverse());
