import {
  entitlementChange,
  isEntitled,
  leadingSubscription,
  nextCheckAt,
  type SubscriptionSnapshot,
} from '../../../app/domain/billing/subscription.ts';
import type { App } from '../../app.ts';
import { firstInPeopleDbs, peopleDbOf, personById } from '../../db/people/people-databases.ts';
import { findSubscription, saveSubscription, type SubscriptionRow } from '../../db/people/subscriptions.ts';
import type { Payments } from '../../ports/payments.ts';
import { orderBillingMails } from './billing-mails.ts';

const TRIES = 6;
const INVOICES = 12;

/**
 * Reads her subscription at the provider and gives her the paid plan. Events, answers and the cron end here and none is
 * believed, so their order and number do not matter. `origin`: where mails link to, '' if unknown. Null when there is
 * nothing to read. @throws ProviderError
 */
export async function syncSubscription(
  app: App,
  userId: string,
  origin = app.settings.origin ?? '',
): Promise<SubscriptionRow | null> {
  for (let tries = 0; tries < TRIES; tries++) {
    // The row first: whoever writes later refuses our write. Her own row last: nobody who is gone gets mail.
    const row = await readRow(app, userId);
    if (!row || !isFromActiveProvider(app, row)) return null;
    if (await syncOnce(app, app.payments, row, origin)) return (await readRow(app, userId)) ?? null;
  }
  throw new Error('A subscription was written by others again and again while it was read.');
}

const readRow = (app: App, userId: string) =>
  firstInPeopleDbs(app, (people) => findSubscription(people, userId));

export const isFromActiveProvider = (app: App, row: SubscriptionRow): app is App & { payments: Payments } =>
  app.payments !== null && row.provider === app.payments.name && row.stripeCustomerId !== null;

async function syncOnce(
  app: App,
  payments: Payments,
  row: SubscriptionRow,
  origin: string,
): Promise<boolean> {
  const customer = row.stripeCustomerId ?? '';
  const [snapshots, user] = await Promise.all([
    payments.subscriptionsOf(customer),
    personById(app, row.userId),
  ]);
  if (!user) return true;
  const now = app.clock.now();
  const first = leadingSubscription(snapshots, now);
  if (await endWhatMayNotRun(payments, snapshots, first, now)) return false;

  const snapshot = first ?? lastOf(snapshots);
  const invoices = snapshot ? await payments.invoicesOf(customer, INVOICES) : [];
  const receiptsUntil = await orderBillingMails(app, origin, { row, snapshot, invoices });
  const paid = first && isEntitled(first, now) ? first.tier : null;
  return saveSubscription(
    peopleDbOf(app, user),
    row,
    { snapshot, receiptsUntil, checkAt: nextCheckAt(first, now), now },
    entitlementChange(user, paid),
  );
}

/** An unpaid renewal ends with its grace; of two subscriptions (two tabs) one is ended. Whether any was. */
async function endWhatMayNotRun(
  payments: Payments,
  snapshots: SubscriptionSnapshot[],
  first: SubscriptionSnapshot | null,
  now: number,
): Promise<boolean> {
  let ended = false;
  for (const snapshot of snapshots) {
    if (snapshot.state !== 'active' && snapshot.state !== 'past-due') continue;
    const isSecond = snapshot.id !== first?.id;
    if (!isSecond && isEntitled(snapshot, now)) continue;
    await payments.end(snapshot.customer, snapshot.id);
    ended = true;
    // For the operator: money may have to go back.
    if (isSecond) console.warn(JSON.stringify({ endedSecondSubscription: snapshot.id }));
  }
  return ended;
}

function lastOf(snapshots: SubscriptionSnapshot[]): SubscriptionSnapshot | null {
  return [...snapshots].sort((a, b) => b.startedAt - a.startedAt)[0] ?? null;
}
