import type { App } from '../../app.ts';
import { revokeShares } from '../../db/looks/shares.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { requireOutfit } from '../outfit-archive/restore-outfit.ts';

/**
 * Revokes every public link of her outfit: they answer 404. Without one nothing changes.
 * @throws Refusal not-found when the outfit is not hers or not there
 */
export async function revokeShare(app: App, user: SessionUser, outfitId: string): Promise<void> {
  await requireOutfit(app, user, outfitId);
  await revokeShares(app.looks(user.shard), user.id, outfitId, app.clock.now());
}
