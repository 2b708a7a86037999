import { env } from 'cloudflare:test';
import { getTableConfig } from 'drizzle-orm/sqlite-core';
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { expectConsoleError } from '../../../tests/runner/console-errors.ts';
import {
  appThatDies,
  killAfter,
  killPoints,
  sleepAfter,
  untilDone,
} from '../../../tests/fakes/process-faults.workerd.ts';
import {
  reloadUser,
  deliver,
  newDevice,
  newUser,
  openFixedOutfitWorld,
  type OutfitWorld,
} from '../../../tests/worlds/outfit-world.workerd.ts';
import { fillEveryTable, leftoverData } from '../../../tests/worlds/leftover-data.workerd.ts';
import { runCronTick } from '../../background/cron-tick.ts';
import { isAccountMoving } from '../../db/sql/constraints.ts';
import { erasePerson } from '../../db/people/erase.ts';
import { LOOKS_USER_TABLES } from '../../db/looks/tables-of-looks.ts';
import { seenDays, usage } from '../../db/schema/looks.schema.ts';
import { minutes } from '../../db/schema/minutes.schema.ts';
import { turns } from '../../db/schema/turns.schema.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { copyMinutes } from '../delivery/copy-minutes.ts';
import { moveUser, orderMoves } from './move-user.ts';
import { readSharedLook } from '../outfits/share-link.ts';
import { shareOutfit } from '../outfits/share-outfit.ts';
import { todaysOutfit } from '../outfits/todays-outfit.ts';

const SHARDS = [env.LOOKS_0, env.LOOKS_1, env.LOOKS_2];
const MINUTE = 60_000;
const LONG_ENOUGH = { timeout: 600_000 };

let quiet: MockInstance<typeof console.warn>;
beforeEach(() => {
  quiet = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  quiet.mockRestore();
});

type Rows = Record<string, unknown[]>;
/** Her new database makes a copy of its own. */
const withoutVersion = ({ version: _, ...row }: Record<string, unknown>) => row;
/** All that a database of looks holds of her. */
async function rowsIn(shard: number, { id }: SessionUser): Promise<Rows> {
  const db = SHARDS[shard]!;
  const found = await db.batch<Record<string, unknown>>(
    LOOKS_USER_TABLES.map((table) => {
      // Those without a rowid have what is hers once.
      const order = [minutes, seenDays, turns, usage].includes(table as never) ? 'user_id' : 'rowid';
      const sql = `select * from "${getTableConfig(table).name}" where user_id = ? order by ${order}`;
      return db.prepare(sql).bind(id);
    }),
  );
  return Object.fromEntries(
    LOOKS_USER_TABLES.map((table, i) => [getTableConfig(table).name, found[i]!.results.map(withoutVersion)]),
  );
}
const none = Object.fromEntries(LOOKS_USER_TABLES.map((table) => [getTableConfig(table).name, []]));

async function orderMove(user: SessionUser, to: number): Promise<void> {
  await env.PEOPLE.prepare(
    "insert into moves (user_id, from_shard, to_shard, step, lease_until) values (?, ?, ?, 'copy', 0)",
  )
    .bind(user.id, user.shard, to)
    .run();
}
const openMoves = () => env.PEOPLE.prepare('select count(*) as n from moves').first<number>('n');

/** What goes on by itself until it is done. */
const open = () =>
  env.PEOPLE.prepare(
    'select (select count(*) from moves) + (select count(*) from deletions) as n',
  ).first<number>('n');

/** Everything that is due happens, with a healthy process: two ticks, and two more where something is still open. */
async function heal(house: OutfitWorld): Promise<void> {
  await untilDone(4, open, async () => {
    house.pass(5 * MINUTE);
    await runCronTick(house.app);
    await house.work();
  });
}

