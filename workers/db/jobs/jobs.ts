import { and, asc, desc, eq, gte, inArray, isNull, lte, ne, sql, type SQL } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { JOBS } from './ledger-policies.ts';
import { jobs, outfits } from '../schema/looks.schema.ts';
import { isStayingOnShard } from '../user-moves/moves.ts';
import type { LooksDb } from '../sql/open-database.ts';
import { mapShards } from '../sql/shards.ts';
import { hasNoRow } from '../sql/has-row.ts';
import { hasChanged } from '../sql/transact.ts';

export type JobRow = typeof jobs.$inferSelect;

export const UNCLAIMED_MS = 2 * 60_000;

export const isOpen = inArray(jobs.state, ['queued', 'running']);
/** Many keys as one bound value: D1 binds a hundred. */
export const hasKeyIn = (keys: string[]) =>
  inArray(jobs.key, sql`(select value from json_each(${JSON.stringify(keys)}))`);
const MOST_SAID = 500;
export const endState = (state: 'done' | 'failed', now: number, error: string | null = null) => ({
  state,
  finishedAt: now,
  error: error?.slice(0, MOST_SAID) ?? null,
});
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

/** One statement of a batch. A taken key aborts it. */
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
 * One statement of a batch: renders of a deleted outfit (with `keep`, the older ones of an outfit that stays) become
 * erasures. A running one may still store its picture: it is erased when it ends or its lease does.
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
      // Open again: it waits from now on, and must not be swept.
      createdAt: now,
      finishedAt: null,
      state: sql`case when ${running} then 'running' else 'queued' end`,
      leaseUntil: sql`case when ${running} then ${jobs.leaseUntil} else ${now + UNCLAIMED_MS} end`,
    })
    .where(and(eq(jobs.userId, userId), eq(jobs.outfitId, outfitId), eq(jobs.kind, 'render-outfit'), which))
    .returning({ id: jobs.id, state: jobs.state });
}

/** For local builds, whose history was lived under a shifted clock. */
export const waitFromNow = (db: LooksDb, userId: string, now: number) =>
  db
    .update(jobs)
    .set({ createdAt: now, leaseUntil: now + UNCLAIMED_MS })
    .where(and(eq(jobs.userId, userId), isOpen));

export const countOutfitJobs = (db: LooksDb, userId: string, outfitId: string): Promise<number> =>
  db.$count(jobs, and(eq(jobs.userId, userId), eq(jobs.outfitId, outfitId)));

export const hasOpenRender = async (db: LooksDb, userId: string, outfitId: string): Promise<boolean> =>
  (await db.$count(
    jobs,
    and(eq(jobs.userId, userId), eq(jobs.outfitId, outfitId), eq(jobs.kind, 'render-outfit'), isOpen),
  )) > 0;

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

/** Or closes it because another replaces it. False when a concurrent call was faster. */
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
      // Stopped work does not grow old: it can be done from now on.
      createdAt: sql`iif(said.held, said.look_after - ${UNCLAIMED_MS}, ${jobs.createdAt})`,
      leaseUntil: sql`said.look_after`,
      error: JOBS.taken?.error,
    })
    .from(said)
    .where(and(sql`${jobs.id} = said.id`, sql`${jobs.leaseUntil} = said.was`, isOpen))
    .returning({ id: jobs.id });
  return new Set(requeued.map((row) => row.id));
}

export async function openJobs(app: App): Promise<number> {
  const counts = await Promise.all(mapShards(app, (looks) => looks.$count(jobs, isOpen)));
  return counts.reduce((sum, count) => sum + count, 0);
}
