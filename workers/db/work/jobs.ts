import { and, asc, desc, eq, gte, inArray, isNull, lte, ne, sql, type SQL } from 'drizzle-orm';
import { JOBS } from './ledger-policies.ts';
import { jobs, outfits } from '../schema/looks.schema.ts';
import { isStayingOnShard } from '../moves/moves.ts';
import type { LooksDb } from '../sql/open-database.ts';
import { hasNoRow } from '../sql/has-row.ts';
import { hasChanged } from '../sql/transact.ts';

export type JobRow = typeof jobs.$inferSelect;

/** A job that nobody has claimed for this long is sent again. */
export const UNCLAIMED_MS = 2 * 60_000;

/** Not over. */
export const isOpen = inArray(jobs.state, ['queued', 'running']);
/** Any number of keys as one bound value: D1 binds a hundred. */
export const hasKeyIn = (keys: string[]) =>
  inArray(jobs.key, sql`(select value from json_each(${JSON.stringify(keys)}))`);
/** Characters kept of an error. */
const MOST_SAID = 500;
/** The end of a job. `error` says why it ended without effect. */
export const endState = (state: 'done' | 'failed', now: number, error: string | null = null) => ({
  state,
  finishedAt: now,
  error: error?.slice(0, MOST_SAID) ?? null,
});
/** A job that is given back, to be tried again. */
export const retryState = (error: string) => ({ state: 'queued' as const, error: error.slice(0, MOST_SAID) });
const isOwnJob = (userId: string, id: string) => and(eq(jobs.id, id), eq(jobs.userId, userId));

interface NewJob {
  id: string;
  key: string;
  userId: string;
  date: string;
  outfitId: string;
  now: number;
}

/** One statement of a batch: plants a render. A taken key aborts the batch. */
export function insertRender(db: LooksDb, job: NewJob) {
  const { now, ...row } = job;
  return db.insert(jobs).values({
    ...row,
    kind: 'render-outfit',
    state: 'queued',
    leaseUntil: now + UNCLAIMED_MS,
    createdAt: now,
  });
}

/**
 * One statement of a batch: turns the renders of a deleted outfit (or, with `keep`, the older ones of an outfit that stays)
 * into erasures of their pictures. A running render may still store its picture, so it stays running and is erased when it
 * ends or its lease does.
 */
export function turnIntoErasures(db: LooksDb, userId: string, outfitId: string, now: number, keep?: string) {
  const running = sql`${jobs.state} = 'running'`;
  const which =
    keep === undefined
      ? hasNoRow(db, outfits, and(eq(outfits.userId, userId), eq(outfits.id, outfitId)))
      : ne(jobs.id, keep);
  return db
    .update(jobs)
    .set({
      kind: 'erase-image',
      attempts: 0,
      // It is open again: from now on it waits, and must not be swept.
      createdAt: now,
      finishedAt: null,
      state: sql`case when ${running} then 'running' else 'queued' end`,
      leaseUntil: sql`case when ${running} then ${jobs.leaseUntil} else ${now + UNCLAIMED_MS} end`,
    })
    .where(and(eq(jobs.userId, userId), eq(jobs.outfitId, outfitId), eq(jobs.kind, 'render-outfit'), which))
    .returning({ id: jobs.id, state: jobs.state });
}

/** Her open jobs wait from now on, whatever the clock said when they were written (local builds, whose history is lived). */
export const waitFromNow = (db: LooksDb, userId: string, now: number) =>
  db
    .update(jobs)
    .set({ createdAt: now, leaseUntil: now + UNCLAIMED_MS })
    .where(and(eq(jobs.userId, userId), isOpen));

/** How many renders and erasures an outfit has had. */
export const countOutfitJobs = (db: LooksDb, userId: string, outfitId: string): Promise<number> =>
  db.$count(jobs, and(eq(jobs.userId, userId), eq(jobs.outfitId, outfitId)));

