import {
  and,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  sql,
  type Placeholder,
} from 'drizzle-orm';
import type { Outfit } from '../../../app/contracts/outfits.ts';
import type { PictureTrial } from '../../../app/domain/looks/picture-check.ts';
import type { RecentLook } from '../../../app/domain/styling/input/brief.ts';
import { animations, jobs, outfits, seenDays, shares } from '../schema/looks.schema.ts';
import type { LooksDb } from '../sql/open-database.ts';
import { prepareOnce } from '../sql/prepared-queries.ts';
import { hasRow, hasNoRow } from '../sql/has-row.ts';
import { objectPath } from '../../../app/domain/photos/object-id.ts';

export type OutfitRow = typeof outfits.$inferSelect;
export type NewOutfit = typeof outfits.$inferInsert;

export const isOwnOutfit = (userId: string, id: string) =>
  and(eq(outfits.userId, userId), eq(outfits.id, id));

export function toOutfit(row: OutfitRow): Outfit {
  return {
    id: row.id,
    date: row.date,
    daypart: row.daypart,
    title: row.title,
    outfitDescription: row.description,
    reasons: row.reasons,
    style: row.style,
    occasion: row.occasion ?? 'usual',
    editedImageUrl: objectPath(row.imageObject),
    imageState: row.imageState,
    imageSource: row.imageSource,
    videoUrl: objectPath(row.videoObject),
    isFavorite: row.isFavorite,
    isWorn: row.wornAt !== null,
    feeling: row.feeling,
    weatherData: row.weather,
    weatherNote: row.weatherNote,
    placeName: row.placeName,
    look: row.look,
    receipt: row.receipt,
    createdAt: new Date(row.createdAt).toISOString(),
  };
}

export const isOnUserDay = and(
  eq(outfits.userId, sql.placeholder('userId')),
  eq(outfits.date, sql.placeholder('date')),
);

const currentQuery = prepareOnce((db: LooksDb) =>
  db
    .select()
    .from(outfits)
    .where(and(isOnUserDay, isNull(outfits.replacedAt))),
);

export async function currentOutfit(
  db: LooksDb,
  userId: string,
  date: string,
): Promise<OutfitRow | undefined> {
  return currentQuery(db).get({ userId, date });
}

export const findOutfit = (db: LooksDb, userId: string, id: string) =>
  db.select().from(outfits).where(isOwnOutfit(userId, id)).get();

/** Its render job outlives an outfit. */
export async function hasEverOwnedOutfit(db: LooksDb, userId: string, id: string): Promise<boolean> {
  const [row] = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.userId, userId), eq(jobs.outfitId, id)))
    .limit(1);
  return row !== undefined || (await findOutfit(db, userId, id)) !== undefined;
}

/** Leaves out outfits for a day that has not begun where she is; one that she has seen stays, even across the date line. */
export const hasBegun = (today: string | Placeholder) =>
  or(lte(outfits.date, today), isNotNull(outfits.seenAt));

/** Loved, worn, or with a film (or quota spent on one). */
export const isWorthKeeping = (db: LooksDb) =>
  or(
    eq(outfits.isFavorite, true),
    isNotNull(outfits.videoObject),
    isNotNull(outfits.wornAt),
    hasRow(
      db,
      animations,
      and(
        eq(animations.userId, outfits.userId),
        eq(animations.outfitId, outfits.id),
        eq(animations.holdsQuota, true),
        inArray(animations.status, ['pending', 'processing']),
      ),
    ),
  )!;

export const isInHistory = (db: LooksDb) => or(isNull(outfits.replacedAt), isWorthKeeping(db));

const newestQuery = prepareOnce((db: LooksDb) =>
  db
    .select()
    .from(outfits)
    .where(
      and(eq(outfits.userId, sql.placeholder('userId')), hasBegun(sql.placeholder('today')), isInHistory(db)),
    )
    .orderBy(desc(outfits.date), desc(outfits.attempt))
    // A bare `limit ?` is planned for its value: SQLite would compile anew each time.
    .limit(sql`${sql.placeholder('limit')} + 0` as unknown as Placeholder),
);

export interface HistoryPage {
  limit: number;
  last?: Pick<OutfitRow, 'date' | 'attempt'> | undefined;
  today: string;
}

export async function listOutfitRows(
  db: LooksDb,
  userId: string,
  { limit, last, today }: HistoryPage,
): Promise<OutfitRow[]> {
  if (!last) return newestQuery(db).all({ userId, today, limit });
  return olderOutfits(db, userId, { limit, last, today });
}

