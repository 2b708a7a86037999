// The wardrobe cut down to its warmest or its lightest, for weather at the end of what clothes can do.
import type { Slot } from '../look.ts';
import { emptyPools, type Option, type Pools } from './pools.ts';

export type End = 'warmest' | 'lightest';

/** How many of each slot stay; one where the search takes the first anyway. */
const KEPT: Partial<Record<Slot, number>> = {
  top: 5,
  knitwear: 3,
  jacket: 4,
  coat: 3,
  bottom: 3,
  dress: 2,
  shoes: 3,
};
const UNTOUCHED: readonly Slot[] = ['legwear', 'umbrella', 'bag'];

const isLeggings = ({ garment }: Option) => garment.id.endsWith('leggings');

/** The few garments of each slot that are warmest or lightest, the cheaper first where they are equal. */
export function extremePools(pools: Pools, end: End): Pools {
  const sign = end === 'warmest' ? -1 : 1;
  const sorted = (options: Option[]) =>
    [...options].sort((a, b) => sign * (a.garment.clo - b.garment.clo) || a.cost - b.cost);
  const cut = emptyPools();
  for (const slot of Object.keys(pools) as Slot[]) {
    const options = pools[slot];
    if (UNTOUCHED.includes(slot)) cut[slot] = options;
    else if (slot === 'base') {
      const bases = sorted(options);
      cut.base = [bases.find((one) => !isLeggings(one)), bases.find(isLeggings)].filter(
        (one) => one !== undefined,
      );
    } else if (slot === 'hat') {
      // Warm hats and sun covers do not stand in for each other; a head cover is never cut.
      const cover = ({ garment }: Option) => garment.weather.sun === 'cover' && !garment.headCover;
      const [shade, warm] = [sorted(options).filter(cover), sorted(options).filter((one) => !cover(one))];
      cut.hat = [
        ...shade.slice(0, 1),
        ...warm.filter(({ garment }) => garment.headCover),
        ...warm.slice(0, 1),
      ];
    } else cut[slot] = sorted(options).slice(0, KEPT[slot] ?? 1);
  }
  return cut;
}
