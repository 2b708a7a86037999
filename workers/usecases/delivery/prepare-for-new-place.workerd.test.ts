import { env } from 'cloudflare:test';
import { beforeAll, expect, test, vi } from 'vitest';
import { appThatDies, killAfter } from '../../../tests/fakes/process-faults.workerd.ts';
import {
  claimAll,
  reloadUser,
  storedState,
  claimedUser,
  deliver,
  newDevice,
  newUser,
  openOutfitWorld,
  pushedAfter,
  insertPlaces,
  type OutfitWorld,
} from '../../../tests/worlds/outfit-world.workerd.ts';
import { composeApp } from '../../compose.ts';
import { listFilms } from '../../db/jobs/films.ts';
import { currentOutfit } from '../../db/looks/outfits.ts';
import { quotaUsed } from '../../db/looks/usage.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { beginFilm } from '../films/make-film.ts';
import { saveLocation } from '../preferences/save-location.ts';
import { savePreferences } from '../preferences/save-preferences.ts';
import { todaysOutfit } from '../outfits/todays-outfit.ts';

const MINUTE = 60_000;
const AT_NINE = Date.UTC(2026, 10, 20, 9);
const TODAY = '2026-11-20';

beforeAll(async () => {
  await insertPlaces(composeApp(env), [
    [11, 'Porto', 'Porto', 'PT', 41.15, -8.61, 'Europe/Lisbon', 249633],
    [12, 'Ponta Delgada', 'Azores', 'PT', 37.74, -25.67, 'Atlantic/Azores', 46102],
    [13, 'Madrid', 'Madrid', 'ES', 40.42, -3.7, 'Europe/Madrid', 3255944],
  ]);
});

/** In Lisbon, prepared at 08:40 for 09:00. */
async function prepared(house: OutfitWorld, over: Parameters<typeof newUser>[1] = {}): Promise<SessionUser> {
  const her = { nextDeliveryAt: AT_NINE, notificationTime: '09:00', ...over };
  const user = await claimedUser(house, her);
  await house.work();
  return user;
}

async function morning(house: OutfitWorld, minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute++) {
    await claimAll(house.app);
    await house.work();
    house.pass(MINUTE);
  }
}

const openEarly = () => openOutfitWorld({}, AT_NINE - 20 * MINUTE);
const outfitOf = (house: OutfitWorld, user: SessionUser) =>
  currentOutfit(house.app.looks(user.shard), user.id, TODAY);

test('a new city before the minute: the outfit is made anew for it, and counts once', async () => {
  for (const [city, minute] of [
    ['Porto', 0],
    ['Ponta Delgada', 60],
    // 09:00 in Madrid was at 08:00 in Lisbon: now, as soon as the new picture is there (this test looks every minute).
    ['Madrid', -19],
  ] as const) {
    const house = openEarly();
    const user = await prepared(house);
    const old = await outfitOf(house, user);
    await saveLocation(house.app, user, { location: city });
    await morning(house, 90);
    const outfit = await outfitOf(house, user);
    expect(outfit?.placeName, city).toContain(city);
    expect(outfit?.id).not.toBe(old?.id);
    const books = await storedState(user);
    expect(books, city).toMatchObject({ used: 1, openJobs: 0 });
    expect(books.all).toHaveLength(1);
    expect(books.objects, 'the picture of the old one is gone').toEqual([outfit?.imageObject]);
    expect(pushedAfter(house, AT_NINE), city).toEqual([minute * 60]);
    expect(house.pushed[0]?.note.data).toMatchObject({ title: outfit?.title });
  }
});

test('a later minute, and a new city after the old one: made anew for the later one, in few messages', async () => {
  const house = openEarly();
  const user = await prepared(house);
  await savePreferences(house.app, user, { notificationTime: '10:00' });
  await morning(house, 50);
  const { jobs } = house.app;
  let messages = 0;
  house.app.jobs = {
    send: (all, options) => jobs.send(all, options).finally(() => (messages += all.length)),
  };
  await saveLocation(house.app, await reloadUser(house.app, user), { location: 'Porto' });
  await morning(house, 40);
  expect((await outfitOf(house, user))?.placeName).toContain('Porto');
  expect(await storedState(user)).toMatchObject({ used: 1, openJobs: 0 });
  expect(pushedAfter(house, AT_NINE)).toEqual([3600]);
  expect(messages).toBeLessThan(12);
});

