import type { Stripe } from 'stripe';
import type { PaidTier } from '../../../../app/domain/billing/plan.ts';
import type {
  CardOnFile,
  SubscriptionSnapshot,
  SubscriptionState,
} from '../../../../app/domain/billing/subscription.ts';
import type { PaymentInvoice } from '../../../ports/payments.ts';
import { expandableId } from './client.ts';

export type Prices = Record<PaidTier, string>;

export const SNAPSHOT_PARTS = ['default_payment_method', 'schedule'];

const STATES: Record<string, SubscriptionState> = {
  incomplete: 'incomplete',
  active: 'active',
  trialing: 'active',
  past_due: 'past-due',
};
/** Everything else gives nothing: incomplete_expired, canceled, unpaid, paused, and what Stripe invents next. */
const stateOf = (status: string): SubscriptionState => STATES[status] ?? 'over';

export function tierForPrice(prices: Prices, price: string | null): PaidTier | null {
  if (price === prices.premium) return 'premium';
  return price === prices.pro ? 'pro' : null;
}

const ms = (seconds: number): number => seconds * 1000;

/** Null for a subscription to something that is not one of our plans. */
export function toSnapshot(prices: Prices, sub: Stripe.Subscription): SubscriptionSnapshot | null {
  const item = sub.items.data[0];
  const tier = tierForPrice(prices, item?.price.id ?? null);
  if (!item || !tier) return null;
  return {
    id: sub.id,
    customer: expandableId(sub.customer) ?? '',
    tier,
    state: stateOf(sub.status),
    startedAt: ms(sub.created),
    periodStart: ms(item.current_period_start),
    periodEnd: ms(item.current_period_end),
    // The portal writes either.
    cancelAtPeriodEnd: sub.cancel_at_period_end || sub.cancel_at !== null,
    nextTier: nextTierOf(prices, sub, tier),
    card: cardOf(sub.default_payment_method),
  };
}

function nextTierOf(prices: Prices, sub: Stripe.Subscription, tier: PaidTier): PaidTier | null {
  const { schedule } = sub;
  if (typeof schedule !== 'object' || schedule === null) return null;
  const current = schedule.current_phase;
  const next = current && schedule.phases.find((phase) => phase.start_date >= current.end_date);
  const follows = tierForPrice(prices, expandableId(next?.items[0]?.price));
  return follows === tier ? null : follows;
}

function cardOf(method: Stripe.Subscription['default_payment_method']): CardOnFile | null {
  const card = typeof method === 'object' ? method?.card : null;
  if (!card) return null;
  // Stripe counts months from 1, Date.UTC from 0: the first instant after the month.
  return { brand: card.brand, last4: card.last4, expiresAt: Date.UTC(card.exp_year, card.exp_month, 1) };
}

const REASONS: Record<string, PaymentInvoice['reason']> = {
  subscription_create: 'first',
  subscription_cycle: 'renewal',
  subscription_update: 'change',
};
const INVOICE_STATES: Record<string, PaymentInvoice['state']> = { paid: 'paid', open: 'open' };

export function toInvoice(invoice: Stripe.Invoice): PaymentInvoice {
  const state = INVOICE_STATES[invoice.status ?? ''] ?? 'void';
  return {
    id: invoice.id,
    number: invoice.number,
    createdAt: ms(invoice.created),
    amountCents: state === 'paid' ? invoice.amount_paid : invoice.amount_due,
    state,
    reason: REASONS[invoice.billing_reason ?? ''] ?? 'other',
    attempts: invoice.attempt_count,
    nextAttemptAt: invoice.next_payment_attempt === null ? null : ms(invoice.next_payment_attempt),
    url: invoice.hosted_invoice_url ?? null,
  };
}
