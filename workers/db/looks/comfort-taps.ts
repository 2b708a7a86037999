import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Feeling } from '../../../app/domain/preferences/feeling.ts';
import { TAPS_THAT_COUNT, type ComfortTap } from '../../../app/domain/preferences/thermostat.ts';
import { forgetArchivedFeelings } from './archives.ts';
import { comfortTaps, outfits } from '../schema/looks.schema.ts';
import type { LooksDb } from '../sql/open-database.ts';
import { isOwnOutfit, type OutfitRow } from './outfits.ts';

export async function recentComfortTaps(db: LooksDb, userId: string): Promise<ComfortTap[]> {
  const { feeling, hours, offsetC } = comfortTaps;
  return db
    .select({ feeling, hours, offsetC })
    .from(comfortTaps)
    .where(eq(comfortTaps.userId, userId))
    .orderBy(desc(comfortTaps.at), desc(comfortTaps.outfitId))
    .limit(TAPS_THAT_COUNT);
}

/**
 * Statements of a batch: her feeling, and the tap with what the receipt said. A second tap replaces the first. The
 * first statement returns the outfit's id, or nothing when it is gone.
 */
export function saveFeeling(
  db: LooksDb,
  { userId, id, receipt }: Pick<OutfitRow, 'userId' | 'id' | 'receipt'>,
  feeling: Feeling,
  now: number,
) {
  const onOutfit = db
    .update(outfits)
    .set({ feeling })
    .where(isOwnOutfit(userId, id))
    .returning({ id: outfits.id });
  const tap = db
    .insert(comfortTaps)
    .select(
      db
        .select({
          userId: outfits.userId,
          outfitId: sql<string>`${outfits.id}`.as('outfit_id'),
          feeling: sql<Feeling>`${feeling}`.as('feeling'),
          hours: sql<ComfortTap['hours']>`${sql.param(receipt.hours, comfortTaps.hours)}`.as('hours'),
          offsetC: sql<number>`${receipt.offsetC ?? 0}`.as('offset_c'),
          at: sql<number>`${now}`.as('at'),
        })
        .from(outfits)
        .where(isOwnOutfit(userId, id)),
    )
    .onConflictDoUpdate({ target: [comfortTaps.userId, comfortTaps.outfitId], set: { feeling, at: now } });
  return [onOutfit, tap] as const;
}

export async function forgetTaps(db: LooksDb, userId: string): Promise<void> {
  await db.batch([
    db.delete(comfortTaps).where(eq(comfortTaps.userId, userId)),
    db
      .update(outfits)
      .set({ feeling: null })
      .where(and(eq(outfits.userId, userId), isNotNull(outfits.feeling))),
    forgetArchivedFeelings(db, userId),
  ]);
}
