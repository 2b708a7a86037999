import { and, eq, gt, inArray, isNull, lt, ne, sql, type SQL } from 'drizzle-orm';
import type { FeedRow } from './calendars.ts';
import { isStayingInPeopleDb } from '../user-moves/moved-people.ts';
import type { PeopleDb } from '../sql/open-database.ts';
import { calendarFeeds, calendarSources } from '../schema/calendars.schema.ts';
import { identities, passkeys, pushSubscriptions, sessions, tokens, users } from '../schema/people.schema.ts';
import { endOthersStatements } from './sessions.ts';
import type { SessionUser } from './users.ts';
import { hasRow } from '../sql/has-row.ts';
import { hasChanged } from '../sql/transact.ts';
import { namedBatch } from '../sql/named-batch.ts';

// Only a token's SHA-256 is stored.

type Token = typeof tokens.$inferSelect;
export type TokenPurpose = Token['purpose'];

const unspentOf = (userId: string, purpose: TokenPurpose) =>
  and(eq(tokens.userId, userId), eq(tokens.purpose, purpose), isNull(tokens.usedAt));

const isUnverified = (people: PeopleDb, userId: string) =>
  hasRow(people, users, and(eq(users.id, userId), eq(users.emailVerified, false)));

const spend = (people: PeopleDb, now: number, which: SQL | undefined) =>
  people.update(tokens).set({ usedAt: now }).where(which);

const opens = (people: PeopleDb, { hash, purpose }: Pick<Token, 'hash' | 'purpose'>, now: number) =>
  hasRow(
    people,
    tokens,
    and(eq(tokens.hash, hash), eq(tokens.purpose, purpose), isNull(tokens.usedAt), gt(tokens.expiresAt, now)),
  );

/** Voids earlier ones of this purpose; repeating it changes nothing. False when the token was spent or voided since. */
export async function issueToken(
  people: PeopleDb,
  token: Omit<Token, 'usedAt'>,
  now: number,
): Promise<boolean> {
  const { stored } = await namedBatch(people, {
    older: spend(people, now, and(unspentOf(token.userId, token.purpose), ne(tokens.hash, token.hash))),
    issued: people.insert(tokens).values(token).onConflictDoNothing(),
    stored: people.select({ usedAt: tokens.usedAt }).from(tokens).where(eq(tokens.hash, token.hash)),
  });
  return stored[0]?.usedAt === null;
}

export interface FoundToken {
  user: SessionUser;
  purpose: TokenPurpose;
  /** Of a 'change-email'. */
  email: string | null;
  isOpen: boolean;
}

/** Undefined unless we issued it for one of these purposes. */
export async function findToken(
  people: PeopleDb,
  hash: string,
  purposes: TokenPurpose[],
  now: number,
): Promise<FoundToken | undefined> {
  const row = await people
    .select({ token: tokens, user: users })
    .from(tokens)
    .innerJoin(users, eq(users.id, tokens.userId))
    .where(and(eq(tokens.hash, hash), inArray(tokens.purpose, purposes)))
    .get();
  if (!row) return undefined;
  const { purpose, email, usedAt, expiresAt } = row.token;
  return { user: row.user, purpose, email, isOpen: usedAt === null && expiresAt > now };
}

/** Voided by a change of password or address: they went to an old address, or somebody else asked for them. */
const RISKY: TokenPurpose[] = ['reset-password', 'change-email', 'admin-code'];

/**
 * One transaction: sets the password, verifies the address, and ends all sessions, push subscriptions and reset tokens.
 * Of parallel calls exactly one returns true. While her address was unverified somebody else could have made the
 * account: their ways to sign in and to read her days are removed too.
 */
export async function spendResetToken(
  people: PeopleDb,
  { hash, userId, passwordHash }: { hash: string; userId: string; passwordHash: string },
  also: AlsoEnded,
  now: number,
): Promise<boolean> {
  const allowed = opens(people, { hash, purpose: 'reset-password' }, now);
  const strangers = and(allowed, isUnverified(people, userId));
  const [changed] = await people.batch([
    people
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, userId), allowed)),
    people.delete(sessions).where(and(eq(sessions.userId, userId), allowed)),
    people.delete(pushSubscriptions).where(and(eq(pushSubscriptions.userId, userId), allowed)),
    people.delete(identities).where(and(eq(identities.userId, userId), strangers)),
    people.delete(passkeys).where(and(eq(passkeys.userId, userId), strangers)),
    people.delete(calendarFeeds).where(and(eq(calendarFeeds.userId, userId), strangers)),
    people.delete(calendarSources).where(and(eq(calendarSources.userId, userId), strangers)),
    ...alsoEnd(people, { id: userId, passwordHash }, also),
    people
      .update(users)
      .set({ emailVerified: true })
      .where(and(eq(users.id, userId), allowed)),
    // Last, because it spends the token; earlier links die with it.
    spend(people, now, and(eq(tokens.userId, userId), isNull(tokens.usedAt), allowed)),
  ]);
  return changed.meta.changes > 0;
}

