import { and, gte, lt, sql, type SQL } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';

/** No text that starts with `start` lies outside of [start, after(start)): ranges, since LIKE is limited to 50 bytes. */
export const prefixEnd = (start: string): string => `${start}\u{10FFFF}`;

/** Keyset paging, newest first: pages stay correct while rows come and go. @param cursor '{at}.{id}' of the last one read */
export function olderThan(at: AnySQLiteColumn, id: AnySQLiteColumn, cursor: string): SQL {
  const dot = cursor.indexOf('.');
  return sql`(${at}, ${id}) < (${Number(cursor.slice(0, dot))}, ${cursor.slice(dot + 1)})`;
}

export const startsWith = (column: AnySQLiteColumn, start: string): SQL | undefined =>
  and(gte(column, start), lt(column, prefixEnd(start)));
