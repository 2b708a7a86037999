import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { outfits, shares } from '../schema/looks.schema.ts';
import type { LooksDb } from '../sql/open-database.ts';
import { isOwnOutfit } from './outfits.ts';
import { hasRow, hasNoRow } from '../sql/has-row.ts';

// Public links (docs/rules/calls.md). `token` is the SHA-256 of the link's secret: a copy of the database opens none.

export type ShareRow = typeof shares.$inferSelect;

const ofOutfit = (userId: string, outfitId: string) =>
  and(eq(shares.userId, userId), eq(shares.outfitId, outfitId));

/** The last link given out, revoked or not. */
export const newestShare = (db: LooksDb, userId: string, outfitId: string) =>
  db.select().from(shares).where(ofOutfit(userId, outfitId)).orderBy(desc(shares.createdAt)).get();

/** Unless there is one, or the outfit is gone: of parallel calls exactly one succeeds. */
export async function insertShare(
  db: LooksDb,
  row: Pick<ShareRow, 'token' | 'userId' | 'outfitId' | 'createdAt'>,
): Promise<void> {
  const { token, userId, outfitId, createdAt } = row;
  const noneIsOut = hasNoRow(db, shares, and(ofOutfit(userId, outfitId), isNull(shares.revokedAt)));
  const isHere = hasRow(db, outfits, isOwnOutfit(userId, outfitId));
  await db.run(sql`insert into ${shares} (token, user_id, outfit_id, created_at)
    select ${token}, ${userId}, ${outfitId}, ${createdAt} where ${noneIsOut} and ${isHere} on conflict do nothing`);
}

export const revokeShares = (db: LooksDb, userId: string, outfitId: string, now: number) =>
  db
    .update(shares)
    .set({ revokedAt: now })
    .where(and(ofOutfit(userId, outfitId), isNull(shares.revokedAt)));

export const revokeAllShares = (db: LooksDb, userId: string, now: number) =>
  db
    .update(shares)
    .set({ revokedAt: now })
    .where(and(eq(shares.userId, userId), isNull(shares.revokedAt)));

/** Undefined for an unknown or revoked link, or when its outfit is gone. */
export const findSharedOutfit = (db: LooksDb, hash: string) =>
  db
    .select({
      userId: outfits.userId,
      title: outfits.title,
      reasons: outfits.reasons,
      weather: outfits.weather,
      look: outfits.look,
      imageObject: outfits.imageObject,
    })
    .from(shares)
    .innerJoin(outfits, and(eq(outfits.id, shares.outfitId), eq(outfits.userId, shares.userId)))
    .where(and(eq(shares.token, hash), isNull(shares.revokedAt)))
    .get();
