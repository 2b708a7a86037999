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
/** Of every look, also where nothing is taken off. */
const ALWAYS: readonly Need[] = ['both feet side by side', 'both arms down'];
/** Least confidence of bare limbs. `openNeck` does not count: hair stays in front of every neckline. */
const LEAST = 0.2;

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
  // A hand that is not seen stays where it is: none is made up.
  if (!share || share.arms + share.legs <= MOST_INVENTED) return [];
  return [
    ...(share.arms > TRIFLE ? (['bare arms'] as const) : []),
    ...(share.legs > TRIFLE ? (['bare legs'] as const) : []),
  ];
}

/** Of these, what the photo lacks. */
function lackedOf({ shows, undressed, covering }: Photo, needs: readonly Need[]): Need[] {
  // Tight clothes show the limbs as they are; under a veil nothing is bared.
  const isTakenOff = undressed && !covering?.veiled;
  return needs.filter((need) => shows[SHOWN[need]] < LEAST && (isTakenOff || ALWAYS.includes(need)));
}

export function uncoverableNeeds(photo: Photo, look: Look): Need[] {
  const wears = (...kinds: string[]): boolean =>
    look.garments.some(({ drawing }) => kinds.includes(drawing.kind));
  const untold = lackedOf(photo, [
    ...(wears('shoes') ? (['both feet side by side'] as const) : []),
    ...(wears('top', 'dress', 'coat') ? (['both arms down'] as const) : []),
  ]);
  if (untold.length > 0) return untold;
  const hidden = lackedOf(photo, [...photoNeeds(look), 'hands in view']);
  const invented = photo.undressed && !photo.covering?.veiled ? inventedNeeds(photo, look) : [];
  return NEEDS.filter((need) => invented.includes(need) || hidden.includes(need));
}

/**
 * What this photo lacks and at least a third of ordinary looks need (the eight of `bench/people/looks.ts`): how she stands, which
 * another photo mends. Legs that were covered are not among it: a second photo shows them.
 */
export const needsOfAnotherPhoto = (photo: Photo): Need[] =>
  lackedOf(photo, ['both feet side by side', 'both arms down', 'hands in view', 'bare arms']);

/** The look, perhaps with its long coat closed, or what is missing where neither looks right. */
export function fitLookToPhoto(photo: Photo, look: Look): { look: Look } | { missing: Need[] } {
  const missing = uncoverableNeeds(photo, look);
  if (missing.length === 0) return { look };
  const closed = withCoatClosed(look);
  return closed && uncoverableNeeds(photo, closed).length === 0 ? { look: closed } : { missing };
}
