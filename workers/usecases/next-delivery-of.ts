import { nextDelivery } from '../../app/domain/delivery.ts';
import { isReadyForDelivery } from '../../app/domain/onboarding.ts';
import type { SessionUser } from '../db/users.ts';

/** Whether her minute is another one now. */
export const hasMoved = (before: SessionUser, after: SessionUser): boolean =>
  before.notificationTime !== after.notificationTime || before.timezone !== after.timezone;

/**
 * When her next outfit is due (epoch ms) after a change from `before` to `after`: null while onboarding is not done or
 * the delivery pauses. One that is planned stays, unless its time or zone is another now.
 */
export function nextDeliveryOf(before: SessionUser, after: SessionUser, now: number): number | null {
  if (after.deliveryPaused || !isReadyForDelivery(after)) return null;
  if (!hasMoved(before, after) && before.nextDeliveryAt !== null) return before.nextDeliveryAt;
  return nextDelivery(after.timezone, after.notificationTime, now);
}
