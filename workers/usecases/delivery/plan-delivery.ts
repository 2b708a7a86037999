import { and, eq } from 'drizzle-orm';
import { Refusal } from '../../../app/domain/refusal.ts';
import type { App } from '../../app.ts';
import { users } from '../../db/people.schema.ts';
import { changeUser, type SessionUser, type UserChange } from '../../db/users.ts';
import { hasMoved, nextDeliveryOf } from './next-delivery-of.ts';
import { movePushes } from './schedule-push.ts';

/**
 * Writes a change of her row together with the next delivery that follows from it, so that no crash leaves her new
 * time with the old minute. Pushes of prepared outfits move along (movePushes: before and after).
 * @returns her row as written. @throws Refusal unauthorized when the account is gone meanwhile
 */
export async function changeAndPlan(app: App, before: SessionUser, change: UserChange): Promise<SessionUser> {
  const wished = { ...before, ...change };
  const moves = hasMoved(before, wished);
  if (moves) await movePushes(app, wished, 'earlier');
  const nextDeliveryAt = nextDeliveryOf(before, wished, app.clock.now());
  const saved = await changeUser(app.people, before.id, moves ? { ...change, nextDeliveryAt } : change);
  if (!saved) throw new Refusal('unauthorized', 'Unauthorized');
  return planDelivery(app, before, saved);
}

/**
 * Plans her next delivery after a change that is already written. `after` is the row as the write returned it, so of
 * two changes at once (place and styles) the later one sees both; zone and time are part of the condition, so that
 * nothing is planned for a zone that she has meanwhile left.
 * @returns the row with its next delivery
 */
export async function planDelivery(app: App, before: SessionUser, after: SessionUser): Promise<SessionUser> {
  const nextDeliveryAt = nextDeliveryOf(
    { ...before, nextDeliveryAt: after.nextDeliveryAt },
    after,
    app.clock.now(),
  );
  if (hasMoved(before, after)) await movePushes(app, after, 'all');
  if (nextDeliveryAt === after.nextDeliveryAt) return after;
  const unchanged = and(
    eq(users.id, after.id),
    eq(users.timezone, after.timezone),
    eq(users.notificationTime, after.notificationTime),
  );
  await app.people.update(users).set({ nextDeliveryAt }).where(unchanged);
  return { ...after, nextDeliveryAt };
}
