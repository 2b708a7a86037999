import { and, eq, exists, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import type { PeopleDb } from './open.ts';
import { pushSubscriptions, sessions, tokens, users } from './people.schema.ts';
import type { SessionUser } from './users.ts';

// Links that went out by mail. The database knows the SHA-256 of a token only.

type Token = typeof tokens.$inferSelect;
export type TokenPurpose = Token['purpose'];

const unspentOf = (userId: string, purpose: TokenPurpose) =>
  and(eq(tokens.userId, userId), eq(tokens.purpose, purpose), isNull(tokens.usedAt));

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
  /** Neither spent nor void nor too old. */
  isOpen: boolean;
}

/** Undefined for a token that was never ours, or not for this. */
export async function findToken(
  people: PeopleDb,
  { hash, purpose }: Pick<Token, 'hash' | 'purpose'>,
  now: number,
): Promise<FoundToken | undefined> {
  const row = await people
    .select({ expiresAt: tokens.expiresAt, usedAt: tokens.usedAt, user: users })
    .from(tokens)
    .innerJoin(users, eq(users.id, tokens.userId))
    .where(and(eq(tokens.hash, hash), eq(tokens.purpose, purpose)))
    .get();
  return row && { user: row.user, isOpen: row.usedAt === null && row.expiresAt > now };
}

/**
 * One transaction: the new password, the end of all her sessions and push subscriptions, the end of all her reset
 * tokens. Of parallel calls with one token exactly one is answered true; the others change nothing.
 */
export async function spendResetToken(
  people: PeopleDb,
  { hash, userId, passwordHash }: { hash: string; userId: string; passwordHash: string },
  now: number,
): Promise<boolean> {
  const allowed = opens(people, { hash, purpose: 'reset-password' }, now);
  const [changed] = await people.batch([
    people
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, userId), allowed))
      .returning({ id: users.id }),
    people.delete(sessions).where(and(eq(sessions.userId, userId), allowed)),
    people.delete(pushSubscriptions).where(and(eq(pushSubscriptions.userId, userId), allowed)),
    // Last: after it the token opens nothing any more.
    people
      .update(tokens)
      .set({ usedAt: now })
      .where(and(unspentOf(userId, 'reset-password'), allowed)),
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

/** For the cron. Old ones stay a month, so that a second click on an old link still gets a kind answer. */
export async function sweepTokens(people: PeopleDb, now: number): Promise<void> {
  await people.delete(tokens).where(lt(tokens.expiresAt, now - 30 * 24 * 3_600_000));
}
