import { env } from 'cloudflare:test';
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { appThatDies, killAfter, killPoints } from '../../../tests/fakes/process-faults.workerd.ts';
import {
  expectIn,
  insertUserIn,
  nameOf,
  order,
  rowsIn,
  openThreeDatabaseWorld,
} from '../../../tests/worlds/moving-people.workerd.ts';
import { reloadUser, newUser, type OutfitWorld } from '../../../tests/worlds/outfit-world.workerd.ts';
import { PEOPLE_DATABASES } from '../../../tests/worlds/three-databases.workerd.ts';
import { leftoverData } from '../../../tests/worlds/leftover-data.workerd.ts';
import { visitor } from '../../../tests/worlds/visitor.workerd.ts';
import { runCronTick } from '../../background/cron-tick.ts';
import { isAccountMoving } from '../../db/sql/constraints.ts';
import { peopleDbAt, personById } from '../../db/people/people-databases.ts';
import { writeNote } from '../../db/operations/operator-notes.ts';
import { openPeople } from '../../db/sql/open-database.ts';
import { PEOPLE_USER_TABLES } from '../../db/user-moves/people-moves.ts';
import { sha256Hex } from '../../db/sql/secret.ts';
import { changeUser } from '../../db/people/users.ts';
import { createApi } from '../../site/api/index.ts';
import { deleteAccount } from '../accounts/delete-account.ts';
import { moveUser, orderMoves } from './move-user.ts';
import { startSession } from '../accounts/start-session.ts';

const MINUTE = 60_000;
const AN_HOUR = 60 * MINUTE;
const LONG_ENOUGH = { timeout: 600_000 };

let quiet: MockInstance<typeof console.warn>;
beforeEach(() => {
  quiet = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  quiet.mockRestore();
});

const openMoves = () => env.PEOPLE.prepare('select count(*) as n from moves').first<number>('n');

/** Everything that was left behind is done, by a healthy process. */
async function heal(house: OutfitWorld): Promise<void> {
  for (let round = 0; round < 3; round++) {
    house.pass(5 * MINUTE);
    // No hourly sweep: what it takes is no loss of a move.
    await writeNote(house.app.people, 'last-sweep', '', house.app.clock.now() + AN_HOUR);
    await runCronTick(house.app);
    await house.work();
  }
}

test.each([
  [0, [2], 3],
  [2, [1, 0], 5],
  [0, [1, 2, 0], 5],
])(
  'from %i to %j, killed after calls of the last move: nothing is lost, nothing twice',
  LONG_ENOUGH,
  async (home, way, step) => {
    const tell = async (crashAfter: number): Promise<number> => {
      const house = openThreeDatabaseWorld();
      const [her, other] = [await insertUserIn(house, home), await insertUserIn(house, home)];
      const [hers, others] = [await rowsIn(home, her.id), await rowsIn(home, other.id)];
      expect(Object.entries(hers).filter(([, rows]) => rows.length === 0)).toEqual([]);
      let from = home;
      for (const to of way.slice(0, -1)) {
        await order(her.id, from, to);
        await moveUser(house.app, her.id);
        from = to;
      }
      const to = way.at(-1) ?? 0;
      await order(her.id, from, to);
      const faults = killAfter(crashAfter);
      await moveUser(appThatDies(house.app, faults), her.id).catch(() => undefined);
      const story = `killed after call ${crashAfter}`;
      // Meanwhile she reads on.
      expect((await personById(house.app, her.id))?.username, story).toBe(her.username);
      await heal(house);
      await expectIn(house, her, to, story);
      expect(await rowsIn(to, her.id), story).toEqual(hers);
      expect(await rowsIn(home, other.id), story).toEqual(others);
      expect(await openMoves(), story).toBe(0);
      // She can write again.
      expect((await changeUser(peopleDbAt(house.app, to), her.id, { firstName: 'Ada' }))?.firstName).toBe(
        'Ada',
      );
      return faults.steps();
    };
    const calls = await tell(Infinity);
    expect(calls).toBeGreaterThan(8);
    for (const crashAfter of killPoints(calls - 1, step)) await tell(crashAfter);
  },
);

test('while she moves she reads on, whoever writes is told to come again, and her cookie follows her', async () => {
  const house = openThreeDatabaseWorld();
  const her = await insertUserIn(house, 0);
  const { token } = await startSession(house.app, her);
  const api = createApi(() => house.app);
  const browser = Object.assign(visitor(api), { cookie: `stylecast=${token}` });
  const write = () =>
    browser.send('PUT', '/api/user/preferences', { stylePreferences: ['classic'], gender: 'female' });
  await order(her.id, 0, 1);
  // Killed when her rows are in both.
  await moveUser(appThatDies(house.app, killAfter(5)), her.id).catch(() => undefined);
  house.pass(2 * 3_600_000);
  expect((await browser.send('GET', '/api/user')).status).toBe(200);
  const refused = await write();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^\d+$/)]);
  await expect(deleteAccount(house.app, her)).rejects.toSatisfy(isAccountMoving);
  for (const shard of [0, 1])
    await expect(changeUser(peopleDbAt(house.app, shard), her.id, { firstName: 'Ada' })).rejects.toSatisfy(
      isAccountMoving,
    );
  await runCronTick(house.app);
  expect((await write()).status).toBe(200);
  expect(browser.cookie.split('; ')).toContain(`stylecast=1.${token}`);
  // Who still believes her in the old database deletes nobody, and says so.
  await expect(deleteAccount(house.app, her)).rejects.toSatisfy(isAccountMoving);
  expect(await personById(house.app, her.id)).toBeDefined();
});

