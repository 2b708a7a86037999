import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export const archives = sqliteTable(
  'archives',
  {
    userId: text('user_id').notNull(),
    /** YYYY-MM of the outfits' local days. */
    month: text().notNull(),
    /** 'archive/2026-07/{when}-{uuid}'. Never written twice. A copy until this row names it, then the original. */
    object: text().notNull(),
    /** Changes with every write, for optimistic concurrency. */
    version: text().notNull(),
    outfits: integer().notNull(),
    /** First eight characters of each outfit id: tells which month to open. */
    beginnings: text().notNull(),
    /** In the object, but restored or deleted since. */
    gone: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
    /** What the object holds of comfort feedback no longer counts. */
    feelingsGone: integer('feelings_gone', { mode: 'boolean' }).notNull().default(false),
    /** Holds data that no longer counts: the sweep rewrites it. */
    isStale: integer('is_stale', { mode: 'boolean' }).notNull().default(false),
    changedAt: integer('changed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.month] }),
    index('archives_stale')
      .on(t.changedAt)
      .where(sql`${t.isStale}`),
  ],
);
