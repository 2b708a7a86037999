import type { Slot } from '../../looks/look.ts';
import type { Garment } from '../../wardrobe/garment.ts';

/** A garment that may be worn, with what speaks against it. */
export interface Option {
  garment: Garment;
  /** 0 perfect for the style and not worn lately; 1 quite wrong. */
  cost: number;
}
/** What each slot of a look may be filled with. */
export type Pools = Record<Slot, Option[]>;

/** Those that are least wrong: where all of them are, the sandals rather than the pumps. */
export function leastWrong(options: Option[], wrong: (garment: Garment) => number): Option[] {
  const least = Math.min(...options.map(({ garment }) => wrong(garment)));
  return options.filter(({ garment }) => wrong(garment) <= least);
}
