import { and, gte, lt, sql, type SQL } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';

/** Every text that starts with `start` lies in [start, prefixEnd(start)): a range, since LIKE is limited to 50 bytes. */
export const prefixEnd = (start: string): string => `${start}\u{10FFFF}`;

export function olderThan(at: AnySQLiteColumn, id: AnySQLiteColumn, cursor: string): SQL {
  const dot = cursor.indexOf('.');
  return sql`(${at}, ${id}) < (${Number(cursor.slice(0, dot))}, ${cursor.slice(dot + 1)})`;
}

export const startsWith = (column: AnySQLiteColumn, start: string): SQL | undefined =>
  and(gte(column, start), lt(column, prefixEnd(start)));
