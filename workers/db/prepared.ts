import { and, eq, exists, isNull, sql } from 'drizzle-orm';
import { herJobs, UNCLAIMED_MS, type JobRow } from './jobs.ts';
import { animations, jobs, outfits, usage } from './looks.schema.ts';
import type { LooksDb } from './open.ts';
import { giveBack, giveBackFilm } from './usage.ts';

// An outfit that is prepared and that she has not seen can be taken back: nobody knows of it yet.

const DAY_MS = 24 * 3_600_000;

/** Her deliveries of a day or so that were not given up: prepared, or tried again. */
export const recentDeliveries = (db: LooksDb, userId: string, now: number): Promise<JobRow[]> =>
  herJobs(db, userId, ['deliver-outfit'], sql`${jobs.dueAt} > ${now - DAY_MS} and ${jobs.state} <> 'failed'`);

/**
 * The first statements of a batch: the delivery waits again for its consumer, now for `dueAt`, what outfit and film took
 * of the quota comes back, and the outfit goes; all of it or, when she has seen the outfit meanwhile, nothing. The first returns
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
  const outfit = giveBack(db, userId, 'outfit', and(eq(usage.date, date), stands));
  const filmOfIt = and(eq(animations.userId, userId), eq(animations.outfitId, outfitId), stands);
  const film = giveBackFilm(db, userId, filmOfIt);
  return [reopen, outfit, film, db.delete(outfits).where(unseen)] as const;
}
