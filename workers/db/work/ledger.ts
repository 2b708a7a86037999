import { and, asc, eq, getTableColumns, inArray, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import type { RunnableQuery } from 'drizzle-orm/runnable-query';
import type { AnySQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { LooksDb, PeopleDb } from '../sql/open-database.ts';

// Work that is done once, however often it is asked for and whatever crashes: a row says who has it and until when. All
// kinds of work share four verbs; how the kinds differ is data (ledger-policies.ts).
//   claim   takes free rows for a while: of many who ask at once, one gets each
//   hold    extends a lease, or gives a row back: nobody else takes it before an instant
//   settle  ends it; what is over stays so, and can be neither claimed nor held again
//   sweep   deletes, for the cron, what ended long ago

type Db = PeopleDb | LooksDb;
type Row<T extends SQLiteTable> = T['$inferSelect'];
type Name<T extends SQLiteTable> = keyof Row<T> & string;
/** What is written: values, or SQL that computes them. */
type Values<T extends SQLiteTable> = { [K in keyof Row<T>]?: Row<T>[K] | SQL | undefined };
/** Which rows: by the values of their columns. */
export type RowMatch<T extends SQLiteTable> = Partial<Row<T>>;

export interface Policy<T extends SQLiteTable> {
  table: T;
  /** The column with the end of the lease, epoch ms. */
  lease: Name<T>;
  /** How long a claim lasts; after a crash the row is free again. SQL where it depends on the row. */
  leaseMs: number | SQL<number>;
  /** What names a row. */
  key: Name<T>[];
  /** The row is not over. Left out where finished rows are deleted. */
  isOpen?: SQL;
  /** Nobody has the row, although its lease has not ended: it is new, or was given back. */
  waits?: SQL;
  /** What a claim writes besides the lease. */
  taken?: Values<T>;
  /** A claim inserts the row when there is none, with these values. */
  plants?: Values<T>;
  /** A lease longer than any claim was written before the clock was set back (local builds), and does not count. */
  clockMayGoBack?: boolean;
  /** Rows older than this are swept. */
  kept?: { ms: number; since: Name<T>; where?: SQL };
}

/** Alone or in a batch. */
type Statement<Result> = Promise<Result> & RunnableQuery<Result, 'sqlite'>;
/** One entry for each changed row. */
type Changed = { lease: unknown }[];

/** More than the clocks of two machines ever differ. */
const FAR_AHEAD_MS = 60_000;

const columnsOf = (table: SQLiteTable) => getTableColumns(table) as Record<string, AnySQLiteColumn>;
const column = (table: SQLiteTable, name: string) => columnsOf(table)[name] as AnySQLiteColumn;

/** These rows, unless they are over. */
function openRows<T extends SQLiteTable>(policy: Policy<T>, which: RowMatch<T>): SQL | undefined {
  const named = Object.entries(which).map(([name, value]) => {
    const its = column(policy.table, name);
    return value === null ? isNull(its) : eq(its, value);
  });
  return and(...named, policy.isOpen);
}

/** Nobody has it now. */
export function isUnclaimed<T extends SQLiteTable>(policy: Policy<T>, now: number): SQL | undefined {
  const lease = column(policy.table, policy.lease);
  const impossible = sql`${lease} > ${now} + ${policy.leaseMs} + ${FAR_AHEAD_MS}`;
  return or(policy.waits, lte(lease, now), policy.clockMayGoBack ? impossible : undefined);
}

interface Claim<T extends SQLiteTable> {
  leaseMs?: number | undefined;
  /** More values to write. */
  set?: Values<T>;
  /** More conditions. */
  where?: SQL;
}

/** Claims these rows if they are free. @returns the rows that it got */
export function claim<T extends SQLiteTable>(
  db: Db,
  policy: Policy<T>,
  which: RowMatch<T>,
  now: number,
  { leaseMs, set, where }: Claim<T> = {},
): Statement<Row<T>[]> {
  const { table, plants } = policy;
  const heldFor = leaseMs ?? policy.leaseMs;
  const lease = { [policy.lease]: sql`${now} + ${heldFor}` };
  const taken = { ...policy.taken, ...set, ...lease };
  const free = and(isUnclaimed({ ...policy, leaseMs: heldFor }, now), where);
  if (!plants)
    return db
      .update(table as SQLiteTable)
      .set(taken)
      .where(and(openRows(policy, which), free))
      .returning() as unknown as Statement<Row<T>[]>;
  return db
    .insert(table as SQLiteTable)
    .values({ ...plants, ...which, ...set, ...lease })
    .onConflictDoUpdate({
      target: policy.key.map((name) => column(table, name)),
      set: taken,
      setWhere: and(openRows(policy, {}), free),
    })
    .returning() as unknown as Statement<Row<T>[]>;
}

/** Claims up to `most` rows that were left behind: their lease has ended. The longest waiting first. */
export function claimAbandoned<T extends SQLiteTable>(
  db: Db,
  { waits: _, ...policy }: Policy<T>,
  now: number,
  most: number,
): Statement<Row<T>[]> {
  const { table, key, lease } = policy;
  const id = column(table, key[0] ?? '');
  const left = db
    .select({ id })
    .from(table as SQLiteTable)
    .where(and(openRows<T>(policy, {}), isUnclaimed<T>(policy, now)))
    .orderBy(asc(column(table, lease)))
    .limit(most);
  return claim<T>(db, policy, {}, now, { where: inArray(id, left) });
}

/** Nobody else claims these rows before `until`: extends a lease, or gives it back (0: at once). */
export function hold<T extends SQLiteTable>(
  db: Db,
  policy: Policy<T>,
  which: RowMatch<T>,
  until: number,
  set: Values<T> = {},
): Statement<Changed> {
  const { table, lease } = policy;
  return db
    .update(table as SQLiteTable)
    .set({ ...set, [lease]: until })
    .where(openRows(policy, which))
    .returning({ lease: column(table, lease) }) as unknown as Statement<Changed>;
}

/**
 * Ends these rows: writes `end`, or deletes them ('gone').
 * @returns how many, as `meta.changes`: to name them SQLite would read each once more
 */
export function settle<T extends SQLiteTable>(
  db: Db,
  policy: Policy<T>,
  which: RowMatch<T>,
  end: Values<T> | 'gone',
): Statement<D1Result> {
  const table: SQLiteTable = policy.table;
  const change = end === 'gone' ? db.delete(table) : db.update(table).set(end);
  return change.where(openRows(policy, which)) as unknown as Statement<D1Result>;
}

/** Whether a row that could not be claimed is still open, so that trying again makes sense. */
export async function isStillOpen<T extends SQLiteTable>(
  db: Db,
  policy: Policy<T>,
  which: RowMatch<T>,
): Promise<boolean> {
  return (await db.$count(policy.table as SQLiteTable, openRows(policy, which))) > 0;
}

/** For the cron. */
export async function sweep<T extends SQLiteTable>(db: Db, policy: Policy<T>, now: number): Promise<void> {
  const { table, kept } = policy;
  if (!kept) return;
  await db.delete(table as SQLiteTable).where(and(lt(column(table, kept.since), now - kept.ms), kept.where));
}
