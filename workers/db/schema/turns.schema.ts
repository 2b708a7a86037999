import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * What is being made for a person, and how much of her hour is used up (app/domain/operations/work-budget.ts). One row a person,
 * written when she first has something made.
 */
export const turns = sqliteTable('turns', {
  userId: text('user_id').primaryKey(),
  /** End of the lease of the change that she asked for; 0 when there is none. */
  changeUntil: integer('change_until').notNull().default(0),
  /** The same for what a page of hers shows: reading it must not refuse a change. */
  pageUntil: integer('page_until').notNull().default(0),
  /** When what was made for her so far will have been made up for. */
  madeUpAt: integer('made_up_at').notNull(),
});
