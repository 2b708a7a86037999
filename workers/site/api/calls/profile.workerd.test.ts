import { env } from 'cloudflare:test';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { User } from '../../../../app/contracts/session.ts';
import { SKIPPED_PREFERENCES } from '../../../../app/contracts/user.ts';
import { onePlace } from '../../../../tests/fakes/one-place-gazetteer.workerd.ts';
import { newMember } from '../../../../tests/worlds/visitor.workerd.ts';
import { composeApp } from '../../../compose.ts';
import { findMinute } from '../../../db/jobs/minutes.ts';
import { userById } from '../../../db/people/users.ts';
import { saveLocation } from '../../../usecases/preferences/save-location.ts';
import { savePreferences } from '../../../usecases/preferences/save-preferences.ts';
import { createApi } from '../index.ts';

// 2026-11-20, 06:30 in Helsinki
const NOW = Date.UTC(2026, 10, 20, 4, 30);
const app = { ...composeApp(env), clock: { now: () => NOW }, geocoder: onePlace };
const api = createApi(() => app);

const due = async (user: User): Promise<number | null> =>
  (await findMinute(app.looks((await userById(app.people, user.id))?.shard ?? 0), user.id))?.nextDeliveryAt ??
  null;

test('preferences are saved part by part; what is not hers to set is ignored', async () => {
  const ann = await newMember(api, 'ann');
  const put = async (body: unknown) => (await ann.send('PUT', '/api/user/preferences', body)).json<User>();
  expect(await put({ gender: 'female' })).toMatchObject({ gender: 'female', stylePreferences: [] });
  expect(await put({ stylePreferences: ['classic', 'go-wild', 'classic'] })).toMatchObject({
    gender: 'female',
    stylePreferences: ['classic', 'go-wild'],
  });
  const raised = await put({
    notificationTime: '06:15',
    temperatureUnit: 'C',
    isAdmin: true,
    subscriptionTier: 'pro',
    subscriptionSource: 'granted',
    emailVerified: true,
    id: 'someone-else',
    shard: 2,
  });
  expect(raised).toMatchObject({
    notificationTime: '06:15',
    temperatureUnit: 'C',
    isAdmin: false,
    emailVerified: false,
  });
  expect(raised).toMatchObject({ subscriptionTier: 'free', subscriptionSource: null, id: ann.user.id });
  expect(await (await ann.send('GET', '/api/user')).json()).toEqual(raised);
  expect(await put({})).toEqual(raised);
});

test('unknown values are refused with the name of their field', async () => {
  const bea = await newMember(api, 'bea');
  const cases: [object, RegExp][] = [
    [{ gender: 'robot' }, /gender/],
    [{ gender: null }, /gender/],
    [{ stylePreferences: ['casual', 'grunge'] }, /stylePreferences/],
    [{ stylePreferences: 'casual' }, /stylePreferences/],
    [{ stylePreferences: Array(7).fill('casual') }, /stylePreferences/],
    [{ notificationTime: '24:00' }, /notificationTime/],
    [{ notificationTime: 8 }, /notificationTime/],
    [{ notificationsEnabled: 'yes' }, /notificationsEnabled/],
    [{ temperatureUnit: 'K' }, /temperatureUnit/],
  ];
  for (const [body, field] of cases) {
    const response = await bea.send('PUT', '/api/user/preferences', body);
    expect([response.status, (await response.json<{ message: string }>()).message]).toEqual([
      400,
      expect.stringMatching(field),
    ]);
  }
});

test('the next delivery is planned once place, gender and styles are known, and follows the chosen time', async () => {
  const cora = await newMember(api, 'cora');
  await cora.send('PUT', '/api/user/preferences', { gender: 'female', stylePreferences: ['classic'] });
  expect(await due(cora.user)).toBeNull();
  expect((await cora.send('PUT', '/api/user/location', { location: 'Helsinki' })).status).toBe(200);
  expect(await due(cora.user)).toBe(Date.UTC(2026, 10, 20, 6, 0));
  await cora.send('PUT', '/api/user/preferences', { notificationTime: '06:00' });
  expect(await due(cora.user)).toBe(Date.UTC(2026, 10, 21, 4, 0));
  await cora.send('PUT', '/api/user/preferences', { stylePreferences: [] });
  expect(await due(cora.user)).toBeNull();
  await cora.send('PUT', '/api/user/preferences', { stylePreferences: ['casual'] });
  expect(await due(cora.user)).toBe(Date.UTC(2026, 10, 21, 4, 0));
});

test('place and styles saved at the same moment, each unaware of the other, plan the delivery in either order', async () => {
  const known = { gender: 'female' as const, stylePreferences: ['casual' as const] };
  for (const order of ['place first', 'styles first']) {
    const { user } = await newMember(api, order.replace(' ', '-'));
    const before = (await userById(app.people, user.id))!;
    const saves = [
      () => saveLocation(app, before, { location: 'Helsinki' }),
      () => savePreferences(app, before, known),
    ];
    for (const save of order === 'place first' ? saves : saves.reverse()) await save();
    expect(await due(user), order).toBe(Date.UTC(2026, 10, 20, 6, 0));
  }
});

