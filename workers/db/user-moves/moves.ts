import { and, asc, eq, gt, inArray, lte, sql, type SQL } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import { allPeopleDbs, peopleDbAt, type PeopleDatabases } from '../people/people-databases.ts';
import { eraseUserLooks, LOOKS_USER_TABLES, pagingCursor, type UserTable } from '../looks/tables-of-looks.ts';
import { jobs, movedUsers } from '../schema/looks.schema.ts';
import { minutes } from '../schema/minutes.schema.ts';
import type { LooksDb, PeopleDb } from '../sql/open-database.ts';
import { auditLog, moves } from '../schema/oversight.schema.ts';
import { users } from '../schema/people.schema.ts';
import { hasRow, hasNoRow } from '../sql/has-row.ts';
import { rowsFromJson, identifierList, columnNames } from '../sql/rows-from-json.ts';
import { hasChanged } from '../sql/transact.ts';

// Moves of people between databases of looks (move-user.ts).

export type Move = typeof moves.$inferSelect;
const UNCLAIMED_MS = 10 * 60_000;

/** For statements about many people: leaves out those whose looks are moving. */
export const isStayingOnShard = (db: LooksDb, userId: AnySQLiteColumn | SQL) =>
  hasNoRow(db, movedUsers, eq(movedUsers.userId, userId));

export interface MoveOrder {
  what: Move['what'];
  from: number;
  to: number;
  most: number;
}

const IDS_A_PAGE = 500;

export async function insertMoves(
  app: PeopleDatabases,
  { what, from, to, most }: MoveOrder,
  { actorId, requestId, now }: { actorId: string; requestId: string; now: number },
): Promise<string[]> {
  const of = what === 'looks' ? 'database' : 'database of people';
  await app.people.insert(auditLog).values({
    id: crypto.randomUUID(),
    at: now,
    actorId,
    action: 'shard',
    subjectId: null,
    requestId,
    before: `${of} ${from}`,
    after: `${of} ${to} (at most ${most} people)`,
  });
  const moving: string[] = [];
  for (const people of what === 'looks' ? allPeopleDbs(app) : [peopleDbAt(app, from)]) {
    for (let last = ''; moving.length < most;) {
      const page = await people
        .select({ id: users.id })
        .from(users)
        .where(and(what === 'looks' ? eq(users.shard, from) : undefined, gt(users.id, last)))
        .orderBy(asc(users.id))
        .limit(IDS_A_PAGE);
      moving.push(
        ...(await insertMovePage(app.people, page, { what, from, to, most: most - moving.length }, now)),
      );
      last = page.at(-1)?.id ?? last;
      if (page.length < IDS_A_PAGE) break;
    }
  }
  return moving;
}

async function insertMovePage(
  people: PeopleDb,
  page: { id: string }[],
  { what, from, to, most }: MoveOrder,
  now: number,
): Promise<string[]> {
  const ids = JSON.stringify(page.map(({ id }) => id));
  const planted = await people.all<{ user_id: string }>(sql`
    insert into moves (user_id, from_shard, to_shard, what, step, lease_until)
    select value, ${from}, ${to}, ${what}, 'copy', ${now + UNCLAIMED_MS} from json_each(${ids})
    where value not in (select user_id from moves) limit ${most}
    on conflict do nothing returning user_id`);
  return planted.map((row) => row.user_id);
}

type Way = Pick<Move, 'userId' | 'toShard'>;
const leavesFor = ({ userId, toShard }: Way, state: 'moving' | 'leaving') =>
  and(
    eq(movedUsers.userId, userId),
    eq(movedUsers.state, state),
    // A fence from before this column names no database.
    sql`coalesce(${movedUsers.toShard}, ${toShard}) = ${toShard}`,
  );

