import { and, eq, exists, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import { isHere } from './moved-people.ts';
import type { PeopleDb } from './open.ts';
import { calendarFeeds, calendarSources } from './calendars.schema.ts';
import { identities, passkeys, pushSubscriptions, sessions, tokens, users } from './people.schema.ts';
import { othersEnd } from './sessions.ts';
import type { SessionUser } from './users.ts';

// Links that went out by mail. The database knows the SHA-256 of a token only.

type Token = typeof tokens.$inferSelect;
export type TokenPurpose = Token['purpose'];

const unspentOf = (userId: string, purpose: TokenPurpose) =>
  and(eq(tokens.userId, userId), eq(tokens.purpose, purpose), isNull(tokens.usedAt));

const isUnverified = (people: PeopleDb, userId: string) =>
  exists(
    people
      .select({ one: sql`1` })
      .from(users)
      .where(and(eq(users.id, userId), eq(users.emailVerified, false))),
  );

/** True while this very token opens something: the guard of every statement that it allows. */
const opens = (people: PeopleDb, { hash, purpose }: Pick<Token, 'hash' | 'purpose'>, now: number) =>
  exists(
    people
      .select({ one: sql`1` })
      .from(tokens)
      .where(
        and(
          eq(tokens.hash, hash),
          eq(tokens.purpose, purpose),
          isNull(tokens.usedAt),
          gt(tokens.expiresAt, now),
        ),
      ),
  );

/**
 * Makes her one open token of this purpose; those before it are void. Called again for the same token it changes
 * nothing. False when that token was spent or made void since.
 */
export async function issueToken(
  people: PeopleDb,
  token: Omit<Token, 'usedAt'>,
  now: number,
): Promise<boolean> {
  const [, , [stored]] = await people.batch([
    people
      .update(tokens)
      .set({ usedAt: now })
      .where(and(unspentOf(token.userId, token.purpose), ne(tokens.hash, token.hash))),
    people.insert(tokens).values(token).onConflictDoNothing(),
    people.select({ usedAt: tokens.usedAt }).from(tokens).where(eq(tokens.hash, token.hash)),
  ]);
  return stored?.usedAt === null;
}

export interface FoundToken {
  user: SessionUser;
  purpose: TokenPurpose;
  /** The address that a 'change-email' is for. */
  email: string | null;
  /** Neither spent nor void nor too old. */
  isOpen: boolean;
}

/** Undefined for a token that was never ours, or not for any of these. */
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

/** What a change of password or address makes void: links that went to an address, or were asked for by somebody else. */
const RISKY: TokenPurpose[] = ['reset-password', 'change-email', 'admin-code'];

/**
 * One transaction: the new password, the end of all her sessions and push subscriptions, the end of all her reset
 * tokens. Of parallel calls with one token exactly one is answered true; the others change nothing.
 * While her address was not verified, anybody could have made the account in her name: what that somebody signs in
 * with, or reads her days by, goes as well.
 */
export async function spendResetToken(
  people: PeopleDb,
  { hash, userId, passwordHash }: { hash: string; userId: string; passwordHash: string },
  now: number,
): Promise<boolean> {
  const allowed = opens(people, { hash, purpose: 'reset-password' }, now);
  const strangers = and(allowed, isUnverified(people, userId));
  const [changed] = await people.batch([
    people
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, userId), allowed))
      .returning({ id: users.id }),
    people.delete(sessions).where(and(eq(sessions.userId, userId), allowed)),
    people.delete(pushSubscriptions).where(and(eq(pushSubscriptions.userId, userId), allowed)),
    people.delete(identities).where(and(eq(identities.userId, userId), strangers)),
    people.delete(passkeys).where(and(eq(passkeys.userId, userId), strangers)),
    people.delete(calendarFeeds).where(and(eq(calendarFeeds.userId, userId), strangers)),
    people.delete(calendarSources).where(and(eq(calendarSources.userId, userId), strangers)),
    // Last: after it the token opens nothing any more.
    people
      .update(tokens)
      .set({ usedAt: now })
      .where(and(eq(tokens.userId, userId), inArray(tokens.purpose, RISKY), isNull(tokens.usedAt), allowed)),
  ]);
  return changed.length > 0;
}

/** One transaction: her address is verified and the token spent. False when it opened nothing any more. */
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
      .where(and(eq(users.id, userId), allowed))
      .returning({ id: users.id }),
    people
      .update(tokens)
      .set({ usedAt: now })
      .where(and(unspentOf(userId, 'verify-email'), allowed)),
  ]);
  return changed.length > 0;
}

/** True once for a code of hers that is in time. */
export async function spendCode(
  people: PeopleDb,
  { hash, userId }: { hash: string; userId: string },
  now: number,
): Promise<boolean> {
  const spent = await people
    .update(tokens)
    .set({ usedAt: now })
    .where(and(eq(tokens.hash, hash), unspentOf(userId, 'admin-code'), gt(tokens.expiresAt, now)))
    .returning({ hash: tokens.hash });
  return spent.length > 0;
}

/**
 * One transaction: her new address, which the link has verified, and the end of every link that went to the old one.
 * False when the token opened nothing any more. @throws the database's word when the address is somebody's by now
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
      .where(and(eq(users.id, userId), allowed))
      .returning({ id: users.id }),
    people
      .update(tokens)
      .set({ usedAt: now })
      .where(and(eq(tokens.userId, userId), isNull(tokens.usedAt), allowed)),
  ]);
  return changed.length > 0;
}

/**
 * One transaction: another password in the place of the one that she has just proved, the end of her other sessions,
 * and of links that somebody else may have asked for. False when the password was changed meanwhile.
 */
export async function replacePassword(
  people: PeopleDb,
  user: { id: string; passwordHash: string | null },
  next: { passwordHash: string; sessionId: string },
  now: number,
): Promise<boolean> {
  const unchanged = and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash ?? ''));
  const [changed] = await people.batch([
    people
      .update(users)
      .set({ passwordHash: next.passwordHash })
      .where(unchanged)
      .returning({ id: users.id }),
    ...othersEnd(people, user.id, next.sessionId),
    people
      .update(tokens)
      .set({ usedAt: now })
      .where(and(eq(tokens.userId, user.id), inArray(tokens.purpose, RISKY), isNull(tokens.usedAt))),
  ]);
  return changed.length > 0;
}

/** For the cron. Old ones stay a month, so that a second click on an old link still gets a kind answer. */
export async function sweepTokens(people: PeopleDb, now: number): Promise<void> {
  await people
    .delete(tokens)
    .where(and(lt(tokens.expiresAt, now - 30 * 24 * 3_600_000), isHere(tokens.userId)));
}
