import { sql, type AnyColumn, type SQL } from 'drizzle-orm';

/** Nobody on her way to another database of people: one of the conditions of a statement that is for many people at once. */
export const isHere = (userId: AnyColumn | SQL): SQL =>
  sql`${userId} not in (select user_id from moved_people)`;
