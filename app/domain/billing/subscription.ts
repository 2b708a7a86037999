// What she pays for: each provider's statuses are turned into these four by its adapter.
import { isUpgrade, type PaidTier, type Tier } from './plan.ts';

/** 'incomplete': never paid yet. 'past-due': the renewal was not paid (yet). 'over': gives nothing and charges nothing. */
export type SubscriptionState = 'incomplete' | 'active' | 'past-due' | 'over';

export interface CardOnFile {
  brand: string;
  last4: string;
  /** Epoch ms of the end of its last month (UTC). */
  expiresAt: number;
}

/** Instants are epoch ms. */
export interface SubscriptionSnapshot {
  id: string;
  customer: string;
  /** The plan that the current period is for. A larger one that is not paid yet does not count. */
  tier: PaidTier;
  state: SubscriptionState;
  startedAt: number;
  periodStart: number;
  periodEnd: number;
  cancelAtPeriodEnd: boolean;
  /** The smaller plan that follows at the end of the period; null when nothing changes. */
  nextTier: PaidTier | null;
  card: CardOnFile | null;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** How long a plan outlives a renewal that fails: the provider tries again meanwhile. */
const GRACE_MS = 14 * DAY;

/** A renewal that fails starts its period unpaid. */
export const graceEnd = (snapshot: Pick<SubscriptionSnapshot, 'periodStart'>): number =>
  snapshot.periodStart + GRACE_MS;

export function isEntitled(
  snapshot: Pick<SubscriptionSnapshot, 'state' | 'periodStart'>,
  now: number,
): boolean {
  if (snapshot.state === 'active') return true;
  return snapshot.state === 'past-due' && now < graceEnd(snapshot);
}

/** The one that gives the most, then the newest; null when all are over. */
export function leadingSubscription(
  snapshots: readonly SubscriptionSnapshot[],
  now: number,
): SubscriptionSnapshot | null {
  const weight = (s: SubscriptionSnapshot): number =>
    (isEntitled(s, now) ? 4 : 0) + (s.state === 'past-due' ? 2 : 0) + (s.tier === 'pro' ? 1 : 0);
  const open = snapshots.filter((s) => s.state !== 'over');
  return open.sort((a, b) => weight(b) - weight(a) || b.startedAt - a.startedAt)[0] ?? null;
}

/** The next instant at which time alone changes the leading subscription; null where there is none. */
export function nextCheckAt(snapshot: SubscriptionSnapshot | null, now: number): number | null {
  if (!snapshot) return null;
  const at = {
    active: snapshot.periodEnd + MINUTE,
    'past-due': Math.min(graceEnd(snapshot), now + DAY),
    incomplete: snapshot.startedAt + DAY,
    over: now,
  }[snapshot.state];
  return at > now ? at : now + HOUR;
}

export interface Entitlement {
  subscriptionTier: Tier;
  subscriptionSource: 'granted' | 'paid' | null;
}

/** A grant is never overwritten by a payment. */
export function resolveEntitlement(
  has: { subscriptionTier: Tier; subscriptionSource: string | null },
  paid: PaidTier | null,
): Entitlement {
  if (isGranted(has)) return { subscriptionTier: has.subscriptionTier, subscriptionSource: 'granted' };
  if (paid !== null) return { subscriptionTier: paid, subscriptionSource: 'paid' };
  return { subscriptionTier: 'free', subscriptionSource: null };
}

export function entitlementChange(
  has: { subscriptionTier: Tier; subscriptionSource: string | null },
  paid: PaidTier | null,
): Entitlement | null {
  if (paid === null && has.subscriptionSource !== 'paid') return null;
  const next = resolveEntitlement(has, paid);
  const isSame =
    next.subscriptionTier === has.subscriptionTier && next.subscriptionSource === has.subscriptionSource;
  return isSame ? null : next;
}

/** A plan given by an admin. 'Free' given by an admin is the end of a grant: it hides nothing that she pays for. */
export const isGranted = (user: { subscriptionTier: Tier; subscriptionSource: string | null }): boolean =>
  user.subscriptionSource === 'granted' && user.subscriptionTier !== 'free';

export function planChangeKind(from: PaidTier, tier: PaidTier): 'same' | 'upgrade' | 'downgrade' {
  if (from === tier) return 'same';
  return isUpgrade(from, tier) ? 'upgrade' : 'downgrade';
}
