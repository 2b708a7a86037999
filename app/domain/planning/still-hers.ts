// Whether a look that was planned is still one that she may wear: her lists and her closet are others by now.
import { isHers } from '../closet/shelf.ts';
import { compose } from '../styling/composer.ts';
import type { StylingBrief } from '../styling/input/brief.ts';
import { wishesOf } from '../styling/rules/garment-rules.ts';
import type { Look } from '../looks/look.ts';
import { isPlural } from '../wardrobe/glossary.ts';
import { garmentById } from '../wardrobe/wardrobe.ts';

/** How many pieces of others each setting lends. */
const LENT = { 'only-mine': 0, 'mine-first': 1 } as const;

const are = (name: string): string => (isPlural(name) ? 'are' : 'is');

/**
 * Why she would not wear it any more, in a sentence; null where she may. A closet that leaves a gap today lends what it
 * takes, so that a look with more of others than her setting lends is still the right one.
 * @throws Refusal as compose
 */
export function lostSince(brief: StylingBrief, { garments }: Look): string | null {
  const { closet, neverWear } = brief;
  const isWished = wishesOf({ ...(neverWear && { neverWear }) });
  const unwished = garments.find(({ id }) => {
    const garment = garmentById(id);
    return garment !== undefined && !isWished(garment);
  });
  if (unwished) return `The ${unwished.name} ${are(unwished.name)} on your never-wear list now.`;
  if (!closet) return null;
  const others = garments.filter((garment) => !isHers(closet.pieces)(garment));
  const resting = others.find(isHers(closet.resting ?? []));
  if (resting) return `Your ${resting.name} ${are(resting.name)} in the wash or put away.`;
  if (others.length <= LENT[closet.from] || compose(brief).fromCloset === 'gap') return null;
  return 'You are dressed from your own clothes now.';
}
