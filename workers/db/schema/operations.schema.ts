import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Single values: in people those of the operator (last cron run, clock offset of local builds), in a shard its notes to itself. */
export const operations = sqliteTable('operations', {
  name: text().primaryKey(),
  value: text().notNull(),
  updatedAt: integer('updated_at').notNull(),
});
