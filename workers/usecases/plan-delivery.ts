import { and, eq } from 'drizzle-orm';
import type { App } from '../app.ts';
import { users } from '../db/people.schema.ts';
import type { SessionUser } from '../db/users.ts';
import { hasMoved, nextDeliveryOf } from './next-delivery-of.ts';
import { movePushes } from './schedule-push.ts';

/**
 * Plans her next delivery after a change that is already written. `after` is the row as the write returned it, so of
 * two changes at once (place and styles) the later one sees both; zone and time are part of the condition, so that
 * nothing is planned for a zone that she has meanwhile left. The push of an outfit that is prepared already moves along.
 * @returns the row with its next delivery
 */
export async function planDelivery(app: App, before: SessionUser, after: SessionUser): Promise<SessionUser> {
  const nextDeliveryAt = nextDeliveryOf(
    { ...before, nextDeliveryAt: after.nextDeliveryAt },
    after,
    app.clock.now(),
  );
  if (hasMoved(before, after)) await movePushes(app, after);
  if (nextDeliveryAt === after.nextDeliveryAt) return after;
  const unchanged = and(
    eq(users.id, after.id),
    eq(users.timezone, after.timezone),
    eq(users.notificationTime, after.notificationTime),
  );
  await app.people.update(users).set({ nextDeliveryAt }).where(unchanged);
  return { ...after, nextDeliveryAt };
}
