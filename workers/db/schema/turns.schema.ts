import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** What is being made for a person, and how much of her hour is used (work-budget.ts). */
export const turns = sqliteTable('turns', {
  userId: text('user_id').primaryKey(),
  changeUntil: integer('change_until').notNull().default(0),
  /** Of what a page shows: reading must not refuse a change. */
  pageUntil: integer('page_until').notNull().default(0),
  /** When her work so far will be made up for. */
  madeUpAt: integer('made_up_at').notNull(),
});
