import { deliveryDate, nextDelivery } from '../../../app/domain/delivery.ts';
import { localDate } from '../../../app/domain/local-day.ts';
import type { App } from '../../app.ts';
import { inAll } from '../../db/everybody.ts';
import { advanceDeliveries, dueUsers, type Advance, type DueUser } from '../../db/minutes.ts';
import { claim, hold } from '../../db/ledger.ts';
import { TURNS } from '../../db/ledger-policies.ts';
import { notePaused } from '../../db/users.ts';
import type { JobMessage } from '../../ports/jobs.ts';
import { currentLead, noteClaimed } from './delivery-lead.ts';
import { forLog } from '../../for-log.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** Whoever has not looked for so long is not dressed. */
const UNSEEN_PAUSE_MS = 30 * DAY;
/** People that one statement finds and another moves on. */
export const CLAIM_PAGE = 1000;
/** 20,000 people a run; the rest continues in a run of its own. */
const PAGES_PER_RUN = 20;
const TURN = { name: 'claim-due-users' };

/**
 * The delivery that is to be prepared: the next one when it is still to come, otherwise the last one at or before
 * `now`. After a standstill of the cron the days in between are over, and an outfit for a day that is over is sent only
 * when it is less than an hour late.
 * @returns null when there is none worth making
 */
export function dueDelivery(
  user: Pick<DueUser, 'timezone' | 'notificationTime' | 'nextDeliveryAt'>,
  now: number,
): { date: string; deliverAt: number } | null {
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

type ClaimMessage = Extract<JobMessage, { kind: 'claim-due-users' }>;

/** For the cron: every shard is asked by a message of its own who is due there, so that no shard waits for another. */
export async function orderClaims(app: App): Promise<void> {
  const until = app.clock.now() + (await currentLead(app));
  await app.jobs.send(
    Array.from({ length: app.shards }, (_, shard) => ({ kind: 'claim-due-users', shard, until })),
  );
}

/**
 * Sends a delivery job for every user of a shard whose minute is at or before `until`, and plans her next one: first the
 * messages, then the plan, so that a crash in between repeats a message (jobs are unique per user and date) and never
 * loses one. It touches that shard alone. One claims there at a time; who finds more than one run may take hands on to the
 * next by a message.
 * @returns how many messages went out, and whether there are more due users than one run takes
 */
export async function claimDueUsers(
  app: App,
  { shard, until }: Pick<ClaimMessage, 'shard' | 'until'>,
): Promise<{ sent: number; more: boolean }> {
  const db = app.looks(shard);
  // Most minutes of a shard are quiet, and write nothing.
  if ((await dueUsers(db, until, 1)).length === 0) return { sent: 0, more: false };
  const turn = await claim(db, TURNS, TURN, app.clock.now());
  if (turn.length === 0) return { sent: 0, more: false };
  let claimed: { sent: number; more: boolean };
  try {
    claimed = await claimPages(app, shard, until);
  } finally {
    await hold(db, TURNS, TURN, 0);
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
    // Before her minute is taken back: what tells her of it, and starts it again, is this.
    await inAll(app, (people) => notePaused(people, paused));
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
      // Many people share a minute, and reading a zone takes most of the time.
      const name = `${was} ${user.notificationTime} ${user.timezone}`;
      const plan = plans.get(name) ?? planOf(user, was, now);
      plans.set(name, plan);
      if (plan.delivery) page.messages.push({ kind: 'deliver-outfit', userId, ...plan.delivery });
      page.advances.push({ userId, was, next: plan.next });
    } catch (error) {
      // A zone or time that this machine does not know must not hold up everybody behind her.
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
