import {
  deliveryDate,
  instantOn,
  minuteOfDay,
  nextDelivery,
} from '../../../app/domain/delivery/delivery-instant.ts';
import type { App } from '../../app.ts';
import { findMinute } from '../../db/jobs/minutes.ts';
import type { SessionUser } from '../../db/people/users.ts';
import type { UserRef } from '../../db/people/users.ts';

export interface Delivery {
  /** The local date of its minute. */
  date: string;
  /** Epoch ms. */
  deliverAt: number;
}

type Minute = Pick<SessionUser, 'notificationTime' | 'timezone'>;

export const hasMinuteChanged = (before: Minute, after: Minute): boolean =>
  before.notificationTime !== after.notificationTime || before.timezone !== after.timezone;

/** Epoch ms; null when her zone skips the date. */
export const deliveryMinuteOn = (date: string, { notificationTime, timezone }: Minute): number | null =>
  instantOn(date, minuteOfDay(notificationTime), timezone);

export async function claimedDelivery(app: App, { id, shard }: UserRef): Promise<Delivery | null> {
  const minute = await findMinute(app.looks(shard), id);
  if (!minute || minute.nextDeliveryAt === null) return null;
  const { timezone, notificationTime, nextDeliveryAt } = minute;
  const deliverAt = nextDelivery(timezone, notificationTime, app.clock.now());
  return deliverAt < nextDeliveryAt ? { date: deliveryDate(deliverAt, timezone), deliverAt } : null;
}
