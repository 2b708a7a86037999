import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { PeopleDb } from '../sql/open-database.ts';
import { passkeys, sessions } from '../schema/people.schema.ts';
import { undefinedIfTaken } from '../sql/constraints.ts';
import { hasChanged } from '../sql/transact.ts';

type PasskeyRow = typeof passkeys.$inferSelect;

export const passkeyById = (people: PeopleDb, id: string) =>
  people.select().from(passkeys).where(eq(passkeys.id, id)).get();

export const listPasskeys = (people: PeopleDb, userId: string) =>
  people
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.createdAt))
    .limit(50);

export const countPasskeys = (people: PeopleDb, userId: string): Promise<number> =>
  people.$count(passkeys, eq(passkeys.userId, userId));

/**
 * Only while her session lives: a call after a reset leaves no key. False then, for a known key, or when she has
 * `most`: counted by the inserting statement, so that devices at once cannot pass the limit.
 */
export async function insertPasskey(
  people: PeopleDb,
  row: PasskeyRow,
  { sessionId, most }: { sessionId: string; most: number },
): Promise<boolean> {
  const { id, userId, publicKey, counter, transports, name, createdAt, lastUsedAt } = row;
  const count = sql`(select count(*) from ${passkeys} where user_id = ${userId})`;
  const insert = people.run(sql`insert into ${passkeys}
    (id, user_id, public_key, counter, transports, name, created_at, last_used_at)
    select ${id}, user_id, ${publicKey}, ${counter}, ${JSON.stringify(transports)}, ${name}, ${createdAt}, ${lastUsedAt}
    from ${sessions} where id = ${sessionId} and user_id = ${userId} and ${count} < ${most}
    on conflict do nothing`);
  return (await undefinedIfTaken(hasChanged(insert))) ?? false;
}

/** False when the counter did not grow: a copied key, or a replayed answer (devices without a counter say 0). */
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
