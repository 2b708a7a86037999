// What of a look comes off in the course of the day.
import type { Garment } from '../../wardrobe/garment.ts';

/** The open layers that come off, the outermost first, at most two. */
export function removableLayers(garments: readonly Garment[]): Garment[] {
  const order = ['coat', 'jacket', 'knitwear'];
  return garments
    .filter((garment) => garment.sheddable && order.includes(garment.slot))
    .sort((a, b) => order.indexOf(a.slot) - order.indexOf(b.slot))
    .slice(0, 2);
}
