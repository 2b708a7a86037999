import { expect, test } from 'vitest';
import {
  claimAll,
  reloadUser,
  newDevice,
  newUser,
  openOutfitWorld,
  type OutfitWorld,
} from '../../../tests/worlds/outfit-world.workerd.ts';
import { sha256Hex } from '../../db/sql/secret.ts';
import { issueToken } from '../../db/people/tokens.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { changePassword } from '../accounts/change-password.ts';
import { deleteAccount } from '../accounts/delete-account.ts';
import { subscribeDevice, unsubscribeDevice, testDevice } from './subscribe-device.ts';
import { logOut, logOutElsewhere, logOutEverywhereElse } from '../accounts/log-out.ts';
import { savePreferences } from '../preferences/save-preferences.ts';
import { CHEAP_PASSWORD_COST, hashPassword } from '../accounts/hash-password.ts';
import { resetPassword } from '../accounts/reset-password.ts';

// Between the preparation of her push and its minute anything may happen to her devices: only those that still are
// hers and listen hear of it (docs/decisions/devices-are-read-at-the-minute.md).

const MINUTE = 60_000;
const AT_NINE = Date.UTC(2026, 10, 20, 9);
const NOTHING_ELSE = { removePasskeys: false, renewCalendar: false };
const OLD = 'a coat for every day';
const NEW = 'another coat entirely';
const passwordHash = hashPassword(OLD, CHEAP_PASSWORD_COST);

interface Scene {
  house: OutfitWorld;
  user: SessionUser;
  /** Endpoints; each has a session of its own. */
  phone: string;
  laptop: string;
  /** The phone's session. */
  session: string;
}

const asking = (sessionId: string) => ({ sessionId, address: '192.0.2.7', origin: 'http://localhost' });
const subscription = (endpoint: string) => ({ endpoint, keys: { p256dh: 'a new key', auth: 'a secret' } });

async function reset({ house: { app }, user }: Scene): Promise<void> {
  const token = crypto.randomUUID();
  const now = app.clock.now();
  const link = { userId: user.id, purpose: 'reset-password' as const, email: null, expiresAt: now + MINUTE };
  await issueToken(app.people, { hash: await sha256Hex(token), ...link }, now);
  await resetPassword(app, { token, password: NEW, ...NOTHING_ELSE }, 'http://localhost');
}

/** Another woman signs in on the phone and is told there. */
async function passOn({ house: { app }, phone }: Scene): Promise<void> {
  const other = await newUser(app);
  await newDevice(app, other);
  const [device] = (await reloadUser(app, other)).pushDevices;
  await subscribeDevice(app, other, `session-${device?.id}`, subscription(phone));
}

/** The push service says of the phone that it is gone. */
async function expire({ house, user, session }: Scene): Promise<void> {
  const { pusher } = house.app;
  if (!pusher) throw new Error('the house has no pusher');
  const app = { ...house.app, pusher: { ...pusher, push: () => Promise.resolve('gone' as const) } };
  await expect(testDevice(app, user, session)).rejects.toMatchObject({ code: 'gone' });
}

/** What Vite gives a module that asks for others as text. */
interface Vite {
  glob(pattern: string, options: object): Record<string, string>;
}

const RENEWED = 'https://fcm.googleapis.com/fcm/send/renewed';

/** What happens, and who hears of her outfit after it. */
const PATHS: [string, (scene: Scene) => Promise<unknown>, (scene: Scene) => string[]][] = [
  ['nothing', () => Promise.resolve(), ({ phone, laptop }) => [phone, laptop]],
  ['she signs out', ({ house, session }) => logOut(house.app, session), ({ laptop }) => [laptop]],
  [
    'she ends that session from elsewhere',
    ({ house, user, session }) => logOutElsewhere(house.app, user, session),
    ({ laptop }) => [laptop],
  ],
  [
    'she signs out everywhere else',
    ({ house, user, session }) => logOutEverywhereElse(house.app, user, session),
    ({ phone }) => [phone],
  ],
  [
    'she changes her password, which ends her other sessions',
    ({ house, user, session }) =>
      changePassword(
        house.app,
        user,
        { currentPassword: OLD, password: NEW, ...NOTHING_ELSE },
        asking(session),
      ),
    ({ phone }) => [phone],
  ],
  ['she resets her password', reset, () => []],
  [
    'she wants no word of it at all',
    ({ house, user }) => savePreferences(house.app, user, { notificationsEnabled: false }),
    () => [],
  ],
  [
    'she turns notifications off',
    ({ house, user, session }) => unsubscribeDevice(house.app, user, session),
    ({ laptop }) => [laptop],
  ],
  [
    'her browser renews its subscription',
    ({ house, user, session }) => subscribeDevice(house.app, user, session, subscription(RENEWED)),
    ({ laptop }) => [RENEWED, laptop],
  ],
  ['another woman listens in this browser', passOn, ({ laptop }) => [laptop]],
  ['the push service has forgotten the phone', expire, ({ laptop }) => [laptop]],
  ['she deletes her account', ({ house, user }) => deleteAccount(house.app, user), () => []],
];

test.each(PATHS)('%s', async (_, happens, expected) => {
  const house = openOutfitWorld({}, AT_NINE - 20 * MINUTE);
  const born = await newUser(house.app, {
    ...{ nextDeliveryAt: AT_NINE, notificationTime: '09:00', passwordHash: await passwordHash },
  });
  const [phone, laptop] = [await newDevice(house.app, born), await newDevice(house.app, born)];
  await claimAll(house.app);
  await house.work();
  const session = `session-${phone.id}`;
  await subscribeDevice(house.app, born, session, subscription(phone.endpoint));
  const user = await reloadUser(house.app, born);
  const scene = {
    ...{ house, user, session },
    ...{ phone: phone.endpoint, laptop: laptop.endpoint },
  };
  await happens(scene);
  house.pass(20 * MINUTE);
  await house.work();
  const heard = house.pushed.map(({ device }) => device.endpoint);
  expect(heard.sort()).toEqual(expected(scene).sort());
});

test('whatever writes her devices is among those that happen here', () => {
  const sources = (import.meta as unknown as Vite).glob('/workers/**/*.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const writers = Object.entries(sources)
    .filter(([file]) => !/test\.ts$|\.wrangler|schema/.test(file))
    .flatMap(([file, text]) => {
      const writes = text.match(
        /(insert|update|delete)\(pushSubscriptions\)|(into|from|update) push_subscriptions/g,
      );
      return writes ? [`${file.replace('/workers/', '')}: ${writes.length}`] : [];
    });
  // A new one needs a line in PATHS. A deletion erases by the list of her tables. Some have tests of their own: a device that its push service refuses for days
  // (push-faults), the sessions that leave when there are more than 20 (limits), and several databases of people
  // (three-people).
  expect(writers.sort()).toEqual([
    'db/people/push-subscriptions.ts: 8',
    'db/people/sessions.ts: 5',
    'db/people/tokens.ts: 1',
    'db/user-moves/people-moves.ts: 1',
  ]);
});