test('a delivery that the cron has moved on meanwhile stays where it is', async () => {
  const { user } = await newMember(api, 'moved');
  await saveLocation(app, (await userById(app.people, user.id))!, { location: 'Helsinki' });
  const known = { gender: 'female' as const, stylePreferences: ['casual' as const] };
  await savePreferences(app, (await userById(app.people, user.id))!, known);
  const before = (await userById(app.people, user.id))!;
  const tomorrow = Date.UTC(2026, 10, 21, 6, 0);
  await app
    .looks(before.shard)
    .run(sql`update minutes set next_delivery_at = ${tomorrow} where user_id = ${user.id}`);
  await savePreferences(app, before, { temperatureUnit: 'C' });
  expect(await due(user)).toBe(tomorrow);
});

test('Skip fills what is open and never overwrites a choice', async () => {
  const dana = await newMember(api, 'dana');
  await dana.send('PUT', '/api/user/preferences', {
    gender: 'female',
    notificationTime: '09:00',
    notificationsEnabled: true,
  });
  const skipped = await (await dana.send('PUT', '/api/user/preferences', SKIPPED_PREFERENCES)).json<User>();
  expect(skipped).toMatchObject({
    gender: 'female',
    stylePreferences: ['casual'],
    notificationTime: '09:00',
  });
  expect(skipped.notificationsEnabled).toBe(true);
  const elsa = await newMember(api, 'elsa');
  const fresh = await (await elsa.send('PUT', '/api/user/preferences', SKIPPED_PREFERENCES)).json<User>();
  expect(fresh).toMatchObject(SKIPPED_PREFERENCES);
  // The full form is no Skip, even with the same values.
  const chosen = { ...SKIPPED_PREFERENCES, notificationsEnabled: true };
  expect(await (await dana.send('PUT', '/api/user/preferences', chosen)).json()).toMatchObject(chosen);
});

test('location: saved with its zone, or refused as Invalid location', async () => {
  const fay = await newMember(api, 'fay');
  const saved = await fay.send('PUT', '/api/user/location', { location: ' helsinki ', isAdmin: true });
  expect(await saved.json()).toMatchObject({
    location: 'Helsinki, FI',
    timezone: 'Europe/Helsinki',
    isAdmin: false,
  });
  const unknown = await fay.send('PUT', '/api/user/location', { location: 'Nowhereville' });
  expect(unknown.status).toBe(400);
  expect(await unknown.json()).toEqual({
    error: 'Invalid location',
    message: 'Could not find weather data for this location. Please check the city name.',
  });
  for (const body of [
    {},
    { location: '  ' },
    { location: 'x'.repeat(121) },
    { location: 'Helsinki', timezone: 'Mars/One' },
  ]) {
    expect((await fay.send('PUT', '/api/user/location', body)).status).toBe(400);
  }
});

test('stats count her own outfits: all, favorites, days in a row that she saw one', async () => {
  const gina = await newMember(api, 'gina');
  const other = await newMember(api, 'other');
  await gina.send('PUT', '/api/user/location', { location: 'Helsinki' });
  expect(await (await gina.send('GET', '/api/user/stats')).json()).toEqual({
    totalOutfits: 0,
    favorites: 0,
    streak: 0,
  });
  const wear = (user: User, date: string, favorite: number, seen: number | null) =>
    shardOf(user).then((shard) =>
      shard
        .prepare(
          `insert into outfits (id, user_id, date, daypart, attempt, title, description, reasons, style, look, receipt,
           weather, weather_source, place_name, image_state, is_favorite, seen_at, created_at)
           values (?, ?, ?, 'morning', 1, '', '', '[]', 'casual', '{}', '{}', '{}', '', '', 'ready', ?, ?, 0)`,
        )
        .bind(crypto.randomUUID(), user.id, date, favorite, seen)
        .run(),
    );
  await wear(gina.user, '2026-11-19', 1, 1);
  await wear(gina.user, '2026-11-18', 0, 1);
  await wear(gina.user, '2026-11-17', 0, null);
  await wear(gina.user, '2026-11-16', 1, 1);
  await wear(other.user, '2026-11-20', 1, 1);
  expect(await (await gina.send('GET', '/api/user/stats')).json()).toEqual({
    totalOutfits: 4,
    favorites: 2,
    streak: 2,
  });
  await wear(gina.user, '2026-11-20', 0, 1);
  expect(await (await gina.send('GET', '/api/user/stats')).json()).toMatchObject({
    totalOutfits: 5,
    streak: 3,
  });
});

async function shardOf(user: User): Promise<D1Database> {
  const row = await env.PEOPLE.prepare('select shard from users where id = ?')
    .bind(user.id)
    .first<{ shard: number }>();
  return [env.LOOKS_0, env.LOOKS_1, env.LOOKS_2][row?.shard ?? 0] ?? env.LOOKS_0;
}
