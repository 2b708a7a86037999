import type { App } from '../../app.ts';
import { changeFavorite, type OutfitRow } from '../../db/looks/outfits.ts';
import { forgetOutfitTaste, noteTaste } from '../../db/looks/taste-events.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { withOutfit } from '../outfit-archive/restore-outfit.ts';
import { drawMissing } from './draw-missing.ts';

/** Her taste learns from it in the same batch. @throws Refusal not-found when the outfit is not hers or not there */
export async function setFavorite(
  app: App,
  user: SessionUser,
  outfitId: string,
  isFavorite: boolean,
): Promise<OutfitRow> {
  const db = app.looks(user.shard);
  const outfit = await withOutfit(app, user, outfitId, async () => {
    const [[changed]] = await db.batch([
      changeFavorite(db, user.id, outfitId, isFavorite),
      isFavorite
        ? noteTaste(db, user.id, outfitId, 'favourite', app.clock.now())
        : forgetOutfitTaste(db, user.id, outfitId, ['favourite']),
    ]);
    return changed;
  });
  if (isFavorite) await drawMissing(app, user, outfit);
  return outfit;
}
