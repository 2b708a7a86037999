import { and, inArray, sql } from 'drizzle-orm';
import { isStayingInPeopleDb } from '../moves/moved-people.ts';
import type { PeopleDb } from '../sql/open-database.ts';
import { users } from '../schema/people.schema.ts';
import type { SessionUser } from '../people/users.ts';

// Finds people whose minute in their shard is older than their row. A trigger counts all changes of the row (migration
// 0023); the version that was copied is noted here.

const isStale = sql`${users.minuteVersion} <> ${users.minuteCopied}`;

/** Which of these people have a stale copy; at most 90 (D1 binds 100 values). */
export const staleCopiesAmong = (people: PeopleDb, userIds: string[]) =>
  people
    .select()
    .from(users)
    .where(and(inArray(users.id, userIds), isStale));

/** The next page of people with a stale copy; those without any come first, by when they were due. */
export const staleUsers = (people: PeopleDb, limit: number) =>
  people
    .select()
    .from(users)
    .where(isStale)
    .orderBy(sql`ifnull(${users.nextDeliveryAt}, 9e15)`)
    .limit(limit);

/** Notes the versions that the shards have now. A later change makes a copy stale again; people who are moving are left out. */
export async function recordCopied(
  people: PeopleDb,
  copied: Pick<SessionUser, 'id' | 'minuteVersion'>[],
): Promise<void> {
  if (copied.length === 0) return;
  const json = JSON.stringify(copied.map(({ id, minuteVersion }) => ({ id, version: minuteVersion })));
  await people.run(sql`
    update users set minute_copied = said.version
    from (select value ->> 'id' as id, value ->> 'version' as version from json_each(${json})) as said
    where users.id = said.id and users.minute_copied < said.version
      and ${isStayingInPeopleDb(sql`users.id`)}`);
}
