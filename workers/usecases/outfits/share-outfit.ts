import { Refusal } from '../../../app/domain/refusal.ts';
import type { App } from '../../app.ts';
import { sha256Hex } from '../../db/sql/secret.ts';
import { insertShare, newestShare, revokeShares, type ShareRow } from '../../db/looks/shares.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { restoreOutfit, requireOutfit } from '../outfit-archive/restore-outfit.ts';
import { shareSecret, shareToken } from './share-link.ts';

/** The token of the link that is out; null when there is none, or none that can be named again (a new signing secret). */
async function tokenOf(app: App, shard: number, share: ShareRow | undefined): Promise<string | null> {
  if (share?.revokedAt !== null) return null;
  const secret = await shareSecret(app, share);
  return (await sha256Hex(secret)) === share.token ? shareToken(shard, secret) : null;
}

/**
 * The token of the public link of her outfit, without making one.
 * @throws Refusal not-found when the outfit is not hers or not there
 */
export async function currentShare(app: App, user: SessionUser, outfitId: string): Promise<string | null> {
  await requireOutfit(app, user, outfitId);
  return tokenOf(app, user.shard, await newestShare(app.looks(user.shard), user.id, outfitId));
}

/**
 * The token of the public link of her outfit: the one that is out already, else a new one. It goes with
 * the outfit.
 * @throws Refusal not-found when the outfit is not hers or not there; not-usable while it has no picture
 */
export async function shareOutfit(app: App, user: SessionUser, outfitId: string): Promise<string> {
  const db = app.looks(user.shard);
  const outfit = await restoreOutfit(app, user, outfitId);
  if (outfit.imageObject === null) {
    throw new Refusal('not-usable', "There's no picture to share yet. Please try again in a moment.");
  }
  const before = await newestShare(db, user.id, outfitId);
  const out = await tokenOf(app, user.shard, before);
  if (out !== null) return out;
  // Later than the one before, whatever the clock says: a link that was taken back never comes back.
  const createdAt = Math.max(app.clock.now(), (before?.createdAt ?? 0) + 1);
  const share = { userId: user.id, outfitId, createdAt };
  // One that nobody can name any more (it was given out under another signing secret) makes way.
  if (before?.revokedAt === null) await revokeShares(db, user.id, outfitId, app.clock.now());
  await insertShare(db, { ...share, token: await sha256Hex(await shareSecret(app, share)) });
  const token = await tokenOf(app, user.shard, await newestShare(db, user.id, outfitId));
  if (token === null) throw new Refusal('conflict', 'This link was just turned off. Please try again.');
  return token;
}
