import { and, asc, desc, eq, isNotNull, isNull, lt, not, sql } from 'drizzle-orm';
import { outfits } from './looks.schema.ts';
import { staysHere } from './moves.ts';
import type { LooksDb } from './open.ts';
import { mine, worthKeeping, type NewOutfit, type OutfitRow } from './outfits.ts';
import { writtenOnce } from './written-once.ts';

// How the look of a day changes: another replaces it, an earlier one returns, a piece is swapped.

/**
 * One statement of a batch: stores a swapped look and asks for a new picture; its old video is dropped elsewhere
 * (film-ends.ts: dropFilmOfLook). `counted` is the number of swaps that the change is based on: of two concurrent swaps
 * only one matches.
 */
export const changeLook = (
  db: LooksDb,
  userId: string,
  { id, swaps: counted }: Pick<OutfitRow, 'id' | 'swaps'>,
  to: Pick<NewOutfit, 'title' | 'description' | 'reasons' | 'look' | 'receipt'>,
) =>
  db
    .update(outfits)
    .set({
      ...to,
      swaps: counted + 1,
      imageState: 'pending',
      imageObject: null,
      imageSource: null,
      pictureTrials: null,
      videoObject: null,
    })
    .where(and(mine(userId, id), eq(outfits.swaps, counted), isNull(outfits.replacedAt)))
    .returning();

/**
 * One statement of a batch: marks an outfit as replaced. It can be worn again until her midnight, and is then kept only if
 * it is worth keeping (sweep-replaced.ts).
 */
export const makeRoom = (db: LooksDb, userId: string, id: string, now: number) =>
  db
    .update(outfits)
    .set({ replacedAt: now })
    .where(and(mine(userId, id), isNull(outfits.replacedAt)));

/**
 * Statements of a batch: an earlier look of the day replaces the current one, if any. The last statement returns its row,
 * or nothing when there is no such look. A look for another place does not count: it would be made anew for where she is
 * (todays-outfit.ts).
 */
export function standAgain(
  db: LooksDb,
  { id: userId, location }: { id: string; location: string },
  id: string,
  date: string,
  now: number,
) {
  const isHere = eq(outfits.placeName, location);
  const atHand = and(mine(userId, id), eq(outfits.date, date), isHere, isNotNull(outfits.replacedAt));
  const isThere = sql`exists (select 1 from ${outfits} as other where other.id = ${id} and other.user_id = ${userId}
    and other.date = ${date} and other.place_name = ${location} and other.replaced_at is not null)`;
  const room = db
    .update(outfits)
    .set({ replacedAt: now })
    .where(and(eq(outfits.userId, userId), eq(outfits.date, date), isNull(outfits.replacedAt), isThere));
  const stand = db.update(outfits).set({ replacedAt: null }).where(atHand).returning();
  return [room, stand] as const;
}

export const earlierQuery = writtenOnce((db: LooksDb) =>
  db
    .select()
    .from(outfits)
    .where(
      and(
        eq(outfits.userId, sql.placeholder('userId')),
        eq(outfits.date, sql.placeholder('date')),
        isNotNull(outfits.replacedAt),
      ),
    )
    .orderBy(desc(outfits.replacedAt), desc(outfits.attempt)),
);

/** Replaced looks of a day, the latest first. */
export async function earlierLooks(db: LooksDb, userId: string, date: string): Promise<OutfitRow[]> {
  return earlierQuery(db).all({ userId, date });
}

const isLeftOver = (db: LooksDb) => and(isNotNull(outfits.replacedAt), not(worthKeeping(db)));

/** One statement of a batch: deletes a replaced look, unless it has become worth keeping. */
export const dropLeftOver = (db: LooksDb, userId: string, id: string) =>
  db
    .delete(outfits)
    .where(and(mine(userId, id), isLeftOver(db)))
    .returning({ id: outfits.id });

/** Replaced looks of days before `date` that are not worth keeping, oldest first. */
export async function leftOver(
  db: LooksDb,
  date: string,
  limit: number,
): Promise<{ id: string; userId: string }[]> {
  return db
    .select({ id: outfits.id, userId: outfits.userId })
    .from(outfits)
    .where(and(isLeftOver(db), lt(outfits.date, date), staysHere(db, outfits.userId)))
    .orderBy(asc(outfits.date))
    .limit(limit);
}
