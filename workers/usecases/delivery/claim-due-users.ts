import { deliveryDate, nextDelivery } from '../../../app/domain/delivery/delivery-instant.ts';
import { localDate } from '../../../app/domain/time/local-day.ts';
import type { App } from '../../app.ts';
import { runInPeopleDbs } from '../../db/people/people-databases.ts';
import { advanceDeliveries, dueUsers, type Advance, type DueUser } from '../../db/jobs/minutes.ts';
import { claim, hold } from '../../db/jobs/ledger.ts';
import { CRON_TURNS } from '../../db/jobs/ledger-policies.ts';
import { notePaused } from '../../db/people/users.ts';
import type { JobMessage } from '../../ports/jobs.ts';
import { currentLead, noteClaimed } from './delivery-lead.ts';
import { forLog } from '../../for-log.ts';
import { mapShards } from '../../db/sql/shards.ts';
import type { Delivery } from './claimed-delivery.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const UNSEEN_PAUSE_MS = 30 * DAY;
export const CLAIM_PAGE = 1000;
/** 20,000 people; the rest in a run of its own. */
const PAGES_PER_RUN = 20;
const TURN = { name: 'claim-due-users' };

/**
 * The planned one if still to come, else the latest at or before `now`. After an outage days in between are skipped;
 * for a day that is over only within an hour of its minute. Null when none is worth making.
 */
export function dueDelivery(
  user: Pick<DueUser, 'timezone' | 'notificationTime' | 'nextDeliveryAt'>,
  now: number,
): Delivery | null {
  const { timezone, notificationTime } = user;
  let deliverAt = user.nextDeliveryAt ?? now;
  if (deliverAt > now) return { date: deliveryDate(deliverAt, timezone), deliverAt };
  // Deliveries are at most 26 hours apart, so the last one is after this.
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

type ClaimMessage = Extract<JobMessage, { kind: 'claim-due-users' }>;

export async function orderClaims(app: App): Promise<void> {
  const until = app.clock.now() + (await currentLead(app));
  await app.jobs.send(mapShards(app, (_, shard) => ({ kind: 'claim-due-users', shard, until })));
}

/**
 * Sends messages for users due at or before `until`, then plans their next minute: in this order a crash repeats
 * messages (jobs are unique per user and date) and loses none. Touches only this shard, where one run claims at a time.
 * Returns how many went out, and whether more are due.
 */
export async function claimDueUsers(
  app: App,
  { shard, until }: Pick<ClaimMessage, 'shard' | 'until'>,
): Promise<{ sent: number; more: boolean }> {
  const db = app.looks(shard);
  // In most minutes nobody is due, and nothing is written.
  if ((await dueUsers(db, until, 1)).length === 0) return { sent: 0, more: false };
  const turn = await claim(db, CRON_TURNS, TURN, app.clock.now());
  if (turn.length === 0) return { sent: 0, more: false };
  let claimed: { sent: number; more: boolean };
  try {
    claimed = await claimPages(app, shard, until);
  } finally {
    await hold(db, CRON_TURNS, TURN, 0);
  }
  if (claimed.more) await app.jobs.send([{ kind: 'claim-due-users', shard, until }]);
  return claimed;
}

async function claimPages(app: App, shard: number, until: number): Promise<{ sent: number; more: boolean }> {
  const db = app.looks(shard);
  const now = app.clock.now();
  const minutes: number[] = [];
  let more = true;
  for (let page = 0; more && page < PAGES_PER_RUN; page++) {
    const due = await dueUsers(db, until, CLAIM_PAGE);
    const { messages, advances, paused } = planPage(due, now);
    if (messages.length > 0) await app.jobs.send(messages.map((message) => ({ ...message, shard })));
    // Before her minute is cleared: this tells her of the pause, and ends it.
    await runInPeopleDbs(app, (people) => notePaused(people, paused));
    await advanceDeliveries(db, advances);
    minutes.push(...messages.map(({ deliverAt }) => deliverAt));
    more = due.length === CLAIM_PAGE;
  }
  await noteClaimed(db, minutes, now);
  return { sent: minutes.length, more };
}

type DeliveryMessage = Extract<JobMessage, { kind: 'deliver-outfit' }>;

interface Page {
  messages: DeliveryMessage[];
  advances: Advance[];
  paused: string[];
}

function planPage(due: DueUser[], now: number): Page {
  const page: Page = { messages: [], advances: [], paused: [] };
  const plans = new Map<string, ReturnType<typeof planOf>>();
  for (const user of due) {
    const { userId } = user;
    const was = user.nextDeliveryAt ?? now;
    if (now - user.lastSeenAt >= UNSEEN_PAUSE_MS) {
      page.advances.push({ userId, was, next: null });
      page.paused.push(userId);
      continue;
    }
    try {
      // Many share a minute, and reading a zone takes most of the time.
      const name = `${was} ${user.notificationTime} ${user.timezone}`;
      const plan = plans.get(name) ?? planOf(user, was, now);
      plans.set(name, plan);
      if (plan.delivery) page.messages.push({ kind: 'deliver-outfit', userId, ...plan.delivery });
      page.advances.push({ userId, was, next: plan.next });
    } catch (error) {
      // An unknown zone or time must not hold up the others.
      console.error(JSON.stringify({ user: userId, zone: user.timezone, error: forLog(error) }));
      page.advances.push({ userId, was, next: now + DAY });
    }
  }
  return page;
}

const planOf = (user: DueUser, was: number, now: number) => ({
  next: nextDelivery(user.timezone, user.notificationTime, Math.max(was, now)),
  delivery: dueDelivery(user, now),
});
