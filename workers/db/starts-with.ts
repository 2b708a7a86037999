import { and, gte, lt, type SQL } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';

/** No text that starts with `start` lies outside of [start, after(start)): ranges, since LIKE is limited to 50 bytes. */
export const after = (start: string): string => `${start}\u{10FFFF}`;

export const startsWith = (column: AnySQLiteColumn, start: string): SQL | undefined =>
  and(gte(column, start), lt(column, after(start)));
