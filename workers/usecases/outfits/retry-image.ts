import { Refusal } from '../../../app/domain/refusal.ts';
import type { App } from '../../app.ts';
import { outfitOf, type OutfitRow } from '../../db/outfits.ts';
import type { SessionUser } from '../../db/users.ts';
import { outfitAtHand } from '../archive/bring-back.ts';
import { renderAgain } from './render-again.ts';

/**
 * "Try again" for a picture that failed, or that was too slow on her photo. Pending and finished pictures stay as they are.
 * @throws Refusal not-found when the outfit is not hers or not there
 */
export async function retryImage(app: App, user: SessionUser, outfitId: string): Promise<OutfitRow> {
  const db = app.looks(user.shard);
  const outfit = await outfitAtHand(app, user, outfitId);
  const wanted = outfit?.imageState === 'failed' || outfit?.imageSource === 'flat-lay-too-slow';
  if (outfit && wanted) await renderAgain(app, user, outfit);
  const after = outfit && (await outfitOf(db, user.id, outfitId));
  if (!after) throw new Refusal('not-found', 'There is no such outfit.');
  return after;
}
