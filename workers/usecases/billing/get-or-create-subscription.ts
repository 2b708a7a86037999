import { PLANS, type PaidTier } from '../../../app/domain/billing/plan.ts';
import { Refusal } from '../../../app/domain/refusal.ts';
import { planChangeKind, isGranted } from '../../../app/domain/billing/subscription.ts';
import type { App } from '../../app.ts';
import { peopleDbOf } from '../../db/people/people-databases.ts';
import { failedAttempts, noteAttempt, type SubscriptionRow } from '../../db/people/subscriptions.ts';
import type { SessionUser } from '../../db/people/users.ts';
import type { PaymentSetup } from '../../ports/payments.ts';
import { limitHourly } from '../limits/rate-limits.ts';
import { ensureCustomer, requirePayments } from './customer.ts';
import { syncSubscription } from './sync-subscription.ts';

/** `address`: network address, for the tax. */
type Order = { user: SessionUser; tier: PaidTier; origin: string; address?: string | null };

/** What to pay for a plan: the browser names a plan, never a price. @throws Refusal, ProviderError */
export async function getOrCreateSubscription(app: App, order: Order): Promise<PaymentSetup> {
  const { user, tier, origin } = order;
  requireVerifiedEmail(user);
  requireNoGrant(user);
  const payments = requirePayments(app);
  await limitHourly(app, 'payment', user.id);
  const { stripeCustomerId: customer } = await ensureCustomer(app, user, order.address);
  // Read at the provider: a lost webhook must not sell her a second plan.
  const row = await syncSubscription(app, user.id, origin);
  const action = actionFor(row, tier);
  const subscription = row?.stripeSubscriptionId ?? '';
  const note = (outcome: string, ref: string | null = null) =>
    noteAttempt(peopleDbOf(app, user), { userId: user.id, action, tier, outcome, ref, at: app.clock.now() });
  const failures = await failedAttempts(peopleDbOf(app, user), user.id, app.clock.now());
  try {
    const setup =
      action === 'set-up'
        ? await payments.setUp({ customer, userId: user.id, tier, failures })
        : action === 'upgrade'
          ? await payments.upgrade(customer, subscription, tier, failures)
          : await payments.payOpenInvoice(customer, subscription);
    if (!setup) throw new Refusal('conflict', "There's nothing to pay right now.");
    await note(setup.isPaid ? 'paid' : 'to-confirm', setup.subscriptionId);
    await syncSubscription(app, user.id, origin);
    return setup;
  } catch (error) {
    await note(error instanceof Refusal ? error.code : 'failed');
    throw error;
  }
}

function requireVerifiedEmail(user: SessionUser): void {
  if (user.emailVerified) return;
  throw new Refusal('forbidden', 'Please verify your email address before you subscribe.', {
    error: 'Email Verification Required',
    emailVerified: false,
  });
}

/** A grant overrides payments: she would pay for nothing. */
function requireNoGrant(user: SessionUser): void {
  if (!isGranted(user)) return;
  const { label } = PLANS[user.subscriptionTier];
  throw new Refusal('conflict', `${label} was given to you by our team, so there's nothing to pay.`);
}

function actionFor(row: SubscriptionRow | null, tier: PaidTier): 'set-up' | 'upgrade' | 'pay-renewal' {
  if (row?.tier == null || (row.status !== 'active' && row.status !== 'past-due')) return 'set-up';
  const change = planChangeKind(row.tier, tier);
  if (row.status === 'past-due') {
    if (change === 'same') return 'pay-renewal';
    throw new Refusal(
      'conflict',
      "Your last payment didn't go through. Please pay it before you change your plan.",
    );
  }
  if (change !== 'upgrade') throw new Refusal('conflict', 'You already have this plan or a higher one.');
  if (row.cancelAtPeriodEnd) {
    throw new Refusal(
      'conflict',
      'Your plan is about to end. Resume it under Manage subscription before you upgrade.',
    );
  }
  return 'upgrade';
}
