import { and, desc, eq, gt, inArray, lte, ne, or, sql } from 'drizzle-orm';
import { isStayingInPeopleDb } from '../user-moves/moved-people.ts';
import type { PeopleDb } from '../sql/open-database.ts';
import { pushSubscriptions, sessions, users } from '../schema/people.schema.ts';
import { prepareOnce } from '../sql/prepared-queries.ts';
import type { SessionUser } from './users.ts';

// Always read on the primary: a replica would revive a dead session.

export interface LiveSession {
  /** SHA-256 of the cookie's token, hex. */
  id: string;
  /** Epoch ms. */
  createdAt: number;
  expiresAt: number;
  lastUsedAt: number;
  secondStepAt: number | null;
  user: SessionUser;
}

/** However often it is used (OWASP ASVS 5.0, 7.3.2). */
export const ABSOLUTE_SESSION_MS = 180 * 24 * 3_600_000;

const isLive = (now: number) =>
  and(gt(sessions.expiresAt, now), gt(sessions.createdAt, now - ABSOLUTE_SESSION_MS));

/** A thief of the password cannot fill the table. */
const MOST_SESSIONS = 20;

/** Beyond {@link MOST_SESSIONS} those unused for longest end, with their pushes. Whether one of hers listened. */
export async function insertSession(
  people: PeopleDb,
  session: typeof sessions.$inferInsert,
): Promise<boolean> {
  const hers = eq(sessions.userId, session.userId);
  const tooMany = people
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(hers, ne(sessions.id, session.id)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt))
    .limit(1000)
    .offset(MOST_SESSIONS - 1);
  const [, silenced] = await people.batch([
    people.insert(sessions).values(session),
    people
      .delete(pushSubscriptions)
      .where(inArray(pushSubscriptions.sessionId, tooMany))
      .returning({ id: pushSubscriptions.id }),
    people.delete(sessions).where(inArray(sessions.id, tooMany)),
  ]);
  return silenced.length > 0;
}

const liveQuery = prepareOnce((people: PeopleDb) =>
  people
    .select({
      createdAt: sessions.createdAt,
      expiresAt: sessions.expiresAt,
      lastUsedAt: sessions.lastUsedAt,
      secondStepAt: sessions.secondStepAt,
      user: users,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, sql.placeholder('id')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        gt(sessions.createdAt, sql.placeholder('oldest')),
      ),
    ),
);

/** One round trip; undefined when ended, expired or unknown. */
export async function liveSession(
  people: PeopleDb,
  id: string,
  now: number,
): Promise<LiveSession | undefined> {
  const row = await liveQuery(people).get({ id, now, oldest: now - ABSOLUTE_SESSION_MS });
  return row && { id, ...row };
}

/** An update only: it cannot bring back an ended session. */
export const touchSession = (people: PeopleDb, id: string, use: { expiresAt: number; lastUsedAt: number }) =>
  people.update(sessions).set(use).where(eq(sessions.id, id));

export const noteSecondStep = (people: PeopleDb, id: string, now: number) =>
  people.update(sessions).set({ secondStepAt: now }).where(eq(sessions.id, id));

export const listSessions = (people: PeopleDb, userId: string, now: number) =>
  people
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isLive(now)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt))
    .limit(100);

/** With the push subscription of its device. Returns who listened on it. */
export async function endSession(people: PeopleDb, id: string): Promise<string[]> {
  const [, silenced] = await people.batch([
    people.delete(sessions).where(eq(sessions.id, id)),
    people
      .delete(pushSubscriptions)
      .where(eq(pushSubscriptions.sessionId, id))
      .returning({ userId: pushSubscriptions.userId }),
  ]);
  return silenced.map(({ userId }) => userId);
}

/** With the push subscription of its device. False when she has none of that id. */
export async function endUserSession(people: PeopleDb, userId: string, id: string): Promise<boolean> {
  const [ended] = await people.batch([
    people.delete(sessions).where(and(eq(sessions.id, id), eq(sessions.userId, userId))),
    people
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.sessionId, id), eq(pushSubscriptions.userId, userId))),
  ]);
  return ended.meta.changes > 0;
}

export async function endOtherUserSessions(people: PeopleDb, userId: string, kept: string): Promise<void> {
  await people.batch(endOthersStatements(people, userId, kept));
}

export const endOthersStatements = (people: PeopleDb, userId: string, kept: string) =>
  [
    people.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, kept))),
    people
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.userId, userId), ne(pushSubscriptions.sessionId, kept))),
  ] as const;

/** Under a new token, as young as a new session; the old token opens nothing. */
export async function rotateSession(
  people: PeopleDb,
  { id, next, now, expiresAt }: { id: string; next: string; now: number; expiresAt: number },
): Promise<void> {
  await people.batch([
    people
      .update(sessions)
      .set({ id: next, createdAt: now, lastUsedAt: now, expiresAt })
      .where(eq(sessions.id, id)),
    people.update(pushSubscriptions).set({ sessionId: next }).where(eq(pushSubscriptions.sessionId, id)),
  ]);
}

export const sweepSessions = (people: PeopleDb, now: number) =>
  people
    .delete(sessions)
    .where(
      and(
        isStayingInPeopleDb(sessions.userId),
        or(lte(sessions.expiresAt, now), lte(sessions.createdAt, now - ABSOLUTE_SESSION_MS)),
      ),
    );
