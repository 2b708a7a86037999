import type { App } from '../../app.ts';
import { type OutfitRow } from '../../db/outfits.ts';
import type { SessionUser } from '../../db/users.ts';
import { outfitAtHand } from '../archive/bring-back.ts';
import { renderAgain } from './render-again.ts';

/**
 * "Try again" for a picture that failed, or that was too slow on her photo. Pending and finished pictures stay as they are.
 * @throws Refusal not-found when the outfit is not hers or not there
 */
export async function retryImage(app: App, user: SessionUser, outfitId: string): Promise<OutfitRow> {
  const outfit = await outfitAtHand(app, user, outfitId);
  const wanted = outfit.imageState === 'failed' || outfit.imageSource === 'flat-lay-too-slow';
  if (!wanted) return outfit;
  await renderAgain(app, user, outfit);
  return outfitAtHand(app, user, outfitId);
}
