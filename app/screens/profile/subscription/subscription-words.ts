import type { SubscriptionStatus } from '../../../contracts/subscription.ts';
import { longDate } from '../../../domain/day-words.ts';
import { PLANS } from '../../../domain/plan.ts';

/** What happens next: 'Renews December 20, 2026'. */
export function nextWords(subscription: NonNullable<SubscriptionStatus['subscription']>): string {
  const { state, cancelAtPeriodEnd, nextTier, currentPeriodEnd, graceEnds } = subscription;
  const end = longDate(currentPeriodEnd);
  if (state === 'past-due') return `Payment failed. Yours until ${longDate(graceEnds ?? currentPeriodEnd)}`;
  if (cancelAtPeriodEnd) return `Ends ${end}`;
  if (nextTier) return `${PLANS[nextTier].label} from ${end}`;
  return `Renews ${end}`;
}