test('a try that was overtaken changes nothing of what she has done since', async () => {
  const house = openThreeDatabaseWorld();
  const her = await insertUserIn(house, 1);
  await order(her.id, 1, 2);
  // Slow: everything is read, and then another process does it all.
  const gate: { open?: () => void } = {};
  const to = env.MORE_PEOPLE_2;
  const slow = openPeople({
    prepare: (query: string) => to.prepare(query),
    batch: async (statements: D1PreparedStatement[]) => {
      await new Promise<void>((resolve) => (gate.open = resolve));
      return to.batch(statements);
    },
  } as unknown as D1Database);
  const late = moveUser({ ...house.app, morePeople: [peopleDbAt(house.app, 1), slow] }, her.id).catch(
    () => 'refused',
  );
  await vi.waitFor(() => expect(gate.open).toBeDefined());
  house.pass(5 * MINUTE);
  await moveUser(house.app, her.id);
  await changeUser(peopleDbAt(house.app, 2), her.id, { firstName: 'Ada' });
  gate.open?.();
  expect(await late).toBe('refused');
  await heal(house);
  expect((await personById(house.app, her.id))?.firstName).toBe('Ada');
  await expectIn(house, her, 2, 'overtaken');
});

test(
  'who is gone from her account is gone from every database, wherever she has lived',
  LONG_ENOUGH,
  async () => {
    const house = openThreeDatabaseWorld();
    const her = await insertUserIn(house, 0);
    for (const [from, to] of [
      [0, 1],
      [1, 2],
    ] as const) {
      await order(her.id, from, to);
      await moveUser(house.app, her.id);
    }
    const now = await reloadUser(house.app, her);
    await env.PEOPLE.prepare(
      'insert into audit_log (id, at, actor_id, action, before, after, request_id) values (?, 0, ?, ?, ?, ?, ?)',
    )
      .bind(crypto.randomUUID(), her.id, 'switch', 'a', 'b', 'c')
      .run();
    await deleteAccount(house.app, now);
    await heal(house);
    await heal(house);
    expect((await leftoverData(now)).filter((trace) => trace !== 'outbox: email')).toEqual([]);
  },
);

test('a deletion that is killed anywhere is finished in all databases', LONG_ENOUGH, async () => {
  const tell = async (crashAfter: number): Promise<number> => {
    const house = openThreeDatabaseWorld();
    const her = await insertUserIn(house, 2);
    const faults = killAfter(crashAfter);
    const gone = await deleteAccount(appThatDies(house.app, faults), her).then(
      () => true,
      async () => (await personById(house.app, her.id)) === undefined,
    );
    if (!gone) await deleteAccount(house.app, her);
    for (let round = 0; round < 2; round++) await heal(house);
    expect(
      (await leftoverData(her)).filter((trace) => trace !== 'outbox: email'),
      `killed after call ${crashAfter}`,
    ).toEqual([]);
    return faults.steps();
  };
  const calls = await tell(Infinity);
  for (const crashAfter of killPoints(calls - 1, 5)) await tell(crashAfter);
});

test('an admin orders it for the people of one database; one that is not there is refused', async () => {
  const house = openThreeDatabaseWorld();
  for (const db of PEOPLE_DATABASES) await db.prepare('delete from moved_people').run();
  const admin = await newUser(house.app, { isAdmin: true });
  const crowd = [await insertUserIn(house, 2), await insertUserIn(house, 2)];
  const orderOf = (from: number, to: number, most: number) =>
    orderMoves(house.app, admin, { what: 'people', from, to, most }, 'request');
  await expect(orderOf(2, 3, 9)).rejects.toThrow('0 to 2');
  const waiting =
    (await env.MORE_PEOPLE_2.prepare('select count(*) as n from users').first<number>('n')) ?? 0;
  expect(await orderOf(2, 1, 1)).toBe(1);
  expect(await orderOf(2, 1, 999)).toBe(waiting - 1);
  await house.work();
  for (const her of crowd) expect((await personById(house.app, her.id))?.peopleShard).toBe(1);
});

test('the list of her tables is what the database says, and each has its fence', async () => {
  const rows = await env.PEOPLE.prepare(
    "select name from sqlite_master where type = 'table' and sql like '%`user_id`%'",
  ).all<{ name: string }>();
  // What lies in the first database whoever it is about, and what is about moving and leaving itself.
  const others = new Set(['deletions', 'directory', 'moved_people', 'moves', 'sandbox_desk']);
  const listed = PEOPLE_USER_TABLES.map(([table]) => nameOf(table));
  const hers = rows.results.map(({ name }) => name).filter((name) => !others.has(name));
  expect([...hers, 'users'].sort()).toEqual(listed.toSorted());
  const triggers = await env.PEOPLE.prepare(
    "select name from sqlite_master where type = 'trigger' and name glob '*_moved'",
  ).all<{ name: string }>();
  const wanted = listed.flatMap((name) =>
    ['delete', 'insert', 'update'].map((verb) => `${name}_${verb}_moved`),
  );
  expect(triggers.results.map(({ name }) => name).sort()).toEqual(wanted.sort());
});

test('her session is found by the hash of its secret in whatever database it lies', async () => {
  const house = openThreeDatabaseWorld();
  const her = await insertUserIn(house, 2);
  const { token, id } = await startSession(house.app, her);
  expect(token).toMatch(/^2\.[0-9a-f]{40}$/);
  expect(id).toBe(await sha256Hex(token.slice(2)));
  const api = createApi(() => house.app);
  for (const cookie of [token, token.slice(2), `1.${token.slice(2)}`, `9.${token.slice(2)}`]) {
    const browser = Object.assign(visitor(api), { cookie: `stylecast=${cookie}` });
    expect((await browser.send('GET', '/api/user')).status, cookie).toBe(200);
    expect(browser.cookie.split('; ')).toContain(`stylecast=${token}`);
  }
});
