import { and, desc, eq, lt } from 'drizzle-orm';
import type { PeopleDb } from './open.ts';
import { passkeys } from './people.schema.ts';
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

/** False when this key is registered already. */
export async function insertPasskey(people: PeopleDb, row: PasskeyRow): Promise<boolean> {
  return (await unlessTaken(hasChanged(people.insert(passkeys).values(row).onConflictDoNothing()))) ?? false;
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
