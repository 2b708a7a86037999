import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import {
  claimAll,
  reloadUser,
  storedState,
  deliver,
  DAY,
  HOUR,
  newUser,
  openOutfitWorld,
} from '../../../tests/worlds/outfit-world.workerd.ts';
import { expectConsoleError } from '../../../tests/runner/console-errors.ts';
import { localTime } from '../../../app/domain/time/local-day.ts';
import { claim } from '../../db/jobs/ledger.ts';
import { CRON_TURNS } from '../../db/jobs/ledger-policies.ts';
import { counted, noStatements } from '../../../tests/fakes/counted-d1.workerd.ts';
import { openLooks, openPeople } from '../../db/sql/open-database.ts';
import type { SessionUser } from '../../db/people/users.ts';
import type { JobMessage } from '../../ports/jobs.ts';
import { CLAIM_PAGE, claimDueUsers, orderClaims } from './claim-due-users.ts';
import { todaysOutfit } from '../outfits/todays-outfit.ts';

/** The shards know nobody any more. */
const nobody = () => env.LOOKS_0.prepare('delete from minutes').run();
const planAt = ({ id }: SessionUser, at: number) =>
  env.LOOKS_0.prepare('update minutes set next_delivery_at = ? where user_id = ?').bind(at, id).run();

const clock = (instant: number | null, zone: string) => {
  const { date, hour, minute } = localTime(instant ?? 0, zone);
  return `${date} ${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
};

test('who is due gets a message and her next minute; nobody else is touched', async () => {
  const house = openOutfitWorld();
  const { app } = house;
  const now = app.clock.now();
  const due = await newUser(app, { nextDeliveryAt: now - 60_000, notificationTime: '08:59' });
  const later = await newUser(app, { nextDeliveryAt: now + HOUR });
  const never = await newUser(app, { gender: null });
  expect(await claimAll(app)).toEqual({ sent: 1, more: false });
  expect(house.sent).toEqual([
    { kind: 'deliver-outfit', userId: due.id, date: '2026-11-20', deliverAt: now - 60_000, shard: 0 },
  ]);
  expect(clock((await reloadUser(app, due)).nextDeliveryAt, 'Europe/Lisbon')).toBe('2026-11-21 08:59');
  expect((await reloadUser(app, later)).nextDeliveryAt).toBe(now + HOUR);
  expect((await reloadUser(app, never)).nextDeliveryAt).toBeNull();
  expect(await claimAll(app)).toEqual({ sent: 0, more: false });
});

test('outfits are prepared before their minute, for the date of the minute', async () => {
  await nobody();
  // Five to midnight in Lisbon; her minute is five past.
  const house = openOutfitWorld({}, Date.UTC(2026, 10, 20, 23, 55));
  const deliverAt = Date.UTC(2026, 10, 21, 0, 5);
  const user = await newUser(house.app, { nextDeliveryAt: deliverAt, notificationTime: '00:05' });
  expect(await claimAll(house.app)).toEqual({ sent: 1, more: false });
  expect(house.sent).toEqual([
    { kind: 'deliver-outfit', userId: user.id, date: '2026-11-21', deliverAt, shard: 0 },
  ]);
  expect((await reloadUser(house.app, user)).nextDeliveryAt).toBe(deliverAt + DAY);
  expect(await claimAll(house.app), 'once').toEqual({ sent: 0, more: false });
});

test('one claims at a time; a run that was killed is waited for, and not for ever', async () => {
  await nobody();
  const { app, pass } = openOutfitWorld();
  await newUser(app, { nextDeliveryAt: app.clock.now() });
  await claim(app.looks(0), CRON_TURNS, { name: 'claim-due-users' }, app.clock.now());
  expect(await claimAll(app)).toEqual({ sent: 0, more: false });
  pass(120_000);
  expect(await claimAll(app)).toEqual({ sent: 1, more: false });
});

test('a queue that fails leaves everybody due for the next tick', async () => {
  const { app } = openOutfitWorld({ jobs: { send: () => Promise.reject(new Error('the queue is down')) } });
  const user = await newUser(app, { nextDeliveryAt: app.clock.now() });
  await expect(claimAll(app)).rejects.toThrow('the queue is down');
  expect((await reloadUser(app, user)).nextDeliveryAt).toBe(app.clock.now());
  await nobody();
});

test('a crash between message and plan repeats the message, and there is still one outfit', async () => {
  const house = openOutfitWorld();
  const { app } = house;
  const user = await newUser(app, { nextDeliveryAt: app.clock.now() });
  await claimAll(app);
  await planAt(user, app.clock.now());
  await claimAll(app);
  expect(house.sent).toHaveLength(2);
  await house.work();
  const books = await storedState(user);
  expect(books.all).toHaveLength(1);
  expect(books).toMatchObject({ used: 1, openJobs: 0 });
});

test('a change that she makes while the tick runs is not overwritten', async () => {
  const house = openOutfitWorld();
  const { app } = house;
  const wish = app.clock.now() + 5 * HOUR;
  const user = await newUser(app, { nextDeliveryAt: app.clock.now() });
  const meanwhile: typeof app = {
    ...app,
    jobs: {
      async send() {
        await planAt(user, wish);
      },
    },
  };
  await claimAll(meanwhile);
  expect((await reloadUser(app, user)).nextDeliveryAt).toBe(wish);
});

test('after thirty days unseen the delivery pauses, and her return starts it again', async () => {
  const { app, sent, pass } = openOutfitWorld();
  const user = await newUser(app, { nextDeliveryAt: app.clock.now() + 30 * DAY });
  pass(30 * DAY);
  expect(await claimAll(app)).toEqual({ sent: 0, more: false });
  expect(sent).toEqual([]);
  const paused = await reloadUser(app, user);
  expect(paused).toMatchObject({ deliveryPaused: true, nextDeliveryAt: null });
  await todaysOutfit(app, paused);
  const back = await reloadUser(app, user);
  expect(back).toMatchObject({ deliveryPaused: false, lastSeenAt: app.clock.now() });
  expect(clock(back.nextDeliveryAt, 'Europe/Lisbon')).toBe('2026-12-21 08:00');
});

/** So many who are due, of no other account. */
const crowd = (people: number, shard = env.LOOKS_0) =>
  shard
    .prepare(
      `insert into minutes with recursive n(i) as (select 1 union all select i + 1 from n where i < ?2)
       select 'bulk' || i, 1, 'Europe/Lisbon', '08:00', 'F', 1, '[]', ?1 - i, ?1, ?1 from n`,
    )
    .bind(openOutfitWorld().app.clock.now(), people)
    .run();
const idsIn = (sent: JobMessage[]) =>
  sent.flatMap((message) => (message.kind === 'deliver-outfit' ? [message.userId] : []));

test('a page is a thousand users, and a run that finds more than twenty continues itself', async () => {
  await nobody();
  await crowd(20 * CLAIM_PAGE + 30);
  const house = openOutfitWorld();
  const order = { shard: 0, until: house.app.clock.now() };
  expect(await claimDueUsers(house.app, order)).toEqual({ sent: 20 * CLAIM_PAGE, more: true });
  expect(house.sent.at(-1)).toEqual({ kind: 'claim-due-users', ...order });
  expect(await claimDueUsers(house.app, order)).toEqual({ sent: 30, more: false });
  expect(new Set(idsIn(house.sent)).size).toBe(20 * CLAIM_PAGE + 30);
  await nobody();
});

test('each shard is asked by a message of its own, and none waits for another', async () => {
  expectConsoleError(1);
  await nobody();
  const house = openOutfitWorld();
  await env.LOOKS_1.prepare('delete from minutes').run();
  await crowd(3);
  await crowd(2, env.LOOKS_1);
  await orderClaims(house.app);
  const orders = house.sent.splice(0);
  expect(orders.map((order) => ('shard' in order ? `${order.kind} ${order.shard}` : ''))).toEqual([
    'claim-due-users 0',
    'claim-due-users 1',
    'claim-due-users 2',
  ]);
  const { looks } = house.app;
  const broken = () => {
    throw new Error('this database does not answer');
  };
  house.app.looks = (shard) => (shard === 0 ? broken() : looks(shard));
  expect(await deliver(house.app, orders)).toMatchObject({ acked: 2, retried: 1 });
  expect(idsIn(house.sent)).toEqual(['bulk2', 'bulk1']);
  house.app.looks = looks;
  await deliver(house.app, orders);
  expect(idsIn(house.sent)).toEqual(['bulk2', 'bulk1', 'bulk3', 'bulk2', 'bulk1']);
  await nobody();
});

test('a claim asks its shard alone, one statement to find a page and one to move it on', async () => {
  await nobody();
  const house = openOutfitWorld();
  await crowd(900);
  const statements = noStatements();
  const [people, shard] = [
    openPeople(counted(env.PEOPLE, statements)),
    openLooks(counted(env.LOOKS_0, statements)),
  ];
  house.app.people = people;
  const order = { shard: 0, until: house.app.clock.now() };
  await claimDueUsers({ ...house.app, looks: house.app.looks }, order);
  expect(statements.count, 'of people').toBe(0);
  await nobody();
  await crowd(900);
  await claimDueUsers({ ...house.app, looks: () => shard }, order);
  // Whether anybody is due; its turn taken and left; the page found and moved on, nobody's rows swept; the notes of its lead read and written.
  expect(statements.count).toBe(8);
});

test('who is gone or has set out while her page is claimed holds up nobody, and leaves no row', async () => {
  await nobody();
  const house = openOutfitWorld();
  const now = house.app.clock.now();
  const [gone, moving, fine] = await Promise.all(
    [0, 1, 2].map(() => newUser(house.app, { nextDeliveryAt: now })),
  );
  const app: typeof house.app = {
    ...house.app,
    jobs: {
      async send() {
        await env.LOOKS_0.prepare('delete from minutes where user_id = ?').bind(gone?.id).run();
        await env.LOOKS_0.prepare("insert into moved_users (user_id, state, at) values (?, 'moving', 0)")
          .bind(moving?.id)
          .run();
      },
    },
  };
  expect(await claimDueUsers(app, { shard: 0, until: now })).toMatchObject({ sent: 3 });
  const left = await env.LOOKS_0.prepare('select user_id, next_delivery_at as at from minutes').all();
  expect(left.results.map(({ user_id }) => user_id).sort()).toEqual([moving?.id, fine?.id].sort());
  expect(left.results.find(({ user_id }) => user_id === moving?.id)).toMatchObject({ at: now });
  expect(left.results.find(({ user_id }) => user_id === fine?.id)?.['at']).toBeGreaterThan(now);
  expect(await claimDueUsers(house.app, { shard: 0, until: now }), 'on her way').toMatchObject({ sent: 0 });
  await env.LOOKS_0.prepare('delete from moved_users').run();
  await nobody();
});

test('a zone that this machine does not know holds up nobody else', async () => {
  expectConsoleError(1);
  const { app, sent } = openOutfitWorld();
  const lost = await newUser(app, { nextDeliveryAt: app.clock.now() - 1, timezone: 'Atlantis/Center' });
  const fine = await newUser(app, { nextDeliveryAt: app.clock.now() });
  await claimAll(app);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ userId: fine.id });
  expect((await reloadUser(app, lost)).nextDeliveryAt).toBe(app.clock.now() + DAY);
});
