import type { Stripe } from 'stripe';
import type { PaidTier } from '../../../../app/domain/billing/plan.ts';
import { Refusal } from '../../../../app/domain/refusal.ts';
import type { PaymentSetup } from '../../../ports/payments.ts';
import { ProviderError } from '../../../ports/provider-error.ts';
import { callStripe, callStripeOrNull, expandableId, type StripeClient } from './client.ts';
import { tierForPrice, type Prices } from './words.ts';

export const SECRET_PARTS = [
  'latest_invoice.confirmation_secret',
  'latest_invoice.payments',
  'pending_setup_intent',
];

/** Elements refuses the secrets of all other intents (Stripe's changelog, 2025-09-30). */
const USABLE = new Set(['requires_payment_method', 'requires_confirmation', 'requires_action']);
const ON_ITS_WAY = new Set(['processing', 'succeeded', 'requires_capture']);

interface Secret extends PaymentSetup {
  intentStatus: string;
}

function latestInvoice(sub: Stripe.Subscription): Stripe.Invoice | null {
  return typeof sub.latest_invoice === 'object' ? sub.latest_invoice : null;
}

/** Null when there is nothing that a browser could confirm. */
export async function paymentSecret(stripe: StripeClient, sub: Stripe.Subscription): Promise<Secret | null> {
  const setup = sub.pending_setup_intent;
  if (typeof setup === 'object' && setup?.client_secret) {
    return {
      clientSecret: setup.client_secret,
      intentType: 'setup_intent',
      subscriptionId: sub.id,
      isPaid: false,
      intentStatus: setup.status,
    };
  }
  const invoice = latestInvoice(sub);
  const clientSecret = invoice?.confirmation_secret?.client_secret;
  const intent = expandableId(
    invoice?.payments?.data.find((p) => p.payment.type === 'payment_intent')?.payment.payment_intent,
  );
  if (!clientSecret || intent === null) return null;
  const { status } = await callStripe(stripe.paymentIntents.retrieve(intent));
  return {
    clientSecret,
    intentType: 'payment_intent',
    subscriptionId: sub.id,
    isPaid: status === 'succeeded',
    intentStatus: status,
  };
}

/** @throws Refusal 'conflict' while its payment is under way */
export async function usableSecret(
  stripe: StripeClient,
  sub: Stripe.Subscription,
): Promise<PaymentSetup | null> {
  const secret = await paymentSecret(stripe, sub);
  if (!secret) return null;
  const { intentStatus, ...setup } = secret;
  if (ON_ITS_WAY.has(intentStatus)) throw onItsWay();
  return USABLE.has(intentStatus) ? setup : null;
}

const onItsWay = () =>
  new Refusal('conflict', 'Your payment is on its way. Please wait a minute, then look again.');

/** Of an unpaid subscription. A payment that wins the race is not undone. */
async function discard(stripe: StripeClient, sub: Stripe.Subscription): Promise<void> {
  const invoice = expandableId(sub.latest_invoice);
  const live = await callStripeOrNull(stripe.subscriptions.retrieve(sub.id, { expand: SECRET_PARTS }));
  if (!live || live.status !== sub.status) throw onItsWay();
  if (invoice !== null && latestInvoice(live)?.status === 'open') {
    // Void first: it fails if the invoice was paid just now, and a paid subscription stays.
    await stripe.invoices.voidInvoice(invoice).catch(() => {
      throw onItsWay();
    });
  }
  await callStripeOrNull(
    stripe.subscriptions.cancel(sub.id, { invoice_now: false, prorate: false }).catch((error: unknown) => {
      // Voiding may have ended it already.
      if (error instanceof Error && /canceled|incomplete_expired/.test(error.message)) return null;
      throw error;
    }),
  );
}

export async function setUp(
  stripe: StripeClient,
  prices: Prices,
  order: { customer: string; userId: string; tier: PaidTier; failures: number },
  tax: boolean,
): Promise<PaymentSetup> {
  const { customer, userId, tier, failures } = order;
  const { data: all } = await callStripe(stripe.subscriptions.list({ customer, status: 'all', limit: 100 }));
  const begun = all.filter((sub) => ['incomplete', 'unpaid', 'paused'].includes(sub.status));
  for (const sub of begun) {
    const isThisPlan = tierForPrice(prices, sub.items.data[0]?.price.id ?? null) === tier;
    const full = await callStripe(stripe.subscriptions.retrieve(sub.id, { expand: SECRET_PARTS }));
    const usable = sub.status === 'incomplete' ? await usableSecret(stripe, full) : null;
    if (usable && isThisPlan) return usable;
    await discard(stripe, full);
  }
  const made = await callStripe(
    stripe.subscriptions.create(
      {
        customer,
        items: [{ price: prices[tier] }],
        payment_behavior: 'default_incomplete',
        payment_settings: {
          save_default_payment_method: 'on_subscription',
          payment_method_types: ['card'],
        },
        metadata: { userId, tier },
        ...(tax ? { automatic_tax: { enabled: true } } : {}),
        expand: SECRET_PARTS,
      },
      // Simultaneous attempts count the same subscriptions and failures, and make the same one.
      { idempotencyKey: `sub:${customer}:${tier}:${all.length}:${failures}` },
    ),
  );
  const secret = await usableSecret(stripe, made);
  if (secret) return secret;
  throw new ProviderError('stripe', 'a new subscription came without a secret', { retryable: false });
}
