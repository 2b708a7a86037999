// The wardrobe cut down to its warmest, for weather at the end of what clothes can do.
import type { Slot } from '../../looks/look.ts';
import type { Option, Pools } from './garment-option.ts';
import { emptyPools } from './garment-pools.ts';

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
/** What is chosen by other rules than warmth. */
const UNTOUCHED: readonly Slot[] = ['legwear', 'umbrella', 'bag', 'hat'];

const isLeggings = ({ garment }: Option) => garment.id.endsWith('leggings');

const keepsDry = ({ garment }: Option) => garment.weather.rain === 'protects';

/** Without an umbrella the warmest coat that keeps the rain off is among them. */
function warmestCoats(coats: readonly Option[], hasUmbrella: boolean): Option[] {
  const kept = coats.slice(0, KEPT.coat);
  const dry = coats.find(keepsDry);
  return hasUmbrella || !dry || kept.some(keepsDry) ? kept : [...kept, dry];
}

/** The few garments of each slot that are warmest, the cheaper first where they are equal. */
export function warmestPools(pools: Pools): Pools {
  const sorted = (options: Option[]) =>
    [...options].sort((a, b) => b.garment.clo - a.garment.clo || a.cost - b.cost);
  const cut = emptyPools();
  for (const slot of Object.keys(pools) as Slot[]) {
    if (UNTOUCHED.includes(slot)) cut[slot] = pools[slot];
    else if (slot === 'base') {
      const bases = sorted(pools.base);
      cut.base = [bases.find((one) => !isLeggings(one)), bases.find(isLeggings)].filter(
        (one) => one !== undefined,
      );
    } else if (slot === 'coat') cut.coat = warmestCoats(sorted(pools.coat), pools.umbrella.length > 0);
    else cut[slot] = sorted(pools[slot]).slice(0, KEPT[slot] ?? 1);
  }
  return cut;
}
