import { Refusal } from '../../../app/domain/refusal.ts';
import type { App } from '../../app.ts';
import { revokeShares } from '../../db/shares.ts';
import type { SessionUser } from '../../db/users.ts';
import { readOutfit } from '../archive/bring-back.ts';

/**
 * Revokes every public link of her outfit: they answer 404. Without one nothing changes.
 * @throws Refusal not-found when the outfit is not hers or not there
 */
export async function revokeShare(app: App, user: SessionUser, outfitId: string): Promise<void> {
  const db = app.looks(user.shard);
  if (!(await readOutfit(app, user, outfitId))) throw new Refusal('not-found', 'There is no such outfit.');
  await revokeShares(db, user.id, outfitId, app.clock.now());
}
