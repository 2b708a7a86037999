// Whether she may still wear a planned look: her lists and her closet may have changed.
import { isOwnPiece } from '../closet/closet-shelf.ts';
import { compose } from '../styling/composer.ts';
import type { StylingBrief } from '../styling/input/brief.ts';
import { matchesWishes } from '../styling/rules/garment-rules.ts';
import type { Look } from '../looks/look.ts';
import { isPlural } from '../wardrobe/glossary.ts';
import { garmentById } from '../wardrobe/wardrobe.ts';

/** How many pieces of others each setting lends. */
const LENT = { 'only-mine': 0, 'mine-first': 1 } as const;

const isOrAre = (name: string): string => (isPlural(name) ? 'are' : 'is');

/**
 * In a sentence; null where she may. A closet that leaves a gap lends what it takes, so a look with more of others than
 * her setting lends can still be right. `isHers`: she has put the look together, and may wear what others lend her.
 * @throws Refusal as compose
 */
export function whyNoLongerWearable(brief: StylingBrief, { garments }: Look, isHers = false): string | null {
  const { closet, neverWear } = brief;
  const isWished = matchesWishes({ ...(neverWear && { neverWear }) });
  const unwished = garments.find(({ id }) => {
    const garment = garmentById(id);
    return garment !== undefined && !isWished(garment);
  });
  if (unwished) return `The ${unwished.name} ${isOrAre(unwished.name)} on your never-wear list now.`;
  if (!closet) return null;
  const others = garments.filter((garment) => !isOwnPiece(closet.pieces)(garment));
  const resting = others.find(isOwnPiece(closet.resting ?? []));
  if (resting) return `Your ${resting.name} ${isOrAre(resting.name)} in the wash or put away.`;
  if (isHers || others.length <= LENT[closet.from] || compose(brief).fromCloset === 'gap') return null;
  return "You're dressed from your own clothes now.";
}
