// Whether a photo can carry a look: better no bare arms than wrong ones.
import type { Look } from '../domain/looks/look.ts';
import { photoNeeds, withCoatClosed, type Need } from '../domain/looks/photo-coverage.ts';
import type { BodyModel } from './person/body-model.ts';
import type { PhotoCapabilities } from './body-estimation/person.ts';

const SHOWN: Record<Need, keyof PhotoCapabilities> = {
  'bare arms': 'bareArms',
  'bare legs': 'bareLegs',
  'legs apart': 'bareLegs',
};
/**
 * Below this what a look bares would look wrong. `openNeck` is no bar: hair over a low neckline hides it, and is in front of
 * every neckline as it is.
 */
const LEAST = 0.15;

type Photo = Pick<BodyModel, 'shows' | 'undressed' | 'covering'>;

/** What a look leaves bare and this photo cannot show well; nothing when the picture will look right. */
export function uncoverableNeeds({ shows, undressed, covering }: Photo, look: Look): Need[] {
  // Tight clothes show the limbs as they are; under a veil nothing is bared.
  if (!undressed || covering?.veiled) return [];
  return photoNeeds(look).filter((need) => shows[SHOWN[need]] < LEAST);
}

/**
 * The look as this photo can show it: as it is, or with its long coat closed over what would look wrong.
 * @returns what is missing where neither looks right
 */
export function fitLookToPhoto(photo: Photo, look: Look): { look: Look } | { missing: Need[] } {
  const missing = uncoverableNeeds(photo, look);
  if (missing.length === 0) return { look };
  const closed = withCoatClosed(look);
  return closed && uncoverableNeeds(photo, closed).length === 0 ? { look: closed } : { missing };
}
