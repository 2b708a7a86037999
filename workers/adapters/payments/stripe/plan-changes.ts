import type { Stripe } from 'stripe';
import type { PaidTier } from '../../../../app/domain/billing/plan.ts';
import { Refusal } from '../../../../app/domain/refusal.ts';
import type { ChangePreview, PaymentSetup } from '../../../ports/payments.ts';
import { ProviderError } from '../../../ports/provider-error.ts';
import { callStripe, callStripeOrNull, expandableId, type StripeClient } from './client.ts';
import { SECRET_PARTS, paymentSecret, usableSecret } from './set-up.ts';
import type { Prices } from './words.ts';

/** @throws Refusal 'not-found' unless the subscription is this customer's */
export async function ownSubscription(
  stripe: StripeClient,
  customer: string,
  id: string,
  expand: string[] = [],
): Promise<Stripe.Subscription> {
  const sub = await callStripeOrNull(stripe.subscriptions.retrieve(id, { expand }));
  if (!sub || expandableId(sub.customer) !== customer)
    throw new Refusal('not-found', "We couldn't find that subscription.");
  return sub;
}

function itemOf(sub: Stripe.Subscription): Stripe.SubscriptionItem {
  const item = sub.items.data[0];
  if (!item) throw new ProviderError('stripe', 'a subscription without an item', { retryable: false });
  return item;
}

/** A schedule owns cancellations and prices of its subscription: it goes before those are changed. */
async function release(stripe: StripeClient, sub: Stripe.Subscription): Promise<void> {
  const schedule = expandableId(sub.schedule);
  if (schedule !== null) await callStripe(stripe.subscriptionSchedules.release(schedule));
}

export async function previewUpgrade(
  stripe: StripeClient,
  prices: Prices,
  customer: string,
  id: string,
  tier: PaidTier,
): Promise<ChangePreview> {
  const item = itemOf(await ownSubscription(stripe, customer, id));
  const preview = await callStripe(
    stripe.invoices.createPreview({
      customer,
      subscription: id,
      subscription_details: {
        items: [{ id: item.id, price: prices[tier] }],
        proration_behavior: 'always_invoice',
      },
    }),
  );
  return { amountCents: preview.amount_due, renewsAt: item.current_period_end * 1000 };
}

/** `pending_if_incomplete`: the larger plan waits in `pending_update` until it is paid. */
export async function upgradeSubscription(
  stripe: StripeClient,
  prices: Prices,
  { customer, id, tier, failures }: { customer: string; id: string; tier: PaidTier; failures: number },
): Promise<PaymentSetup> {
  const sub = await ownSubscription(stripe, customer, id, SECRET_PARTS);
  if (sub.pending_update) {
    const begun = await usableSecret(stripe, sub);
    if (begun) return begun;
  }
  await release(stripe, sub);
  const before = expandableId(sub.latest_invoice) ?? 'none';
  const changed = await callStripe(
    stripe.subscriptions.update(
      id,
      {
        items: [{ id: itemOf(sub).id, price: prices[tier] }],
        proration_behavior: 'always_invoice',
        payment_behavior: 'pending_if_incomplete',
        expand: SECRET_PARTS,
      },
      // A double click is one upgrade. The next try comes after another invoice, or after one that failed.
      { idempotencyKey: `up:${id}:${tier}:${before}:${failures}` },
    ),
  );
  if (!changed.pending_update) {
    const paid = await paymentSecret(stripe, changed);
    return {
      clientSecret: paid?.clientSecret ?? 'paid',
      intentType: 'payment_intent',
      subscriptionId: id,
      isPaid: true,
    };
  }
  const secret = await usableSecret(stripe, changed);
  if (secret) return secret;
  throw new ProviderError('stripe', 'an upgrade that waits for a payment came without a secret', {
    retryable: false,
  });
}

/** Two phases: the paid plan until the end of the period, then the smaller one, then no schedule. */
export async function downgradeAtPeriodEnd(
  stripe: StripeClient,
  prices: Prices,
  customer: string,
  id: string,
  tier: PaidTier,
): Promise<void> {
  const sub = await ownSubscription(stripe, customer, id);
  const item = itemOf(sub);
  await keepGoing(stripe, sub);
  const schedule =
    expandableId(sub.schedule) ??
    (await callStripe(stripe.subscriptionSchedules.create({ from_subscription: id }))).id;
  await callStripe(
    stripe.subscriptionSchedules.update(schedule, {
      end_behavior: 'release',
      proration_behavior: 'none',
      phases: [
        {
          items: [{ price: item.price.id, quantity: 1 }],
          start_date: item.current_period_start,
          end_date: item.current_period_end,
        },
        {
          items: [{ price: prices[tier], quantity: 1 }],
          duration: { interval: 'month', interval_count: 1 },
          proration_behavior: 'none',
        },
      ],
    }),
  );
}

async function keepGoing(stripe: StripeClient, sub: Stripe.Subscription): Promise<void> {
  if (sub.cancel_at_period_end) {
    await callStripe(stripe.subscriptions.update(sub.id, { cancel_at_period_end: false }));
  } else if (sub.cancel_at !== null) {
    await callStripe(stripe.subscriptions.update(sub.id, { cancel_at: '' }));
  }
}

export async function cancelAtPeriodEnd(stripe: StripeClient, customer: string, id: string): Promise<void> {
  const sub = await ownSubscription(stripe, customer, id);
  await release(stripe, sub);
  if (!sub.cancel_at_period_end) {
    await callStripe(stripe.subscriptions.update(id, { cancel_at_period_end: true }));
  }
}

export async function resumeSubscription(stripe: StripeClient, customer: string, id: string): Promise<void> {
  const sub = await ownSubscription(stripe, customer, id);
  await release(stripe, sub);
  await keepGoing(stripe, sub);
}

export async function endSubscription(stripe: StripeClient, id: string): Promise<void> {
  const sub = await callStripeOrNull(stripe.subscriptions.retrieve(id));
  if (!sub || ['canceled', 'incomplete_expired'].includes(sub.status)) return;
  await callStripeOrNull(stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false }));
}
