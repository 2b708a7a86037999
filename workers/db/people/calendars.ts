import { and, eq, sql } from 'drizzle-orm';
import { calendarFeeds, calendarSources } from '../schema/calendars.schema.ts';
import type { PeopleDb } from '../sql/open-database.ts';
import { sessions, users } from '../schema/people.schema.ts';
import type { SessionUser } from './users.ts';

export type FeedRow = typeof calendarFeeds.$inferSelect;
export type SourceRow = typeof calendarSources.$inferSelect;

export const findFeed = (people: PeopleDb, userId: string) =>
  people.select().from(calendarFeeds).where(eq(calendarFeeds.userId, userId)).get();

/** The old address stops working. Only while her session lives: a late call after a reset sets none. */
export function saveFeed(people: PeopleDb, row: FeedRow, sessionId: string) {
  const live = people
    .select({
      userId: sessions.userId,
      serial: sql`${row.serial}`.as('serial'),
      tokenHash: sql`${row.tokenHash}`.as('token_hash'),
      createdAt: sql`${row.createdAt}`.as('created_at'),
    })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, row.userId)));
  return people
    .insert(calendarFeeds)
    .select(live)
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: row });
}

export const removeFeed = (people: PeopleDb, userId: string) =>
  people.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));

/** Undefined when nobody has the address (any more). */
export async function userByFeed(people: PeopleDb, tokenHash: string): Promise<SessionUser | undefined> {
  const row = await people
    .select()
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(eq(calendarFeeds.tokenHash, tokenHash))
    .get();
  return row?.users;
}

export const findSource = (people: PeopleDb, userId: string) =>
  people.select().from(calendarSources).where(eq(calendarSources.userId, userId)).get();

export const saveSource = (people: PeopleDb, row: SourceRow) =>
  people.insert(calendarSources).values(row).onConflictDoUpdate({ target: calendarSources.userId, set: row });

export const noteReading = (people: PeopleDb, { userId, sealedUrl, ...row }: SourceRow) =>
  people
    .update(calendarSources)
    .set(row)
    .where(sql`${calendarSources.userId} = ${userId} and ${calendarSources.sealedUrl} = ${sealedUrl}`);

export const removeSource = (people: PeopleDb, userId: string) =>
  people.delete(calendarSources).where(eq(calendarSources.userId, userId));
