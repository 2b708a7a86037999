import { and, eq, gt, lte } from 'drizzle-orm';
import type { PeopleDb } from './open.ts';
import { pushSubscriptions, sessions, users } from './people.schema.ts';
import type { SessionUser } from './users.ts';

// Read on the primary, always: a replica would revive a dead session.

export interface LiveSession {
  /** SHA-256 of the cookie's token, hex. */
  id: string;
  /** Epoch ms. */
  expiresAt: number;
  user: SessionUser;
}

export async function insertSession(people: PeopleDb, session: typeof sessions.$inferInsert): Promise<void> {
  await people.insert(sessions).values(session);
}

/** Session and user in one round trip; undefined when ended, expired or never there. */
export async function liveSession(
  people: PeopleDb,
  id: string,
  now: number,
): Promise<LiveSession | undefined> {
  const row = await people
    .select({ expiresAt: sessions.expiresAt, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, id), gt(sessions.expiresAt, now)))
    .get();
  return row && { id, ...row };
}

/** An update only: it cannot bring back a session that was ended meanwhile. */
export async function renewSession(people: PeopleDb, id: string, expiresAt: number): Promise<void> {
  await people.update(sessions).set({ expiresAt }).where(eq(sessions.id, id));
}

/** Ends one session and the push subscription of its device (decisions 20). */
export async function endSession(people: PeopleDb, id: string): Promise<void> {
  await people.batch([
    people.delete(sessions).where(eq(sessions.id, id)),
    people.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, id)),
  ]);
}

/** Ends every session of a user: password reset, account deletion, change of permissions. */
export async function endSessionsOf(people: PeopleDb, userId: string): Promise<void> {
  await people.batch([
    people.delete(sessions).where(eq(sessions.userId, userId)),
    people.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, userId)),
  ]);
}

/** For the cron: rows that no cookie can use any more. */
export async function sweepSessions(people: PeopleDb, now: number): Promise<void> {
  await people.delete(sessions).where(lte(sessions.expiresAt, now));
}
