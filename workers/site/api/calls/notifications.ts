import {
  getNotificationStatus,
  getVapidKey,
  subscribePush,
  testPush,
  unsubscribePush,
} from '../../../../app/contracts/notifications.ts';
import { peopleOf } from '../../../db/people/people-databases.ts';
import { deviceOf } from '../../../db/people/push-subscriptions.ts';
import {
  listenOnDevice,
  requirePusher,
  silenceDevice,
  testDevice,
} from '../../../usecases/delivery/listen-on-device.ts';
import { signedIn, type Api, done } from '../route.ts';

/** Notifications of the device that this session is in. */
export function mountNotifications(api: Api): void {
  signedIn(api, getNotificationStatus, async ({ app, user, sessionId }) => ({
    subscribed:
      user.notificationsEnabled && (await deviceOf(peopleOf(app, user), user.id, sessionId)) !== undefined,
  }));
  signedIn(api, getVapidKey, async ({ app }) => ({ publicKey: await requirePusher(app).publicKey() }));
  signedIn(api, subscribePush, ({ app, user, sessionId, body }) =>
    done(listenOnDevice(app, user, sessionId, body.subscription)),
  );
  signedIn(api, unsubscribePush, ({ app, user, sessionId }) => done(silenceDevice(app, user, sessionId)));
  signedIn(api, testPush, ({ app, user, sessionId }) => done(testDevice(app, user, sessionId)));
}