export function olderOutfits(db: LooksDb, userId: string, { limit, last, today }: HistoryPage) {
  const older =
    last &&
    or(lt(outfits.date, last.date), and(eq(outfits.date, last.date), lt(outfits.attempt, last.attempt)));
  return db
    .select()
    .from(outfits)
    .where(and(eq(outfits.userId, userId), hasBegun(today), isInHistory(db), older))
    .orderBy(desc(outfits.date), desc(outfits.attempt))
    .limit(limit);
}

export async function recentLooks(db: LooksDb, userId: string, since: string): Promise<RecentLook[]> {
  const rows = await db
    .select({
      date: outfits.date,
      look: outfits.look,
      title: outfits.title,
      description: outfits.description,
      reasons: outfits.reasons,
    })
    .from(outfits)
    .where(and(eq(outfits.userId, userId), gte(outfits.date, since)))
    .orderBy(desc(outfits.date), desc(outfits.createdAt))
    .limit(40);
  return rows.map(({ look, reasons, ...row }) => ({
    ...row,
    garmentIds: look.garments.map(({ id }) => id),
    why: reasons.map(({ text }) => text).join(' '),
  }));
}

/** Titles of her looks from that day on. */
export async function recentTitles(db: LooksDb, userId: string, since: string): Promise<string[]> {
  const rows = await db
    .select({ title: outfits.title })
    .from(outfits)
    .where(and(eq(outfits.userId, userId), gte(outfits.date, since)))
    .orderBy(desc(outfits.date))
    .limit(80);
  return rows.map(({ title }) => title);
}

/** One statement of a batch. A second current outfit of a date aborts it (isUniqueViolation). */
export const insertOutfit = (db: LooksDb, row: NewOutfit) => db.insert(outfits).values(row).returning();

export const removeOutfit = (db: LooksDb, userId: string, id: string) =>
  db.delete(outfits).where(isOwnOutfit(userId, id)).returning({ id: outfits.id });

/** Statements of a batch: links and films of an outfit that is gone (eraseOutfitFilms comes first). */
export function removeOutfitDependents(db: LooksDb, userId: string, id: string) {
  const gone = hasNoRow(db, outfits, isOwnOutfit(userId, id));
  return [
    db.delete(shares).where(and(eq(shares.userId, userId), eq(shares.outfitId, id), gone)),
    db.delete(animations).where(and(eq(animations.userId, userId), eq(animations.outfitId, id), gone)),
  ] as const;
}

/** One statement of a batch: returns the row; none when it is not hers. */
export const changeFavorite = (db: LooksDb, userId: string, id: string, isFavorite: boolean) =>
  db.update(outfits).set({ isFavorite }).where(isOwnOutfit(userId, id)).returning();

/** One statement of a batch: returns the row; none when it is not hers. */
export const changeWorn = (db: LooksDb, userId: string, id: string, wornAt: number | null) =>
  db.update(outfits).set({ wornAt }).where(isOwnOutfit(userId, id)).returning();

/** Once. The day counts for the streak even if she deletes the outfit later. */
export async function markSeen(
  db: LooksDb,
  userId: string,
  { id, date }: { id: string; date: string },
  now: number,
): Promise<void> {
  await db.batch([
    db.insert(seenDays).values({ userId, date }).onConflictDoNothing(),
    db
      .update(outfits)
      .set({ seenAt: now })
      .where(and(isOwnOutfit(userId, id), isNull(outfits.seenAt))),
  ]);
}

export const markImagePending = (db: LooksDb, userId: string, id: string) =>
  db
    .update(outfits)
    .set({ imageState: 'pending', imageObject: null, imageSource: null, pictureTrials: null })
    .where(isOwnOutfit(userId, id));

/** One statement of a batch: returns the id, unless its render no longer counts. */
export function showImage(
  db: LooksDb,
  userId: string,
  id: string,
  image: { jobId: string; source: string; trials: PictureTrial[] },
) {
  const stillCounts = hasRow(db, jobs, and(eq(jobs.id, image.jobId), eq(jobs.kind, 'render-outfit')));
  return db
    .update(outfits)
    .set({
      imageObject: image.jobId,
      imageState: 'ready',
      imageSource: image.source,
      pictureTrials: image.trials.length > 0 ? image.trials : null,
    })
    .where(and(isOwnOutfit(userId, id), stillCounts))
    .returning({ id: outfits.id });
}

/** One statement of a batch, before the job fails: the outfit stays and offers "Try again". */
export function giveUpImage(db: LooksDb, userId: string, id: string, jobId: string) {
  const stillCounts = hasRow(
    db,
    jobs,
    and(eq(jobs.id, jobId), eq(jobs.kind, 'render-outfit'), inArray(jobs.state, ['queued', 'running'])),
  );
  return db
    .update(outfits)
    .set({ imageState: 'failed' })
    .where(and(isOwnOutfit(userId, id), eq(outfits.imageState, 'pending'), stillCounts));
}
