import { sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core';

export const sqlList = (parts: SQL[]): SQL => sql.join(parts, sql`, `);

export const columnNames = (table: SQLiteTable): string[] =>
  getTableConfig(table).columns.map(({ name }) => name);
export const identifierList = (names: string[]): SQL =>
  sqlList(names.map((name) => sql`${sql.identifier(name)}`));

/** For `insert into ${table} …`: columns, and rows as JSON. `other`: values that differ, by column. */
export function rowsFromJson(table: SQLiteTable, rows: unknown[], other: Record<string, SQL> = {}): SQL {
  const names = columnNames(table);
  const values = names.map((name) => other[name] ?? sql`value ->> ${name}`);
  return sql`(${identifierList(names)}) select ${sqlList(values)} from json_each(${JSON.stringify(rows)})`;
}
