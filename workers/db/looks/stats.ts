import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { archives } from '../schema/archive.schema.ts';
import type { LooksDb } from '../sql/open-database.ts';
import { hasBegun, isInHistory } from './outfits.ts';
import { outfits, seenDays } from '../schema/looks.schema.ts';

interface OutfitCounts {
  total: number;
  favorites: number;
  seenDays: string[];
}

export async function outfitCounts(looks: LooksDb, userId: string, today: string): Promise<OutfitCounts> {
  const [counts, seen, noted, archived] = await looks.batch([
    looks
      .select({
        total: sql<number>`count(*)`,
        favorites: sql<number>`coalesce(sum(${outfits.isFavorite}), 0)`,
      })
      .from(outfits)
      .where(and(eq(outfits.userId, userId), hasBegun(today), isInHistory(looks))),
    looks
      .selectDistinct({ date: outfits.date })
      .from(outfits)
      .where(and(eq(outfits.userId, userId), isNotNull(outfits.seenAt))),
    looks.select({ date: seenDays.date }).from(seenDays).where(eq(seenDays.userId, userId)),
    looks
      .select({ total: sql<number>`coalesce(sum(${archives.outfits}), 0)` })
      .from(archives)
      .where(eq(archives.userId, userId)),
  ]);
  return {
    total: (counts[0]?.total ?? 0) + (archived[0]?.total ?? 0),
    favorites: counts[0]?.favorites ?? 0,
    seenDays: [...seen, ...noted].map((row) => row.date),
  };
}
