import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * Where her outfits of a month lie that are too old for a database: in one object of R2 (usecases/archive). It is a
 * copy until this row names it; from then on it is the only one.
 */
export const archives = sqliteTable(
  'archives',
  {
    userId: text('user_id').notNull(),
    /** YYYY-MM of the outfits' local days. */
    month: text().notNull(),
    /** Object id: 'archive/2026-07/{when}-{uuid}'. Never written twice. */
    object: text().notNull(),
    /** Another with each change of this row, so that of two at once one finds it, and knows that it was the one. */
    version: text().notNull(),
    /** How many outfits she has in it. */
    outfits: integer().notNull(),
    /** The first eight characters of their ids: which month to open for one. */
    beginnings: text().notNull(),
    /** Ids of outfits that are still in the object and hers there no more: back in the database, or deleted. */
    gone: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
    /** She took back all that she said of warmth: what stands in the object of it counts no more. */
    feelingsGone: integer('feelings_gone', { mode: 'boolean' }).notNull().default(false),
    /** The object holds what is hers there no more: the sweep writes it anew. */
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
