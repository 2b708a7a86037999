import { and, desc, eq, getTableColumns, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type AnySQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { ArchivedRow, ArchivedRows, ArchivedTable } from '../../../app/domain/looks/archive.ts';
import { archives } from '../schema/archive.schema.ts';
import { animations, jobs, outfits, seenDays, shares, usage } from '../schema/looks.schema.ts';
import { isAskedAbout } from './polls.ts';
import { polls } from '../schema/polls.schema.ts';
import { isStayingOnShard } from '../user-moves/moves.ts';
import type { LooksDb } from '../sql/open-database.ts';
import { transact, type RawRow } from '../sql/transact.ts';
import { hasNoRow } from '../sql/has-row.ts';
import { identifierList, sqlList, columnNames } from '../sql/rows-from-json.ts';

// Which of her rows lie in an R2 object (usecases/archive), and how they get there and back.

export type ArchiveRow = typeof archives.$inferSelect;

export const ARCHIVED_TABLES = { outfits, jobs, usage };
const columnsOf = (table: SQLiteTable) => getTableConfig(table).columns;
const all = (table: SQLiteTable) => identifierList(columnNames(table));

/** Favorites, outfits with a film and shared ones stay: they are few, and looked up by more than their day. */
const mayGo = (db: LooksDb) => {
  const ofIt = (table: { userId: AnySQLiteColumn; outfitId: AnySQLiteColumn }) =>
    and(eq(table.userId, outfits.userId), eq(table.outfitId, outfits.id));
  const isOpen = sql`${jobs.state} in ('queued', 'running')`;
  return and(
    eq(outfits.isFavorite, false),
    isNull(outfits.videoObject),
    or(isNull(outfits.replacedAt), isNotNull(outfits.wornAt)),
    hasNoRow(db, animations, ofIt(animations)),
    hasNoRow(db, shares, and(ofIt(shares), isNull(shares.revokedAt))),
    hasNoRow(db, polls, isAskedAbout),
    hasNoRow(db, jobs, and(ofIt(jobs), isOpen)),
  );
};

export async function dueMonths(
  db: LooksDb,
  { after, first, limit }: { after: string; first: string; limit: number },
): Promise<{ userId: string; months: string[] }[]> {
  const old = sql`${outfits.userId} = walk.user_id and ${outfits.date} < ${first}`;
  // Skips from person to person along the index; the rows in between are not read.
  const rows = await db.all<{ userId: string; months: string | null }>(sql`
    with recursive walk(user_id) as (
      select min(${outfits.userId}) from ${outfits} where ${outfits.userId} > ${after}
      union all
      select (select min(${outfits.userId}) from ${outfits} where ${outfits.userId} > walk.user_id)
      from walk where walk.user_id is not null limit ${limit} + 0)
    select walk.user_id as "userId", (select group_concat(distinct substr(${outfits.date}, 1, 7)) from ${outfits}
      where ${and(old, mayGo(db), isStayingOnShard(db, sql`walk.user_id`))}) as months
    from walk where walk.user_id is not null`);
  return rows.map(({ userId, months }) => ({ userId, months: months?.split(',').sort() ?? [] }));
}

export const staleMonths = (db: LooksDb, before: number, limit: number) =>
  db
    .select({ userId: archives.userId, month: archives.month })
    .from(archives)
    .where(
      and(
        sql`${archives.isStale}`,
        sql`${archives.changedAt} <= ${before}`,
        isStayingOnShard(db, archives.userId),
      ),
    )
    .orderBy(archives.changedAt)
    .limit(limit);

const isUserMonth = (userId: string, month: string) =>
  and(eq(archives.userId, userId), eq(archives.month, month));
const inMonth = (table: { userId: AnySQLiteColumn; date: AnySQLiteColumn }, userId: string, month: string) =>
  sql`${table.userId} = ${userId} and ${table.date} >= ${`${month}-01`} and ${table.date} <= ${`${month}-31`}`;

const compact = (row: RawRow): ArchivedRow =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as ArchivedRow;

export async function readArchivableRows(
  db: LooksDb,
  userId: string,
  month: string,
  limit: number,
): Promise<{ rows: ArchivedRows; archive: ArchiveRow | undefined }> {
  const going = sql`from ${outfits} where ${and(inMonth(outfits, userId, month), mayGo(db))}
    order by ${outfits.date}, ${outfits.attempt} limit ${limit} + 0`;
  const [found = [], notes = [], quotas = [], lies = []] = await transact(db, [
    sql`select ${all(outfits)} ${going}`,
    sql`select ${all(jobs)} from ${jobs} where ${jobs.userId} = ${userId} and ${jobs.outfitId} in (select id ${going})`,
    sql`select ${all(usage)} from ${usage} where ${inMonth(usage, userId, month)}`,
    db.select().from(archives).where(isUserMonth(userId, month)),
  ]);
  const rows = { outfits: found.map(compact), jobs: notes.map(compact), usage: quotas.map(compact) };
  return { rows, archive: lies[0] && toTypedRow(archives, compact(lies[0])) };
}

function unchanged(name: ArchivedTable, rows: ArchivedRow[], also?: SQL): SQL {
  const table = ARCHIVED_TABLES[name];
  const same = columnsOf(table).map((column) => {
    const value = sql`kept.value ->> ${sql.raw(`'${column.name}'`)}`;
    return column.primary || column.notNull ? sql`${column} = ${value}` : sql`${column} is ${value}`;
  });
  return sql`(select count(*) from json_each(${JSON.stringify(rows)}) as kept join ${table} on ${and(...same, also)})`;
}

interface Erasure {
  userId: string;
  object: string;
  month: string;
  now: number;
  lookAfter: number;
}

export async function orderErasure(db: LooksDb, erasure: Erasure): Promise<void> {
  await db.run(erasureOf(erasure, sql`true`));
}

const erasureOf = (
  { userId, object, month, now, lookAfter }: Erasure,
  where: SQL,
) => sql`insert into ${jobs} (id, key, kind, user_id, date, state, attempts, lease_until, created_at)
    select ${object}, ${`erase-archive:${object}`}, 'erase-image', ${userId}, ${`${month}-01`}, 'queued', 0, ${lookAfter}, ${now}
    where ${where}`;

interface NewArchive {
  userId: string;
  month: string;
  object: string;
  before: ArchiveRow | undefined;
  rows: ArchivedRows;
  outfits: number;
  beginnings: string;
  now: number;
  /** When the previous object is erased: a reader may still open it until then. */
  lookAfter: number;
}

/** Replaces rows by the object in one transaction; false if anything changed since, or the object is being erased. */
export async function commitArchive(db: LooksDb, archive: NewArchive): Promise<boolean> {
  const { userId, month, object, before, rows, now } = archive;
  const erasure = and(
    eq(jobs.id, object),
    eq(jobs.userId, userId),
    eq(jobs.state, 'queued'),
    eq(jobs.attempts, 0),
  );
  const ids = JSON.stringify(rows.outfits.map(({ id }) => id));
  const isHeld = sql`exists (select 1 from ${jobs} where ${erasure})`;
  const isSame = and(
    isHeld,
    sql`(select version from ${archives} where ${isUserMonth(userId, month)}) is ${before?.version ?? null}`,
    sql`${unchanged('outfits', rows.outfits, mayGo(db))} = ${rows.outfits.length}`,
    sql`${unchanged('jobs', rows.jobs)} = ${rows.jobs.length}`,
    sql`(select count(*) from ${jobs} where ${jobs.userId} = ${userId} and ${jobs.outfitId} in (select value from json_each(${ids}))) = ${rows.jobs.length}`,
    sql`${unchanged('usage', rows.usage)} = ${rows.usage.length}`,
  );
  const isDone = sql`exists (select 1 from ${archives} where ${and(isUserMonth(userId, month), eq(archives.object, object))})`;
  const went = sql`(select value from json_each(${ids}))`;
  const same = (of: AnySQLiteColumn) => sql`${of} = kept.value ->> ${sql.raw(`'${of.name}'`)}`;
  const [written] = await transact(db, [
    sql`insert into ${archives}
        (user_id, month, object, version, outfits, beginnings, gone, feelings_gone, is_stale, changed_at)
      select ${userId}, ${month}, ${object}, ${crypto.randomUUID()}, ${archive.outfits}, ${archive.beginnings}, '[]', 0, 0, ${now}
      where ${isSame}
      on conflict (user_id, month) do update set object = excluded.object, version = excluded.version,
        outfits = excluded.outfits, beginnings = excluded.beginnings, gone = '[]', feelings_gone = 0, is_stale = 0,
        changed_at = excluded.changed_at
      returning object`,
    // Days seen before `seen_days` existed.
    sql`insert or ignore into ${seenDays} (user_id, date) select ${outfits.userId}, ${outfits.date} from ${outfits}
      where ${outfits.userId} = ${userId} and ${outfits.id} in ${went} and ${outfits.seenAt} is not null and ${isDone}`,
    sql`delete from ${jobs} where ${jobs.userId} = ${userId} and ${jobs.outfitId} in ${went} and ${isDone}`,
    sql`delete from ${outfits} where ${outfits.userId} = ${userId} and ${outfits.id} in ${went} and ${isDone}`,
    sql`delete from ${usage} where ${inMonth(usage, userId, month)} and ${isDone} and exists
      (select 1 from json_each(${JSON.stringify(rows.usage)}) as kept where ${and(same(usage.date), same(usage.kind))})`,
    sql`delete from ${jobs} where ${and(erasure, isDone)}`,
    ...(before ? [erasureOf({ ...archive, object: before.object }, isDone)] : []),
  ]);
  return written !== undefined && written.length > 0;
}

export async function dropArchive(
  db: LooksDb,
  { userId, month, version, object }: ArchiveRow,
  now: number,
): Promise<void> {
  const asRead = and(isUserMonth(userId, month), eq(archives.version, version))!;
  const still = sql`exists (select 1 from ${archives} where ${asRead})`;
  await transact(db, [
    erasureOf({ userId, object, month, now, lookAfter: now }, still),
    db.delete(archives).where(asRead),
  ]);
}

export const listArchivedMonths = (db: LooksDb, userId: string) =>
  db.select().from(archives).where(eq(archives.userId, userId)).orderBy(desc(archives.month));

export const monthsContaining = (db: LooksDb, userId: string, beginning: string) =>
  db
    .select()
    .from(archives)
    .where(and(eq(archives.userId, userId), sql`instr(${archives.beginnings}, ${beginning}) > 0`));

/** Restores an outfit and its jobs as rows; the object's copy no longer counts. False when the month has changed since. */
export async function restoreFromArchive(
  db: LooksDb,
  { userId, month, version }: ArchiveRow,
  outfitId: string,
  rows: Pick<ArchivedRows, 'outfits' | 'jobs'>,
  now: number,
): Promise<boolean> {
  const mine = crypto.randomUUID();
  const isOut = sql`exists (select 1 from ${archives} where ${and(isUserMonth(userId, month), eq(archives.version, mine))})`;
  const back = (table: SQLiteTable, row: ArchivedRow) => {
    // A column added since is missing from the archived row and gets its default.
    const known = columnNames(table).filter((name) => name in row);
    const values = sqlList(known.map((name) => sql`${row[name]}`));
    return sql`insert into ${table} (${identifierList(known)}) select ${values} where ${isOut}`;
  };
  const [changed] = await transact(db, [
    db
      .update(archives)
      .set({
        gone: sql`json_insert(${archives.gone}, '$[#]', ${outfitId})`,
        outfits: sql`${archives.outfits} - 1`,
        isStale: true,
        version: mine,
        changedAt: now,
      })
      .where(and(isUserMonth(userId, month), eq(archives.version, version)))
      .returning({ month: archives.month }),
    ...rows.outfits.map((row) => back(outfits, row)),
    ...rows.jobs.map((row) => back(jobs, row)),
  ]);
  return changed !== undefined && changed.length > 0;
}

/** One statement of a batch: archived outfits lose her comfort feedback too. */
export const forgetArchivedFeelings = (db: LooksDb, userId: string) =>
  db
    .update(archives)
    .set({ feelingsGone: true, isStale: true, version: crypto.randomUUID() })
    .where(eq(archives.userId, userId));

export function toTypedRow<Table extends SQLiteTable>(table: Table, row: ArchivedRow): Table['$inferSelect'] {
  return Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([key, column]) => {
      const value = row[column.name];
      const absent = column.notNull ? (column.default ?? null) : null;
      return [key, value === undefined ? absent : column.mapFromDriverValue(value)];
    }),
  ) as Table['$inferSelect'];
}
