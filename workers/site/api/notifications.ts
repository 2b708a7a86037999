import {
  getNotificationStatus,
  getVapidKey,
  subscribePush,
  testPush,
  unsubscribePush,
} from '../../../app/contracts/notifications.ts';
import { peopleOf } from '../../db/everybody.ts';
import { deviceOf } from '../../db/push-subscriptions.ts';
import {
  listenOnDevice,
  requirePusher,
  silenceDevice,
  testDevice,
} from '../../usecases/delivery/listen-on-device.ts';
import { signedIn, type Api } from './route.ts';

const done = { success: true as const };

/** Notifications of the device that this session is in. */
export function mountNotifications(api: Api): void {
  signedIn(api, getNotificationStatus, async ({ app, user, sessionId }) => ({
    subscribed:
      user.notificationsEnabled && (await deviceOf(peopleOf(app, user), user.id, sessionId)) !== undefined,
  }));
  signedIn(api, getVapidKey, async ({ app }) => ({ publicKey: await requirePusher(app).publicKey() }));
  signedIn(api, subscribePush, async ({ app, user, sessionId, body }) => {
    await listenOnDevice(app, user, sessionId, body.subscription);
    return done;
  });
  signedIn(api, unsubscribePush, async ({ app, user, sessionId }) => {
    await silenceDevice(app, user, sessionId);
    return done;
  });
  signedIn(api, testPush, async ({ app, user, sessionId }) => {
    await testDevice(app, user, sessionId);
    return done;
  });
}
