import { and, eq, sql, type SQL } from 'drizzle-orm';
import { hasKeyIn, isOpen, type JobRow } from './jobs.ts';
import { claim } from './ledger.ts';
import { JOBS } from './ledger-policies.ts';
import { jobs } from '../schema/looks.schema.ts';
import type { LooksDb } from '../sql/open-database.ts';

// A first try writes the delivery's row together with its outfit and nothing before: a crash leaves no trace, and the
// queue repeats the message. A failed try, or an outfit that is taken back, leaves a waiting row for the next. The
// first batch that finds a delivery open ends it, and later ones are aborted.

const deliveryKey = (userId: string, date: string): string => `deliver:${userId}:${date}`;

interface Delivery {
  userId: string;
  date: string;
  /** Epoch ms; the sweeper rebuilds the message from it. */
  deliverAt: number;
}

export interface HeldDelivery extends Delivery {
  attempts: number;
  error: string | null;
  /** A waiting row was claimed; a first try has none. */
  isLeased: boolean;
}

interface DeliveryOutcome {
  state: 'queued' | 'done' | 'failed';
  error: string | null;
  /** The sweeper leaves it alone until then. */
  lookAfter?: number;
}

/** Undefined when it is over, or claimed by somebody else. */
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

/** Statements of the outfit's batch: replaces an open row, whoever holds it; aborts on one that is over. */
export function endDelivery(db: LooksDb, held: HeldDelivery, now: number) {
  const { userId, date, attempts } = held;
  const done = { ...newRow(held, now), attempts, state: 'done', finishedAt: now } as const;
  return [
    db.delete(jobs).where(and(eq(jobs.key, deliveryKey(userId, date)), isOpen)),
    db.insert(jobs).values(done),
  ] as const;
}

export const settleDelivery = (db: LooksDb, delivery: Delivery, outcome: DeliveryOutcome, now: number) =>
  settle(db, delivery, outcome, now, isOpen);

export const recordDeliveryTry = (db: LooksDb, held: HeldDelivery, outcome: DeliveryOutcome, now: number) =>
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

export async function deliveryStates(
  db: LooksDb,
  of: { userId: string; date: string }[],
): Promise<Map<string, JobRow['state']>> {
  if (of.length === 0) return new Map();
  const keys = of.map(({ userId, date }) => deliveryKey(userId, date));
  const rows = await db
    .select({ userId: jobs.userId, date: jobs.date, state: jobs.state })
    .from(jobs)
    .where(hasKeyIn(keys));
  return new Map(rows.map((row) => [`${row.userId} ${row.date}`, row.state]));
}
