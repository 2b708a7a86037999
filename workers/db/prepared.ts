import { and, eq, exists, isNull, sql } from 'drizzle-orm';
import { herJobs, UNCLAIMED_MS, type JobRow } from './jobs.ts';
import { animations, jobs, outfits, usage } from './looks.schema.ts';
import type { LooksDb } from './open.ts';

// An outfit that is prepared and that she has not seen can be taken back: nobody knows of it yet.

const DAY_MS = 24 * 3_600_000;

/** Her deliveries of a day or so that were not given up: prepared, or tried again. */
export const recentDeliveries = (db: LooksDb, userId: string, now: number): Promise<JobRow[]> =>
  herJobs(db, userId, ['deliver-outfit'], sql`${jobs.dueAt} > ${now - DAY_MS} and ${jobs.state} <> 'failed'`);

/**
 * The first statements of a batch: the delivery waits again for its consumer, now for `dueAt`, the places of outfit and
 * film come back, and the outfit goes; all of it or, when she has seen the outfit meanwhile, nothing. The first returns
 * the job's id then. What hung on the outfit is for the same batch, as in delete-outfit.ts.
 */
export function takeBack(
  db: LooksDb,
  job: JobRow,
  outfitId: string,
  { dueAt, now }: { dueAt: number; now: number },
) {
  const { userId, date } = job;
  const unseen = and(eq(outfits.userId, userId), eq(outfits.id, outfitId), isNull(outfits.seenAt));
  const stands = exists(db.select({ id: outfits.id }).from(outfits).where(unseen));
  const reopen = db
    .update(jobs)
    .set({
      state: 'queued',
      attempts: 0,
      finishedAt: null,
      error: null,
      dueAt,
      leaseUntil: now + UNCLAIMED_MS,
    })
    .where(and(eq(jobs.id, job.id), eq(jobs.userId, userId), stands))
    .returning({ id: jobs.id });
  const place = db
    .update(usage)
    .set({ used: sql`${usage.used} - 1` })
    .where(
      and(
        ...[eq(usage.userId, userId), eq(usage.date, date), eq(usage.kind, 'outfit')],
        ...[sql`${usage.used} > 0`, stands],
      ),
    );
  const holder = db
    .select({ id: animations.id })
    .from(animations)
    .where(
      and(
        ...[eq(animations.userId, userId), eq(animations.outfitId, outfitId)],
        ...[eq(animations.holdsPlace, true), eq(animations.date, usage.date)],
      ),
    );
  const filmPlace = db
    .update(usage)
    .set({ used: sql`${usage.used} - 1` })
    .where(
      and(
        ...[eq(usage.userId, userId), eq(usage.kind, 'video'), sql`${usage.used} > 0`],
        ...[exists(holder), stands],
      ),
    );
  return [reopen, place, filmPlace, db.delete(outfits).where(unseen)] as const;
}
