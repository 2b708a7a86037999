import { and, eq } from 'drizzle-orm';
import { nextDelivery } from '../../app/domain/delivery.ts';
import type { App } from '../app.ts';
import { users } from '../db/people.schema.ts';
import type { SessionUser } from '../db/users.ts';

/**
 * Sets her next delivery from a row just read or written: once onboarding is done, unless she has been away too long.
 * Zone and time are part of the condition, so that of two changes at once (place and time) the later row decides.
 * @returns the row with its next delivery
 */
export async function planDelivery(app: App, user: SessionUser): Promise<SessionUser> {
  const onboarded = user.gender !== null && user.stylePreferences.length > 0;
  if (!onboarded || user.deliveryPaused) return user;
  const nextDeliveryAt = nextDelivery(user.timezone, user.notificationTime, app.clock.now());
  await app.people
    .update(users)
    .set({ nextDeliveryAt })
    .where(
      and(
        eq(users.id, user.id),
        eq(users.timezone, user.timezone),
        eq(users.notificationTime, user.notificationTime),
      ),
    );
  return { ...user, nextDeliveryAt };
}
