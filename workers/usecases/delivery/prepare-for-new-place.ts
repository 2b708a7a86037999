import { isNamed } from '../../../app/domain/looks/named-look.ts';
import type { App } from '../../app.ts';
import { eraseOutfitFilms } from '../../db/jobs/film-ends.ts';
import { turnIntoErasures, type JobRow } from '../../db/jobs/jobs.ts';
import { currentOutfit, removeOutfitDependents, type OutfitRow } from '../../db/looks/outfits.ts';
import { findPlan } from '../../db/looks/plans.ts';
import { recentDeliveries, takeBackDelivery } from '../../db/jobs/prepared-outfits.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { eraseImages } from '../outfits/erase-image.ts';
import { claimedDelivery, deliveryMinuteOn, type Delivery } from './claimed-delivery.ts';
import { sendJobs } from '../jobs/send-jobs.ts';
import { namedBatch } from '../../db/sql/named-batch.ts';
import type { LooksDb } from '../../db/sql/open-database.ts';

const LOOK_AGAIN_S = 60;

/** Takes back unseen outfits for her old place and prepares them anew within the same quota. `user`: after the change. */
export async function prepareAgain(app: App, user: SessionUser): Promise<void> {
  for (const job of await recentDeliveries(app.looks(user.shard), user.id, app.clock.now()))
    await prepare(app, user, job, false);
}

/** Takes back an unseen outfit of this day, whose look she has chosen anew, and prepares it within the same quota. */
export async function prepareDayAgain(app: App, user: SessionUser, date: string): Promise<void> {
  const jobs = await recentDeliveries(app.looks(user.shard), user.id, app.clock.now());
  const job = jobs.find((each) => each.date === date);
  if (job) return prepare(app, user, job, true);
  // Perhaps at this moment, which leaves no row before its end.
  const claimed = await claimedDelivery(app, user);
  if (claimed?.date === date) await sendAgain(app, user, claimed, LOOK_AGAIN_S);
}

async function prepare(app: App, user: SessionUser, job: JobRow, isAnyPlace: boolean): Promise<void> {
  const now = app.clock.now();
  const minute = deliveryMinuteOn(job.date, user) ?? now;
  // The later of its original minute and the one chosen since.
  if (Math.max(minute, job.dueAt ?? 0) <= now) return;
  const delivery = { date: job.date, deliverAt: Math.max(minute, now) };
  if (job.state !== 'done') await sendAgain(app, user, delivery, LOOK_AGAIN_S);
  else if (await undo(app, user, job, { dueAt: delivery.deliverAt, isAnyPlace }))
    await sendAgain(app, user, delivery, 0);
}

/** In a minute, for deliver-outfit.ts to prepare it for the new place; also one without a row yet. Whether there is one. */
export async function resendClaimedDelivery(app: App, user: SessionUser): Promise<boolean> {
  const claimed = await claimedDelivery(app, user);
  if (claimed) await sendAgain(app, user, claimed, LOOK_AGAIN_S);
  return claimed !== null;
}

async function sendAgain(
  app: App,
  { id: userId }: SessionUser,
  delivery: Delivery,
  delaySeconds: number,
): Promise<void> {
  await sendJobs(app, [{ kind: 'deliver-outfit', userId, ...delivery }], { delaySeconds });
}

async function undo(
  app: App,
  user: SessionUser,
  job: JobRow,
  { dueAt, isAnyPlace }: { dueAt: number; isAnyPlace: boolean },
): Promise<boolean> {
  const db = app.looks(user.shard);
  const now = app.clock.now();
  const outfit = await currentOutfit(db, user.id, job.date);
  if (!outfit || outfit.seenAt !== null) return false;
  const isOfPlace = outfit.placeName === user.location;
  if (!isAnyPlace && isOfPlace && (await isAsPlanned(db, outfit))) return false;
  const [links, films] = removeOutfitDependents(db, user.id, outfit.id);
  const { reopen, images, videos } = await namedBatch(db, {
    ...takeBackDelivery(db, job, outfit.id, { dueAt, now }),
    images: turnIntoErasures(db, user.id, outfit.id, now),
    videos: eraseOutfitFilms(db, user.id, outfit.id, now),
    links,
    films,
  });
  await eraseImages(app, user, [...images, ...videos]);
  return reopen.length > 0;
}

/** She may have put a look on its day, or taken it off, while it was prepared. */
async function isAsPlanned(db: LooksDb, outfit: OutfitRow): Promise<boolean> {
  const plan = await findPlan(db, outfit.userId, outfit.date);
  const hers = plan && plan.namedLookId !== null ? plan.title : null;
  return hers === (isNamed(outfit) ? outfit.title : null);
}
