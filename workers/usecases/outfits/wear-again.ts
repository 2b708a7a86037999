import { localDate } from '../../../app/domain/time/local-day.ts';
import type { App } from '../../app.ts';
import { restoreLook } from '../../db/looks/looks-of-a-day.ts';
import { currentOutfit, type OutfitRow } from '../../db/looks/outfits.ts';
import { forgetOutfitTaste } from '../../db/looks/taste-events.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { drawMissing } from './draw-missing.ts';
import { outfitNotFound } from '../outfit-archive/restore-outfit.ts';
import { namedBatch } from '../../db/sql/named-batch.ts';

/**
 * Undo: an earlier look of her day stands again, and the one that stood is at hand as the earlier one was. It counts
 * nothing. Asked twice, it is done once. Its picture is drawn now if it was replaced before it had one.
 * @throws Refusal not-found when it is not a look of hers of today, where she is
 */
export async function wearAgain(app: App, user: SessionUser, outfitId: string): Promise<OutfitRow> {
  const db = app.looks(user.shard);
  const now = app.clock.now();
  const date = localDate(now, user.timezone);
  const { stand } = await namedBatch(db, {
    ...restoreLook(db, user, outfitId, date, now),
    taste: forgetOutfitTaste(db, user.id, outfitId, ['replace', 'refused']),
  });
  const [outfit] = stand;
  if (outfit) {
    await drawMissing(app, user, outfit);
    return outfit;
  }
  const standing = await currentOutfit(db, user.id, date);
  if (standing?.id === outfitId) return standing;
  throw outfitNotFound();
}
