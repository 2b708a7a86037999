import { daypartOf } from '../../../app/domain/time/daypart.ts';
import { localTime } from '../../../app/domain/time/local-day.ts';
import { PLANS } from '../../../app/domain/billing/plan.ts';
import type { App } from '../../app.ts';
import { peopleDbOf } from '../../db/people/people-databases.ts';
import {
  claimDelivery,
  endDelivery,
  recordDeliveryTry,
  settleDelivery,
  type HeldDelivery,
} from '../../db/jobs/delivery-jobs.ts';
import { insertFilm, type NewFilm } from '../../db/jobs/films.ts';
import { UNCLAIMED_MS } from '../../db/jobs/jobs.ts';
import { currentOutfit, type OutfitRow } from '../../db/looks/outfits.ts';
import { scheduleNote, type NoteKind } from '../../db/jobs/push-jobs.ts';
import { userById, type SessionUser } from '../../db/people/users.ts';
import { createOutfit } from '../outfits/create-outfit.ts';
import { isDressable } from '../outfits/dressable-user.ts';
import { failDelivery } from '../jobs/fail-job.ts';
import { draftDailyFilm, orderDailyFilm } from '../films/order-daily-film.ts';
import { deliveryMinuteOn, type Delivery } from './claimed-delivery.ts';
import { prepareAgain } from './prepare-for-new-place.ts';
import { MAX_ATTEMPTS } from '../jobs/repair-jobs.ts';
import { noteMessages, scheduleNotes, sendNotes } from './schedule-push.ts';
import { notificationChannels } from './notification-channels.ts';
import { forLog } from '../../for-log.ts';

/** With less time left, her picture lets no other go first. */
const AMPLE_MS = 10 * 60_000;

/**
 * Once for a person and local date, however often the message comes: one batch stores outfit and delivery and plans the
 * push. An outfit that she made herself that day stays, and she is told of it.
 * @throws ProviderError (and whatever breaks); the row waits for the next try
 */
export async function deliverOutfit(app: App, user: SessionUser, delivery: Delivery): Promise<void> {
  const ways = notificationChannels(app, user);
  const db = app.looks(user.shard);
  const now = app.clock.now();
  const { date } = delivery;
  const deliverAt = Math.min(
    delivery.deliverAt,
    Math.max(deliveryMinuteOn(date, user) ?? delivery.deliverAt, now),
  );
  const held = await claimDelivery(db, { userId: user.id, date, deliverAt }, now);
  if (!held) {
    // Prepared before, perhaps for another place or minute, or before she had a device.
    await followHer(app, user, deliverAt);
    await scheduleNotes(app, user, { date, deliverAt }, ways);
    return;
  }
  if (held.attempts > MAX_ATTEMPTS) {
    await failDelivery(app, user, delivery, held.error ?? 'too many attempts');
    return;
  }
  try {
    if (await fulfill(app, user, held, ways))
      await sendNotes(app, noteMessages(user, { date, deliverAt }, ways));
  } catch (error) {
    const again = { state: 'queued', error: forLog(error), lookAfter: now + UNCLAIMED_MS } as const;
    await recordDeliveryTry(db, held, again, now);
    throw error;
  }
}

/** In one batch. Returns whether there is an outfit to tell her of. */
async function fulfill(
  app: App,
  user: SessionUser,
  held: HeldDelivery,
  ways: readonly NoteKind[],
): Promise<boolean> {
  const db = app.looks(user.shard);
  const now = app.clock.now();
  const { date, deliverAt } = held;
  const ended = (why: string) => recordDeliveryTry(db, held, { state: 'done', error: why }, now);
  const notes = ways.map((kind) => scheduleNote(db, kind, { userId: user.id, date, dueAt: deliverAt, now }));
  const keep = async (standing: OutfitRow) => {
    await db.batch([settleDelivery(db, held, { state: 'done', error: null }, now), ...notes]);
    if (standing.placeName !== user.location) await followHer(app, user, deliverAt);
    return true;
  };
  const standing = await currentOutfit(db, user.id, date);
  if (standing) return keep(standing);
  if (!isDressable(user)) {
    await ended('her profile is not complete');
    return false;
  }
  const { hour } = localTime(deliverAt, user.timezone);
  const occasion = { date, hour, daypart: daypartOf(hour) };
  const films: NewFilm[] = [];
  const { outfit, isNew } = await createOutfit(app, user, occasion, {
    alongside: async (draft) => {
      const film = await draftDailyFilm(app, user, draft);
      if (film) films.push(film);
      return [...endDelivery(db, held, now), ...notes, ...films.map((one) => insertFilm(db, one))];
    },
    letsOthersFirst: deliverAt - now > AMPLE_MS ? PLANS[user.subscriptionTier].letsOthersFirst : 0,
  });
  for (const film of films) await orderDailyFilm(app, user, film, isNew);
  if (isNew) return true;
  // A concurrent call was faster, or the quota is used up: nothing was written.
  if (outfit) return keep(outfit);
  await ended('no place left on this day');
  return false;
}

/** She may have left the place that the outfit is for. Her row is read again: the one at hand is as old as its batch. */
async function followHer(app: App, user: SessionUser, deliverAt: number): Promise<void> {
  if (deliverAt <= app.clock.now()) return;
  const asOfNow = await userById(peopleDbOf(app, user), user.id);
  if (asOfNow) await prepareAgain(app, asOfNow);
}
