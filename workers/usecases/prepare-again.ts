import { instantOn, minuteOfDay } from '../../app/domain/delivery.ts';
import type { App } from '../app.ts';
import { eraseFilmsOf } from '../db/film-ends.ts';
import { turnIntoErasures, type JobRow } from '../db/jobs.ts';
import { currentOutfit, removeWhatHungOn } from '../db/outfits.ts';
import { comingDeliveries, takeBack } from '../db/prepared.ts';
import type { SessionUser } from '../db/users.ts';
import type { JobMessage } from '../ports/jobs.ts';
import { eraseImages } from './erase-image.ts';
import { sendJobs } from './send-jobs.ts';

/** One that is being prepared at this moment is looked at again when that is over. */
const LOOK_AGAIN_S = 60;

/**
 * She is elsewhere: outfits that were prepared for another place, whose minute is still to come and that she has not
 * seen, are taken back and prepared anew, which takes no further place. `user` is her row after the change; twice is once.
 */
export async function prepareAgain(app: App, user: SessionUser): Promise<void> {
  const now = app.clock.now();
  for (const job of await comingDeliveries(app.looks(user.shard), user.id, now)) {
    const wished = instantOn(job.date, minuteOfDay(user.notificationTime), user.timezone) ?? now;
    const deliverAt = Math.max(wished, now);
    const message: JobMessage = { kind: 'deliver-outfit', userId: user.id, date: job.date, deliverAt };
    if (job.state !== 'done') await sendJobs(app, [message], { delaySeconds: LOOK_AGAIN_S });
    else if (await undo(app, user, job, deliverAt)) await sendJobs(app, [message]);
  }
}

async function undo(app: App, user: SessionUser, job: JobRow, dueAt: number): Promise<boolean> {
  const db = app.looks(user.shard);
  const now = app.clock.now();
  const outfit = await currentOutfit(db, user.id, job.date);
  if (!outfit || outfit.seenAt !== null || outfit.placeName === user.location) return false;
  const [links, films] = removeWhatHungOn(db, user.id, outfit.id);
  const [reopened, , , , erasures, videos] = await db.batch([
    ...takeBack(db, job, outfit.id, { dueAt, now }),
    turnIntoErasures(db, user.id, outfit.id, now),
    eraseFilmsOf(db, user.id, outfit.id, now),
    links,
    films,
  ]);
  await eraseImages(app, user, [...erasures, ...videos]);
  return reopened.length > 0;
}
