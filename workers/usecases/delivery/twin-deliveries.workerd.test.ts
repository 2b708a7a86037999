import { env } from 'cloudflare:test';
import { beforeAll, expect, test, vi } from 'vitest';
import { appThatDies, killAfter } from '../../../tests/fakes/process-faults.workerd.ts';
import {
  reloadUser,
  storedState,
  deliver,
  HOUR,
  newDevice,
  newUser,
  openOutfitWorld,
  openFixedOutfitWorld,
  insertPlaces,
  type OutfitWorld,
} from '../../../tests/worlds/outfit-world.workerd.ts';
import { FILM_SERVICES } from '../../../tests/fakes/film-services.ts';
import { expectConsoleError } from '../../../tests/runner/console-errors.ts';
import { leftoverData } from '../../../tests/worlds/leftover-data.workerd.ts';
import type { BackgroundApp } from '../../app.ts';
import { consumeDeadLetters } from '../../background/consume.ts';
import { composeApp } from '../../compose.ts';
import { LEASE_MS } from '../../db/jobs/ledger-policies.ts';
import { listFilms } from '../../db/jobs/films.ts';
import { currentOutfit } from '../../db/looks/outfits.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import { deleteAccount } from '../accounts/delete-account.ts';
import { deleteOutfit } from '../outfits/delete-outfit.ts';
import { deliverOutfit } from './deliver-outfit.ts';
import { repairJobs } from '../jobs/repair-jobs.ts';
import { runDeletions } from '../accounts/run-deletions.ts';
import { saveLocation } from '../preferences/save-location.ts';

// Two consumers with the same delivery, in every order that a slow one can meet; and one that dies.

const TODAY = '2026-11-20';
const MINUTE = 60_000;

beforeAll(async () => {
  await insertPlaces(composeApp(env), [[11, 'Porto', 'Porto', 'PT', 41.15, -8.61, 'Europe/Lisbon', 249633]]);
});

const messageOf = (user: SessionUser, deliverAt: number) => ({
  kind: 'deliver-outfit' as const,
  userId: user.id,
  date: TODAY,
  deliverAt,
});

/** Her minute is in an hour and was claimed. */
const claimed = (house: OutfitWorld) =>
  newUser(house.app, { notificationTime: '10:00', nextDeliveryAt: house.app.clock.now() + 25 * HOUR });

/** A consumer whose first outfit takes as long as `meanwhile`, which happens before it has one. */
function slow(app: BackgroundApp, meanwhile: () => Promise<unknown>): BackgroundApp {
  let waits = true;
  const compose: typeof app.stylist.compose = async (brief) => {
    if (waits) {
      waits = false;
      await meanwhile();
    }
    return app.stylist.compose(brief);
  };
  return { ...app, stylist: { name: 'slow', compose } };
}

const failing = (app: BackgroundApp): BackgroundApp => ({
  ...app,
  stylist: {
    name: 'moody',
    compose: () => Promise.reject(new ProviderError('moody', 'not today', { retryable: true })),
  },
});

const placeOfOutfit = async ({ app }: OutfitWorld, user: SessionUser) =>
  (await currentOutfit(app.looks(user.shard), user.id, TODAY))?.placeName;

async function settleDown(house: OutfitWorld): Promise<void> {
  for (let round = 0; round < 8; round++) {
    await house.work();
    house.pass(MINUTE);
    await repairJobs(house.app);
  }
  await house.work();
}

test('one try fails while its twin composes: the outfit of the twin is hers', async () => {
  const house = openOutfitWorld();
  const user = await newUser(house.app);
  const one = messageOf(user, house.app.clock.now());
  const twin = slow(house.app, () => deliver(failing(house.app), [one]));
  expect(await deliver(twin, [one])).toMatchObject({ acked: 1 });
  await settleDown(house);
  const books = await storedState(user);
  expect(books.current).toHaveLength(1);
  expect(books).toMatchObject({ used: 1, openJobs: 0 });
});

test('an outfit that is taken back for another city while a slow twin composes is made anew for it', async () => {
  const house = openOutfitWorld();
  const { app } = house;
  const user = await claimed(house);
  const one = messageOf(user, app.clock.now() + HOUR);
  const twin = slow(app, async () => {
    await deliver(app, [one]);
    await saveLocation(app, user, { location: 'Porto' });
  });
  await deliver(twin, [one]);
  await settleDown(house);
  expect(await placeOfOutfit(house, user)).toContain('Porto');
  expect(await storedState(user)).toMatchObject({ used: 1, openJobs: 0 });
});

test('of two tries, one for the old city and one for the new, the new city stays, whichever is slower', async () => {
  for (const slower of ['old', 'new']) {
    const house = openOutfitWorld();
    const { app } = house;
    const old = await claimed(house);
    await env.PEOPLE.prepare('update users set location = ? where id = ?').bind('Porto, PT', old.id).run();
    // A batch reads its people when it begins.
    const rows = [old, await reloadUser(app, old)];
    const [first, second] = slower === 'old' ? rows : rows.reverse();
    if (!first || !second) throw new Error('two rows');
    const delivery = { date: TODAY, deliverAt: app.clock.now() + HOUR };
    await deliverOutfit(
      slow(app, () => deliverOutfit(app, second, delivery)),
      first,
      delivery,
    );
    await settleDown(house);
    expect(await placeOfOutfit(house, old), slower).toBe('Porto, PT');
    expect(await storedState(old), slower).toMatchObject({ used: 1, openJobs: 0 });
  }
});

