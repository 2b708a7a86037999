import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import {
  reloadUser,
  claimAll,
  storedState,
  deliver,
  HOUR,
  newDevice,
  newUser,
  openOutfitWorld,
} from '../../../tests/worlds/outfit-world.workerd.ts';
import { MINUTE, prepareUser, pushJob } from '../../../tests/worlds/prepared-push.workerd.ts';
import { expectConsoleError } from '../../../tests/runner/console-errors.ts';
import { logOut } from '../accounts/log-out.ts';
import { runCronTick } from '../../background/cron-tick.ts';
import { countsSince } from '../../db/jobs/delivery-counts.ts';
import { listOutfitRows } from '../../db/looks/outfits.ts';
import type { PushNote } from '../../ports/pusher.ts';
import { changeAndPlan } from './plan-delivery.ts';
import { repairJobs } from '../jobs/repair-jobs.ts';
import { todaysOutfit } from '../outfits/todays-outfit.ts';

test('the outfit and its picture are there before the minute; the push goes out at the minute, once', async () => {
  const house = openOutfitWorld();
  const user = await prepareUser(house);
  expect((await storedState(user)).current).toMatchObject([{ state: 'ready' }]);
  expect(house.pushed).toEqual([]);
  expect(house.delayed).toHaveLength(1);
  const deliverAt = house.app.clock.now() + 20 * MINUTE;
  house.pass(20 * MINUTE - 1);
  await house.work();
  expect(house.pushed).toEqual([]);
  house.pass(1);
  await house.work();
  expect(house.pushed).toHaveLength(1);
  expect(house.pushed[0]?.at).toBe(deliverAt);
  const { data = {}, ttlSeconds, topic, urgency }: Partial<PushNote> = house.pushed[0]?.note ?? {};
  const { image } = (await storedState(user)).current[0] ?? {};
  expect(data).toMatchObject({ tag: 'outfit-2026-11-20', url: '/', image: `/objects/${image}` });
  expect(data['title']).not.toBe('');
  expect(data['body']).toContain('Perfect for 58°F, Partly Cloudy.');
  expect({ topic, urgency }).toEqual({ topic: 'outfit-2026-11-20', urgency: 'high' });
  // Until midnight in Lisbon.
  expect(ttlSeconds).toBe((14 * 60 + 40) * 60);
  expect(await storedState(user)).toMatchObject({ used: 1, openJobs: 0 });
});

test('however often its message comes, also at once, each device hears it once', async () => {
  const house = openOutfitWorld();
  const user = await prepareUser(house, { shard: 2 });
  await newDevice(house.app, user);
  house.pass(20 * MINUTE);
  const messages = [...house.sent.splice(0)];
  await Promise.all([
    deliver(house.app, [...messages, ...messages]),
    deliver(house.app, messages),
    deliver(house.app, messages),
  ]);
  await deliver(house.app, messages);
  expect(house.pushed).toHaveLength(2);
  expect(new Set(house.pushed.map((push) => push.device.endpoint)).size).toBe(2);
  const hers = { shards: 1, looks: () => house.app.looks(2) };
  expect(await countsSince(hers, '2026-11-20')).toMatchObject({ sent: 2, 'late:1': 1 });
});

test('who signs out after the outfit was prepared hears nothing', async () => {
  const house = openOutfitWorld();
  const user = await prepareUser(house);
  const { session } = (await env.PEOPLE.prepare(
    'select session_id as session from push_subscriptions where user_id = ?',
  )
    .bind(user.id)
    .first<{ session: string }>()) ?? { session: '' };
  await logOut(house.app, session);
  house.pass(20 * MINUTE);
  await house.work();
  expect(house.pushed).toEqual([]);
  expect((await storedState(user)).openJobs).toBe(0);
});

