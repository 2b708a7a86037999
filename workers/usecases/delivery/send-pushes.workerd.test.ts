import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import {
  booksOf,
  claimedUser,
  deliver,
  HOUR,
  newDevice,
  newUser,
  openHouse,
  type House,
} from '../../../tests/outfit-house.workerd.ts';
import { expectConsoleError } from '../../../tests/setup.ts';
import type { BackgroundApp } from '../../app.ts';
import { tick } from '../../background/tick.ts';
import { countsSince } from '../../db/delivery-counts.ts';
import { outfitsOf } from '../../db/outfits.ts';
import { changeUser, type SessionUser } from '../../db/users.ts';
import type { PushNote, Pusher } from '../../ports/pusher.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import { claimDueUsers } from './claim-due-users.ts';
import { planDelivery } from './plan-delivery.ts';
import { repairJobs } from '../jobs/repair-jobs.ts';
import { todaysOutfit } from '../outfits/todays-outfit.ts';

const MINUTE = 60_000;

/** Prepared twenty minutes ahead. On a paid plan, so that the queue holds nothing back but her push. */
async function prepared(house: House, over: Parameters<typeof newUser>[1] = {}): Promise<SessionUser> {
  const { app } = house;
  const deliverAt = app.clock.now() + 20 * MINUTE;
  const user = await claimedUser(house, {
    ...{ nextDeliveryAt: deliverAt, notificationTime: '09:20', subscriptionTier: 'premium', ...over },
  });
  await house.work();
  return user;
}

const pushJob = async (user: SessionUser) =>
  (await booksOf(user)).jobs.find((job) => job.kind === 'send-push');
const pusherThat = (push: Pusher['push']): Pusher => ({
  name: 'moody',
  publicKey: () => Promise.resolve('a key'),
  push,
});

test('the outfit and its picture are there before the minute; the push goes out at the minute, once', async () => {
  const house = openHouse();
  const user = await prepared(house);
  expect((await booksOf(user)).current).toMatchObject([{ state: 'ready' }]);
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
  const { image } = (await booksOf(user)).current[0] ?? {};
  expect(data).toMatchObject({ tag: 'outfit-2026-11-20', url: '/', image: `/objects/${image}` });
  expect(data['title']).not.toBe('');
  expect(data['body']).toContain('Perfect for 58°F, Partly Cloudy.');
  expect({ topic, urgency }).toEqual({ topic: 'outfit-2026-11-20', urgency: 'high' });
  // Until midnight in Lisbon.
  expect(ttlSeconds).toBe((14 * 60 + 40) * 60);
  expect(await booksOf(user)).toMatchObject({ used: 1, openJobs: 0 });
});

test('however often its message comes, also at once, each device hears it once', async () => {
  const house = openHouse();
  const user = await prepared(house, { shard: 2 });
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
  expect(await countsSince(house.app.looks(2), '2026-11-20')).toMatchObject({ sent: 2, 'late:1': 1 });
});

test('a device that is gone is forgotten, the others hear it', async () => {
  const house = openHouse();
  const user = await prepared(house);
  const gone = await newDevice(house.app, user);
  const told: string[] = [];
  const app: BackgroundApp = {
    ...house.app,
    pusher: pusherThat((device) => {
      told.push(device.endpoint);
      return Promise.resolve(device.endpoint === gone.endpoint ? 'gone' : 'taken');
    }),
  };
  house.pass(20 * MINUTE);
  await deliver(app, house.sent.splice(0));
  expect(told).toHaveLength(2);
  const left = await env.PEOPLE.prepare('select endpoint from push_subscriptions where user_id = ?')
    .bind(user.id)
    .all<{ endpoint: string }>();
  expect(left.results.map((row) => row.endpoint)).toEqual(
    told.filter((endpoint) => endpoint !== gone.endpoint),
  );
  expect(await pushJob(user)).toMatchObject({ state: 'done' });
});

