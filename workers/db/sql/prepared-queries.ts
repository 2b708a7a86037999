import { Column, SQL, Table, fillPlaceholders, getTableColumns, is, type Query as Sql } from 'drizzle-orm';
import type { LooksDb, PeopleDb } from './open-database.ts';

interface Fields {
  [name: string]: Column | Table | SQL.Aliased | Fields;
}
interface Select extends PromiseLike<unknown[]> {
  readonly _: { readonly selectedFields: Fields };
  toSQL(): Sql;
}
type RowOf<Query extends Select> = Awaited<Query>[number];

interface Written<Row> {
  get(values: Record<string, unknown>): Promise<Row | undefined>;
  all(values: Record<string, unknown>): Promise<Row[]>;
}

type Values = readonly unknown[];
type Read = (row: Values) => unknown;

function valueAt(index: number, column: Column): Read {
  return (row) => (row[index] === null ? null : column.mapFromDriverValue(row[index]));
}

const asItIs =
  (index: number): Read =>
  (row) =>
    row[index];

function readerOf(fields: Fields, next = { index: 0 }): Read {
  const reads = Object.entries(fields).map(([name, field]): [string, Read] => {
    if (is(field, Column)) return [name, valueAt(next.index++, field)];
    if (is(field, SQL.Aliased)) return [name, asItIs(next.index++)];
    return [name, readerOf(is(field, Table) ? getTableColumns(field) : field, next)];
  });
  return (row) => {
    const read: Record<string, unknown> = {};
    for (const [name, valueOf] of reads) read[name] = valueOf(row);
    return read;
  };
}

/** Builds SQL once an isolate, which takes longer than SQLite's answer. Values: `sql.placeholder`. No outer joins. */
export function prepareOnce<Db extends PeopleDb | LooksDb, Query extends Select>(
  write: (db: Db) => Query,
): (db: Db) => Written<RowOf<Query>> {
  let written: { sql: string; params: unknown[]; read: Read } | undefined;
  return (db) => {
    if (!written) {
      const query = write(db);
      written = { ...query.toSQL(), read: readerOf(query._.selectedFields) };
    }
    const { sql, params, read } = written;
    const all = async (values: Record<string, unknown>) => {
      const statement = db.$client.prepare(sql).bind(...fillPlaceholders(params, values));
      return (await statement.raw()).map(read) as RowOf<Query>[];
    };
    return { all, get: async (values) => (await all(values))[0] };
  };
}
