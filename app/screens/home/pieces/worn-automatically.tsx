import { useAutoWorn } from '../../../client/looks/worn-automatically.ts';
import type { Outfit } from '../../../contracts/outfits.ts';

/** Shows nothing: it counts a look of hers as worn that is opened twice on its day. */
export function WornByItself({ outfit, today }: { outfit: Outfit; today: string }) {
  useAutoWorn(outfit, today);
  return null;
}