/** Whether the picture of an outfit is on its way. */
export const hasOpenRender = async (db: LooksDb, userId: string, outfitId: string): Promise<boolean> =>
  (await db.$count(
    jobs,
    and(eq(jobs.userId, userId), eq(jobs.outfitId, outfitId), eq(jobs.kind, 'render-outfit'), isOpen),
  )) > 0;

/** Her deliveries or notes that match; these are jobs of a date, not of an outfit. */
export const userJobs = (
  db: LooksDb,
  userId: string,
  kinds: readonly ('deliver-outfit' | 'send-push' | 'send-morning')[],
  which: SQL,
) =>
  db
    .select()
    .from(jobs)
    .where(and(eq(jobs.userId, userId), isNull(jobs.outfitId), inArray(jobs.kind, [...kinds]), which));

/** Open jobs whose lease has ended, longest overdue first. */
export async function overdueJobs(db: LooksDb, now: number, limit: number): Promise<JobRow[]> {
  return (
    db
      .select()
      .from(jobs)
      // In the index's own words, or SQLite does not use it.
      .where(
        and(
          sql`${jobs.state} in ('queued', 'running')`,
          lte(jobs.leaseUntil, now),
          isStayingOnShard(db, jobs.userId),
        ),
      )
      .orderBy(asc(jobs.leaseUntil))
      .limit(limit)
  );
}

/** Jobs that failed since an instant, newest first (index jobs_failed). */
export const failedJobs = (db: LooksDb, since: number, limit: number) =>
  db
    .select()
    .from(jobs)
    .where(and(sql`${jobs.state} = 'failed'`, gte(jobs.finishedAt, since)))
    .orderBy(desc(jobs.finishedAt))
    .limit(limit);

export const failedJob = (db: LooksDb, id: string) =>
  db
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, id), eq(jobs.state, 'failed')))
    .get();

/** Reopens a failed job, or closes it because another job replaces it. False when a concurrent call was faster. */
export function reopenJob(db: LooksDb, job: JobRow, now: number, as: 'queued' | 'done'): Promise<boolean> {
  const fresh = {
    attempts: 0,
    createdAt: now,
    leaseUntil: now + UNCLAIMED_MS,
    finishedAt: null,
    error: null,
  };
  return hasChanged(
    db
      .update(jobs)
      .set(as === 'queued' ? { state: as, ...fresh } : { state: as, error: 'tried again' })
      .where(and(isOwnJob(job.userId, job.id), eq(jobs.state, 'failed'))),
  );
}

/**
 * Queues overdue jobs again in one statement, each left alone until its `lookAfter`.
 * @returns the ids of those that had not changed meanwhile
 */
export async function requeueJobs(
  db: LooksDb,
  overdue: { job: JobRow; lookAfter: number; isHeld?: boolean }[],
): Promise<Set<string>> {
  if (overdue.length === 0) return new Set();
  const rows = overdue.map(({ job, lookAfter, isHeld = false }) => ({
    id: job.id,
    was: job.leaseUntil,
    lookAfter,
    held: Number(isHeld),
  }));
  const said = sql`(select value ->> 'id' as id, value ->> 'was' as was, value ->> 'lookAfter' as look_after, value ->> 'held' as held
    from json_each(${JSON.stringify(rows)})) as said`;
  const requeued = await db
    .update(jobs)
    .set({
      state: 'queued',
      // A running job was counted by its claim; an unclaimed one is counted here, so that every job ends.
      attempts: sql`${jobs.attempts} + (${jobs.state} = 'queued' and not said.held)`,
      // Work that is stopped does not grow old: it can be done from now on.
      createdAt: sql`iif(said.held, said.look_after - ${UNCLAIMED_MS}, ${jobs.createdAt})`,
      leaseUntil: sql`said.look_after`,
      error: JOBS.taken?.error,
    })
    .from(said)
    .where(and(sql`${jobs.id} = said.id`, sql`${jobs.leaseUntil} = said.was`, isOpen))
    .returning({ id: jobs.id });
  return new Set(requeued.map((row) => row.id));
}