test('a new time moves the push of an outfit that is prepared: later, and at once when it is over', async () => {
  for (const [time, after] of [
    ['09:50', 50],
    ['09:05', 10],
  ] as const) {
    const house = openOutfitWorld();
    const user = await prepareUser(house);
    house.pass(10 * MINUTE);
    await changeAndPlan(house.app, await reloadUser(house.app, user), { notificationTime: time });
    for (let minute = 10; minute < 120; minute += 5) {
      await house.work();
      await runCronTick(house.app);
      house.pass(5 * MINUTE);
    }
    const begun = Date.UTC(2026, 10, 20, 9);
    expect(
      house.pushed.map((push) => (push.at - begun) / MINUTE),
      time,
    ).toEqual([after]);
    expect((await storedState(user)).all).toHaveLength(1);
  }
});

test('a message that comes early waits for its minute; one that was lost is found by the sweeper', async () => {
  const house = openOutfitWorld();
  await prepareUser(house);
  const early = house.delayed.splice(0).map(({ message }) => message);
  expect(await deliver(house.app, early)).toMatchObject({ acked: 1 });
  expect(house.pushed).toEqual([]);
  expect(house.delayed).toHaveLength(1);
  house.delayed.length = 0;
  // The clock jumps a little past the minute: the queue holds nothing, the row knows.
  house.pass(22 * MINUTE);
  await repairJobs(house.app);
  await house.work();
  expect(house.pushed).toHaveLength(1);
});

test('her own look at the outfit before the minute changes nothing: one outfit, one place, one push', async () => {
  const house = openOutfitWorld();
  const user = await prepareUser(house);
  const seen = await todaysOutfit(house.app, user);
  house.pass(20 * MINUTE);
  await house.work();
  expect((await storedState(user)).all.map((row) => row.id)).toEqual([seen?.id]);
  expect(await storedState(user)).toMatchObject({ used: 1, openJobs: 0 });
  expect(house.pushed).toHaveLength(1);
});

test('an outfit that could not be prepared: she is told at her minute, and looking makes it', async () => {
  expectConsoleError(Infinity);
  const house = openOutfitWorld();
  const { app } = house;
  const broken = { ...app, stylist: { name: 'broken', compose: () => Promise.reject(new Error('a bug')) } };
  const user = await newUser(app, { nextDeliveryAt: app.clock.now(), notificationTime: '09:00' });
  await newDevice(app, user);
  await claimAll(app);
  const messages = house.sent.splice(0);
  for (let attempts = 1; attempts < 9; attempts++) {
    await deliver(broken, messages, attempts);
    house.pass(5 * MINUTE);
  }
  await house.work();
  expect(house.pushed.map((push) => push.note.data['title'])).toEqual(['Your outfit is waiting']);
  expect(await todaysOutfit(app, user)).not.toBeNull();
});

test('after a standstill no push goes out for a day that is over', async () => {
  const house = openOutfitWorld();
  const user = await prepareUser(house);
  house.pass(40 * HOUR);
  await house.work();
  expect(house.pushed).toEqual([]);
  expect(await pushJob(user)).toMatchObject({ state: 'done' });
});

test("an outfit of tomorrow that is prepared already is neither today's nor in her list", async () => {
  const house = openOutfitWorld({}, Date.UTC(2026, 10, 20, 23, 50));
  const { app } = house;
  const user = await newUser(app, {
    nextDeliveryAt: Date.UTC(2026, 10, 21, 0, 5),
    notificationTime: '00:05',
  });
  await claimAll(app);
  await house.work();
  expect((await storedState(user)).all.map((row) => row.date)).toEqual(['2026-11-21']);
  const today = await todaysOutfit(app, user);
  expect(today?.date).toBe('2026-11-20');
  const listed = async (day: string) =>
    (await listOutfitRows(app.looks(0), user.id, { limit: 9, today: day })).map((row) => row.date);
  expect(await listed('2026-11-20')).toEqual(['2026-11-20']);
  house.pass(20 * MINUTE);
  expect((await todaysOutfit(app, user))?.date).toBe('2026-11-21');
  expect(await listed('2026-11-21')).toEqual(['2026-11-21', '2026-11-20']);
  expect(await storedState(user, '2026-11-21')).toMatchObject({ used: 1 });
  expect(await storedState(user, '2026-11-20')).toMatchObject({ used: 1 });
});
