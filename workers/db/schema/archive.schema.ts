import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * A month of outfits too old for the database, kept in one R2 object (usecases/archive). The object is only a copy until
 * this row names it; from then on it is the original.
 */
export const archives = sqliteTable(
  'archives',
  {
    userId: text('user_id').notNull(),
    /** YYYY-MM of the outfits' local days. */
    month: text().notNull(),
    /** Object id: 'archive/2026-07/{when}-{uuid}'. Never written twice. */
    object: text().notNull(),
    /** Changes with every write to this row: of two concurrent writers only one finds the version it read. */
    version: text().notNull(),
    /** How many of its outfits are still hers. */
    outfits: integer().notNull(),
    /** First eight characters of each outfit id: tells which month to open for an outfit. */
    beginnings: text().notNull(),
    /** Outfits that are still in the object but no longer count: restored to the database, or deleted. */
    gone: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
    /** She withdrew all comfort feedback: what the object holds of it no longer counts. */
    feelingsGone: integer('feelings_gone', { mode: 'boolean' }).notNull().default(false),
    /** The object holds data that no longer counts: the sweep rewrites it. */
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
