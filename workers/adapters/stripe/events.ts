import type { Stripe } from 'stripe';
import { Refusal } from '../../../app/domain/refusal.ts';
import type { PaymentEvent } from '../../ports/payments.ts';
import { asked, askedOrGone, idOf, type StripeClient, type StripeSettings } from './client.ts';
import { end } from './plan-changes.ts';

/** What we want to hear of: set the same list at the webhook's endpoint. */
const EVENT_TYPES = [
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'charge.refunded',
  'charge.dispute.created',
];
const MONEY_BACK = new Set(['charge.refunded', 'charge.dispute.created']);
/** How old a signature may be: a copied event is worth nothing later. */
const TOLERANCE_SECONDS = 300;

interface EventObject {
  object?: string;
  id?: string;
  customer?: string | { id: string } | null;
  charge?: string | { id: string } | null;
}

function eventOf(event: Stripe.Event): PaymentEvent {
  const about = event.data.object as EventObject;
  return {
    id: event.id,
    type: event.type,
    createdAt: event.created * 1000,
    customer: about.object === 'customer' ? (about.id ?? null) : idOf(about.customer),
    charge: MONEY_BACK.has(event.type) ? (idOf(about.charge) ?? about.id ?? null) : null,
  };
}

export async function readEvent(
  stripe: StripeClient,
  { webhookSecret, now }: StripeSettings,
  rawBody: string,
  signature: string | null,
): Promise<PaymentEvent> {
  const { Stripe } = await import('stripe');
  const crypto = Stripe.createSubtleCryptoProvider();
  const verified = stripe.webhooks.constructEventAsync(
    rawBody,
    signature ?? '',
    webhookSecret,
    TOLERANCE_SECONDS,
    crypto,
    now(),
  );
  return eventOf(
    await verified.catch(() => {
      throw new Refusal('bad-input', 'This was not signed by our payment provider.');
    }),
  );
}

export async function eventsSince(
  stripe: StripeClient,
  since: number,
  limit: number,
): Promise<PaymentEvent[]> {
  const listed = stripe.events.list({
    created: { gte: Math.floor(since / 1000) },
    types: EVENT_TYPES,
    limit: 100,
  });
  const events = await asked(listed.autoPagingToArray({ limit }));
  return events.map(eventOf).reverse();
}

/** See Payments.endIfTakenBack. A refund of a part, or of an older month, changes nothing. */
export async function endIfTakenBack(stripe: StripeClient, chargeId: string): Promise<string | null> {
  const charge = await askedOrGone(stripe.charges.retrieve(chargeId));
  const intent = idOf(charge?.payment_intent);
  if (!charge || intent === null || !(charge.refunded || charge.disputed)) return idOf(charge?.customer);
  const { data } = await asked(
    stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent: intent }, limit: 1 }),
  );
  const invoice = idOf(data[0]?.invoice);
  const paid = invoice === null ? null : await askedOrGone(stripe.invoices.retrieve(invoice));
  const subscription = idOf(paid?.parent?.subscription_details?.subscription);
  if (subscription !== null) {
    const sub = await askedOrGone(stripe.subscriptions.retrieve(subscription));
    if (sub && idOf(sub.latest_invoice) === invoice) await end(stripe, subscription);
  }
  return idOf(charge.customer);
}
