import { deliveryDate, instantOn, minuteOfDay, nextDelivery } from '../../../app/domain/delivery.ts';
import { isReadyForDelivery } from '../../../app/domain/onboarding.ts';
import type { SessionUser } from '../../db/users.ts';

type Minute = Pick<SessionUser, 'notificationTime' | 'timezone'>;

/** Whether her minute is another one now. */
export const hasMoved = (before: Minute, after: Minute): boolean =>
  before.notificationTime !== after.notificationTime || before.timezone !== after.timezone;

/** Her minute on a local date (epoch ms); null when her zone skips the date. */
export const minuteOn = (date: string, { notificationTime, timezone }: Minute): number | null =>
  instantOn(date, minuteOfDay(notificationTime), timezone);

/**
 * When her next outfit is due (epoch ms) after a change from `before` to `after`: null while onboarding is not done or
 * the delivery pauses. One that is planned stays, unless its time or zone is another now.
 */
export function nextDeliveryOf(before: SessionUser, after: SessionUser, now: number): number | null {
  if (after.deliveryPaused || !isReadyForDelivery(after)) return null;
  if (!hasMoved(before, after) && before.nextDeliveryAt !== null) return before.nextDeliveryAt;
  return nextDelivery(after.timezone, after.notificationTime, now);
}

/** Her delivery that is being prepared or is ready: it was claimed, and its minute is still to come. */
export function claimedDelivery(
  { nextDeliveryAt, notificationTime, timezone }: Minute & Pick<SessionUser, 'nextDeliveryAt'>,
  now: number,
): { date: string; deliverAt: number } | null {
  if (nextDeliveryAt === null) return null;
  const deliverAt = nextDelivery(timezone, notificationTime, now);
  return deliverAt < nextDeliveryAt ? { date: deliveryDate(deliverAt, timezone), deliverAt } : null;
}
