import { and, eq, sql, type SQL } from 'drizzle-orm';
import { hasOneOf, isOpen, type JobRow } from './jobs.ts';
import { claim } from './ledger.ts';
import { JOBS } from './ledger-policies.ts';
import { jobs } from './looks.schema.ts';
import type { LooksDb } from './open.ts';

// The delivery of a user and local date. A first try writes its row together with its outfit, and nothing before: a
// crash leaves no trace, and the queue brings its message again. A try that fails, or an outfit that is taken back,
// leaves a row that waits, and the next one takes that for a while. Several may be at it at once all the same: the first
// batch with an outfit that finds the delivery open ends it, and every later one is aborted.

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
  /** Its row waited and was taken; a first try has none. */
  isLeased: boolean;
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
  const { userId, date, deliverAt } = delivery;
  const key = deliveryKey(userId, date);
  const waited = await db.select({ id: jobs.id }).from(jobs).where(eq(jobs.key, key)).get();
  if (!waited) return { ...delivery, attempts: 1, error: null, isLeased: false };
  const [taken] = await claim(db, JOBS, { key, userId }, now, { set: { dueAt: deliverAt } });
  return taken && { ...delivery, attempts: taken.attempts, error: taken.error, isLeased: true };
}

const newRow = ({ userId, date, deliverAt }: Delivery, now: number) => ({
  id: crypto.randomUUID(),
  key: deliveryKey(userId, date),
  kind: 'deliver-outfit',
  userId,
  date,
  dueAt: deliverAt,
  attempts: 1,
  createdAt: now,
});

/**
 * Statements of the batch that stores its outfit: it is done. A row that is still open makes room, whoever's it is; one
 * that is over stands in the way and aborts the batch (constraints.ts: isTaken).
 */
export function endDelivery(db: LooksDb, held: HeldDelivery, now: number) {
  const { userId, date, attempts } = held;
  const done = { ...newRow(held, now), attempts, state: 'done', finishedAt: now } as const;
  return [
    db.delete(jobs).where(and(eq(jobs.key, deliveryKey(userId, date)), isOpen)),
    db.insert(jobs).values(done),
  ] as const;
}

/** One statement of a batch, or alone: how a delivery stands, whoever is at it; one that is over stays so. */
export const settleDelivery = (db: LooksDb, delivery: Delivery, outcome: DeliveryOutcome, now: number) =>
  settle(db, delivery, outcome, now, isOpen);

/** What a try says that brought no outfit: the row that is somebody else's by now is left alone. */
export const endTry = (db: LooksDb, held: HeldDelivery, outcome: DeliveryOutcome, now: number) =>
  settle(
    db,
    held,
    outcome,
    now,
    held.isLeased ? and(eq(jobs.state, 'running'), eq(jobs.attempts, held.attempts)) : sql`0`,
  );

function settle(
  db: LooksDb,
  delivery: Delivery,
  { state, error, lookAfter = 0 }: DeliveryOutcome,
  now: number,
  setWhere: SQL | undefined,
) {
  const row = {
    state,
    leaseUntil: lookAfter,
    error: error?.slice(0, 500) ?? null,
    finishedAt: state === 'queued' ? null : now,
  };
  return db
    .insert(jobs)
    .values({ ...newRow(delivery, now), ...row })
    .onConflictDoUpdate({ target: jobs.key, set: row, setWhere });
}

/** How far the deliveries of these users and dates are, by `userId date`. */
export async function deliveriesOf(
  db: LooksDb,
  of: { userId: string; date: string }[],
): Promise<Map<string, JobRow['state']>> {
  if (of.length === 0) return new Map();
  const keys = of.map(({ userId, date }) => deliveryKey(userId, date));
  const rows = await db
    .select({ userId: jobs.userId, date: jobs.date, state: jobs.state })
    .from(jobs)
    .where(hasOneOf(keys));
  return new Map(rows.map((row) => [`${row.userId} ${row.date}`, row.state]));
}
