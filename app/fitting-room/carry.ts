// Whether a photo can carry a look: better no bare arms than wrong ones.
import type { Look } from '../domain/look.ts';
import { needsOf } from '../domain/look-needs.ts';
import type { Need } from '../domain/look-needs.ts';
import type { BodyModel } from './person/analyse.ts';
import type { Shows } from './read/person.ts';

const SHOWN: Record<Need, keyof Shows> = { 'bare arms': 'bareArms', 'bare legs': 'bareLegs' };
/** Below this a limb that a look bares would look wrong. */
const LEAST = 0.15;

/** What a look leaves bare and this photo cannot show well; nothing when the picture will look right. */
export function missingFor({ shows, undressed, covering }: BodyModel, look: Look): Need[] {
  // Tight clothes show the limbs as they are; under a veil nothing is bared.
  if (!undressed || covering?.veiled) return [];
  return needsOf(look).filter((need) => shows[SHOWN[need]] < LEAST);
}
