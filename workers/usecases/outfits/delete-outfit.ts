import { Refusal } from '../../../app/domain/refusal.ts';
import type { App } from '../../app.ts';
import { eraseFilmsOf } from '../../db/film-ends.ts';
import { turnIntoErasures } from '../../db/jobs.ts';
import { removeOutfit, removeWhatHungOn } from '../../db/outfits.ts';
import { noteTaste } from '../../db/taste-events.ts';
import type { SessionUser } from '../../db/users.ts';
import { eraseImages } from './erase-image.ts';

/**
 * Row, picture, film and public links go; the place that it took today does not come back (decisions 1).
 * @throws Refusal not-found when the outfit is not hers or not there
 */
export async function deleteOutfit(app: App, user: SessionUser, outfitId: string): Promise<void> {
  const db = app.looks(user.shard);
  const [links, films] = removeWhatHungOn(db, user.id, outfitId);
  const [, removed, erasures, videos] = await db.batch([
    noteTaste(db, user.id, outfitId, 'delete', app.clock.now()),
    removeOutfit(db, user.id, outfitId),
    turnIntoErasures(db, user.id, outfitId, app.clock.now()),
    eraseFilmsOf(db, user.id, outfitId, app.clock.now()),
    links,
    films,
  ]);
  const [outfit] = removed;
  if (!outfit) throw new Refusal('not-found', 'There is no such outfit.');
  await eraseImages(app, user, [...erasures, ...videos]);
}
