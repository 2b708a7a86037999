import type { Look } from '../domain/looks/look.ts';
import { NEEDS, photoNeeds, withCoatClosed, type Need } from '../domain/looks/photo-coverage.ts';
import { inventedShare } from './invented-share.ts';
import type { BodyModel } from './person/body-model.ts';
import type { PhotoCapabilities } from './body-estimation/person.ts';

const SHOWN: Record<Need, keyof PhotoCapabilities> = {
  'bare arms': 'bareArms',
  'bare legs': 'bareLegs',
  'legs apart': 'bareLegs',
  'both feet side by side': 'feetApart',
  'both arms down': 'armsDown',
  'hands in view': 'hands',
};
/** Least confidence of bare limbs. `openNeck` does not count: hair stays in front of every neckline. */
const LEAST = 0.15;

/**
 * No picture of her is for the most part made up. By reason, not by score: on 14 people of the maker (`npm run bench:people`)
 * half of the cells were faulty at any share between 0.15 and 0.53.
 */
const MOST_INVENTED = 0.5;
/** A limb of which so little is to be made up is not what the photo lacks. */
const TRIFLE = 0.05;

type Photo = Pick<BodyModel, 'shows' | 'undressed' | 'covering' | 'limbs'>;

function inventedNeeds({ limbs }: Photo, look: Look): Need[] {
  const share = limbs && inventedShare(limbs, look);
  if (!share || share.whole <= MOST_INVENTED) return [];
  return [
    ...(share.arms > TRIFLE ? (['bare arms'] as const) : []),
    ...(share.legs > TRIFLE ? (['bare legs'] as const) : []),
  ];
}

export function uncoverableNeeds(photo: Photo, look: Look): Need[] {
  const { shows, undressed, covering } = photo;
  const wears = (...kinds: string[]): boolean =>
    look.garments.some(({ drawing }) => kinds.includes(drawing.kind));
  const asked = photoNeeds(look);
  // A long leg, a stocking or a boot goes on behind the foot that hides the other.
  const isFootBare = wears('shoes') && asked.includes('bare legs');
  const untold = [
    ...(isFootBare && shows.feetApart < LEAST ? (['both feet side by side'] as const) : []),
    ...(wears('top', 'dress', 'coat') && shows.armsDown < LEAST ? (['both arms down'] as const) : []),
  ];
  if (untold.length > 0) return untold;
  // Tight clothes show the limbs as they are; under a veil nothing is bared.
  if (!undressed || covering?.veiled) return [];
  const invented = inventedNeeds(photo, look);
  const needs: Need[] = [...asked, 'hands in view'];
  const hidden = needs.filter((need) => shows[SHOWN[need]] < LEAST);
  return NEEDS.filter((need) => invented.includes(need) || hidden.includes(need));
}

/** The look, perhaps with its long coat closed, or what is missing where neither looks right. */
export function fitLookToPhoto(photo: Photo, look: Look): { look: Look } | { missing: Need[] } {
  const missing = uncoverableNeeds(photo, look);
  if (missing.length === 0) return { look };
  const closed = withCoatClosed(look);
  return closed && uncoverableNeeds(photo, closed).length === 0 ? { look: closed } : { missing };
}
