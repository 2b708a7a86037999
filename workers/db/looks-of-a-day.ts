import { and, asc, desc, eq, isNotNull, isNull, lt, not, sql } from 'drizzle-orm';
import { outfits } from './looks.schema.ts';
import { staysHere } from './moves.ts';
import type { LooksDb } from './open.ts';
import { mine, worthKeeping, type NewOutfit, type OutfitRow } from './outfits.ts';
import { writtenOnce } from './written-once.ts';

// How the look of a day changes: another replaces it, an earlier one stands again, a piece is swapped.

/**
 * One statement of a batch: the look of an outfit that stands changes by a swap, its picture is to be made, its
 * video (film-ends.ts: dropFilmOfLook) is none of it. `counted`
 * is how many swaps it had when the change was thought out: of two at once one finds its row.
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
 * One statement of a batch: the outfit lets another one stand for its day. It stays at hand until her midnight, then
 * only if it is worth keeping (sweep-replaced.ts).
 */
export const makeRoom = (db: LooksDb, userId: string, id: string, now: number) =>
  db
    .update(outfits)
    .set({ replacedAt: now })
    .where(and(mine(userId, id), isNull(outfits.replacedAt)));

/**
 * Statements of a batch: an earlier look of her day stands again in place of the one that stands, if any. The last one
 * returns its row; none, and nothing is changed, when no such look is at hand. One of another place is none: it would be
 * made anew for where she is (todays-outfit.ts).
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

/** Looks of a day in whose place another one stands, the latest first. */
export async function earlierLooks(db: LooksDb, userId: string, date: string): Promise<OutfitRow[]> {
  return earlierQuery(db).all({ userId, date });
}

const isLeftOver = (db: LooksDb) => and(isNotNull(outfits.replacedAt), not(worthKeeping(db)));

/** One statement of a batch: removes a replaced look, unless something keeps it by now. */
export const dropLeftOver = (db: LooksDb, userId: string, id: string) =>
  db
    .delete(outfits)
    .where(and(mine(userId, id), isLeftOver(db)))
    .returning({ id: outfits.id });

/** Replaced looks of days before `date` that nothing keeps, oldest first. */
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
