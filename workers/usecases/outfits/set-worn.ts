import type { App } from '../../app.ts';
import { changeWorn, type OutfitRow } from '../../db/looks/outfits.ts';
import { forgetOutfitTaste, noteTaste } from '../../db/looks/taste-events.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { restoreOutfit, outfitNotFound } from '../outfit-archive/restore-outfit.ts';
import { drawMissing } from './draw-missing.ts';
import { countWears } from '../closet/count-wears.ts';

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
  const before = await restoreOutfit(app, user, outfitId);
  const [[outfit]] = await db.batch([
    changeWorn(db, user.id, outfitId, worn ? now : null),
    worn ? noteTaste(db, user.id, outfitId, 'worn', now) : forgetOutfitTaste(db, user.id, outfitId, ['worn']),
    ...countWears(db, user, before, worn),
  ]);
  if (!outfit) throw outfitNotFound();
  if (worn) await drawMissing(app, user, outfit);
  return outfit;
}
