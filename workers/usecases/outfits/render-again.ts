import { localDate } from '../../../app/domain/time/local-day.ts';
import type { App } from '../../app.ts';
import { isUniqueViolation } from '../../db/sql/constraints.ts';
import { insertRender, countOutfitJobs, turnIntoErasures } from '../../db/jobs/jobs.ts';
import { currentOutfit, markImagePending, type OutfitRow } from '../../db/looks/outfits.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { renderJob, sendRender } from './create-outfit.ts';
import { eraseImages } from './erase-image.ts';
import { namedBatch } from '../../db/sql/named-batch.ts';

/** Queues one more render of an outfit; it counts nothing, and earlier renders no longer matter. Twice at once is once. */
export async function renderAgain(app: App, user: SessionUser, outfit: OutfitRow): Promise<void> {
  const db = app.looks(user.shard);
  const now = app.clock.now();
  const before = await countOutfitJobs(db, user.id, outfit.id);
  const job = renderJob(outfit, `render:${outfit.id}:${before}`, now);
  let erasures: { id: string; state: string }[];
  try {
    ({ erasures } = await namedBatch(db, {
      render: insertRender(db, job),
      erasures: turnIntoErasures(db, user.id, outfit.id, now, job.id),
      pending: markImagePending(db, user.id, outfit.id),
    }));
  } catch (error) {
    if (isUniqueViolation(error)) return;
    throw error;
  }
  await sendRender(app, user, job);
  await eraseImages(app, user, erasures);
}

/** Today's outfit on her new photo; it counts nothing. Call it after the photo is registered. */
export async function rerenderToday(app: App, user: SessionUser): Promise<void> {
  const date = localDate(app.clock.now(), user.timezone);
  const outfit = await currentOutfit(app.looks(user.shard), user.id, date);
  if (outfit) await renderAgain(app, user, outfit);
}
