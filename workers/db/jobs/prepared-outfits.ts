import { and, eq, isNull, sql } from 'drizzle-orm';
import { userJobs, UNCLAIMED_MS, type JobRow } from './jobs.ts';
import { jobs, outfits, usage } from '../schema/looks.schema.ts';
import type { LooksDb } from '../sql/open-database.ts';
import { isOwnOutfit } from '../looks/outfits.ts';
import { giveBack, giveBackFilm } from '../looks/usage.ts';
import { hasRow } from '../sql/has-row.ts';
import { isFilmOfOutfit } from './films.ts';

// An outfit that is prepared but not seen can be taken back: nobody knows of it yet.

const DAY_MS = 24 * 3_600_000;

export const recentDeliveries = (db: LooksDb, userId: string, now: number): Promise<JobRow[]> =>
  userJobs(
    db,
    userId,
    ['deliver-outfit'],
    sql`${jobs.dueAt} > ${now - DAY_MS} and ${jobs.state} <> 'failed'`,
  );

/**
 * First statements of a batch: the delivery waits again, now for `dueAt`; quotas are given back, the outfit is deleted.
 * Nothing when she has seen it meanwhile; else `reopen` returns the job's id. The batch must also delete the outfit's
 * dependents.
 */
export function takeBackDelivery(
  db: LooksDb,
  job: JobRow,
  outfitId: string,
  { dueAt, now }: { dueAt: number; now: number },
) {
  const { userId, date } = job;
  const unseen = and(isOwnOutfit(userId, outfitId), isNull(outfits.seenAt));
  const stands = hasRow(db, outfits, unseen);
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
  const film = giveBackFilm(db, userId, and(isFilmOfOutfit(userId, outfitId), stands));
  return { reopen, quota: outfit, filmQuota: film, outfit: db.delete(outfits).where(unseen) };
}
