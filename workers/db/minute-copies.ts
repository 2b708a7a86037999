import { and, inArray, sql } from 'drizzle-orm';
import { isHere } from './moved-people.ts';
import type { PeopleDb } from './open.ts';
import { users } from './people.schema.ts';
import type { SessionUser } from './users.ts';

// Whose row in people says something that her minute in her shard does not know yet. A trigger counts the changes
// (migration 0023), whoever makes them; which of them was copied is written here.

const isStale = sql`${users.minuteVersion} <> ${users.minuteCopied}`;

/** Those of the people whose copies are behind; at most 90 (D1 binds 100 values). */
export async function staleAmong(people: PeopleDb, userIds: string[]): Promise<SessionUser[]> {
  return people
    .select()
    .from(users)
    .where(and(inArray(users.id, userIds), isStale));
}

/** The next page of all whose copies are behind: who was due first, from before there were copies, comes first. */
export async function staleUsers(people: PeopleDb, limit: number): Promise<SessionUser[]> {
  return people
    .select()
    .from(users)
    .where(isStale)
    .orderBy(sql`ifnull(${users.nextDeliveryAt}, 9e15)`)
    .limit(limit);
}

/** Their shards have these versions. What changed meanwhile is behind again, and who is on her way to another database is looked at there. */
export async function noteCopied(
  people: PeopleDb,
  copied: Pick<SessionUser, 'id' | 'minuteVersion'>[],
): Promise<void> {
  if (copied.length === 0) return;
  const json = JSON.stringify(copied.map(({ id, minuteVersion }) => ({ id, version: minuteVersion })));
  await people.run(sql`
    update users set minute_copied = said.version
    from (select value ->> 'id' as id, value ->> 'version' as version from json_each(${json})) as said
    where users.id = said.id and users.minute_copied < said.version
      and ${isHere(sql`users.id`)}`);
}