/** Kills the move after each of its calls in turn, in a quick run after every `step`th. */
async function killEverywhere(story: (crashAfter: number) => Promise<number>, step: number): Promise<void> {
  const calls = await story(Infinity);
  expect(calls).toBeGreaterThan(20);
  for (const crashAfter of killPoints(calls, step)) await story(crashAfter);
}

test(
  'killed after each of its calls: every row of hers is moved once, nobody else is touched',
  LONG_ENOUGH,
  () =>
    killEverywhere(async (crashAfter) => {
      const house = openFixedOutfitWorld();
      const [her, other] = [await newUser(house.app), await newUser(house.app)];
      for (const user of [her, other]) await fillEveryTable(user, ['moves', 'moved_users', 'subscriptions']);
      await copyMinutes(house.app, [her.id, other.id]);
      const [hers, others] = [await rowsIn(0, her), await rowsIn(0, other)];
      expect(Object.values(hers).every((rows) => rows.length > 0)).toBe(true);
      await orderMove(her, 2);
      const faults = killAfter(crashAfter);
      await moveUser(appThatDies(house.app, faults), her.id).catch(() => undefined);
      await heal(house);
      const story = `killed after call ${crashAfter}`;
      expect(await rowsIn(2, her), story).toEqual(hers);
      expect([await rowsIn(0, her), await rowsIn(1, her)], story).toEqual([none, none]);
      expect((await reloadUser(house.app, her)).shard, story).toBe(2);
      expect([await rowsIn(0, other), (await reloadUser(house.app, other)).shard], story).toEqual([
        others,
        0,
      ]);
      expect(await openMoves(), story).toBe(0);
      return faults.steps();
    }, 7),
);

test(
  'a delivery that comes in the middle is neither lost nor doubled, wherever the move is killed',
  LONG_ENOUGH,
  () =>
    killEverywhere(async (crashAfter) => {
      const house = openFixedOutfitWorld();
      // A push that a kill has made old is an alarm; that it was late is none here.
      expectConsoleError(Infinity);
      await env.LOOKS_1.prepare('delete from delivery_counts').run();
      const her = await newUser(house.app);
      await newDevice(house.app, her);
      await orderMove(her, 1);
      const faults = killAfter(crashAfter);
      await moveUser(appThatDies(house.app, faults), her.id).catch(() => undefined);
      const message = { kind: 'deliver-outfit', userId: her.id, date: '2026-11-20' } as const;
      const delivery = { ...message, deliverAt: house.app.clock.now() };
      const { retried } = await deliver(house.app, [delivery]);
      await heal(house);
      // The queue brings again what was not acknowledged, and once more for good measure.
      for (let i = 0; i < retried + 1; i++) await deliver(house.app, [delivery]);
      await heal(house);
      const [zero, one, two] = [await rowsIn(0, her), await rowsIn(1, her), await rowsIn(2, her)];
      const story = `killed after call ${crashAfter}`;
      expect([zero, two], story).toEqual([none, none]);
      expect(one['outfits'], story).toHaveLength(1);
      expect(one['usage'], story).toMatchObject([{ used: 1 }]);
      expect(
        (one['jobs'] as { state: string }[]).map(({ state }) => state),
        story,
      ).toEqual(['done', 'done', 'done']);
      expect(house.pushed, story).toHaveLength(1);
      return faults.steps();
    }, 9),
);

test(
  'a try that was overtaken after any of its calls takes nothing from her, there and back again',
  LONG_ENOUGH,
  () =>
    killEverywhere(async (sleepsAfter) => {
      const house = openFixedOutfitWorld();
      const her = await newUser(house.app);
      await fillEveryTable(her, ['moves', 'moved_users', 'subscriptions']);
      await copyMinutes(house.app, [her.id]);
      await orderMove(her, 2);
      const faults = sleepAfter(sleepsAfter);
      const late = moveUser(appThatDies(house.app, faults), her.id).catch(() => undefined);
      await Promise.race([faults.asleep, late]);
      // The lease is over: another process does it all, and moves her back.
      await heal(house);
      expect((await reloadUser(house.app, her)).shard).toBe(2);
      await env.LOOKS_2.prepare('delete from comfort_taps where user_id = ?').bind(her.id).run();
      const kept = await rowsIn(2, her);
      await orderMove(await reloadUser(house.app, her), 0);
      await moveUser(house.app, her.id);
      faults.wake();
      await late;
      const story = `asleep after call ${sleepsAfter}`;
      expect((await reloadUser(house.app, her)).shard, story).toBe(0);
      expect(await rowsIn(0, her), story).toEqual(kept);
      return faults.steps();
    }, 9),
);

