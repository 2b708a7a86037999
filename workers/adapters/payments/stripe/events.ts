import { z } from 'zod';
import { Refusal } from '../../../../app/domain/refusal.ts';
import type { PaymentEvent } from '../../../ports/payments.ts';
import {
  callStripe,
  callStripeOrNull,
  expandableId,
  type StripeClient,
  type StripeSettings,
} from './client.ts';
import { endSubscription } from './plan-changes.ts';

/** Set the same list at the webhook's endpoint. */
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
const TOLERANCE_SECONDS = 300;

const id = z.string().regex(/^[\w-]{1,255}$/);
const thing = z.union([id, z.object({ id })]).nullish();
const event = z.object({
  id,
  type: z.string().regex(/^[\w.]{1,100}$/),
  created: z.number().min(0).max(1e11),
  data: z.object({
    object: z.object({
      object: z.unknown().optional(),
      id: z.unknown().optional(),
      customer: thing,
      charge: thing,
    }),
  }),
});

function eventOf(said: unknown): PaymentEvent | null {
  const read = event.safeParse(said);
  if (!read.success) return null;
  const { type, created, data } = read.data;
  const about = data.object;
  const itself = id.safeParse(about.id).data ?? null;
  return {
    id: read.data.id,
    type,
    createdAt: created * 1000,
    customer: about.object === 'customer' ? itself : expandableId(about.customer),
    charge: MONEY_BACK.has(type) ? (expandableId(about.charge) ?? itself) : null,
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
  const signed: unknown = await verified.catch(() => {
    throw new Refusal('bad-input', 'This was not signed by our payment provider.');
  });
  const read = eventOf(signed);
  // 400, not 500: a retry would be the same.
  if (!read) throw new Refusal('bad-input', 'This is signed, and is no event.');
  return read;
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
  const events = await callStripe(listed.autoPagingToArray({ limit }));
  return events.flatMap((each) => eventOf(each) ?? []).reverse();
}

/** See Payments.endIfTakenBack. A refund of a part, or of an older month, changes nothing. */
export async function endIfTakenBack(stripe: StripeClient, chargeId: string): Promise<string | null> {
  const charge = await callStripeOrNull(stripe.charges.retrieve(chargeId));
  const intent = expandableId(charge?.payment_intent);
  if (!charge || intent === null || !(charge.refunded || charge.disputed))
    return expandableId(charge?.customer);
  const { data } = await callStripe(
    stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent: intent }, limit: 1 }),
  );
  const invoice = expandableId(data[0]?.invoice);
  const paid = invoice === null ? null : await callStripeOrNull(stripe.invoices.retrieve(invoice));
  const subscription = expandableId(paid?.parent?.subscription_details?.subscription);
  if (subscription !== null) {
    const sub = await callStripeOrNull(stripe.subscriptions.retrieve(subscription));
    if (sub && expandableId(sub.latest_invoice) === invoice) await endSubscription(stripe, subscription);
  }
  return expandableId(charge.customer);
}
