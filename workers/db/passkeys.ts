import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { PeopleDb } from './open.ts';
import { passkeys, sessions } from './people.schema.ts';
import { unlessTaken } from './constraints.ts';
import { hasChanged } from './transact.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

export const passkeyById = (people: PeopleDb, id: string) =>
  people.select().from(passkeys).where(eq(passkeys.id, id)).get();

/** Her passkeys, newest first. */
export const passkeysOf = (people: PeopleDb, userId: string) =>
  people
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.createdAt))
    .limit(50);

export const countPasskeys = (people: PeopleDb, userId: string): Promise<number> =>
  people.$count(passkeys, eq(passkeys.userId, userId));

/**
 * Only while her session lives: a late call of one that a reset has ended leaves no key behind. False when it is over, or
 * this key is registered already.
 */
export async function insertPasskey(people: PeopleDb, row: PasskeyRow, sessionId: string): Promise<boolean> {
  const live = people
    .select({
      id: sql`${row.id}`.as('id'),
      userId: sessions.userId,
      publicKey: sql`${row.publicKey}`.as('public_key'),
      counter: sql`${row.counter}`.as('counter'),
      transports: sql`${JSON.stringify(row.transports)}`.as('transports'),
      name: sql`${row.name}`.as('name'),
      createdAt: sql`${row.createdAt}`.as('created_at'),
      lastUsedAt: sql`${row.lastUsedAt}`.as('last_used_at'),
    })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, row.userId)));
  const written = hasChanged(people.insert(passkeys).select(live).onConflictDoNothing());
  return (await unlessTaken(written)) ?? false;
}

/**
 * Notes a use of a key. False when its counter did not grow: the key was copied, or the same answer was sent twice
 * (devices without a counter always say 0).
 */
export function notePasskeyUse(
  people: PeopleDb,
  { id, counter, now }: { id: string; counter: number; now: number },
): Promise<boolean> {
  const grown = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter);
  return hasChanged(
    people
      .update(passkeys)
      .set({ counter, lastUsedAt: now })
      .where(and(eq(passkeys.id, id), grown)),
  );
}

/** The key as it was; undefined when she has no such key. */
export const deletePasskey = (
  people: PeopleDb,
  userId: string,
  id: string,
): Promise<PasskeyRow | undefined> =>
  people
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning()
    .get();
