import { beforeEach, expect, test } from 'vitest';
import { newNodeUser, openNodeWorld } from '../../../tests/worlds/node-world.ts';
import { SKIPPED_PREFERENCES } from '../../../app/contracts/user.ts';
import type { NewUser, SessionUser } from '../../db/people/users.ts';
import { savePreferences } from './save-preferences.ts';

let house: ReturnType<typeof openNodeWorld>;
beforeEach(() => {
  house = openNodeWorld();
  house.app.settings = { ...house.app.settings, photoModels: ['studio', 'atelier'] };
});
const SKIP = { ...SKIPPED_PREFERENCES, stylePreferences: ['casual' as const] };

async function saved(
  change: Parameters<typeof savePreferences>[2],
  over: Partial<NewUser> = {},
): Promise<SessionUser> {
  return savePreferences(house.app, await newNodeUser(house.app, over), change);
}

test('Skip fills in what is missing and keeps what she has chosen', async () => {
  expect(await saved(SKIP, { gender: null, stylePreferences: [], notificationsEnabled: true })).toMatchObject(
    {
      ...{ gender: 'male', stylePreferences: ['casual'], notificationsEnabled: true },
    },
  );
  const chosen = {
    stylePreferences: ['classic' as const],
    notificationTime: '06:30',
    notificationsEnabled: true,
  };
  expect(await saved(SKIP, chosen)).toMatchObject({ gender: 'female', ...chosen });
  expect(await saved(SKIP, { ...chosen, gender: null })).toMatchObject({ gender: 'male', ...chosen });
});

test.each([
  ['other styles', { ...SKIP, stylePreferences: ['classic' as const] }],
  ['another hour', { ...SKIP, notificationTime: '09:00' }],
  ['one thing more', { ...SKIP, temperatureUnit: 'C' as const }],
  ['one thing less', { gender: SKIP.gender, notificationTime: '08:00', notificationsEnabled: false }],
])('with %s it is no Skip: all of it is hers', async (_, change) => {
  expect(await saved(change, { notificationsEnabled: true })).toMatchObject({
    ...{ gender: 'male', notificationsEnabled: false },
  });
});

test('who asks for the morning mail gets notifications again; who ends it keeps them as they are', async () => {
  const off = { notificationsEnabled: false };
  expect(await saved({ morningMail: true }, off)).toMatchObject({
    morningMail: true,
    notificationsEnabled: true,
  });
  expect(await saved({ morningMail: false }, { ...off, morningMail: true })).toMatchObject({
    ...{ morningMail: false, notificationsEnabled: false },
  });
});

test('where no mail can be sent, none is promised', async () => {
  house.app.settings = { ...house.app.settings, canMail: false };
  await expect(saved({ morningMail: true })).rejects.toMatchObject({ code: 'unavailable' });
  expect(await saved({ morningMail: false })).toMatchObject({ morningMail: false });
});

test('models may see her photo by the names that they have now; left out, nothing changes', async () => {
  expect((await saved({ modelPictures: true })).photoSharedWith).toEqual(['studio', 'atelier']);
  expect((await saved({ modelPictures: false }, { photoSharedWith: ['studio'] })).photoSharedWith).toEqual(
    [],
  );
  expect((await saved({ temperatureUnit: 'C' }, { photoSharedWith: ['studio'] })).photoSharedWith).toEqual([
    'studio',
  ]);
});

test('a style that is named twice is kept once, and nothing is nothing', async () => {
  expect((await saved({ stylePreferences: ['classic', 'casual', 'classic'] })).stylePreferences).toEqual([
    ...['classic', 'casual'],
  ]);
  const her = await newNodeUser(house.app);
  expect(await savePreferences(house.app, her, {})).toBe(her);
});

test('an account that is gone meanwhile is not written', async () => {
  const her = await newNodeUser(house.app);
  house.people.exec('delete from users');
  await expect(savePreferences(house.app, her, { temperatureUnit: 'C' })).rejects.toMatchObject({
    code: 'unauthorized',
  });
});

/** Her morning at ten was claimed already; it is nine. */
async function afterClaim(change: Parameters<typeof savePreferences>[2], over: Partial<NewUser>) {
  const her = await newNodeUser(house.app, { emailVerified: true, notificationTime: '10:00', ...over });
  house.looks[0]!.prepare(
    `insert into minutes (user_id, version, timezone, notification_time, temperature_unit, notifications_enabled, devices,
         last_seen_at, created_at, next_delivery_at) values (?, 0, 'Europe/Lisbon', '10:00', 'F', 1, '[]', 0, 0, ?)`,
  ).run(her.id, house.app.clock.now() + 25 * 3_600_000);
  await savePreferences(house.app, her, change);
  return house.sent.splice(0).map(({ message, delaySeconds }) => [message.kind, delaySeconds]);
}

test('this morning is mailed as well where its outfit is under way, once', async () => {
  expect(await afterClaim({ morningMail: true }, {})).toEqual([['send-morning', 3600]]);
  expect(await afterClaim({ morningMail: true }, { morningMail: true })).toEqual([]);
  expect(await afterClaim({ morningMail: true }, { emailVerified: false })).toEqual([]);
  expect(await afterClaim({ temperatureUnit: 'C' }, {})).toEqual([]);
});
