import { and, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { jobs, outfits } from '../schema/looks.schema.ts';
import { isStayingOnShard } from '../user-moves/moves.ts';
import type { LooksDb } from '../sql/open-database.ts';
import { hasNoRow, hasRow } from '../sql/has-row.ts';

const DAY_MS = 24 * 3_600_000;
const KEPT_MS = 30 * DAY_MS;
/** Longer than a queue keeps a message and its dead letter (four days each). */
const DONE_KEPT_MS = 10 * DAY_MS;
/** In steps, so that nobody waits for one long write. */
const AT_ONCE = 1000;

/**
 * Jobs done for 10 days or failed for 30. Those of an outfit name its pictures and erase them with it, so they stay as
 * long as it does; except the only job of the picture that it shows: {@link rememberRender} restores it.
 */
export async function sweepJobs(looks: LooksDb, now: number): Promise<void> {
  const itsOutfit = and(eq(outfits.id, jobs.outfitId), eq(outfits.userId, jobs.userId));
  const others = alias(jobs, 'others');
  const isOnlyOne = hasNoRow(
    looks,
    others,
    and(eq(others.userId, jobs.userId), eq(others.outfitId, jobs.outfitId), ne(others.id, jobs.id)),
  );
  // A picture drawn too slowly may be asked for again at any age.
  const shown = and(
    eq(outfits.imageObject, jobs.id),
    eq(outfits.imageState, 'ready'),
    ne(outfits.imageSource, 'flat-lay-too-slow'),
  );
  const over = looks
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        lt(jobs.finishedAt, now - DONE_KEPT_MS),
        or(eq(jobs.state, 'done'), lt(jobs.finishedAt, now - KEPT_MS)),
        or(
          isNull(jobs.outfitId),
          hasNoRow(looks, outfits, itsOutfit),
          and(
            eq(jobs.kind, 'render-outfit'),
            eq(jobs.state, 'done'),
            hasRow(looks, outfits, and(itsOutfit, shown)),
            isOnlyOne,
          ),
        ),
        // Rows of people who are moving cannot be deleted: one would fail the whole statement.
        isStayingOnShard(looks, jobs.userId),
      ),
    )
    .limit(AT_ONCE);
  await looks.delete(jobs).where(inArray(jobs.id, over));
}

/** A statement of a batch, before an outfit is deleted: restores the swept job of its picture. */
export const rememberRender = (looks: LooksDb, userId: string, outfitId: string) =>
  looks.insert(jobs)
    .select(sql`select image_object, 'render:' || id, 'render-outfit', user_id, date, id, 'done', 0, 0, null, created_at, created_at, null, null
      from ${outfits} where user_id = ${userId} and id = ${outfitId} and image_object is not null
        and not exists (select 1 from ${jobs} where ${jobs.userId} = ${userId} and ${jobs.outfitId} = ${outfitId})`);
