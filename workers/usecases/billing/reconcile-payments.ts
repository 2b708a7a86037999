import type { App } from '../../app.ts';
import { collectFromPeopleDbs } from '../../db/people/people-databases.ts';
import { sweep } from '../../db/jobs/ledger.ts';
import { PAYMENT_EVENTS } from '../../db/jobs/ledger-policies.ts';
import { readEventCursor, writeEventCursor } from '../../db/operations/operator-notes.ts';
import { expiringCards, subscriptionsToCheck, unhandledEvents } from '../../db/people/subscriptions.ts';
import { orderCardMail } from './billing-mails.ts';
import { handlePaymentEvent } from './handle-payment-event.ts';
import { syncSubscription } from './sync-subscription.ts';
import { forLog, logAndContinue } from '../../for-log.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Read twice: the provider's clock differs, and events may be listed late. */
const OVERLAP_MS = 30 * MINUTE;
const MOST_EVENTS = 5_000;
const MOST_ROWS = 500;
const CARD_NOTICE_MS = 30 * DAY;

/** Hourly: missed webhooks, changes by time alone, and expiring cards. */
export async function reconcilePayments(app: App): Promise<void> {
  if (!app.payments) return;
  const parts = await Promise.allSettled([
    catchUpOnEvents(app),
    checkDueRows(app),
    speakOfCards(app),
    sweep(app.people, PAYMENT_EVENTS, app.clock.now()),
  ]);
  for (const part of parts) if (part.status === 'rejected') throw part.reason;
}

/** A failing event does not stop the others; the cursor stays before it. */
async function catchUpOnEvents(app: App): Promise<void> {
  const now = app.clock.now();
  // A clock set back must not leave a gap.
  const since = Math.min((await readEventCursor(app.people)) ?? now - DAY, now);
  const events = (await app.payments?.eventsSince(since - OVERLAP_MS, MOST_EVENTS)) ?? [];
  const missed = await unhandledEvents(app.people, events);
  let failedAt: number | null = null;
  for (const event of missed) {
    await handlePaymentEvent(app, event).catch((error: unknown) => {
      failedAt ??= event.createdAt;
      console.warn(JSON.stringify({ paymentEvent: event.id, error: forLog(error) }));
    });
  }
  await writeEventCursor(app.people, failedAt ?? events.at(-1)?.createdAt ?? since, now);
}

async function checkDueRows(app: App): Promise<void> {
  const due = await collectFromPeopleDbs(app, (people) =>
    subscriptionsToCheck(people, app.clock.now(), MOST_ROWS),
  );
  for (const row of due) {
    await syncSubscription(app, row.userId).catch(logAndContinue({ subscriptionOf: row.userId }));
  }
}

async function speakOfCards(app: App): Promise<void> {
  const now = app.clock.now();
  const rows = await collectFromPeopleDbs(app, (people) =>
    expiringCards(people, now, now + CARD_NOTICE_MS, MOST_ROWS),
  );
  for (const row of rows) await orderCardMail(app, row);
}
