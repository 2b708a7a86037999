import { daypartOf } from '../../app/domain/daypart.ts';
import { localTime } from '../../app/domain/local-day.ts';
import type { App } from '../app.ts';
import { claimDelivery, failJob, finishJob, releaseJob, UNCLAIMED_MS, type JobRow } from '../db/jobs.ts';
import { currentOutfit } from '../db/outfits.ts';
import type { SessionUser } from '../db/users.ts';
import { createOutfit } from './create-outfit.ts';
import { isDressable } from './draft-outfit.ts';
import { orderDailyFilm } from './order-daily-film.ts';
import { MOST_ATTEMPTS } from './repair-jobs.ts';

export interface Delivery {
  /** The local date that the outfit is for. */
  date: string;
  /** Epoch ms of the delivery minute. */
  deliverAt: number;
}

/**
 * The outfit of a user and local date, however often the message comes: one job row per user and date, taken by one
 * consumer at a time, ended in the same batch that stores the outfit. One that she made herself that day stays.
 * @throws ProviderError (and whatever breaks); the job is released for its next try
 */
export async function deliverOutfit(
  app: App,
  user: SessionUser,
  { date, deliverAt }: Delivery,
): Promise<void> {
  const db = app.looks(user.shard);
  const now = app.clock.now();
  const job = await claimDelivery(db, { userId: user.id, date, deliverAt, now });
  if (!job) return;
  if (job.attempts > MOST_ATTEMPTS) {
    await failJob(db, user.id, job.id, now, job.error ?? 'too many attempts');
    return;
  }
  try {
    await finishJob(db, user.id, job.id, app.clock.now(), await fulfil(app, user, job, { date, deliverAt }));
  } catch (error) {
    await releaseJob(db, job, now + UNCLAIMED_MS, String(error));
    throw error;
  }
}

/** @returns why there is no new outfit, or null */
async function fulfil(
  app: App,
  user: SessionUser,
  job: JobRow,
  { date, deliverAt }: Delivery,
): Promise<string | null> {
  const db = app.looks(user.shard);
  if (await currentOutfit(db, user.id, date)) return null;
  if (!isDressable(user)) return 'her profile is not complete';
  const { hour } = localTime(deliverAt, user.timezone);
  const occasion = { date, hour, daypart: daypartOf(hour) };
  const outfit = await createOutfit(app, user, occasion, [finishJob(db, user.id, job.id, app.clock.now())]);
  if (outfit) await orderDailyFilm(app, user, outfit);
  return outfit ? null : 'no place left on this day';
}
