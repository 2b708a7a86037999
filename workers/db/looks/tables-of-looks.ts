import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { AnySQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { archives } from '../schema/archive.schema.ts';
import { closetAdvice, closetItems, closetWears } from '../schema/closet.schema.ts';
import {
  animations,
  comfortTaps,
  jobs,
  outfits,
  plans,
  seenDays,
  shares,
  tasteEvents,
  trips,
  usage,
} from '../schema/looks.schema.ts';
import { minutes } from '../schema/minutes.schema.ts';
import { namedLooks } from '../schema/named-looks.schema.ts';
import { polls, pollVotes } from '../schema/polls.schema.ts';
import { turns } from '../schema/turns.schema.ts';
import type { LooksDb } from '../sql/open-database.ts';

export type UserTable = SQLiteTable & { userId: AnySQLiteColumn };

/** All tables with rows of hers: a move copies them, a deletion erases them. A test compares the list with the database. */
export const LOOKS_USER_TABLES: readonly UserTable[] = [
  outfits,
  plans,
  trips,
  namedLooks,
  seenDays,
  comfortTaps,
  tasteEvents,
  animations,
  usage,
  turns,
  jobs,
  shares,
  polls,
  pollVotes,
  closetItems,
  closetWears,
  closetAdvice,
  archives,
  minutes,
];

/** Her rows are paged by it, from 0 up. Tables without a rowid (migrations 0016, 0018, 0019) use their own key. */
export function pagingCursor(table: UserTable): SQL<number | string> {
  if (table === minutes || table === turns) return sql`1`;
  if (table === seenDays) return sql`${seenDays.date}`;
  // In SQLite a text is greater than any number.
  return table === usage ? sql`${usage.date} || ${usage.kind}` : sql`rowid`;
}

/** For a transaction; `only` narrows it. */
export const eraseUserLooks = (looks: LooksDb, userId: string, only?: SQL) =>
  LOOKS_USER_TABLES.map((table) => looks.delete(table).where(and(eq(table.userId, userId), only)));