test('a busy push service is asked again when it said, only for the device that waits', async () => {
  const house = openHouse();
  const user = await prepared(house);
  const slow = await newDevice(house.app, user);
  let busy = true;
  const told: string[] = [];
  const app: BackgroundApp = {
    ...house.app,
    pusher: pusherThat((device) => {
      if (busy && device.endpoint === slow.endpoint) {
        throw new ProviderError('push', 'answered 429', { retryable: true, retryAfterSeconds: 120 });
      }
      told.push(device.endpoint);
      return Promise.resolve('taken');
    }),
  };
  house.pass(20 * MINUTE);
  const messages = house.sent.splice(0);
  expect(await deliver(app, messages)).toMatchObject({ acked: 0, retried: 1, delays: [120] });
  expect(told).toHaveLength(1);
  expect(await pushJob(user)).toMatchObject({ state: 'queued' });
  busy = false;
  house.pass(2 * MINUTE);
  expect(await deliver(app, messages, 2)).toMatchObject({ acked: 1, retried: 0 });
  expect(told).toEqual([told[0], slow.endpoint]);
  expect(await pushJob(user)).toMatchObject({ state: 'done' });
});

test('what the service never takes fails once and is not tried again', async () => {
  const house = openHouse();
  const user = await prepared(house);
  const pusher = pusherThat(() =>
    Promise.reject(new ProviderError('push', 'answered 413', { retryable: false })),
  );
  house.pass(20 * MINUTE);
  expect(await deliver({ ...house.app, pusher }, house.sent.splice(0))).toMatchObject({
    acked: 1,
    retried: 0,
  });
  expect(await pushJob(user)).toMatchObject({ state: 'failed' });
});

test('a push service that is down for hours: every push ends', async () => {
  const house = openHouse();
  const user = await prepared(house);
  const pusher = pusherThat(() =>
    Promise.reject(new ProviderError('push', 'answered 503', { retryable: true })),
  );
  const app = { ...house.app, pusher };
  for (let round = 0; round < 12; round++) {
    house.pass(20 * MINUTE);
    await deliver(app, house.sent.splice(0));
    await repairJobs(app);
  }
  expect(await pushJob(user)).toMatchObject({ state: 'failed' });
});

test('who signs out after the outfit was prepared hears nothing', async () => {
  const house = openHouse();
  const user = await prepared(house);
  await env.PEOPLE.prepare('delete from push_subscriptions where user_id = ?').bind(user.id).run();
  house.pass(20 * MINUTE);
  await house.work();
  expect(house.pushed).toEqual([]);
  expect((await booksOf(user)).openJobs).toBe(0);
});

test('a new time moves the push of an outfit that is prepared: later, and at once when it is over', async () => {
  for (const [time, after] of [
    ['09:50', 50],
    ['09:05', 10],
  ] as const) {
    const house = openHouse();
    const user = await prepared(house);
    house.pass(10 * MINUTE);
    const changed = await changeUser(house.app.people, user.id, { notificationTime: time });
    if (!changed) throw new Error('she is gone');
    await planDelivery(house.app, user, changed);
    for (let minute = 10; minute < 120; minute += 5) {
      await house.work();
      await tick(house.app);
      house.pass(5 * MINUTE);
    }
    const begun = Date.UTC(2026, 10, 20, 9);
    expect(
      house.pushed.map((push) => (push.at - begun) / MINUTE),
      time,
    ).toEqual([after]);
    expect((await booksOf(user)).all).toHaveLength(1);
  }
});

