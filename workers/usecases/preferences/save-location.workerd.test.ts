import { env } from 'cloudflare:test';
import { beforeAll, expect, test } from 'vitest';
import { nextDelivery } from '../../../app/domain/delivery/delivery-instant.ts';
import { insertPlaces } from '../../../tests/worlds/outfit-world.workerd.ts';
import type { App } from '../../app.ts';
import { composeApp } from '../../compose.ts';
import { findMinute } from '../../db/jobs/minutes.ts';
import { users } from '../../db/schema/people.schema.ts';
import { userById, type SessionUser } from '../../db/people/users.ts';
import { saveLocation } from './save-location.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
let app: App;

/** As her shard knows it. */
const dueOf = async ({ id, shard }: SessionUser) => (await findMinute(app.looks(shard), id))?.nextDeliveryAt;

async function newUser(fields: Partial<typeof users.$inferInsert> = {}): Promise<SessionUser> {
  const id = crypto.randomUUID();
  const [user] = await app.people
    .insert(users)
    .values({
      id,
      username: id,
      usernameKey: id,
      email: id,
      emailKey: id,
      lastSeenAt: NOW,
      createdAt: NOW,
      ...fields,
    })
    .returning();
  return user!;
}

beforeAll(async () => {
  app = { ...composeApp(env), clock: { now: () => NOW } };
  await insertPlaces(app, [
    [1, 'San Francisco', 'California', 'US', 37.77, -122.42, 'America/Los_Angeles', 864816],
    [2, 'San Francisco', 'Cordoba', 'AR', -31.43, -62.08, 'America/Argentina/Cordoba', 59062],
    [3, 'Helsinki', 'Uusimaa', 'FI', 60.17, 24.94, 'Europe/Helsinki', 558457],
    [4, 'Valencia', 'Valencia', 'ES', 39.47, -0.38, 'Europe/Madrid', 792492],
    [5, 'Valencia', 'Carabobo', 'VE', 10.16, -68.01, 'America/Caracas', 1619470],
  ]);
});

test('what Skip sends is stored as it is', async () => {
  const saved = await saveLocation(app, await newUser(), {
    location: 'San Francisco, CA',
    timezone: 'America/Los_Angeles',
  });
  expect(saved).toMatchObject({
    location: 'San Francisco, CA',
    placeId: 1,
    lat: 37.77,
    lon: -122.42,
    timezone: 'America/Los_Angeles',
  });
  expect(await dueOf(saved)).toBeNull();
});

test('San Francisco that she chose is written out: home asks only those for whom nobody chose', async () => {
  const suggested = { location: 'San Francisco, CA', timezone: 'America/Los_Angeles', placeId: 1 };
  expect((await saveLocation(app, await newUser(), suggested)).location).toBe('San Francisco, California');
  const typed = await saveLocation(app, await newUser(), { location: 'San Francisco, CA' });
  expect(typed).toMatchObject({ location: 'San Francisco, California', placeId: 1 });
});

test('the unit goes with the country until she chooses one', async () => {
  const helsinki = await saveLocation(app, await newUser(), { location: 'Helsinki' });
  expect(helsinki.temperatureUnit).toBe('C');
  const back = await saveLocation(app, helsinki, { location: 'San Francisco' });
  expect(back.temperatureUnit).toBe('F');
  const hers = await saveLocation(app, { ...back, temperatureUnit: 'C' }, { location: 'Helsinki' });
  expect(hers.temperatureUnit).toBe('C');
  const chosen = await newUser({ location: 'Helsinki, FI', placeId: 3, temperatureUnit: 'F' });
  expect((await saveLocation(app, chosen, { location: 'San Francisco' })).temperatureUnit).toBe('F');
  const kept = await newUser({ location: 'San Francisco, US', placeId: 1, temperatureUnit: 'C' });
  expect((await saveLocation(app, kept, { location: 'San Francisco, AR', placeId: 2 })).temperatureUnit).toBe(
    'C',
  );
});

test('a bare name that one place alone bears is stored with its country', async () => {
  const saved = await saveLocation(app, await newUser(), { location: 'helsinki' });
  expect(saved.location).toBe('Helsinki, FI');
});

test('of two places of one name her device decides', async () => {
  const madrid = { zone: 'Europe/Madrid', languages: 'es-ES,es' };
  const saved = await saveLocation(app, await newUser(), { location: 'Valencia', device: madrid });
  expect(saved).toMatchObject({ location: 'Valencia, ES', timezone: 'Europe/Madrid' });
  const caracas = { zone: 'America/Caracas', languages: 'es-VE' };
  const moved = await saveLocation(app, saved, { location: 'Valencia', device: caracas });
  expect(moved).toMatchObject({ location: 'Valencia, VE', timezone: 'America/Caracas' });
});

test('where neither her device nor her last country decides, she is asked', async () => {
  const inSpain = await newUser({ location: 'Valencia, ES', placeId: 4 });
  const odd = { zone: 'Etc/Unknown', languages: 'x,,??' };
  for (const device of [undefined, odd, { zone: 'Europe/Berlin', languages: 'de-DE' }]) {
    for (const user of [inSpain, await newUser()])
      await expect(saveLocation(app, user, { location: 'valencia', device })).rejects.toMatchObject({
        code: 'bad-input',
        message: 'There is more than one Valencia. Please choose yours from the list.',
        details: { error: 'Which place?' },
      });
  }
  const chosen = await saveLocation(app, inSpain, { location: 'Valencia, ES', placeId: 4 });
  expect(chosen.timezone).toBe('Europe/Madrid');
  expect((await saveLocation(app, chosen, { location: 'Valencia, Venezuela' })).placeId).toBe(5);
});

test("a chosen suggestion wins over the name, and the place's zone over the one sent", async () => {
  const saved = await saveLocation(app, await newUser(), {
    location: 'San Francisco, AR',
    timezone: 'Europe/Berlin',
    placeId: 2,
  });
  expect(saved).toMatchObject({
    location: 'San Francisco, AR',
    placeId: 2,
    timezone: 'America/Argentina/Cordoba',
  });
});

test('the next delivery moves with her zone once onboarding is done', async () => {
  const user = await newUser({ gender: 'female', stylePreferences: ['casual'], notificationTime: '08:00' });
  const saved = await saveLocation(app, user, { location: 'Helsinki' });
  expect(await dueOf(saved)).toBe(nextDelivery('Europe/Helsinki', '08:00', NOW));
  const moved = await saveLocation(app, saved, { location: 'San Francisco' });
  expect(await dueOf(moved)).toBe(nextDelivery('America/Los_Angeles', '08:00', NOW));
});

test('a place that nobody knows changes nothing', async () => {
  const user = await newUser({ location: 'Helsinki, FI' });
  await expect(saveLocation(app, user, { location: 'Atlantis' })).rejects.toMatchObject({
    code: 'bad-input',
    message: 'Could not find weather data for this location. Please check the city name.',
    details: { error: 'Invalid location' },
  });
  expect((await userById(app.people, user.id))?.location).toBe('Helsinki, FI');
});
