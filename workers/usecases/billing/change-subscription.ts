import type { PaidTier } from '../../../app/domain/billing/plan.ts';
import { Refusal } from '../../../app/domain/refusal.ts';
import { planChangeKind } from '../../../app/domain/billing/subscription.ts';
import type { App } from '../../app.ts';
import { peopleDbOf } from '../../db/people/people-databases.ts';
import { noteAttempt } from '../../db/people/subscriptions.ts';
import type { SessionUser } from '../../db/people/users.ts';
import type { ChangePreview, PaymentInvoice } from '../../ports/payments.ts';
import { limitHourly } from '../limits/rate-limits.ts';
import { requireRunningSubscription } from './customer.ts';
import { syncSubscription } from './sync-subscription.ts';

export type Change = { action: 'cancel' } | { action: 'resume' } | { action: 'downgrade'; tier: PaidTier };

export async function changeSubscription(
  app: App,
  user: SessionUser,
  change: Change,
  origin: string,
): Promise<void> {
  await limitHourly(app, 'payment', user.id);
  await syncSubscription(app, user.id, origin);
  const { payments, row, customer, id } = await requireRunningSubscription(app, user);
  if (change.action === 'cancel') await payments.cancelAtPeriodEnd(customer, id);
  else if (change.action === 'resume') await payments.resume(customer, id);
  else {
    if (row.tier === null || planChangeKind(row.tier, change.tier) !== 'downgrade') {
      throw new Refusal('conflict', "That plan isn't lower than the one you have.");
    }
    await payments.downgradeAtPeriodEnd(customer, id, change.tier);
  }
  const tier = change.action === 'downgrade' ? change.tier : null;
  await noteAttempt(peopleDbOf(app, user), {
    userId: user.id,
    action: change.action,
    tier,
    outcome: 'done',
    ref: id,
    at: app.clock.now(),
  });
  await syncSubscription(app, user.id, origin);
}

/** @throws Refusal 'not-found' without a running subscription */
export async function previewUpgrade(app: App, user: SessionUser, tier: PaidTier): Promise<ChangePreview> {
  const { payments, row, customer, id } = await requireRunningSubscription(app, user);
  if (row.tier === null || planChangeKind(row.tier, tier) !== 'upgrade') {
    throw new Refusal('conflict', 'You already have this plan or a higher one.');
  }
  return payments.previewUpgrade(customer, id, tier);
}

export async function readInvoices(app: App, user: SessionUser): Promise<PaymentInvoice[]> {
  const here = await customerHere(app, user);
  return here === null || !app.payments ? [] : app.payments.invoicesOf(here, 24);
}

export async function portalLink(app: App, user: SessionUser, returnUrl: string): Promise<string | null> {
  const here = await customerHere(app, user);
  if (here === null || !app.payments)
    throw new Refusal('not-found', "You don't have a subscription to manage.");
  return app.payments.portalLink(here, returnUrl);
}

async function customerHere(app: App, user: SessionUser): Promise<string | null> {
  const row = await syncSubscription(app, user.id);
  return row?.stripeCustomerId ?? null;
}
