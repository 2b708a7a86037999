// People of three databases who move between them, and what each database says of them.
import { env } from 'cloudflare:test';
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import { expect } from 'vitest';
import { composeApp } from '../../workers/compose.ts';
import { directory } from '../../workers/db/schema/directory.schema.ts';
import { joinPeople, personByIdentity, personByLogin } from '../../workers/db/people/directory.ts';
import { homeShard, peopleByIds, personById } from '../../workers/db/people/people-databases.ts';
import { PEOPLE_USER_TABLES } from '../../workers/db/user-moves/people-moves.ts';
import type { SessionUser } from '../../workers/db/people/users.ts';
import { copyMinutes } from '../../workers/usecases/delivery/copy-minutes.ts';
import { reloadUser, openOutfitWorld, type OutfitWorld } from './outfit-world.workerd.ts';
import { PEOPLE_DATABASES, envWithThreeDatabases } from './three-databases.workerd.ts';
import { fillEveryTable } from './leftover-data.workerd.ts';

export const openThreeDatabaseWorld = (): OutfitWorld =>
  openOutfitWorld({ morePeople: composeApp(envWithThreeDatabases()).morePeople });

let serial = 0;
/** Somebody with a row in every table, whose id was given out in one of the databases. */
export async function insertUserIn(house: OutfitWorld, shard: number): Promise<SessionUser> {
  const name = `mover${serial++}`;
  const random = crypto.randomUUID();
  const now = house.app.clock.now();
  const her = await joinPeople(
    house.app,
    {
      id: shard === 0 ? random : `${random.slice(0, 14)}8${random.slice(15, 33)}00${shard}`,
      ...{ peopleShard: shard, username: name, usernameKey: name },
      ...{ email: `${name}@example.org`, emailKey: `${name}@example.org`, location: 'Lisbon, PT' },
      ...{ gender: 'female', lat: 38.7, lon: -9.1, timezone: 'Europe/Lisbon', stylePreferences: ['casual'] },
      ...{ lastSeenAt: now, createdAt: now },
    },
    now,
    { provider: 'google', subject: `google-${name}` },
  );
  if (!her) throw new Error('The user of the test exists already.');
  await copyMinutes(house.app, [her.id]);
  await fillEveryTable(her, ['moves', 'moved_users', 'identities']);
  return reloadUser(house.app, her);
}

export const nameOf = (table: SQLiteTable): string => getTableConfig(table).name;

export type Rows = Record<string, unknown[]>;
/** All that moves with her, as a database has it. */
export async function rowsIn(shard: number, userId: string): Promise<Rows> {
  const rows: Rows = {};
  for (const [table, whose] of PEOPLE_USER_TABLES) {
    const name = nameOf(table);
    const found = await PEOPLE_DATABASES[shard]
      ?.prepare(`select * from "${name}" where "${whose.name}" = ? order by rowid`)
      .bind(userId)
      .all<Record<string, unknown>>();
    // Which database it is differs; which copy of her minute was noted is up to the cron.
    rows[name] = (found?.results ?? []).map(({ people_shard: _, minute_copied: __, ...row }) => row);
  }
  return rows;
}

/** Orders that she moves; nobody has begun. */
export async function order(userId: string, from: number, to: number): Promise<void> {
  await env.PEOPLE.prepare(
    "insert into moves (user_id, from_shard, to_shard, what, step, lease_until) values (?, ?, ?, 'people', 'copy', 0)",
  )
    .bind(userId, from, to)
    .run();
}

/** Everything finds her in this database and nowhere else. */
export async function expectIn(
  house: OutfitWorld,
  her: SessionUser,
  shard: number,
  story: string,
): Promise<void> {
  const { app } = house;
  const found = [
    await personById(app, her.id),
    (await peopleByIds(app, [her.id])).get(her.id),
    await personByLogin(app, her.username),
    await personByLogin(app, her.email),
    await personByIdentity(app, { provider: 'google', subject: `google-${her.username}` }),
  ];
  const places = found.map((user) => [user?.id, user?.peopleShard]);
  expect(places, story).toEqual(found.map(() => [her.id, shard]));
  for (const other of [0, 1, 2].filter((one) => one !== shard))
    expect(Object.values(await rowsIn(other, her.id)).flat(), story).toEqual([]);
  const entries = await app.people.select().from(directory);
  const hers = entries.filter(({ userId }) => userId === her.id).map(({ peopleShard }) => peopleShard);
  expect(hers, story).toEqual(shard === 0 ? [] : Array.from({ length: 5 }, () => shard));
  const fences = await Promise.all(
    PEOPLE_DATABASES.map((db) =>
      db.prepare('select state, to_shard from moved_people where user_id = ?').bind(her.id).first(),
    ),
  );
  expect(fences[shard], story).toBeNull();
  const home = homeShard(her.id);
  if (home !== shard) expect(fences[home], story).toEqual({ state: 'gone', to_shard: shard });
}