test('a try that was overtaken changes nothing of a later order', LONG_ENOUGH, () =>
  killEverywhere(async (sleepsAfter) => {
    const house = openFixedOutfitWorld();
    const her = await newUser(house.app);
    await orderMove(her, 2);
    const faults = sleepAfter(sleepsAfter);
    const late = moveUser(appThatDies(house.app, faults), her.id).catch(() => undefined);
    await Promise.race([faults.asleep, late]);
    await heal(house);
    await orderMove(await reloadUser(house.app, her), 0);
    const order = () => env.PEOPLE.prepare('select * from moves where user_id = ?').bind(her.id).first();
    const before = await order();
    faults.wake();
    await late;
    // Asleep before it claimed anything, it is whoever takes the later order up.
    if (sleepsAfter > 0) expect(await order(), `asleep after call ${sleepsAfter}`).toEqual(before);
    return faults.steps();
  }, 6),
);

test('a push that waits for its minute goes out at its minute from the new database', async () => {
  const house = openFixedOutfitWorld();
  const user = await newUser(house.app, { notificationTime: '09:10' });
  await newDevice(house.app, user);
  const her = await reloadUser(house.app, user);
  const deliverAt = house.app.clock.now() + 10 * MINUTE;
  await deliver(house.app, [{ kind: 'deliver-outfit', userId: her.id, date: '2026-11-20', deliverAt }]);
  await house.work();
  await orderMove(her, 2);
  await moveUser(house.app, her.id);
  house.pass(9 * MINUTE);
  await house.work();
  expect(house.pushed).toHaveLength(0);
  house.pass(MINUTE);
  await house.work();
  expect(house.pushed.map(({ at }) => at)).toEqual([deliverAt]);
});

test('what is being made for her is waited for', async () => {
  const house = openFixedOutfitWorld();
  const her = await newUser(house.app);
  await todaysOutfit(house.app, her);
  await env.LOOKS_0.prepare("update jobs set state = 'running' where user_id = ?").bind(her.id).run();
  await orderMove(her, 2);
  await moveUser(house.app, her.id);
  expect((await reloadUser(house.app, her)).shard).toBe(0);
  await env.LOOKS_0.prepare("update jobs set state = 'queued' where user_id = ?").bind(her.id).run();
  house.pass(MINUTE);
  await runCronTick(house.app);
  expect((await reloadUser(house.app, her)).shard).toBe(2);
});

test('whoever still believes her in the old database is refused, and her neighbors are not', async () => {
  const house = openFixedOutfitWorld();
  const [her, neighbor] = [await newUser(house.app), await newUser(house.app)];
  const outfit = await todaysOutfit(house.app, her);
  await house.work();
  const token = await shareOutfit(house.app, her, outfit?.id ?? '');
  await orderMove(her, 2);
  await moveUser(house.app, her.id);
  const refused = await todaysOutfit(house.app, her).catch((error: unknown) => error);
  expect(isAccountMoving(refused)).toBe(true);
  expect(await rowsIn(0, her)).toEqual(none);
  expect((await todaysOutfit(house.app, await reloadUser(house.app, her)))?.id).toBe(outfit?.id);
  expect(await todaysOutfit(house.app, neighbor)).not.toBeNull();
  // A link that is out in the world names the database of its day.
  expect(token.startsWith('0-')).toBe(true);
  expect((await readSharedLook(house.app, token))?.title).toBe(outfit?.title);
});

