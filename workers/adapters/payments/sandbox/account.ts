import { PLANS, type PaidTier } from '../../../../app/domain/billing/plan.ts';
import type { SandboxCard } from '../../../../app/domain/billing/sandbox-cards.ts';
import type { SubscriptionState } from '../../../../app/domain/billing/subscription.ts';

// A customer of the sandbox, and what time alone changes. Pure: the clock is an argument.

export interface DeskInvoice {
  id: string;
  subscription: string;
  createdAt: number;
  amountCents: number;
  state: 'paid' | 'open' | 'void';
  reason: 'first' | 'renewal' | 'change';
  tier: PaidTier;
  attempts: number;
  nextAttemptAt: number | null;
}

export interface DeskSubscription {
  id: string;
  tier: PaidTier;
  state: SubscriptionState;
  startedAt: number;
  months: number;
  cancelAtPeriodEnd: boolean;
  nextTier: PaidTier | null;
  card: SandboxCard | null;
}

export interface DeskAccount {
  customer: string;
  userId: string;
  subscriptions: DeskSubscription[];
  /** Oldest first. */
  invoices: DeskInvoice[];
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A first payment not made by then never will be. */
const FIRST_PAYMENT_MS = 23 * HOUR;
/** Days after a failed renewal; after the last retry the subscription ends. */
const RETRY_DAYS = [3, 5, 7];

/** The same day `months` months later, or the last day of a shorter month. UTC. */
function monthsAfter(start: number, months: number): number {
  const from = new Date(start);
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const midnight = Date.UTC(year, month, Math.min(from.getUTCDate(), lastDay));
  return midnight + (start % DAY);
}

export const periodStart = (sub: DeskSubscription): number => monthsAfter(sub.startedAt, sub.months);
export const periodEnd = (sub: DeskSubscription): number => monthsAfter(sub.startedAt, sub.months + 1);

export const newId = (kind: string): string => `${kind}_sandbox_${crypto.randomUUID().replaceAll('-', '')}`;

export function addInvoice(
  account: DeskAccount,
  invoice: Pick<DeskInvoice, 'subscription' | 'createdAt' | 'amountCents' | 'reason' | 'tier'>,
): DeskInvoice {
  const made: DeskInvoice = {
    id: newId('in'),
    state: 'open',
    attempts: 0,
    nextAttemptAt: null,
    ...invoice,
  };
  account.invoices.push(made);
  return made;
}

export const openInvoices = (
  account: DeskAccount,
  { id }: Pick<DeskSubscription, 'id'>,
  reason?: DeskInvoice['reason'],
): DeskInvoice[] =>
  account.invoices.filter(
    (one) => one.subscription === id && one.state === 'open' && (!reason || one.reason === reason),
  );

export function endSubscription(account: DeskAccount, sub: DeskSubscription): void {
  sub.state = 'over';
  for (const open of openInvoices(account, sub)) open.state = 'void';
}

export function settleAccount(account: DeskAccount, now: number): void {
  for (const sub of account.subscriptions) {
    if (sub.state === 'incomplete' && now >= sub.startedAt + FIRST_PAYMENT_MS) endSubscription(account, sub);
    while (sub.state === 'active' && now >= periodEnd(sub)) renew(account, sub);
    if (sub.state === 'past-due') tryAgain(account, sub, now);
    // A renewal that was paid late may be due for the next one.
    while (sub.state === 'active' && now >= periodEnd(sub)) renew(account, sub);
    dropStaleChanges(account, sub, now);
  }
}

function renew(account: DeskAccount, sub: DeskSubscription): void {
  if (sub.cancelAtPeriodEnd) {
    endSubscription(account, sub);
    return;
  }
  const at = periodEnd(sub);
  for (const open of openInvoices(account, sub, 'change')) open.state = 'void';
  sub.tier = sub.nextTier ?? sub.tier;
  sub.nextTier = null;
  sub.months += 1;
  const { priceCents } = PLANS[sub.tier];
  const invoice = addInvoice(account, {
    subscription: sub.id,
    createdAt: at,
    amountCents: priceCents,
    reason: 'renewal',
    tier: sub.tier,
  });
  charge(sub, invoice, at);
}

function charge(sub: DeskSubscription, invoice: DeskInvoice, at: number): void {
  invoice.attempts += 1;
  if (sub.card?.renews === true) {
    invoice.state = 'paid';
    invoice.nextAttemptAt = null;
    sub.state = 'active';
    return;
  }
  sub.state = 'past-due';
  const days = RETRY_DAYS[invoice.attempts - 1];
  invoice.nextAttemptAt = days === undefined ? null : at + days * DAY;
}

function tryAgain(account: DeskAccount, sub: DeskSubscription, now: number): void {
  const [invoice] = openInvoices(account, sub, 'renewal');
  while (
    invoice &&
    sub.state === 'past-due' &&
    invoice.nextAttemptAt !== null &&
    invoice.nextAttemptAt <= now
  ) {
    charge(sub, invoice, invoice.nextAttemptAt);
  }
  if (sub.state === 'past-due' && invoice?.nextAttemptAt === null) endSubscription(account, sub);
}

function dropStaleChanges(account: DeskAccount, sub: DeskSubscription, now: number): void {
  for (const open of openInvoices(account, sub, 'change')) {
    if (now >= open.createdAt + FIRST_PAYMENT_MS) open.state = 'void';
  }
}
