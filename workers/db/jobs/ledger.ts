import { and, asc, eq, getTableColumns, inArray, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import type { RunnableQuery } from 'drizzle-orm/runnable-query';
import type { AnySQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { LooksDb, PeopleDb } from '../sql/open-database.ts';

// Work that is done once, however often it is asked for and whatever crashes: a row says who has it and until when.
// Kinds of work differ by data (ledger-policies.ts) and share four verbs:
//   claim   takes free rows for a while: of many who ask at once, one gets each
//   hold    extends a lease, or gives a row back: nobody else takes it before an instant
//   settle  ends it; what is over can be neither claimed nor held again
//   sweep   deletes what ended long ago, for the cron

type Db = PeopleDb | LooksDb;
type Row<T extends SQLiteTable> = T['$inferSelect'];
type Name<T extends SQLiteTable> = keyof Row<T> & string;
type Values<T extends SQLiteTable> = { [K in keyof Row<T>]?: Row<T>[K] | SQL | undefined };
type RowMatch<T extends SQLiteTable> = Partial<Row<T>>;

export interface Policy<T extends SQLiteTable> {
  table: T;
  /** End of the lease, epoch ms. */
  lease: Name<T>;
  /** After a crash the row is free again. SQL where it depends on the row. */
  leaseMs: number | SQL<number>;
  key: Name<T>[];
  /** Not over. Left out where finished rows are deleted. */
  isOpen?: SQL;
  /** New or given back: free although its lease has not ended. */
  waits?: SQL;
  taken?: Values<T>;
  /** A claim inserts a missing row with these values. */
  plants?: Values<T>;
  /** A lease longer than any claim was written before the clock was set back (local builds), and does not count. */
  clockMayGoBack?: boolean;
  kept?: { ms: number; since: Name<T>; where?: SQL };
}

type Statement<Result> = Promise<Result> & RunnableQuery<Result, 'sqlite'>;
type Changed = { lease: unknown }[];

/** More than the clocks of two machines ever differ. */
const FAR_AHEAD_MS = 60_000;

const columnsOf = (table: SQLiteTable) => getTableColumns(table) as Record<string, AnySQLiteColumn>;
const column = (table: SQLiteTable, name: string) => columnsOf(table)[name] as AnySQLiteColumn;

function openRows<T extends SQLiteTable>(policy: Policy<T>, which: RowMatch<T>): SQL | undefined {
  const named = Object.entries(which).map(([name, value]) => {
    const its = column(policy.table, name);
    return value === null ? isNull(its) : eq(its, value);
  });
  return and(...named, policy.isOpen);
}

export function isUnclaimed<T extends SQLiteTable>(policy: Policy<T>, now: number): SQL | undefined {
  const lease = column(policy.table, policy.lease);
  const impossible = sql`${lease} > ${now} + ${policy.leaseMs} + ${FAR_AHEAD_MS}`;
  return or(policy.waits, lte(lease, now), policy.clockMayGoBack ? impossible : undefined);
}

interface Claim<T extends SQLiteTable> {
  leaseMs?: number | undefined;
  set?: Values<T>;
  where?: SQL;
}

/** If free. Returns the rows that it got. */
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

/** Up to `most` rows whose lease has ended, longest waiting first. */
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

/** Nobody else claims these before `until`: extends a lease, or gives it back (0: at once). */
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

/** Writes `end`, or deletes ('gone'). Returns how many, as `meta.changes`: returning rows would read each once more. */
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

export async function isStillOpen<T extends SQLiteTable>(
  db: Db,
  policy: Policy<T>,
  which: RowMatch<T>,
): Promise<boolean> {
  return (await db.$count(policy.table as SQLiteTable, openRows(policy, which))) > 0;
}

export async function sweep<T extends SQLiteTable>(db: Db, policy: Policy<T>, now: number): Promise<void> {
  const { table, kept } = policy;
  if (!kept) return;
  await db.delete(table as SQLiteTable).where(and(lt(column(table, kept.since), now - kept.ms), kept.where));
}
