import type { App } from '../../app.ts';
import { eraseOutfitFilms } from '../../db/jobs/film-ends.ts';
import { turnIntoErasures } from '../../db/jobs/jobs.ts';
import { rememberRender } from '../../db/jobs/jobs-sweep.ts';
import { removeOutfit, removeOutfitDependents } from '../../db/looks/outfits.ts';
import type { LooksDb } from '../../db/sql/open-database.ts';
import { noteTaste } from '../../db/looks/taste-events.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { withOutfit } from '../outfit-archive/restore-outfit.ts';
import { eraseImages } from './erase-image.ts';
import { namedBatch } from '../../db/sql/named-batch.ts';

/**
 * Row, picture, film and public links go; what it took of today's quota does not come back.
 * @throws Refusal not-found when the outfit is not hers or not there
 */
export async function deleteOutfit(app: App, user: SessionUser, outfitId: string): Promise<void> {
  const db = app.looks(user.shard);
  const now = app.clock.now();
  const erasures = await withOutfit(app, user, outfitId, async () => {
    const { removed, images, videos } = await namedBatch(db, {
      taste: noteTaste(db, user.id, outfitId, 'delete', now),
      ...removalStatements(db, user.id, outfitId, removeOutfit(db, user.id, outfitId), now),
    });
    return removed.length > 0 ? [...images, ...videos] : undefined;
  });
  await eraseImages(app, user, erasures);
}

/**
 * Statements of a batch: the note of its picture, `remove`, then whatever hung on an outfit that is gone. `images` and `videos`
 * are the erasures of pictures and films.
 */
export function removalStatements(
  db: LooksDb,
  userId: string,
  outfitId: string,
  remove: ReturnType<typeof removeOutfit>,
  now: number,
) {
  const [links, films] = removeOutfitDependents(db, userId, outfitId);
  return {
    render: rememberRender(db, userId, outfitId),
    removed: remove,
    images: turnIntoErasures(db, userId, outfitId, now),
    videos: eraseOutfitFilms(db, userId, outfitId, now),
    links,
    films,
  };
}
