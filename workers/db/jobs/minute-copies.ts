import { and, inArray, sql } from 'drizzle-orm';
import { isStayingInPeopleDb } from '../user-moves/moved-people.ts';
import type { PeopleDb } from '../sql/open-database.ts';
import { users } from '../schema/people.schema.ts';
import type { SessionUser } from '../people/users.ts';

// Minutes in a shard that are older than their user's row: a trigger counts changes of the row (migration 0023), and
// the copied version is noted here.

const isStale = sql`${users.minuteVersion} <> ${users.minuteCopied}`;

/** At most 90 ids (D1 binds 100 values). */
export const staleCopiesAmong = (people: PeopleDb, userIds: string[]) =>
  people
    .select()
    .from(users)
    .where(and(inArray(users.id, userIds), isStale));

export const staleUsers = (people: PeopleDb, limit: number) =>
  people
    .select()
    .from(users)
    .where(isStale)
    .orderBy(sql`ifnull(${users.nextDeliveryAt}, 9e15)`)
    .limit(limit);

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