/** One transaction. False when the token was no longer open. */
export async function spendVerifyToken(
  people: PeopleDb,
  { hash, userId }: { hash: string; userId: string },
  now: number,
): Promise<boolean> {
  const allowed = opens(people, { hash, purpose: 'verify-email' }, now);
  const [changed] = await people.batch([
    people
      .update(users)
      .set({ emailVerified: true })
      .where(and(eq(users.id, userId), allowed)),
    spend(people, now, and(unspentOf(userId, 'verify-email'), allowed)),
  ]);
  return changed.meta.changes > 0;
}

export const voidToken = (people: PeopleDb, hash: string, now: number) =>
  spend(people, now, and(eq(tokens.hash, hash), isNull(tokens.usedAt)));

export const spendCode = (
  people: PeopleDb,
  { hash, userId }: { hash: string; userId: string },
  now: number,
) =>
  hasChanged(
    spend(
      people,
      now,
      and(eq(tokens.hash, hash), unspentOf(userId, 'admin-code'), gt(tokens.expiresAt, now)),
    ),
  );

/**
 * One transaction: sets the address and voids all links to the old one. False when the token was no longer open.
 * @throws the database's error when the address is taken by now
 */
export async function spendChangeToken(
  people: PeopleDb,
  { hash, userId, email, emailKey }: { hash: string; userId: string; email: string; emailKey: string },
  now: number,
): Promise<boolean> {
  const allowed = opens(people, { hash, purpose: 'change-email' }, now);
  const [changed] = await people.batch([
    people
      .update(users)
      .set({ email, emailKey, emailVerified: true })
      .where(and(eq(users.id, userId), allowed)),
    spend(people, now, and(eq(tokens.userId, userId), isNull(tokens.usedAt), allowed)),
  ]);
  return changed.meta.changes > 0;
}

export interface AlsoEnded {
  passkeys: boolean;
  /** Replaces her calendar's private address, if she has one. */
  feed: FeedRow | null;
}

const alsoEnd = (people: PeopleDb, user: { id: string; passwordHash: string }, also: AlsoEnded) => {
  const isNew = hasRow(people, users, and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash)));
  const { serial = '', tokenHash = '', createdAt = 0 } = also.feed ?? {};
  return [
    people
      .delete(passkeys)
      .where(and(eq(passkeys.userId, user.id), isNew, also.passkeys ? undefined : sql`0`)),
    people
      .update(calendarFeeds)
      .set({ serial, tokenHash, createdAt })
      .where(and(eq(calendarFeeds.userId, user.id), isNew, also.feed ? undefined : sql`0`)),
  ] as const;
};

/** One transaction: ends her other sessions and voids risky links. False when the password was changed meanwhile. */
export async function replacePassword(
  people: PeopleDb,
  user: { id: string; passwordHash: string | null },
  next: { passwordHash: string; sessionId: string },
  also: AlsoEnded,
  now: number,
): Promise<boolean> {
  const unchanged = and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash ?? ''));
  const [changed] = await people.batch([
    people.update(users).set({ passwordHash: next.passwordHash }).where(unchanged),
    ...endOthersStatements(people, user.id, next.sessionId),
    ...alsoEnd(people, { id: user.id, passwordHash: next.passwordHash }, also),
    spend(
      people,
      now,
      and(eq(tokens.userId, user.id), inArray(tokens.purpose, RISKY), isNull(tokens.usedAt)),
    ),
  ]);
  return changed.meta.changes > 0;
}

/** Kept for a month, so that a second click on an old link gets a kind answer. */
export const sweepTokens = (people: PeopleDb, now: number) =>
  people
    .delete(tokens)
    .where(and(lt(tokens.expiresAt, now - 30 * 24 * 3_600_000), isStayingInPeopleDb(tokens.userId)));
