import { canUseSchedules } from '../../../app/domain/billing/plan.ts';
import { Refusal } from '../../../app/domain/refusal.ts';
import type { SessionUser } from '../../db/people/users.ts';

/** @throws Refusal forbidden with upgradeRequired on the free plan */
export function requireSchedulePlan(user: SessionUser): void {
  if (canUseSchedules(user.subscriptionTier)) return;
  throw new Refusal(
    'forbidden',
    'Style schedules come with Premium and Pro. Upgrade to Premium to plan your styles.',
    { error: 'Upgrade required', upgradeRequired: true },
  );
}

export const scheduleNotFound = () => new Refusal('not-found', "We couldn't find that schedule.");
