import type { App } from '../../app.ts';
import { changeWorn, type OutfitRow } from '../../db/looks/outfits.ts';
import { forgetTasteOf, noteTaste } from '../../db/looks/taste-events.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { outfitAtHand, noSuchOutfit } from '../archive/bring-back.ts';
import { drawMissing } from './draw-missing.ts';
import { wearsOf } from '../closet/pieces-worn.ts';

/**
 * "I wore it": the look stays in her history, her taste learns from it more than from a heart, and what is of her
 * closet in it is counted.
 * @throws Refusal not-found when the outfit is not hers or not there
 */
export async function setWorn(
  app: App,
  user: SessionUser,
  outfitId: string,
  worn: boolean,
): Promise<OutfitRow> {
  const db = app.looks(user.shard);
  const now = app.clock.now();
  const before = await outfitAtHand(app, user, outfitId);
  const [[outfit]] = await db.batch([
    changeWorn(db, user.id, outfitId, worn ? now : null),
    worn ? noteTaste(db, user.id, outfitId, 'worn', now) : forgetTasteOf(db, user.id, outfitId, ['worn']),
    ...wearsOf(db, user, before, worn),
  ]);
  if (!outfit) throw noSuchOutfit();
  if (worn) await drawMissing(app, user, outfit);
  return outfit;
}