/** From here on triggers refuse changes to her rows. False while something is being made or sent for her. */
export async function fenceLooks(from: LooksDb, { userId, toShard }: Move, now: number): Promise<boolean> {
  const isQuiet = hasNoRow(from, jobs, and(eq(jobs.userId, userId), eq(jobs.state, 'running')));
  await from
    .insert(movedUsers)
    .select(sql`select ${userId}, 'moving', ${now}, ${toShard} where ${isQuiet}`)
    .onConflictDoNothing();
  return (await from.$count(movedUsers, leavesFor({ userId, toShard }, 'moving'))) > 0;
}

export const clearEarlierMove = (to: LooksDb, userId: string) =>
  to.delete(movedUsers).where(and(eq(movedUsers.userId, userId), eq(movedUsers.state, 'gone')));

/** A bound text may have two megabytes; an outfit has some kilobytes. */
const ROWS_A_PAGE = 50;

/** Existing rows stay. Her minute is last: it marks a complete copy, so late attempts bring nothing deleted back. */
export async function copyTable(from: LooksDb, to: LooksDb, userId: string, table: UserTable): Promise<void> {
  const columns = identifierList(columnNames(table));
  const cursor = pagingCursor(table);
  for (let last: number | string = 0; ;) {
    const page: (Record<string, unknown> & { _cursor: number | string })[] = await from.all(
      sql`select ${cursor} as _cursor, ${columns} from ${table} where ${table.userId} = ${userId} and ${cursor} > ${last}
        order by _cursor limit ${ROWS_A_PAGE}`,
    );
    if (page.length > 0)
      await to.run(
        sql`insert or ignore into ${table} ${rowsFromJson(table, page)}
          where not exists (select 1 from ${minutes} where user_id = ${userId})`,
      );
    last = page.at(-1)?._cursor ?? last;
    if (page.length < ROWS_A_PAGE) return;
  }
}

export async function countUserRows(db: LooksDb, userId: string): Promise<number[]> {
  return Promise.all(LOOKS_USER_TABLES.map((table) => db.$count(table, eq(table.userId, userId))));
}

/** False when her row changed since the copy began: its version counts changes (`users_minute_changed`). */
export function switchShard(
  people: PeopleDb,
  { userId, fromShard, toShard }: Move,
  { minuteVersion }: { minuteVersion: number },
): Promise<boolean> {
  const asRead = and(
    eq(users.id, userId),
    eq(users.shard, fromShard),
    eq(users.minuteVersion, minuteVersion),
  );
  return hasChanged(people.update(users).set({ shard: toShard }).where(asRead));
}

/** An overtaken attempt may wake during a later move, which is not its own to change. */
export const moveOrderKey = ({ userId, what, toShard }: Move) => ({ userId, what, toShard });

export const advanceMove = (people: PeopleDb, { userId, what, toShard }: Move) =>
  people
    .update(moves)
    .set({ step: 'erase' })
    .where(and(eq(moves.userId, userId), eq(moves.what, what), eq(moves.toShard, toShard)));

/** Only while she is leaving for that database: she may have come back. Later writes here are refused. */
export async function leaveLooksDatabase(from: LooksDb, way: Way, now: number): Promise<void> {
  const isLeaving = hasRow(from, movedUsers, leavesFor(way, 'leaving'));
  await from.batch([
    from.update(movedUsers).set({ state: 'leaving' }).where(leavesFor(way, 'moving')),
    ...eraseUserLooks(from, way.userId, isLeaving),
    from.update(movedUsers).set({ state: 'gone', at: now }).where(leavesFor(way, 'leaving')),
  ]);
}

export const openJobsForUser = (db: LooksDb, userId: string) =>
  db
    .select()
    .from(jobs)
    .where(and(eq(jobs.userId, userId), inArray(jobs.state, ['queued', 'running'])));

/** By then nothing still runs that looked for her here. */
const GONE_KEPT_MS = 24 * 3_600_000;

export const sweepMoved = (db: LooksDb, now: number) =>
  db.delete(movedUsers).where(and(eq(movedUsers.state, 'gone'), lte(movedUsers.at, now - GONE_KEPT_MS)));
