import type { SQL, SQLWrapper } from 'drizzle-orm';
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import type { LooksDb, PeopleDb } from './open-database.ts';

const dialect = new SQLiteSyncDialect();

export type RawRow = Record<string, string | number | null>;

/** In one transaction: drizzle's own batch loses the values of raw SQL. Returns the rows of each. */
export async function transact(db: LooksDb | PeopleDb, statements: SQLWrapper[]): Promise<RawRow[][]> {
  const prepared = statements.map((statement) => {
    const { sql, params } = dialect.sqlToQuery(statement.getSQL() as SQL);
    return db.$client.prepare(sql).bind(...params);
  });
  return (await db.$client.batch<RawRow>(prepared)).map(({ results }) => results);
}

/** Returning the rows would make SQLite read each once more. */
export const hasChanged = async (write: PromiseLike<D1Result>): Promise<boolean> =>
  (await write).meta.changes > 0;
