import { PLANS, type PaidTier } from '../../../../app/domain/billing/plan.ts';
import { Refusal } from '../../../../app/domain/refusal.ts';
import type { SandboxCard } from '../../../../app/domain/billing/sandbox-cards.ts';
import type { SubscriptionSnapshot } from '../../../../app/domain/billing/subscription.ts';
import type { PaymentInvoice, PaymentSetup, SandboxConfirmation } from '../../../ports/payments.ts';
import {
  addInvoice,
  endSubscription,
  newId,
  periodEnd,
  periodStart,
  type DeskAccount,
  type DeskInvoice,
  type DeskSubscription,
  openInvoices,
} from './account.ts';

// Requests to the sandbox; each changes the account in place. Pure but for ids.

const SECRET = '_secret_';
/** Names its invoice; not guessable without it. */
const secretFor = (invoice: DeskInvoice): string => `${invoice.id}${SECRET}sandbox`;
const invoiceOfSecret = (secret: string): string => secret.split(SECRET)[0] ?? '';

const setupFor = (invoice: DeskInvoice): PaymentSetup => ({
  clientSecret: secretFor(invoice),
  intentType: 'payment_intent',
  subscriptionId: invoice.subscription,
  isPaid: invoice.state === 'paid',
});

/** @throws Refusal 'not-found' */
export function requireDeskSubscription(account: DeskAccount, id: string): DeskSubscription {
  const sub = account.subscriptions.find((one) => one.id === id);
  if (!sub) throw new Refusal('not-found', "We couldn't find that subscription.");
  return sub;
}

export function beginSubscription(account: DeskAccount, tier: PaidTier, now: number): PaymentSetup {
  for (const sub of account.subscriptions.filter(({ state }) => state === 'incomplete')) {
    const [open] = openInvoices(account, sub);
    if (sub.tier === tier && open) return setupFor(open);
    endSubscription(account, sub);
  }
  const sub: DeskSubscription = {
    id: newId('sub'),
    tier,
    state: 'incomplete',
    startedAt: now,
    months: 0,
    cancelAtPeriodEnd: false,
    nextTier: null,
    card: null,
  };
  account.subscriptions.push(sub);
  return setupFor(
    addInvoice(account, {
      subscription: sub.id,
      createdAt: now,
      amountCents: PLANS[tier].priceCents,
      reason: 'first',
      tier,
    }),
  );
}

export function openRenewal(account: DeskAccount, id: string): PaymentSetup | null {
  requireDeskSubscription(account, id);
  const [open] = openInvoices(account, { id }, 'renewal');
  return open ? setupFor(open) : null;
}

/** The unused part of the period at the larger price, less the same part at the smaller one. */
export function upgradeCents(sub: DeskSubscription, tier: PaidTier, now: number): number {
  const [from, to] = [periodStart(sub), periodEnd(sub)];
  const left = Math.max(0, to - now) / (to - from);
  return Math.round((PLANS[tier].priceCents - PLANS[sub.tier].priceCents) * left);
}

/** A card that asks first, or declines, leaves the change open until it is paid. */
export function startUpgrade(account: DeskAccount, id: string, tier: PaidTier, now: number): PaymentSetup {
  const sub = requireDeskSubscription(account, id);
  const [begun] = openInvoices(account, sub, 'change');
  if (begun) return setupFor(begun);
  const invoice = addInvoice(account, {
    subscription: id,
    createdAt: now,
    amountCents: upgradeCents(sub, tier, now),
    reason: 'change',
    tier,
  });
  invoice.attempts = 1;
  if (sub.card?.now === 'pays' && sub.card.renews) settleInvoice(account, invoice, sub.card);
  return setupFor(invoice);
}

function settleInvoice(account: DeskAccount, invoice: DeskInvoice, card: SandboxCard): void {
  const sub = requireDeskSubscription(account, invoice.subscription);
  invoice.state = 'paid';
  invoice.nextAttemptAt = null;
  sub.card = card;
  sub.tier = invoice.tier;
  if (sub.state !== 'over') sub.state = 'active';
  if (invoice.reason === 'change') sub.nextTier = null;
}

/** `approved` is her answer to the bank's question; undefined before it is asked. */
export function confirmPayment(
  account: DeskAccount,
  secret: string,
  card: SandboxCard,
  approved: boolean | undefined,
): SandboxConfirmation {
  const invoice = account.invoices.find(({ id }) => id === invoiceOfSecret(secret));
  if (!invoice || secret !== secretFor(invoice))
    throw new Refusal('not-found', "We couldn't find that payment.");
  if (invoice.state === 'paid') return { status: 'succeeded', paymentMethodId: `pm_sandbox_${card.id}` };
  if (invoice.state === 'void') return { status: 'failed', message: 'This payment is no longer open.' };
  invoice.attempts += 1;
  if (card.now === 'declines') return { status: 'failed', message: 'Your card was declined.' };
  if (card.now === 'asks' && approved === undefined) return { status: 'requires_action' };
  if (card.now === 'asks' && !approved) {
    return { status: 'failed', message: "Your bank couldn't confirm that it was you." };
  }
  settleInvoice(account, invoice, card);
  return { status: 'succeeded', paymentMethodId: `pm_sandbox_${card.id}` };
}

const NEVER = Date.UTC(2099, 0, 1);

export const deskSnapshot = (account: DeskAccount, sub: DeskSubscription): SubscriptionSnapshot => ({
  id: sub.id,
  customer: account.customer,
  tier: sub.tier,
  state: sub.state,
  startedAt: sub.startedAt,
  periodStart: periodStart(sub),
  periodEnd: periodEnd(sub),
  cancelAtPeriodEnd: sub.cancelAtPeriodEnd,
  nextTier: sub.nextTier,
  card: sub.card && { brand: 'test card', last4: sub.card.last4, expiresAt: NEVER },
});

export const deskInvoice = (invoice: DeskInvoice, index: number): PaymentInvoice => ({
  id: invoice.id,
  number: `TEST-${String(index + 1).padStart(4, '0')}`,
  createdAt: invoice.createdAt,
  amountCents: invoice.amountCents,
  state: invoice.state,
  reason: invoice.reason,
  attempts: invoice.attempts,
  nextAttemptAt: invoice.nextAttemptAt,
  url: null,
});
