import {
  getNotificationStatus,
  getVapidKey,
  subscribePush,
  testPush,
  unsubscribePush,
} from '../../../../app/contracts/notifications.ts';
import { peopleDbOf } from '../../../db/people/people-databases.ts';
import { findDevice } from '../../../db/people/push-subscriptions.ts';
import {
  subscribeDevice,
  requirePusher,
  unsubscribeDevice,
  testDevice,
} from '../../../usecases/delivery/subscribe-device.ts';
import { mountForSignedIn, type Api, successAfter } from '../route.ts';

export function mountNotifications(api: Api): void {
  mountForSignedIn(api, getNotificationStatus, async ({ app, user, sessionId }) => ({
    subscribed:
      user.notificationsEnabled &&
      (await findDevice(peopleDbOf(app, user), user.id, sessionId)) !== undefined,
  }));
  mountForSignedIn(api, getVapidKey, async ({ app }) => ({
    publicKey: await requirePusher(app).publicKey(),
  }));
  mountForSignedIn(api, subscribePush, ({ app, user, sessionId, body }) =>
    successAfter(subscribeDevice(app, user, sessionId, body.subscription)),
  );
  mountForSignedIn(api, unsubscribePush, ({ app, user, sessionId }) =>
    successAfter(unsubscribeDevice(app, user, sessionId)),
  );
  mountForSignedIn(api, testPush, ({ app, user, sessionId }) =>
    successAfter(testDevice(app, user, sessionId)),
  );
}