test('there and back again', async () => {
  const house = openFixedOutfitWorld();
  const her = await newUser(house.app);
  await todaysOutfit(house.app, her);
  await house.work();
  const before = await rowsIn(0, her);
  for (const to of [1, 0]) {
    await orderMove(await reloadUser(house.app, her), to);
    await moveUser(house.app, her.id);
  }
  expect(await rowsIn(0, her)).toEqual(before);
  expect(await rowsIn(1, her)).toEqual(none);
});

test('who deletes her account in the middle of a move is gone from everywhere', LONG_ENOUGH, () =>
  killEverywhere(async (crashAfter) => {
    const house = openFixedOutfitWorld();
    const her = await newUser(house.app);
    await todaysOutfit(house.app, her);
    await house.work();
    await orderMove(her, 2);
    const faults = killAfter(crashAfter);
    await moveUser(appThatDies(house.app, faults), her.id).catch(() => undefined);
    await erasePerson(house.app.people, her, { id: crypto.randomUUID(), now: house.app.clock.now() });
    await heal(house);
    // The receipt of a deletion lies in the outbox of local builds.
    const traces = (await leftoverData(her)).filter((trace) => trace !== 'outbox: email');
    expect(traces, `killed after call ${crashAfter}`).toEqual([]);
    return faults.steps();
  }, 12),
);

test('an admin orders it, on record; a database that is not there is refused', async () => {
  const house = openFixedOutfitWorld();
  await env.PEOPLE.prepare('update users set shard = 0').run();
  const admin = await newUser(house.app, { isAdmin: true, shard: 1 });
  const crowd = [await newUser(house.app, { shard: 1 }), await newUser(house.app, { shard: 1 })];
  await expect(
    orderMoves(house.app, admin, { what: 'looks', from: 1, to: 3, most: 9 }, 'request'),
  ).rejects.toThrow('0 to 2');
  await expect(
    orderMoves(house.app, admin, { what: 'looks', from: 1, to: 1, most: 9 }, 'request'),
  ).rejects.toThrow('0 to 2');
  expect(await orderMoves(house.app, admin, { what: 'looks', from: 1, to: 2, most: 2 }, 'request')).toBe(2);
  expect(await orderMoves(house.app, admin, { what: 'looks', from: 1, to: 2, most: 9 }, 'request')).toBe(1);
  await house.work();
  const shards = await Promise.all(
    [admin, ...crowd].map(async (user) => (await reloadUser(house.app, user)).shard),
  );
  expect(shards).toEqual([2, 2, 2]);
  const [entry] = (
    await env.PEOPLE.prepare("select actor_id, before, after from audit_log where action = 'shard'").all()
  ).results;
  expect(entry).toEqual({ actor_id: admin.id, before: 'database 1', after: 'database 2 (at most 2 people)' });
});

test('every table of hers is moved, and holds still meanwhile', async () => {
  const named = await env.LOOKS_0.prepare("select name, sql from sqlite_master where type = 'table'").all<{
    name: string;
    sql: string;
  }>();
  const tables = named.results
    .filter(({ name, sql }) => sql.includes('`user_id`') && name !== 'moved_users')
    .map(({ name }) => name)
    .sort();
  expect(LOOKS_USER_TABLES.map((table) => getTableConfig(table).name).sort()).toEqual(tables);
  const triggers = await env.LOOKS_0.prepare(
    "select name from sqlite_master where type = 'trigger' and name like '%_moved'",
  ).all<{
    name: string;
  }>();
  // Who inserts into `minutes` looks at the fence in the same statement (copy-minutes.workerd.test.ts).
  const wanted = tables.flatMap((name) =>
    ['delete', ...(name === 'minutes' ? [] : ['insert']), 'update'].map((verb) => `${name}_${verb}_moved`),
  );
  expect(triggers.results.map(({ name }) => name).sort()).toEqual(wanted.sort());
});
