import { sql, type AnyColumn, type SQL } from 'drizzle-orm';

/** For statements about many people: leaves out those moving to another database of people. */
export const isStayingInPeopleDb = (userId: AnyColumn | SQL): SQL =>
  sql`${userId} not in (select user_id from moved_people)`;
