import { PLANS } from '../../../app/domain/billing/plan.ts';
import { graceEnd, type SubscriptionSnapshot } from '../../../app/domain/billing/subscription.ts';
import type { App } from '../../app.ts';
import type { SubscriptionRow } from '../../db/people/subscriptions.ts';
import type { PaymentInvoice } from '../../ports/payments.ts';
import { orderMailsBestEffort, type MailOrder } from '../mails/order-mails.ts';

interface Read {
  row: SubscriptionRow;
  snapshot: SubscriptionSnapshot | null;
  invoices: PaymentInvoice[];
}

/**
 * Ordered before the change is written, each under its own key: neither a crash nor concurrent calls lose or double
 * one. Returns the instant up to which receipts are ordered.
 */
export async function orderBillingMails(app: App, origin: string, read: Read): Promise<number> {
  const { row, snapshot, invoices } = read;
  const paid = invoices.filter(({ state, amountCents, createdAt }) => {
    return state === 'paid' && amountCents > 0 && createdAt > row.receiptsUntil;
  });
  const to = { userId: row.userId };
  const plan = PLANS[snapshot?.tier ?? row.tier ?? 'premium'].label;
  const orders: MailOrder[] = paid.map((invoice) => ({
    mail: 'payment-received',
    to,
    key: invoice.id,
    facts: {
      plan,
      amount: dollars(invoice.amountCents),
      date: day(invoice.createdAt),
      number: invoice.number ?? '',
    },
  }));
  orders.push(...failed(read, plan), ...canceled(read, plan));
  await orderMailsBestEffort(app, origin, orders);
  // An open invoice may be paid later: the mark stays before the oldest.
  const open = invoices.filter(({ state }) => state === 'open').map(({ createdAt }) => createdAt - 1);
  const newest = Math.max(row.receiptsUntil, ...invoices.map(({ createdAt }) => createdAt));
  return Math.max(row.receiptsUntil, Math.min(newest, ...open));
}

function failed({ row, snapshot, invoices }: Read, plan: string): MailOrder[] {
  if (snapshot?.state !== 'past-due') return [];
  const invoice = invoices.find(({ state, reason }) => state === 'open' && reason === 'renewal');
  if (!invoice || row.status === 'past-due') return [];
  const facts = { plan, amount: dollars(invoice.amountCents), until: day(graceEnd(snapshot)) };
  return [{ mail: 'payment-failed', to: { userId: row.userId }, key: invoice.id, facts }];
}

function canceled({ row, snapshot }: Read, plan: string): MailOrder[] {
  if (!snapshot || row.stripeSubscriptionId !== snapshot.id) return [];
  const to = { userId: row.userId };
  const ran = row.status === 'active' || row.status === 'past-due';
  if (snapshot.state === 'active' && snapshot.cancelAtPeriodEnd && !row.cancelAtPeriodEnd) {
    const facts = { plan, until: day(snapshot.periodEnd) };
    return [{ mail: 'subscription-cancelled', to, key: `${snapshot.id}:${snapshot.periodEnd}`, facts }];
  }
  if (snapshot.state === 'over' && ran && !row.cancelAtPeriodEnd) {
    return [{ mail: 'subscription-cancelled', to, key: `${snapshot.id}:over`, facts: { plan, until: '' } }];
  }
  return [];
}

export async function orderCardMail(app: App, row: SubscriptionRow): Promise<void> {
  const { cardExpiresAt, cardLast4, stripeSubscriptionId } = row;
  if (cardExpiresAt === null || cardLast4 === null) return;
  const facts = {
    plan: PLANS[row.tier ?? 'premium'].label,
    last4: cardLast4,
    month: new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      cardExpiresAt - 1,
    ),
  };
  const key = `${stripeSubscriptionId}:${cardLast4}:${cardExpiresAt}`;
  await orderMailsBestEffort(app, app.settings.origin ?? '', [
    { mail: 'card-expiring', to: { userId: row.userId }, key, facts },
  ]);
}

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
/** In UTC: mails know no time zone. */
const day = (at: number): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(at);
