import { and, count, desc, eq, lt } from 'drizzle-orm';
import type { PeopleDb } from './open.ts';
import { passkeys } from './people.schema.ts';
import { unlessTaken } from './constraints.ts';

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

export async function countPasskeys(people: PeopleDb, userId: string): Promise<number> {
  const row = await people.select({ n: count() }).from(passkeys).where(eq(passkeys.userId, userId)).get();
  return row?.n ?? 0;
}

/** False when this key is registered already. */
export async function insertPasskey(people: PeopleDb, row: PasskeyRow): Promise<boolean> {
  const made = await unlessTaken(
    people.insert(passkeys).values(row).onConflictDoNothing().returning({ id: passkeys.id }),
  );
  return made !== undefined && made.length > 0;
}

/**
 * Notes a use of a key. False when its counter did not grow: the key was copied, or the same answer was sent twice
 * (devices without a counter always say 0).
 */
export async function notePasskeyUse(
  people: PeopleDb,
  { id, counter, now }: { id: string; counter: number; now: number },
): Promise<boolean> {
  const grown = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter);
  const noted = await people
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), grown))
    .returning({ id: passkeys.id });
  return noted.length > 0;
}

/** False when she has no such key. */
export async function deletePasskey(people: PeopleDb, userId: string, id: string): Promise<boolean> {
  const gone = await people
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id });
  return gone.length > 0;
}
