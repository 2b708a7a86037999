import { and, asc, count, eq, gt, gte, inArray, isNotNull, lt, lte, sql } from 'drizzle-orm';
import { startOf } from '../../app/domain/due-slots.ts';
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

const DUE_USER = {
  id: users.id,
  timezone: users.timezone,
  notificationTime: users.notificationTime,
  nextDeliveryAt: users.nextDeliveryAt,
  lastSeenAt: users.lastSeenAt,
};

/** A page of everybody who gets outfits, in the order of their ids. */
export async function plannedUsers(
  people: PeopleDb,
  after: string,
  limit: number,
): Promise<(DueUser & { createdAt: number })[]> {
  return people
    .select({ ...DUE_USER, createdAt: users.createdAt })
    .from(users)
    .where(and(gt(users.id, after), isNotNull(users.nextDeliveryAt)))
    .orderBy(asc(users.id))
    .limit(limit);
}

/** Users whose delivery minute is at or before `until`, longest overdue first. Reads due rows only (index users_next_delivery). */
export async function dueUsers(people: PeopleDb, until: number, limit: number): Promise<DueUser[]> {
  return people
    .select(DUE_USER)
    .from(users)
    .where(lte(users.nextDeliveryAt, until))
    .orderBy(asc(users.nextDeliveryAt))
    .limit(limit);
}

/** How many have their minute within, by slots of five minutes (due-slots.ts): index rows only. */
export async function countDue(people: PeopleDb, from: number, to: number): Promise<Map<number, number>> {
  const slot = sql<number>`cast(${users.nextDeliveryAt} / ${startOf(1)} as integer)`;
  const rows = await people
    .select({ slot, n: count() })
    .from(users)
    .where(and(gte(users.nextDeliveryAt, from), lt(users.nextDeliveryAt, to)))
    .groupBy(slot);
  return new Map(rows.map((row) => [row.slot, row.n]));
}

export interface Advance {
  id: string;
  /** The minute that was due: another one means that she changed her mind meanwhile, and that stays. */
  was: number;
  /** Null pauses the delivery. */
  next: number | null;
}

/** Moves a whole page on in one transaction: a statement each reads one row, where one for all reads four. */
export async function advanceDeliveries(people: PeopleDb, page: Advance[]): Promise<void> {
  const [first, ...rest] = page.map(({ id, was, next }) =>
    people
      .update(users)
      .set({ nextDeliveryAt: next, deliveryPaused: next === null })
      .where(and(eq(users.id, id), eq(users.nextDeliveryAt, was))),
  );
  if (first) await people.batch([first, ...rest]);
}

/** The users of a batch of messages with one query; at most 90 ids (D1 binds 100 values). */
export async function usersByIds(people: PeopleDb, ids: string[]): Promise<Map<string, SessionUser>> {
  const rows = ids.length === 0 ? [] : await people.select().from(users).where(inArray(users.id, ids));
  return new Map(rows.map((user) => [user.id, user]));
}
