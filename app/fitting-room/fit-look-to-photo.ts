import type { Look } from '../domain/looks/look.ts';
import { photoNeeds, withCoatClosed, type Need } from '../domain/looks/photo-coverage.ts';
import type { BodyModel } from './person/body-model.ts';
import type { PhotoCapabilities } from './body-estimation/person.ts';

const SHOWN: Record<Need, keyof PhotoCapabilities> = {
  'bare arms': 'bareArms',
  'bare legs': 'bareLegs',
  'legs apart': 'bareLegs',
};
/** Least confidence of bare limbs. `openNeck` does not count: hair stays in front of every neckline. */
const LEAST = 0.15;

type Photo = Pick<BodyModel, 'shows' | 'undressed' | 'covering'>;

export function uncoverableNeeds({ shows, undressed, covering }: Photo, look: Look): Need[] {
  // Tight clothes show the limbs as they are; under a veil nothing is bared.
  if (!undressed || covering?.veiled) return [];
  return photoNeeds(look).filter((need) => shows[SHOWN[need]] < LEAST);
}

/** The look, perhaps with its long coat closed, or what is missing where neither looks right. */
export function fitLookToPhoto(photo: Photo, look: Look): { look: Look } | { missing: Need[] } {
  const missing = uncoverableNeeds(photo, look);
  if (missing.length === 0) return { look };
  const closed = withCoatClosed(look);
  return closed && uncoverableNeeds(photo, closed).length === 0 ? { look: closed } : { missing };
}
