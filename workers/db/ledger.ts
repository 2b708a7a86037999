import { and, asc, eq, getTableColumns, inArray, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import type { RunnableQuery } from 'drizzle-orm/runnable-query';
import type { AnySQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { LooksDb, PeopleDb } from './open.ts';

// Work that is done once, however often it is asked for and whoever falls over: a row says who has it and until when. Four
// verbs for every kind of it; how the kinds differ is data (ledger-policies.ts). Who does the work calls
//   claim   takes rows that are free, for a while: of many who ask at once, one gets each
//   hold    keeps a row longer, or gives it back: nobody else takes it before an instant
//   settle  ends it; what is over stays so, and can be neither claimed nor held again
//   sweep   forgets, for the cron, what was over long ago

type Db = PeopleDb | LooksDb;
type Row<T extends SQLiteTable> = T['$inferSelect'];
type Name<T extends SQLiteTable> = keyof Row<T> & string;
/** What is written: values, or SQL that makes them of the old ones. */
type Values<T extends SQLiteTable> = { [K in keyof Row<T>]?: Row<T>[K] | SQL | undefined };
/** Which rows: by the values of their columns. */
export type Which<T extends SQLiteTable> = Partial<Row<T>>;

export interface Policy<T extends SQLiteTable> {
  table: T;
  /** The column that says until when (epoch ms) a row is in somebody's hands, or rests. */
  lease: Name<T>;
  /** How long a claim lasts; what falls over is free after it. SQL where it depends on the row. */
  leaseMs: number | SQL<number>;
  /** What names a row. */
  key: Name<T>[];
  /** Not over yet. Left out where a row that is over is gone. */
  isOpen?: SQL;
  /** In nobody's hands, though its lease is still to come: nobody took it, or it was given back. */
  waits?: SQL;
  /** What a claim writes besides the lease. */
  taken?: Values<T>;
  /** A claim that finds no row writes it, with these values: the row is the claim. */
  plants?: Values<T>;
  /** A lease longer than any was written by a clock that has been set back since (local builds), and does not count. */
  clockMayGoBack?: boolean;
  /** What is that old is forgotten. */
  kept?: { ms: number; since: Name<T>; where?: SQL };
}

/** Alone or in a batch. */
type Statement<Result> = Promise<Result> & RunnableQuery<Result, 'sqlite'>;
/** One for each row that was changed. */
type Changed = { lease: unknown }[];

/** How far the clocks of two machines may be apart, and more. */
const FAR_AHEAD_MS = 60_000;

const columnsOf = (table: SQLiteTable) => getTableColumns(table) as Record<string, AnySQLiteColumn>;
const column = (table: SQLiteTable, name: string) => columnsOf(table)[name] as AnySQLiteColumn;

/** These rows, when they are not over. */
function open<T extends SQLiteTable>(policy: Policy<T>, which: Which<T>): SQL | undefined {
  const named = Object.entries(which).map(([name, value]) => {
    const its = column(policy.table, name);
    return value === null ? isNull(its) : eq(its, value);
  });
  return and(...named, policy.isOpen);
}

/** In nobody's hands now. */
export function isFree<T extends SQLiteTable>(policy: Policy<T>, now: number): SQL | undefined {
  const lease = column(policy.table, policy.lease);
  const impossible = sql`${lease} > ${now} + ${policy.leaseMs} + ${FAR_AHEAD_MS}`;
  return or(policy.waits, lte(lease, now), policy.clockMayGoBack ? impossible : undefined);
}

interface Claim<T extends SQLiteTable> {
  leaseMs?: number | undefined;
  /** What else it writes. */
  set?: Values<T>;
  /** More that must hold. */
  where?: SQL;
}

/** Takes these rows, if they are free. @returns those that it got */
export function claim<T extends SQLiteTable>(
  db: Db,
  policy: Policy<T>,
  which: Which<T>,
  now: number,
  { leaseMs, set, where }: Claim<T> = {},
): Statement<Row<T>[]> {
  const { table, plants } = policy;
  const heldFor = leaseMs ?? policy.leaseMs;
  const lease = { [policy.lease]: sql`${now} + ${heldFor}` };
  const taken = { ...policy.taken, ...set, ...lease };
  const free = and(isFree({ ...policy, leaseMs: heldFor }, now), where);
  if (!plants)
    return db
      .update(table as SQLiteTable)
      .set(taken)
      .where(and(open(policy, which), free))
      .returning() as unknown as Statement<Row<T>[]>;
  return db
    .insert(table as SQLiteTable)
    .values({ ...plants, ...which, ...set, ...lease })
    .onConflictDoUpdate({
      target: policy.key.map((name) => column(table, name)),
      set: taken,
      setWhere: and(open(policy, {}), free),
    })
    .returning() as unknown as Statement<Row<T>[]>;
}

/** The same for what was left behind: up to `most` rows whose lease ran out, the longest waiting first. */
export function claimLeft<T extends SQLiteTable>(
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
    .where(and(open<T>(policy, {}), isFree<T>(policy, now)))
    .orderBy(asc(column(table, lease)))
    .limit(most);
  return claim<T>(db, policy, {}, now, { where: inArray(id, left) });
}

/** Nobody takes these rows before `until`: a lease that is kept, or one that is given back (0: at once). */
export function hold<T extends SQLiteTable>(
  db: Db,
  policy: Policy<T>,
  which: Which<T>,
  until: number,
  set: Values<T> = {},
): Statement<Changed> {
  return change(db, policy, which, { ...set, [policy.lease]: until });
}

/** These rows are over: `end` says how, or nothing is left of them. */
export function settle<T extends SQLiteTable>(
  db: Db,
  policy: Policy<T>,
  which: Which<T>,
  end: Values<T> | 'gone',
): Statement<Changed> {
  if (end !== 'gone') return change(db, policy, which, end);
  const { table } = policy;
  return db
    .delete(table as SQLiteTable)
    .where(open(policy, which))
    .returning({ lease: column(table, policy.lease) }) as unknown as Statement<Changed>;
}

function change<T extends SQLiteTable>(db: Db, policy: Policy<T>, which: Which<T>, set: Values<T>) {
  const { table } = policy;
  return db
    .update(table as SQLiteTable)
    .set(set)
    .where(open(policy, which))
    .returning({ lease: column(table, policy.lease) }) as unknown as Statement<Changed>;
}

/** Whether somebody who could not claim a row may come again: it is not over. */
export async function stands<T extends SQLiteTable>(
  db: Db,
  policy: Policy<T>,
  which: Which<T>,
): Promise<boolean> {
  return (await db.$count(policy.table as SQLiteTable, open(policy, which))) > 0;
}

/** For the cron. */
export async function sweep<T extends SQLiteTable>(db: Db, policy: Policy<T>, now: number): Promise<void> {
  const { table, kept } = policy;
  if (!kept) return;
  await db.delete(table as SQLiteTable).where(and(lt(column(table, kept.since), now - kept.ms), kept.where));
}
