import { and, asc, eq, inArray, lte, notExists, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import { eraseHerLooks, HER_LOOKS, rowidOf, type HerTable } from './her-looks.ts';
import { jobs, movedUsers } from './looks.schema.ts';
import type { LooksDb, PeopleDb } from './open.ts';
import { auditLog, moves } from './oversight.schema.ts';
import { users } from './people.schema.ts';

// People on their way from one database of looks to another (move-user.ts).

export type Move = typeof moves.$inferSelect;
export const MOVE_LEASE_MS = 2 * 60_000;
/** What a batch of moves that were just ordered may wait for its messages. */
const UNCLAIMED_MS = 10 * 60_000;

/** Nobody's looks are moving: one of the conditions of a statement that is for many people at once. */
export const staysHere = (db: LooksDb, userId: AnySQLiteColumn | SQL) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(movedUsers)
      .where(eq(movedUsers.userId, userId)),
  );

/** So many people of a shard are to move, on record. @returns who */
export async function insertMoves(
  people: PeopleDb,
  { from, to, most }: { from: number; to: number; most: number },
  { actorId, requestId, now }: { actorId: string; requestId: string; now: number },
): Promise<string[]> {
  const moving = people
    .select({ one: sql`1` })
    .from(moves)
    .where(eq(moves.userId, users.id));
  const [planted] = await people.batch([
    people
      .insert(moves)
      .select(
        sql`select ${users.id}, ${from}, ${to}, 'copy', ${now + UNCLAIMED_MS}, 0 from ${users}
          where ${and(eq(users.shard, from), notExists(moving))} limit ${most}`,
      )
      .onConflictDoNothing()
      .returning({ userId: moves.userId }),
    people.insert(auditLog).values({
      id: crypto.randomUUID(),
      ...{ at: now, actorId, action: 'shard', subjectId: null, requestId },
      before: `database ${from}`,
      after: `database ${to} (at most ${most} people)`,
    }),
  ]);
  return planted.map((row) => row.userId);
}

/** Takes moves that nobody is at; with `userId` only hers, which need not have waited. */
export async function claimMoves(
  people: PeopleDb,
  now: number,
  { limit, userId }: { limit: number; userId?: string },
): Promise<Move[]> {
  const fresh = and(eq(moves.userId, userId ?? ''), eq(moves.attempts, 0));
  const free =
    userId === undefined ? lte(moves.leaseUntil, now) : sql`(${lte(moves.leaseUntil, now)} or ${fresh})`;
  const whose = userId === undefined ? undefined : eq(moves.userId, userId);
  const waiting = people
    .select({ userId: moves.userId })
    .from(moves)
    .where(and(free, whose))
    .orderBy(asc(moves.leaseUntil))
    .limit(limit);
  return people
    .update(moves)
    .set({ leaseUntil: now + MOVE_LEASE_MS, attempts: sql`${moves.attempts} + 1` })
    .where(and(inArray(moves.userId, waiting), free))
    .returning();
}

/**
 * From here on no row of hers in this database changes, whoever tries (triggers). Only at a quiet moment: what is
 * being made or sent for her is waited for. @returns whether it holds
 */
export async function fence(from: LooksDb, userId: string, now: number): Promise<boolean> {
  const busy = from
    .select({ one: sql`1` })
    .from(jobs)
    .where(and(eq(jobs.userId, userId), eq(jobs.state, 'running')));
  await from
    .insert(movedUsers)
    .select(sql`select ${userId}, 'moving', ${now} where ${notExists(busy)}`)
    .onConflictDoNothing();
  const [held] = await from.select().from(movedUsers).where(eq(movedUsers.userId, userId));
  return held !== undefined;
}

/** She may have lived here before. */
export async function welcome(to: LooksDb, userId: string): Promise<void> {
  await to.delete(movedUsers).where(eq(movedUsers.userId, userId));
}

/** A bound text has at most two megabytes, an outfit some kilobytes. */
const ROWS_A_PAGE = 50;

/** All rows of hers; those that are there already stay. */
export async function copyTable(from: LooksDb, to: LooksDb, userId: string, table: HerTable): Promise<void> {
  const names = getTableConfig(table).columns.map(({ name }) => name);
  const columns = sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );
  const values = sql.join(
    names.map((name) => sql`value ->> ${name}`),
    sql`, `,
  );
  for (let last = 0; ;) {
    const page = await from.all<Record<string, unknown> & { _rowid: number }>(
      sql`select ${rowidOf(table)} as _rowid, ${columns} from ${table} where ${table.userId} = ${userId} and ${rowidOf(table)} > ${last}
        order by _rowid limit ${ROWS_A_PAGE}`,
    );
    if (page.length > 0)
      await to.run(
        sql`insert or ignore into ${table} (${columns}) select ${values} from json_each(${JSON.stringify(page)})`,
      );
    last = page.at(-1)?._rowid ?? last;
    if (page.length < ROWS_A_PAGE) return;
  }
}

/** How many rows of hers each table has. */
export async function rowsOfHers(db: LooksDb, userId: string): Promise<number[]> {
  return Promise.all(HER_LOOKS.map((table) => db.$count(table, eq(table.userId, userId))));
}

/** Her row names the new database, and the move goes on from there; neither when she is gone. @returns whether */
export async function switchShard(people: PeopleDb, { userId, fromShard, toShard }: Move): Promise<boolean> {
  const [, advanced] = await people.batch([
    people
      .update(users)
      .set({ shard: toShard })
      .where(and(eq(users.id, userId), eq(users.shard, fromShard))),
    people
      .update(moves)
      .set({ step: 'erase' })
      .where(
        sql`${moves.userId} = ${userId} and exists (select 1 from ${users} where ${users.id} = ${userId} and ${users.shard} = ${toShard})`,
      )
      .returning({ userId: moves.userId }),
  ]);
  return advanced.length > 0;
}

/** Nothing of hers is left, and nothing can come any more: whoever still believes her here is refused. */
export async function leave(from: LooksDb, userId: string, now: number): Promise<void> {
  const hers = eq(movedUsers.userId, userId);
  await from.batch([
    from.update(movedUsers).set({ state: 'leaving' }).where(hers),
    ...eraseHerLooks(from, userId),
    from.update(movedUsers).set({ state: 'gone', at: now }).where(hers),
  ]);
}

/** Work of hers that nobody has finished. */
export async function openJobsOf(db: LooksDb, userId: string) {
  return db
    .select()
    .from(jobs)
    .where(and(eq(jobs.userId, userId), inArray(jobs.state, ['queued', 'running'])));
}

export async function postponeMove(people: PeopleDb, userId: string, until: number): Promise<void> {
  await people.update(moves).set({ leaseUntil: until }).where(eq(moves.userId, userId));
}

export async function dropMove(people: PeopleDb, userId: string): Promise<void> {
  await people.delete(moves).where(eq(moves.userId, userId));
}

/** Nothing that believed somebody here before this still runs. */
const GONE_KEPT_MS = 24 * 3_600_000;

/** For the cron. */
export async function sweepMoved(db: LooksDb, now: number): Promise<void> {
  await db
    .delete(movedUsers)
    .where(and(eq(movedUsers.state, 'gone'), lte(movedUsers.at, now - GONE_KEPT_MS)));
}