test('a second try that outlives its lease does not bring back what she deleted meanwhile', async () => {
  const house = openOutfitWorld();
  const { app } = house;
  const user = await newUser(app);
  const one = messageOf(user, app.clock.now());
  await deliver(failing(app), [one]);
  const slower = slow(app, async () => {
    house.pass(LEASE_MS + 1);
    await deliver(app, [one]);
    await deleteOutfit(app, user, (await storedState(user)).all[0]?.id ?? '');
  });
  expect(await deliver(slower, [one])).toMatchObject({ acked: 1 });
  await settleDown(house);
  expect(await storedState(user)).toMatchObject({ all: [], used: 1, openJobs: 0 });
});

test('a second try that outlives its lease is not wasted while nobody else has an outfit', async () => {
  const house = openOutfitWorld();
  const { app } = house;
  const user = await newUser(app);
  const one = messageOf(user, app.clock.now());
  await deliver(failing(app), [one]);
  const slower = slow(app, async () => {
    house.pass(LEASE_MS + 1);
    await repairJobs(app);
    await deliver(failing(app), [one]);
  });
  await deliver(slower, [one]);
  expect((await storedState(user)).current).toHaveLength(1);
  await settleDown(house);
  expect(await storedState(user)).toMatchObject({ used: 1, openJobs: 0 });
});

test('of two tries at once with a paid film service, one film is booked and ordered', async () => {
  const service = await FILM_SERVICES['fal']!();
  const house = openOutfitWorld({ animator: service.animator });
  const { app } = house;
  const { name, costCents } = service.animator;
  app.settings = { ...app.settings, origin: 'https://stylecast.test', filmCapCents: 1000 };
  await env.PEOPLE.prepare('delete from provider_spend').run();
  const user = await newUser(app, { subscriptionTier: 'premium', photoSharedWith: [name] });
  const one = messageOf(user, app.clock.now());
  await deliver(
    slow(app, () => deliver(app, [one])),
    [one],
  );
  expect(house.sent.filter(({ kind }) => kind === 'animate-outfit')).toHaveLength(1);
  const books = await env.PEOPLE.prepare('select sum(spent) as spent from provider_spend').first();
  expect(books).toEqual({ spent: costCents });
  await settleDown(house);
  expect(service.taken).toHaveLength(1);
});

test('who deletes her account while her outfit is composed leaves nothing behind', async () => {
  const house = openOutfitWorld({ mailer: { name: 'fake', send: () => Promise.resolve(null) } });
  const { app } = house;
  const user = await newUser(app, { subscriptionTier: 'premium' });
  await newDevice(app, user);
  const leaving = slow(app, async () => {
    await deleteAccount(app, user);
    await house.work();
  });
  await deliver(leaving, [messageOf(user, app.clock.now())]);
  expect((await storedState(user)).all).toHaveLength(1);
  await house.work();
  house.pass(20 * MINUTE);
  await runDeletions(app);
  await settleDown(house);
  expect(await leftoverData(user)).toEqual([]);
  expect(house.pushed).toEqual([]);
});

test(
  'a consumer that dies anywhere leaves outfit, film and push to the next, each once',
  { timeout: 180_000 },
  async () => {
    expectConsoleError(Infinity);
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    let calls = Infinity;
    for (let crashAfter = 0; crashAfter <= calls; crashAfter++) {
      const house = openFixedOutfitWorld();
      const { app } = house;
      const user = await newUser(app, { subscriptionTier: 'premium' });
      await newDevice(app, user);
      const one = messageOf(user, app.clock.now());
      const faults = killAfter(crashAfter === 0 ? Infinity : crashAfter);
      await deliver(appThatDies(app, faults), [one]).catch(() => undefined);
      if (crashAfter === 0) calls = faults.steps();
      await Promise.all([deliver(app, [one]), deliver(app, [one])]);
      await settleDown(house);
      const story = `killed after call ${crashAfter} of ${calls}`;
      const books = await storedState(user);
      expect(books, story).toMatchObject({ used: 1, openJobs: 0, current: [{ state: 'ready' }] });
      expect(await listFilms(app.looks(user.shard), user.id, TODAY), story).toHaveLength(1);
      expect(house.pushed, story).toHaveLength(1);
    }
    expect(calls).toBeGreaterThan(5);
    warn.mockRestore();
  },
);

test('a message that kills every consumer ends on record, and she is told', async () => {
  expectConsoleError(Infinity);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const house = openOutfitWorld();
  const { app } = house;
  const user = await newUser(app);
  await newDevice(app, user);
  const one = messageOf(user, app.clock.now());
  // A queue delivers it once and five times more.
  for (let delivery = 1; delivery <= 6; delivery++) {
    const faults = killAfter(Infinity);
    const dying = appThatDies(app, faults);
    const deadly = slow(dying, () => new Promise(() => undefined));
    await Promise.race([deliver(deadly, [one], delivery), new Promise((ends) => setTimeout(ends, 300))]);
  }
  expect((await storedState(user)).jobs).toEqual([]);
  const dead = { id: 'dead', body: one, attempts: 1, ack: () => undefined };
  await consumeDeadLetters(app, {
    queue: 'stylecast-dead-letters',
    messages: [dead],
  } as unknown as MessageBatch);
  await settleDown(house);
  expect((await storedState(user)).jobs.find(({ kind }) => kind === 'deliver-outfit')).toMatchObject({
    state: 'failed',
  });
  expect(house.pushed).toHaveLength(1);
  warn.mockRestore();
});