test('twice at once, and again the same city: one outfit, one place', async () => {
  const house = openEarly();
  const user = await prepared(house, { shard: 1 });
  await Promise.all([1, 2, 3].map(() => saveLocation(house.app, user, { location: 'Porto' })));
  await house.work();
  const outfit = await outfitOf(house, user);
  await saveLocation(house.app, user, { location: 'Porto' });
  await morning(house, 30);
  expect((await outfitOf(house, user))?.id).toBe(outfit?.id);
  expect(await storedState(user)).toMatchObject({ used: 1, openJobs: 0 });
  expect(pushedAfter(house, AT_NINE)).toEqual([0]);
});

test('a film that was begun for the old place gives its place back, and the new outfit has one of its own', async () => {
  const house = openEarly();
  const user = await prepared(house, { subscriptionTier: 'premium' });
  const db = house.app.looks(user.shard);
  const [film] = await listFilms(db, user.id, TODAY);
  await beginFilm(house.app, user, film?.id ?? '');
  expect(await quotaUsed(db, user.id, TODAY, 'video')).toBe(1);
  await saveLocation(house.app, user, { location: 'Porto' });
  await house.work();
  expect(await quotaUsed(db, user.id, TODAY, 'video')).toBe(0);
  const films = await listFilms(db, user.id, TODAY);
  expect(films.map((one) => one.outfitId)).toEqual([(await outfitOf(house, user))?.id]);
  expect(await storedState(user)).toMatchObject({ used: 1 });
});

test('one that she has seen, and one whose minute is over, stay', async () => {
  const house = openEarly();
  const [seen, told] = [await prepared(house), await prepared(house)];
  const own = await todaysOutfit(house.app, seen);
  await saveLocation(house.app, seen, { location: 'Porto' });
  await morning(house, 30);
  expect((await outfitOf(house, seen))?.id).toBe(own?.id);
  const before = await outfitOf(house, told);
  await saveLocation(house.app, told, { location: 'Porto' });
  await morning(house, 30);
  expect((await outfitOf(house, told))?.id).toBe(before?.id);
  expect(house.pushed).toHaveLength(2);
});

test('one that is being prepared at that moment is made anew when that is over', async () => {
  const house = openEarly();
  const user = await newUser(house.app, { nextDeliveryAt: AT_NINE, notificationTime: '09:00' });
  await newDevice(house.app, user);
  await claimAll(house.app);
  const stylist = {
    name: 'slow',
    compose: async (brief: Parameters<typeof house.app.stylist.compose>[0]) => {
      await saveLocation(house.app, user, { location: 'Porto' });
      return house.app.stylist.compose(brief);
    },
  };
  await deliver({ ...house.app, stylist }, house.sent.splice(0));
  expect((await outfitOf(house, user))?.placeName).toBe('Lisbon, PT');
  await morning(house, 30);
  expect((await outfitOf(house, user))?.placeName).toContain('Porto');
  expect(await storedState(user)).toMatchObject({ used: 1, openJobs: 0 });
  expect(pushedAfter(house, AT_NINE)).toEqual([0]);
});

// Where her minute is over with the change (Madrid), what was ready goes out at once: nothing outruns that.
test('killed after any call of a change of city: she is dressed for the place that her row says', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (let crashAfter = 0, calls = 1; crashAfter <= calls; crashAfter++) {
    const house = openEarly();
    const user = await prepared(house);
    const faults = killAfter(crashAfter);
    await saveLocation(appThatDies(house.app, faults), user, { location: 'Porto' }).catch(() => undefined);
    calls = faults.isDead() ? crashAfter + 1 : crashAfter;
    await morning(house, 30);
    const her = await reloadUser(house.app, user);
    const story = `killed after call ${crashAfter}`;
    expect((await outfitOf(house, user))?.placeName, story).toBe(her.location);
    expect(await storedState(user), story).toMatchObject({ used: 1, openJobs: 0 });
    expect(pushedAfter(house, AT_NINE), story).toEqual([0]);
  }
  warn.mockRestore();
}, 120_000);
