import type { SubscriptionStatus } from '../../../app/contracts/subscription.ts';
import { graceEnd } from '../../../app/domain/billing/subscription.ts';
import type { App } from '../../app.ts';
import { peopleDbOf } from '../../db/people/people-databases.ts';
import { findSubscription, type SubscriptionRow } from '../../db/people/subscriptions.ts';
import { userById, type SessionUser } from '../../db/people/users.ts';
import { isFromActiveProvider } from './sync-subscription.ts';

const iso = (at: number): string => new Date(at).toISOString();

/** As last read from the provider. Her row is read anew: a payment may just have changed it. */
export async function readSubscription(app: App, user: SessionUser): Promise<SubscriptionStatus> {
  const [row, now] = await Promise.all([
    findSubscription(peopleDbOf(app, user), user.id),
    userById(peopleDbOf(app, user), user.id),
  ]);
  const { subscriptionTier, subscriptionSource } = now ?? user;
  const { payments } = app;
  return {
    subscriptionTier,
    subscriptionSource,
    payments: payments && { provider: payments.name, publishableKey: payments.publishableKey },
    subscription: row && isFromActiveProvider(app, row) ? running(row) : null,
  };
}

function running(row: SubscriptionRow): SubscriptionStatus['subscription'] {
  const { tier, status, currentPeriodStart, currentPeriodEnd, cardBrand, cardLast4 } = row;
  if (status !== 'active' && status !== 'past-due') return null;
  if (tier === null || currentPeriodStart === null || currentPeriodEnd === null) return null;
  return {
    tier,
    state: status,
    currentPeriodEnd: iso(currentPeriodEnd),
    cancelAtPeriodEnd: row.cancelAtPeriodEnd,
    nextTier: row.nextTier,
    graceEnds: status === 'past-due' ? iso(graceEnd({ periodStart: currentPeriodStart })) : null,
    card: cardBrand !== null && cardLast4 !== null ? { brand: cardBrand, last4: cardLast4 } : null,
  };
}
