import type { App } from '../../app.ts';
import { eraseFilmsOf } from '../../db/film-ends.ts';
import { turnIntoErasures, type JobRow } from '../../db/jobs.ts';
import { currentOutfit, removeWhatHungOn } from '../../db/outfits.ts';
import { recentDeliveries, takeBack } from '../../db/prepared.ts';
import type { SessionUser } from '../../db/users.ts';
import { eraseImages } from '../outfits/erase-image.ts';
import { claimedDelivery, minuteOn } from './next-delivery-of.ts';
import { sendJobs } from '../jobs/send-jobs.ts';

/** One that is being prepared at this moment is looked at again when that is over. */
const LOOK_AGAIN_S = 60;

/**
 * She is elsewhere: outfits that were prepared for another place, whose minute is still to come and that she has not
 * seen, are taken back and prepared anew, which takes nothing more of the quota. `user` is her row after the change; twice is once.
 */
export async function prepareAgain(app: App, user: SessionUser): Promise<void> {
  const now = app.clock.now();
  for (const job of await recentDeliveries(app.looks(user.shard), user.id, now)) {
    const minute = minuteOn(job.date, user) ?? now;
    // Of the minute that it was prepared for, and of the one that she has chosen since, the later one.
    if (Math.max(minute, job.dueAt ?? 0) <= now) continue;
    const delivery = { date: job.date, deliverAt: Math.max(minute, now) };
    if (job.state !== 'done') await sendAgain(app, user, delivery, LOOK_AGAIN_S);
    else if (await undo(app, user, job, delivery.deliverAt)) await sendAgain(app, user, delivery, 0);
  }
}

/**
 * Her delivery that was claimed is looked at again in a minute (deliver-outfit.ts): if its outfit is then for another
 * place than her row says, it is prepared anew. That finds what nobody sees yet, because it is being made for the first
 * time (delivery-jobs.ts). @returns whether there is one
 */
export async function lookAgain(app: App, user: SessionUser): Promise<boolean> {
  const claimed = await claimedDelivery(app, user);
  if (claimed) await sendAgain(app, user, claimed, LOOK_AGAIN_S);
  return claimed !== null;
}

async function sendAgain(
  app: App,
  { id: userId }: SessionUser,
  delivery: { date: string; deliverAt: number },
  delaySeconds: number,
): Promise<void> {
  await sendJobs(app, [{ kind: 'deliver-outfit', userId, ...delivery }], { delaySeconds });
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
