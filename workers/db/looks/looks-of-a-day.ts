import { and, asc, desc, eq, isNotNull, isNull, lt, not, or, sql, type Placeholder } from 'drizzle-orm';
import { hasNoRow, hasRow } from '../sql/has-row.ts';
import { endState } from '../jobs/jobs.ts';
import { jobs, outfits } from '../schema/looks.schema.ts';
import { isAskedAbout } from './polls.ts';
import { polls } from '../schema/polls.schema.ts';
import { isStayingOnShard } from '../user-moves/moves.ts';
import type { LooksDb } from '../sql/open-database.ts';
import {
  hasBegun,
  isInHistory,
  isOwnOutfit,
  isWorthKeeping,
  type NewOutfit,
  type OutfitRow,
  isOnUserDay,
} from './outfits.ts';
import { hasChanged } from '../sql/transact.ts';
import { quotaUsed } from './usage.ts';
import { prepareOnce } from '../sql/prepared-queries.ts';

// How the look of a day changes: another replaces it, an earlier one returns, a piece is swapped.

/**
 * One statement of a batch: a swapped look waits for its picture. `counted` is the number of swaps that the change is
 * based on: of two concurrent ones only one matches.
 */
export const saveSwappedLook = (
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
    .where(and(isOwnOutfit(userId, id), eq(outfits.swaps, counted), isNull(outfits.replacedAt)))
    .returning();

/** One statement of a batch. Wearable again until her midnight; then kept only if worth it (sweep-replaced.ts). */
export const markReplaced = (db: LooksDb, userId: string, id: string, now: number) =>
  db
    .update(outfits)
    .set({ replacedAt: now })
    .where(and(isOwnOutfit(userId, id), isNull(outfits.replacedAt)));

/**
 * Statements of a batch: an earlier look of the day replaces the current one. `stand` returns its row, or nothing. A
 * look for another place does not count: it would be made anew (todays-outfit.ts).
 */
export function restoreLook(
  db: LooksDb,
  { id: userId, location }: { id: string; location: string },
  id: string,
  date: string,
  now: number,
) {
  const isHere = eq(outfits.placeName, location);
  const atHand = and(isOwnOutfit(userId, id), eq(outfits.date, date), isHere, isNotNull(outfits.replacedAt));
  const isThere = sql`exists (select 1 from ${outfits} as other where other.id = ${id} and other.user_id = ${userId}
    and other.date = ${date} and other.place_name = ${location} and other.replaced_at is not null)`;
  const room = db
    .update(outfits)
    .set({ replacedAt: now })
    .where(and(eq(outfits.userId, userId), eq(outfits.date, date), isNull(outfits.replacedAt), isThere));
  const stand = db.update(outfits).set({ replacedAt: null }).where(atHand).returning();
  return { room, stand };
}

const earlierQuery = prepareOnce((db: LooksDb) =>
  db
    .select()
    .from(outfits)
    .where(and(isOnUserDay, isNotNull(outfits.replacedAt)))
    .orderBy(desc(outfits.replacedAt), desc(outfits.attempt)),
);

export async function earlierLooks(db: LooksDb, userId: string, date: string): Promise<OutfitRow[]> {
  return earlierQuery(db).all({ userId, date });
}

/** One statement for the newest history and all of today's replaced looks: the round trip costs more than SQLite's work. */
const dashboardQuery = prepareOnce((db: LooksDb) => {
  const [userId, today] = [sql.placeholder('userId'), sql.placeholder('today')];
  return (
    db
      .select({
        outfit: outfits,
        isKept: sql<number>`(${isInHistory(db)})`.as('is_kept'),
        used: sql<number | null>`(select usage.used from usage
        where usage.user_id = ${userId} and usage.date = ${today} and usage.kind = 'outfit')`.as('used'),
        hasPolls: sql<number>`exists (select 1 from polls where polls.user_id = ${userId})`.as('has_polls'),
      })
      .from(outfits)
      .where(and(eq(outfits.userId, userId), hasBegun(today), or(isInHistory(db), eq(outfits.date, today))))
      .orderBy(desc(outfits.date), desc(outfits.attempt))
      // Enough rows for all of both.
      .limit(
        sql`max(${sql.placeholder('limit')} + (select count(*) from outfits as other where other.user_id = ${userId}
        and other.date = ${today} and other.replaced_at is not null), (select count(*) from outfits as other
        where other.user_id = ${userId} and other.date >= ${today}))` as unknown as Placeholder,
      )
  );
});

/** The newest `limit` of her history, today's replaced looks (latest first), the quota used today, and if she asked friends. */
export async function readDashboard(
  db: LooksDb,
  userId: string,
  { today, limit }: { today: string; limit: number },
): Promise<{ newest: OutfitRow[]; earlier: OutfitRow[]; used: number; hasPolls: boolean }> {
  const rows = await dashboardQuery(db).all({ userId, today, limit });
  const isReplacedToday = ({ date, replacedAt }: OutfitRow) => date === today && replacedAt !== null;
  const outfitsOf = (picked: typeof rows) => picked.map(({ outfit }) => outfit);
  return {
    newest: outfitsOf(rows.filter((row) => row.isKept)).slice(0, limit),
    earlier: outfitsOf(rows.filter(({ outfit }) => isReplacedToday(outfit))).sort(
      (a, b) => b.replacedAt! - a.replacedAt! || b.attempt - a.attempt,
    ),
    // With no rows left, nothing says how many there were.
    used: rows[0] ? (rows[0].used ?? 0) : await quotaUsed(db, userId, today, 'outfit'),
    hasPolls: Boolean(rows[0]?.hasPolls),
  };
}

const isLeftOver = (db: LooksDb) => and(isNotNull(outfits.replacedAt), not(isWorthKeeping(db)));

/**
 * Ends the render of a replaced look that nobody will see; bringing the look back orders another (draw-missing.ts).
 * Look and job are compared in one statement, so that neither misses the other.
 */
export const endIfReplaced = (
  db: LooksDb,
  { id, userId, outfitId }: { id: string; userId: string; outfitId: string },
  now: number,
): Promise<boolean> =>
  hasChanged(
    db
      .update(jobs)
      .set(endState('done', now, 'its look was replaced'))
      .where(
        and(
          eq(jobs.id, id),
          eq(jobs.userId, userId),
          eq(jobs.kind, 'render-outfit'),
          eq(jobs.state, 'running'),
          hasRow(db, outfits, and(isOwnOutfit(userId, outfitId), isLeftOver(db))),
        ),
      ),
  );

/** One statement of a batch: unless it has become worth keeping. */
export const dropLeftOver = (db: LooksDb, userId: string, id: string) =>
  db
    .delete(outfits)
    .where(and(isOwnOutfit(userId, id), isLeftOver(db)))
    .returning({ id: outfits.id });

export const leftOverLooks = (db: LooksDb, date: string, limit: number) =>
  db
    .select({ id: outfits.id, userId: outfits.userId })
    .from(outfits)
    .where(
      and(
        isLeftOver(db),
        lt(outfits.date, date),
        hasNoRow(db, polls, isAskedAbout),
        isStayingOnShard(db, outfits.userId),
      ),
    )
    .orderBy(asc(outfits.date))
    .limit(limit);
