import { and, eq, inArray, lte, or, sql } from 'drizzle-orm';
import { finishJob, LEASE_MS, type JobRow } from './jobs.ts';
import { jobs } from './looks.schema.ts';
import type { LooksDb } from './open.ts';

// The delivery of a user and local date. A first try writes its row together with its outfit, and nothing before: a
// crash leaves no trace, and the queue brings its message again. A try that fails, or an outfit that is taken back,
// leaves a row that waits, and the next one takes that for a while.

export const deliveryKey = (userId: string, date: string): string => `deliver:${userId}:${date}`;

interface Delivery {
  userId: string;
  date: string;
  /** Epoch ms of its minute: the sweeper sends the message again from it. */
  deliverAt: number;
}

export interface HeldDelivery extends Delivery {
  attempts: number;
  /** Why the last try failed. */
  error: string | null;
  /** The row that waited; null for a first try. */
  jobId: string | null;
}

/** How a delivery that brought no outfit stands. */
export interface DeliveryOutcome {
  state: 'queued' | 'done' | 'failed';
  error: string | null;
  /** Of one that is tried again: nobody else looks after it before this. */
  lookAfter?: number;
}

/** Takes the one delivery of a user and local date; undefined when it is over or in somebody's hands. */
export async function claimDelivery(
  db: LooksDb,
  delivery: Delivery,
  now: number,
): Promise<HeldDelivery | undefined> {
  const thisOne = eq(jobs.key, deliveryKey(delivery.userId, delivery.date));
  const waited = await db.select({ id: jobs.id }).from(jobs).where(thisOne).get();
  if (!waited) return { ...delivery, attempts: 1, error: null, jobId: null };
  const taken = await db
    .update(jobs)
    .set({
      ...{ state: 'running', leaseUntil: now + LEASE_MS, dueAt: delivery.deliverAt },
      attempts: sql`${jobs.attempts} + 1`,
    })
    .where(
      and(
        ...[thisOne, eq(jobs.userId, delivery.userId)],
        or(eq(jobs.state, 'queued'), and(eq(jobs.state, 'running'), lte(jobs.leaseUntil, now))),
      ),
    )
    .returning()
    .get();
  return taken && { ...delivery, attempts: taken.attempts, error: taken.error, jobId: taken.id };
}

const newRow = ({ userId, date, deliverAt }: Delivery, now: number) => ({
  id: crypto.randomUUID(),
  key: deliveryKey(userId, date),
  kind: 'deliver-outfit',
  ...{ userId, date, dueAt: deliverAt, attempts: 1, createdAt: now },
});

/**
 * One statement of the batch that stores its outfit: it is done. Where somebody else was faster, the row that a first
 * try means to write is there already and aborts the batch.
 */
export function endDelivery(db: LooksDb, held: HeldDelivery, now: number) {
  return held.jobId === null
    ? db.insert(jobs).values({ ...newRow(held, now), state: 'done', finishedAt: now })
    : finishJob(db, held.userId, held.jobId, now);
}

/** One statement of a batch, or alone: how it stands without an outfit of its own; one that is over stays so. */
export function settleDelivery(db: LooksDb, delivery: Delivery, outcome: DeliveryOutcome, now: number) {
  const { state, lookAfter = 0 } = outcome;
  const row = {
    ...{ state, leaseUntil: lookAfter, error: outcome.error?.slice(0, 500) ?? null },
    finishedAt: state === 'queued' ? null : now,
  };
  return db
    .insert(jobs)
    .values({ ...newRow(delivery, now), ...row })
    .onConflictDoUpdate({
      target: jobs.key,
      set: row,
      setWhere: inArray(jobs.state, ['queued', 'running']),
    });
}

/** How far the deliveries of these users and dates are, by `userId date`. */
export async function deliveriesOf(
  db: LooksDb,
  of: { userId: string; date: string }[],
): Promise<Map<string, JobRow['state']>> {
  if (of.length === 0) return new Map();
  const keys = JSON.stringify(of.map(({ userId, date }) => deliveryKey(userId, date)));
  const rows = await db
    .select({ userId: jobs.userId, date: jobs.date, state: jobs.state })
    .from(jobs)
    .where(inArray(jobs.key, sql`(select value from json_each(${keys}))`));
  return new Map(rows.map((row) => [`${row.userId} ${row.date}`, row.state]));
}
