import { daypartOf } from '../../app/domain/daypart.ts';
import { localTime } from '../../app/domain/local-day.ts';
import { PLANS } from '../../app/domain/plan.ts';
import type { App } from '../app.ts';
import { claimDelivery, finishJob, releaseJob, UNCLAIMED_MS, type JobRow } from '../db/jobs.ts';
import { currentOutfit } from '../db/outfits.ts';
import { plantPush } from '../db/push-jobs.ts';
import type { SessionUser } from '../db/users.ts';
import { createOutfit } from './create-outfit.ts';
import { isDressable } from './draft-outfit.ts';
import { failDelivery } from './fail-job.ts';
import { orderDailyFilm } from './order-daily-film.ts';
import { prepareAgain } from './prepare-again.ts';
import { MOST_ATTEMPTS } from './repair-jobs.ts';
import { schedulePush, sendPushMessages } from './schedule-push.ts';

/** With less time than this before her minute, no picture lets another go first. */
const AMPLE_MS = 10 * 60_000;

export interface Delivery {
  /** The local date that the outfit is for: that of its minute, though it is prepared before. */
  date: string;
  /** Epoch ms of the delivery minute. */
  deliverAt: number;
}

/**
 * The outfit of a user and local date, however often the message comes: one job row per user and date, taken by one
 * consumer at a time, ended in the same batch that stores the outfit and plans its push. One that she made herself
 * that day stays; she is told of it at her minute all the same.
 * @throws ProviderError (and whatever breaks); the job is released for its next try
 */
export async function deliverOutfit(app: App, user: SessionUser, delivery: Delivery): Promise<void> {
  const reachable = user.pushDevices.length > 0;
  const { date, deliverAt } = delivery;
  const now = app.clock.now();
  const job = await claimDelivery(app.looks(user.shard), { userId: user.id, date, deliverAt, now });
  if (!job) {
    // Prepared before, for another place or minute perhaps, or before she had a device.
    if (deliverAt > now) await prepareAgain(app, user);
    if (reachable) await schedulePush(app, user, delivery);
    return;
  }
  if (job.attempts > MOST_ATTEMPTS) {
    await failDelivery(app, user, delivery, job.error ?? 'too many attempts');
    return;
  }
  try {
    const isThere = await fulfil(app, user, job, delivery, reachable);
    if (isThere && reachable)
      await sendPushMessages(app, [
        { userId: user.id, shard: user.shard, date, dueAt: deliverAt, at: deliverAt },
      ]);
  } catch (error) {
    await releaseJob(app.looks(user.shard), job, now + UNCLAIMED_MS, String(error));
    throw error;
  }
}

/** Ends the job in one batch with its outcome. @returns whether there is an outfit to tell her of */
async function fulfil(
  app: App,
  user: SessionUser,
  job: JobRow,
  { date, deliverAt }: Delivery,
  reachable: boolean,
): Promise<boolean> {
  const db = app.looks(user.shard);
  const now = app.clock.now();
  const done = (why: string | null) => finishJob(db, user.id, job.id, now, why);
  const push = reachable ? [plantPush(db, { userId: user.id, date, dueAt: deliverAt, now })] : [];
  if (await currentOutfit(db, user.id, date)) {
    await db.batch([done(null), ...push]);
    return true;
  }
  if (!isDressable(user)) {
    await done('her profile is not complete');
    return false;
  }
  const { hour } = localTime(deliverAt, user.timezone);
  const occasion = { date, hour, daypart: daypartOf(hour) };
  const { outfit, isNew } = await createOutfit(app, user, occasion, {
    alongside: [done(null), ...push],
    letsOthersFirst: deliverAt - now > AMPLE_MS ? PLANS[user.subscriptionTier].letsOthersFirst : 0,
  });
  // She was faster, by a moment, or has used the day's places: nothing of the batch was written.
  if (!isNew && outfit) await db.batch([done(null), ...push]);
  if (!outfit) await done('no place left on this day');
  if (outfit) await orderDailyFilm(app, user, outfit);
  return outfit !== null;
}
