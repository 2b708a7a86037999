import type { User } from '../../../contracts/session.ts';
import type { SubscriptionStatus } from '../../../contracts/subscription.ts';
import { longDate } from '../../../domain/time/date-words.ts';
import { PLANS } from '../../../domain/billing/plan.ts';
import { isGranted } from '../../../domain/billing/subscription.ts';

/** What happens next: 'Renews December 20, 2026'. */
export function nextWords(subscription: NonNullable<SubscriptionStatus['subscription']>): string {
  const { state, cancelAtPeriodEnd, nextTier, currentPeriodEnd, graceEnds } = subscription;
  const end = longDate(currentPeriodEnd);
  if (state === 'past-due') return `Payment failed. Yours until ${longDate(graceEnds ?? currentPeriodEnd)}`;
  if (cancelAtPeriodEnd) return `Ends ${end}`;
  if (nextTier) return `${PLANS[nextTier].label} from ${end}`;
  return `Renews ${end}`;
}

/** 'Premium - $9.99/month'; who was given her plan pays nothing. */
export const planWords = (user: Pick<User, 'subscriptionTier' | 'subscriptionSource'>): string =>
  isGranted(user)
    ? `${PLANS[user.subscriptionTier].label}, a gift from our team. No charge.`
    : PLANS[user.subscriptionTier].priceText;
