import { and, eq, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import { calendarFeeds, calendarSources } from '../schema/calendars.schema.ts';
import { movedPeople, type Name } from '../schema/directory.schema.ts';
import { namesAsJson } from '../people/directory.ts';
import type { Move } from './moves.ts';
import type { PeopleDb } from '../sql/open-database.ts';
import { paymentAttempts, subscriptions } from '../schema/payments.schema.ts';
import { transact } from '../sql/transact.ts';
import {
  identities,
  mails,
  passkeys,
  pushSubscriptions,
  sessions,
  styleSchedules,
  tokens,
  uploads,
  users,
} from '../schema/people.schema.ts';
import { rowsFromJson } from '../sql/rows-from-json.ts';

// Moves between databases of people (move-person.ts).

/** Each with its owner's column; users last, as triggers on devices write there. A test compares with the database. */
export const PEOPLE_USER_TABLES: readonly [SQLiteTable, AnyColumn][] = [
  [sessions, sessions.userId],
  [identities, identities.userId],
  [passkeys, passkeys.userId],
  [uploads, uploads.userId],
  [tokens, tokens.userId],
  [mails, mails.userId],
  [styleSchedules, styleSchedules.userId],
  [pushSubscriptions, pushSubscriptions.userId],
  [calendarFeeds, calendarFeeds.userId],
  [calendarSources, calendarSources.userId],
  [subscriptions, subscriptions.userId],
  [paymentAttempts, paymentAttempts.userId],
  [users, users.id],
];

type Way = Pick<Move, 'userId' | 'toShard'>;
const isMovedPerson = (userId: string) => eq(movedPeople.userId, userId);

/** From here on triggers refuse changes to her rows. False when she does not live here. */
export async function fencePerson(from: PeopleDb, { userId, toShard }: Way, now: number): Promise<boolean> {
  await from
    .insert(movedPeople)
    .select(sql`select ${users.id}, 'moving', ${toShard}, ${now} from ${users} where ${users.id} = ${userId}`)
    .onConflictDoNothing();
  const held = await from.select().from(movedPeople).where(isMovedPerson(userId)).get();
  return held?.state === 'moving';
}

type Row = Record<string, unknown>;

async function readPerson(from: PeopleDb, userId: string): Promise<Row[][]> {
  const reads = PEOPLE_USER_TABLES.map(([table, whose]) => {
    const { name } = getTableConfig(table);
    return from.$client.prepare(`select * from "${name}" where "${whose.name}" = ?`).bind(userId);
  });
  return (await from.$client.batch<Row>(reads)).map(({ results }) => results);
}

/** In one transaction, over what an earlier attempt left; fenced until she has left. Returns her directory names. */
export async function copyPerson(
  from: PeopleDb,
  to: PeopleDb,
  { userId, toShard }: Way,
  now: number,
): Promise<Name[]> {
  const rows = await readPerson(from, userId);
  if (rows.at(-1)?.length !== 1) throw new Error('a move that was overtaken found nobody');
  const devices = JSON.stringify((rows[DEVICES] ?? []).map(({ id }) => id));
  const copies = PEOPLE_USER_TABLES.flatMap(([table], i) => {
    const page = rows[i] ?? [];
    if (page.length === 0) return [];
    return [sql`insert into ${table} ${rowsFromJson(table, page, { people_shard: sql`${toShard}` })}`];
  });
  await transact(to, [
    // If she lives here, another attempt was faster: a null state aborts this one.
    sql`insert into moved_people (user_id, state, to_shard, at) select id, null, 0, 0 from users
      where id = ${userId} and not exists (select 1 from moved_people where user_id = ${userId})`,
    to.delete(movedPeople).where(isMovedPerson(userId)),
    ...eraseHerRows(to, userId),
    // A browser of hers that somebody else registered here before.
    to
      .delete(pushSubscriptions)
      .where(sql`${pushSubscriptions.id} in (select value from json_each(${devices}))`),
    ...copies,
    to.insert(movedPeople).values({ userId, state: 'arriving', toShard, at: now }),
  ]);
  const [named] = await from.all<{ names: string }>(sql`select ${namesAsJson(userId)} as names`);
  return JSON.parse(named?.names ?? '[]') as Name[];
}
const DEVICES = PEOPLE_USER_TABLES.findIndex(([table]) => table === pushSubscriptions);

/** Her own row first: triggers on devices write into it. */
const eraseHerRows = (people: PeopleDb, userId: string, only?: SQL) =>
  PEOPLE_USER_TABLES.toReversed().map(([table, whose]) =>
    people.delete(table).where(and(eq(whose, userId), only)),
  );

/** All but where she went. Only while she is leaving for that database: she may have come back. */
export async function leavePerson(from: PeopleDb, { userId, toShard }: Way, now: number): Promise<void> {
  const inState = (state: 'moving' | 'leaving') => and(isMovedPerson(userId), eq(movedPeople.state, state));
  const isLeaving = sql`exists (select 1 from moved_people where user_id = ${userId} and state = 'leaving')`;
  await from.batch([
    from
      .update(movedPeople)
      .set({ state: 'leaving' })
      .where(and(inState('moving'), eq(movedPeople.toShard, toShard))),
    ...eraseHerRows(from, userId, isLeaving),
    from.update(movedPeople).set({ state: 'gone', at: now }).where(inState('leaving')),
  ]);
}

/** In the database that her id names: where she lives now. */
export const forwardPerson = (home: PeopleDb, { userId, toShard }: Way) =>
  home
    .update(movedPeople)
    .set({ toShard })
    .where(and(isMovedPerson(userId), eq(movedPeople.state, 'gone')));

export const endArrival = (to: PeopleDb, userId: string) =>
  to.delete(movedPeople).where(and(isMovedPerson(userId), eq(movedPeople.state, 'arriving')));
