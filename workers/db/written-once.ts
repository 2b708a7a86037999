import type { LooksDb, PeopleDb } from './open.ts';

/** What drizzle's `prepare()` gives. */
interface Written {
  getQuery(): { sql: string };
}

/**
 * A query that is written once in the life of an isolate, for the calls that are made most: drizzle takes longer to
 * write SQL than SQLite to answer it. What differs from call to call comes by `sql.placeholder`. Runs on every database
 * of its kind.
 */
export function writtenOnce<Db extends PeopleDb | LooksDb, Query extends Written>(
  write: (db: Db) => Query,
): (db: Db) => Query {
  let written: Query | undefined;
  return (db) => {
    written ??= write(db);
    // The statement alone belongs to a database: D1PreparedQuery of drizzle-orm/d1.
    const stmt = db.$client.prepare(written.getQuery().sql);
    return Object.create(written, { stmt: { value: stmt } }) as Query;
  };
}
