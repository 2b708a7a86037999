import type { BakedGarment } from '../baked-cloth/baked-garment.ts';
import type { GarmentSurface } from '../own-cloth/garment-surface.ts';
import type { Drawing, WornGarment } from '../../domain/looks/look.ts';

export type DrawnGarment = WornGarment & {
  drawing: Exclude<Drawing, { kind: 'undrawn' }>;
  /** Hers: its own picture. */
  surface?: GarmentSurface;
  /** Simulated: its maps; of a dress those of its skirt, and of what a top like its bodice is sewn as. */
  baked?: BakedGarment;
  bodice?: BakedGarment;
};

/** Socks that stay inside the shoe are shown on the card only. */
export const isDrawnGarment = (garment: WornGarment): garment is DrawnGarment =>
  garment.drawing.kind === 'socks' ? garment.drawing.length > 0 : garment.drawing.kind !== 'undrawn';
