import { deliveryDate, nextDelivery } from '../../../app/domain/delivery.ts';
import { localDate } from '../../../app/domain/local-day.ts';
import type { App } from '../../app.ts';
import { advanceDeliveries, dueUsers, type Advance, type DueUser } from '../../db/due-users.ts';
import { leaveTurn, takeTurn } from '../../db/operations.ts';
import type { JobMessage } from '../../ports/jobs.ts';
import { currentLead, noteClaimed } from './delivery-lead.ts';
import { forLog } from '../../for-log.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** Whoever has not looked for so long is not dressed. */
const UNSEEN_PAUSE_MS = 30 * DAY;
const PAGE = 100;
/** 800 users a run, with a statement each (D1 allows 1,000 a run); the rest continues in a run of its own. */
const PAGES_PER_RUN = 8;
const TURN = 'claim-due-users';
/** A run takes seconds; one that was killed is waited for so long. */
const TURN_MS = 2 * 60_000;

/**
 * The delivery that is to be prepared: the next one when it is still to come, otherwise the last one at or before
 * `now`. After a standstill of the cron the days in between are over, and an outfit for a day that is over is sent only
 * when it is less than an hour late.
 * @returns null when there is none worth making
 */
export function dueDelivery(user: DueUser, now: number): { date: string; deliverAt: number } | null {
  const { timezone, notificationTime } = user;
  let deliverAt = user.nextDeliveryAt ?? now;
  if (deliverAt > now) return { date: deliveryDate(deliverAt, timezone), deliverAt };
  // No two deliveries are further apart than 26 hours, so the last one lies behind this.
  if (deliverAt < now - 2 * DAY) deliverAt = nextDelivery(timezone, notificationTime, now - 2 * DAY);
  for (;;) {
    const following = nextDelivery(timezone, notificationTime, deliverAt);
    if (following > now) break;
    deliverAt = following;
  }
  const date = deliveryDate(deliverAt, timezone);
  const worthIt = date === localDate(now, timezone) || now - deliverAt < HOUR;
  return worthIt ? { date, deliverAt } : null;
}

/**
 * Sends a delivery job for every user whose minute is less than the lead away, and plans her next one: first the
 * messages, then the plan, so that a crash in between repeats a message (jobs are unique per user and date) and never
 * loses one. One claims at a time; who finds more than one run may take hands on to the next by a message.
 * @returns how many messages went out, and whether there are more due users than one run takes
 */
export async function claimDueUsers(app: App): Promise<{ sent: number; more: boolean }> {
  const { people } = app;
  if (!(await takeTurn(people, TURN, app.clock.now(), TURN_MS))) return { sent: 0, more: false };
  let claimed: { sent: number; more: boolean };
  try {
    claimed = await claimPages(app);
  } finally {
    await leaveTurn(people, TURN);
  }
  if (claimed.more) await app.jobs.send([{ kind: 'claim-due-users' }]);
  return claimed;
}

async function claimPages(app: App): Promise<{ sent: number; more: boolean }> {
  const now = app.clock.now();
  const until = now + (await currentLead(app));
  const minutes: number[] = [];
  let more = true;
  for (let page = 0; more && page < PAGES_PER_RUN; page++) {
    const due = await dueUsers(app.people, until, PAGE);
    const { messages, advances } = planPage(due, now);
    if (messages.length > 0) await app.jobs.send(messages);
    await advanceDeliveries(app.people, advances);
    minutes.push(...messages.map(({ deliverAt }) => deliverAt));
    more = due.length === PAGE;
  }
  await noteClaimed(app, minutes);
  return { sent: minutes.length, more };
}

type DeliveryMessage = Extract<JobMessage, { kind: 'deliver-outfit' }>;

function planPage(due: DueUser[], now: number): { messages: DeliveryMessage[]; advances: Advance[] } {
  const messages: DeliveryMessage[] = [];
  const advances: Advance[] = [];
  for (const user of due) {
    const was = user.nextDeliveryAt ?? now;
    if (now - user.lastSeenAt >= UNSEEN_PAUSE_MS) {
      advances.push({ id: user.id, was, next: null });
      continue;
    }
    try {
      const next = nextDelivery(user.timezone, user.notificationTime, Math.max(was, now));
      const delivery = dueDelivery(user, now);
      if (delivery) messages.push({ kind: 'deliver-outfit', userId: user.id, ...delivery });
      advances.push({ id: user.id, was, next });
    } catch (error) {
      // A zone or time that this machine does not know must not hold up everybody behind her.
      console.error(JSON.stringify({ user: user.id, zone: user.timezone, error: forLog(error) }));
      advances.push({ id: user.id, was, next: now + DAY });
    }
  }
  return { messages, advances };
}
