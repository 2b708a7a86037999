import { asc, inArray, lte, sql } from 'drizzle-orm';
import type { PeopleDb } from './open.ts';
import { users } from './people.schema.ts';
import type { SessionUser } from './users.ts';

export interface DueUser {
  id: string;
  timezone: string;
  notificationTime: string;
  nextDeliveryAt: number | null;
  lastSeenAt: number;
}

/** Users whose delivery minute is at or before `until`, longest overdue first. Reads due rows only (index users_next_delivery). */
export async function dueUsers(people: PeopleDb, until: number, limit: number): Promise<DueUser[]> {
  return people
    .select({
      id: users.id,
      timezone: users.timezone,
      notificationTime: users.notificationTime,
      nextDeliveryAt: users.nextDeliveryAt,
      lastSeenAt: users.lastSeenAt,
    })
    .from(users)
    .where(lte(users.nextDeliveryAt, until))
    .orderBy(asc(users.nextDeliveryAt))
    .limit(limit);
}

/** How many have their minute until then: index rows only. */
export const countDue = (people: PeopleDb, until: number): Promise<number> =>
  people.$count(users, lte(users.nextDeliveryAt, until));

export interface Advance {
  id: string;
  /** The minute that was due: another one means that she changed her mind meanwhile, and that stays. */
  was: number;
  /** Null pauses the delivery. */
  next: number | null;
}

/** Moves a whole page on with one statement, whatever its size. */
export async function advanceDeliveries(people: PeopleDb, page: Advance[]): Promise<void> {
  if (page.length === 0) return;
  await people.run(sql`
    update users set next_delivery_at = moved.next, delivery_paused = moved.next is null
    from (select value ->> 'id' as id, value ->> 'was' as was, value ->> 'next' as next from json_each(${JSON.stringify(page)})) as moved
    where users.id = moved.id and users.next_delivery_at = moved.was`);
}

/** The users of a batch of messages with one query; at most 90 ids (D1 binds 100 values). */
export async function usersByIds(people: PeopleDb, ids: string[]): Promise<Map<string, SessionUser>> {
  const rows = ids.length === 0 ? [] : await people.select().from(users).where(inArray(users.id, ids));
  return new Map(rows.map((user) => [user.id, user]));
}
