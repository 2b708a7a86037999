import { useAutoWorn } from '../../../client/looks/worn-automatically.ts';
import type { Outfit } from '../../../contracts/outfits.ts';

/** Shows nothing: it counts a look of hers as worn that is opened twice on its day. */
export function WornByItself({ outfit }: { outfit: Outfit }) {
  useAutoWorn(outfit);
  return null;
}
