import type { App } from '../app.ts';
import { eraseFilmsOf } from '../db/film-ends.ts';
import { turnIntoErasures, type JobRow } from '../db/jobs.ts';
import { currentOutfit, removeWhatHungOn } from '../db/outfits.ts';
import { comingDeliveries, takeBack } from '../db/prepared.ts';
import type { SessionUser } from '../db/users.ts';
import type { JobMessage } from '../ports/jobs.ts';
import { eraseImages } from './erase-image.ts';
import { claimedDelivery, minuteOn } from './next-delivery-of.ts';
import { sendJobs } from './send-jobs.ts';

interface Delivery {
  date: string;
  deliverAt: number;
}

/** One that is being prepared at this moment is looked at again when that is over. */
const LOOK_AGAIN_S = 60;

/**
 * She is elsewhere: outfits that were prepared for another place, whose minute is still to come and that she has not
 * seen, are taken back and prepared anew, which takes no further place. `user` is her row after the change; twice is once.
 */
export async function prepareAgain(app: App, user: SessionUser): Promise<void> {
  const now = app.clock.now();
  const coming = await comingDeliveries(app.looks(user.shard), user.id, now);
  for (const job of coming) {
    const deliverAt = Math.max(minuteOn(job.date, user) ?? now, now);
    const delivery = { date: job.date, deliverAt };
    if (job.state === 'done') {
      if (await undo(app, user, job, deliverAt)) await sendJobs(app, [messageOf(user, delivery)]);
    } else if (job.state !== 'failed') await lookAgain(app, user, delivery);
  }
  // One that is made for the first time has no row yet (delivery-jobs.ts).
  const claimed = claimedDelivery(user, now);
  if (claimed && !coming.some(({ date }) => date === claimed.date)) await lookAgain(app, user, claimed);
}

/**
 * A delivery is looked at again in a minute: one whose outfit is for another place than her row says is prepared anew
 * then (deliver-outfit.ts), one that is ready stays.
 */
export async function lookAgain(app: App, user: SessionUser, delivery: Delivery): Promise<void> {
  await sendJobs(app, [messageOf(user, delivery)], { delaySeconds: LOOK_AGAIN_S });
}

const messageOf = ({ id: userId }: SessionUser, delivery: Delivery): JobMessage => ({
  kind: 'deliver-outfit',
  userId,
  ...delivery,
});

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
