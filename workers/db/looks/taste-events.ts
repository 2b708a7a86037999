import { and, desc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { NotForMe } from '../../../app/domain/preferences/rejection-reasons.ts';
import { EVENTS_THAT_COUNT, type TasteEvent, type TasteKind } from '../../../app/domain/preferences/taste.ts';
import { outfits, tasteEvents } from '../schema/looks.schema.ts';
import type { LooksDb } from '../sql/open-database.ts';
import { isOwnOutfit } from './outfits.ts';

export async function recentTasteEvents(db: LooksDb, userId: string): Promise<TasteEvent[]> {
  const { kind, reason, style, garmentIds, at } = tasteEvents;
  return db
    .select({ kind, reason, style, garmentIds, at })
    .from(tasteEvents)
    .where(eq(tasteEvents.userId, userId))
    .orderBy(desc(tasteEvents.at), desc(tasteEvents.outfitId))
    .limit(EVENTS_THAT_COUNT);
}

function eventFrom(
  db: LooksDb,
  userId: string,
  id: string,
  said: { kind: TasteKind; reason?: NotForMe },
  now: number,
  where?: SQL,
) {
  const { kind, reason = null } = said;
  return db.insert(tasteEvents).select(
    db
      .select({
        userId: outfits.userId,
        outfitId: sql<string>`${outfits.id}`.as('outfit_id'),
        kind: sql<TasteKind>`${kind}`.as('kind'),
        reason: sql<NotForMe | null>`${reason}`.as('reason'),
        style: outfits.style,
        // Whole: the column finds the ids in it.
        garmentIds: sql<string[]>`${outfits.look}`.as('garment_ids'),
        at: sql<number>`${now}`.as('at'),
      })
      .from(outfits)
      .where(and(isOwnOutfit(userId, id), where)),
  );
}

/** One statement of a batch, before the outfit goes: wearing, loving or deleting outweighs what was noted before. */
export function noteTaste(
  db: LooksDb,
  userId: string,
  id: string,
  kind: Exclude<TasteKind, 'replace' | 'refused'>,
  now: number,
) {
  return eventFrom(db, userId, id, { kind }, now).onConflictDoUpdate({
    target: [tasteEvents.userId, tasteEvents.outfitId],
    set: { kind, reason: null, at: now },
    setWhere: ne(tasteEvents.kind, kind),
  });
}

export async function noteRefusal(
  db: LooksDb,
  userId: string,
  id: string,
  reason: NotForMe,
  now: number,
): Promise<boolean> {
  const noted = await eventFrom(db, userId, id, { kind: 'refused', reason }, now)
    .onConflictDoUpdate({
      target: [tasteEvents.userId, tasteEvents.outfitId],
      set: { kind: 'refused', reason, at: now },
    })
    .returning({ id: tasteEvents.outfitId });
  return noted.length > 0;
}

/**
 * One statement of a batch, before the outfit goes: she asked for another. Not when she has left `placeName`: then the
 * weather was wrong, not the look. A loved one stays loved.
 */
export function notePassedOver(db: LooksDb, userId: string, id: string, placeName: string, now: number) {
  const samePlace = eq(outfits.placeName, placeName);
  return eventFrom(db, userId, id, { kind: 'replace' }, now, samePlace).onConflictDoNothing();
}

/** One statement of a batch: only if these kinds were noted last. */
export const forgetOutfitTaste = (db: LooksDb, userId: string, id: string, kinds: TasteKind[]) =>
  db
    .delete(tasteEvents)
    .where(
      and(eq(tasteEvents.userId, userId), eq(tasteEvents.outfitId, id), inArray(tasteEvents.kind, kinds)),
    );

export async function forgetTaste(db: LooksDb, userId: string): Promise<void> {
  await db.delete(tasteEvents).where(eq(tasteEvents.userId, userId));
}
