import type { BodyOf } from '../../../app/contracts/call.ts';
import type { subscribePush } from '../../../app/contracts/notifications.ts';
import { Refusal } from '../../../app/domain/refusal.ts';
import type { App } from '../../app.ts';
import { peopleDbOf, allPeopleDbs } from '../../db/people/people-databases.ts';
import {
  findDevice,
  removeSessionDevice,
  removeDevices,
  saveDevice,
  takeDeviceAway,
  type NewDevice,
} from '../../db/people/push-subscriptions.ts';
import { sha256Hex } from '../../db/sql/secret.ts';
import { changeUser, type SessionUser } from '../../db/people/users.ts';
import type { Pusher } from '../../ports/pusher.ts';
import { followChange } from './copy-minutes.ts';
import { claimedDelivery } from './claimed-delivery.ts';
import { testNote } from './push-note.ts';
import { limitHourly } from '../limits/rate-limits.ts';
import { scheduleNotes } from './schedule-push.ts';

/** @throws Refusal unavailable where no push keys are set */
export function requirePusher(app: App): Pusher {
  if (app.pusher) return app.pusher;
  throw new Refusal('unavailable', 'Notifications are not set up yet. Please try again later.');
}

export async function subscribeDevice(
  app: App,
  user: SessionUser,
  sessionId: string,
  { endpoint, keys }: BodyOf<typeof subscribePush>['subscription'],
): Promise<void> {
  requirePusher(app);
  const now = app.clock.now();
  const before = await listen(app, user, {
    id: await sha256Hex(endpoint),
    userId: user.id,
    sessionId,
    endpoint,
    createdAt: now,
    p256dh: keys.p256dh,
    auth: keys.auth,
  });
  if (!user.notificationsEnabled)
    await changeUser(peopleDbOf(app, user), user.id, { notificationsEnabled: true });
  await followChange(app, user.id, ...before);
  const claimed = await claimedDelivery(app, user);
  if (claimed) await scheduleNotes(app, user, claimed, ['send-push']);
}

/** A browser has one owner: removed before and after subscribing, for two at once. Returns the previous owners. */
async function listen(app: App, user: SessionUser, device: NewDevice): Promise<string[]> {
  const others = allPeopleDbs(app).filter((people) => people !== peopleDbOf(app, user));
  const leave = () => Promise.all(others.map((people) => takeDeviceAway(people, device)));
  const before = await leave();
  const here = await saveDevice(peopleDbOf(app, user), device);
  return [...before, ...(await leave()), here].flat();
}

export async function unsubscribeDevice(app: App, user: SessionUser, sessionId: string): Promise<void> {
  await removeSessionDevice(peopleDbOf(app, user), user.id, sessionId);
  await followChange(app, user.id);
}

/** @throws Refusal gone when this device does not listen (any more); too-many. ProviderError */
export async function testDevice(app: App, user: SessionUser, sessionId: string): Promise<void> {
  const pusher = requirePusher(app);
  const device = await findDevice(peopleDbOf(app, user), user.id, sessionId);
  if (!device) throw expired();
  await limitHourly(app, 'test-push', user.id);
  if ((await pusher.push(device, testNote())) === 'taken') return;
  await removeDevices(peopleDbOf(app, user), [device]);
  await followChange(app, user.id);
  throw expired();
}

const expired = () =>
  new Refusal('gone', 'Your notification subscription expired. Please enable notifications again.', {
    error: 'Subscription Expired',
  });
