import { Refusal } from '../../app/domain/refusal.ts';
import type { App } from '../app.ts';
import { changeFavorite, type OutfitRow } from '../db/outfits.ts';
import type { SessionUser } from '../db/users.ts';

/** @throws Refusal not-found when the outfit is not hers or not there */
export async function setFavorite(
  app: App,
  user: SessionUser,
  outfitId: string,
  isFavorite: boolean,
): Promise<OutfitRow> {
  const outfit = await changeFavorite(app.looks(user.shard), user.id, outfitId, isFavorite);
  if (!outfit) throw new Refusal('not-found', 'There is no such outfit.');
  return outfit;
}
