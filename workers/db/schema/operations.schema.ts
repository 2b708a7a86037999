import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Single values: the operator's in people (last cron run, clock offset), a shard's notes to itself. */
export const operations = sqliteTable('operations', {
  name: text().primaryKey(),
  value: text().notNull(),
  updatedAt: integer('updated_at').notNull(),
});
