import { MOST_NEVER_WORN } from '../../../app/domain/fit-preferences.ts';
import { Refusal } from '../../../app/domain/refusal.ts';
import type { NotForMe } from '../../../app/domain/not-for-me.ts';
import { bareId } from '../../../app/domain/wardrobe/wardrobe.ts';
import { settledFit } from '../../../app/domain/wearables.ts';
import type { App } from '../../app.ts';
import { noteRefusal } from '../../db/taste-events.ts';
import type { SessionUser } from '../../db/users.ts';
import { outfitAtHand } from '../archive/bring-back.ts';
import { saveFitPreferences } from '../preferences/save-fit-preferences.ts';

export interface NotForMeBecause {
  reason: NotForMe;
  /** Worn id of the piece that she does not own. */
  piece?: string | undefined;
}

/**
 * "Not for me", and why: her next looks heed it. A piece that she does not own goes on her never-wear list, where she
 * can take it off again. The look stands until another takes its place, and nothing is counted.
 * @throws Refusal not-found when the outfit is not hers; bad-input for a piece that is not in it
 */
export async function refuseOutfit(
  app: App,
  user: SessionUser,
  outfitId: string,
  { reason, piece }: NotForMeBecause,
): Promise<void> {
  const db = app.looks(user.shard);
  const outfit = await outfitAtHand(app, user, outfitId);
  if (!outfit) throw new Refusal('not-found', 'There is no such outfit.');
  if (reason === 'not-owned') {
    if (!outfit.look.garments.some(({ id }) => id === piece))
      throw new Refusal('bad-input', 'piece: say which piece of the look you do not own.');
    const fit = settledFit(user.fitPreferences);
    const neverWear = [...new Set([...fit.neverWear, bareId(piece ?? '')])].slice(-MOST_NEVER_WORN);
    await saveFitPreferences(app, user, { ...fit, neverWear });
  }
  await noteRefusal(db, user.id, outfitId, reason, app.clock.now());
}