test('a message that comes early waits for its minute; one that was lost is found by the sweeper', async () => {
  const house = openHouse();
  await prepared(house);
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

test("a crash between the service's yes and our note repeats the push under the same tag, and is counted", async () => {
  const house = openHouse();
  const user = await prepared(house, { shard: 1 });
  house.pass(20 * MINUTE);
  const messages = house.sent.splice(0);
  await env.LOOKS_1.prepare(
    "update jobs set state = 'running', attempts = 1, lease_until = ? where user_id = ? and kind = 'send-push'",
  )
    .bind(house.app.clock.now() + MINUTE, user.id)
    .run();
  await deliver(house.app, messages);
  expect(house.pushed, "in somebody else's hands").toEqual([]);
  house.pass(2 * MINUTE);
  await repairJobs(house.app);
  await house.work();
  expect(house.pushed.map((push) => push.note.topic)).toEqual(['outfit-2026-11-20']);
  expect(await countsSince(house.app.looks(1), '2026-11-20')).toMatchObject({ repeated: 1 });
});

test('her own look at the outfit before the minute changes nothing: one outfit, one place, one push', async () => {
  const house = openHouse();
  const user = await prepared(house);
  const seen = await todaysOutfit(house.app, user);
  house.pass(20 * MINUTE);
  await house.work();
  expect((await booksOf(user)).all.map((row) => row.id)).toEqual([seen?.id]);
  expect(await booksOf(user)).toMatchObject({ used: 1, openJobs: 0 });
  expect(house.pushed).toHaveLength(1);
});

test('an outfit that could not be prepared: she is told at her minute, and looking makes it', async () => {
  expectConsoleError(Infinity);
  const house = openHouse();
  const { app } = house;
  const broken = { ...app, stylist: { name: 'broken', compose: () => Promise.reject(new Error('a bug')) } };
  const user = await newUser(app, { nextDeliveryAt: app.clock.now(), notificationTime: '09:00' });
  await newDevice(app, user);
  await claimDueUsers(app);
  const messages = house.sent.splice(0);
  for (let attempts = 1; attempts < 9; attempts++) {
    await deliver(broken, messages, attempts);
    house.pass(5 * MINUTE);
  }
  await house.work();
  expect(house.pushed.map((push) => push.note.data['title'])).toEqual(['Your outfit is waiting for you']);
  expect(await todaysOutfit(app, user)).not.toBeNull();
});

test('after a standstill no push goes out for a day that is over', async () => {
  const house = openHouse();
  const user = await prepared(house);
  house.pass(40 * HOUR);
  await house.work();
  expect(house.pushed).toEqual([]);
  expect(await pushJob(user)).toMatchObject({ state: 'done' });
});

test("an outfit of tomorrow that is prepared already is neither today's nor in her list", async () => {
  const house = openHouse({}, Date.UTC(2026, 10, 20, 23, 50));
  const { app } = house;
  const user = await newUser(app, {
    nextDeliveryAt: Date.UTC(2026, 10, 21, 0, 5),
    notificationTime: '00:05',
  });
  await claimDueUsers(app);
  await house.work();
  expect((await booksOf(user)).all.map((row) => row.date)).toEqual(['2026-11-21']);
  const today = await todaysOutfit(app, user);
  expect(today?.date).toBe('2026-11-20');
  const listed = async (day: string) =>
    (await outfitsOf(app.looks(0), user.id, { limit: 9, today: day })).map((row) => row.date);
  expect(await listed('2026-11-20')).toEqual(['2026-11-20']);
  house.pass(20 * MINUTE);
  expect((await todaysOutfit(app, user))?.date).toBe('2026-11-21');
  expect(await listed('2026-11-21')).toEqual(['2026-11-21', '2026-11-20']);
  expect(await booksOf(user, '2026-11-21')).toMatchObject({ used: 1 });
  expect(await booksOf(user, '2026-11-20')).toMatchObject({ used: 1 });
});

test('a person whose push breaks holds up nobody else of the batch, and is counted', async () => {
  expectConsoleError(1);
  const house = openHouse();
  const { app } = house;
  const [lost, fine] = [await prepared(house), await prepared(house)];
  await changeUser(app.people, lost.id, { timezone: 'Atlantis/Center' });
  house.pass(20 * MINUTE);
  expect(await deliver(app, house.sent.splice(0))).toMatchObject({ acked: 2, retried: 0 });
  expect(house.pushed).toHaveLength(1);
  expect(await pushJob(fine)).toMatchObject({ state: 'done' });
  expect(await pushJob(lost)).toMatchObject({ state: 'failed' });
});
