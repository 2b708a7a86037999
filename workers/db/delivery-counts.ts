import { gte, lt, sql } from 'drizzle-orm';
import { deliveryCounts } from './looks.schema.ts';
import type { LooksDb } from './open.ts';

/** The UTC day of an instant. */
export const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** One statement of a batch: adds to the day's counters, of which there must be at least one. */
export function addCounts(db: LooksDb, day: string, counts: Record<string, number>) {
  return db
    .insert(deliveryCounts)
    .values(Object.entries(counts).map(([name, n]) => ({ day, name, n })))
    .onConflictDoUpdate({
      target: [deliveryCounts.day, deliveryCounts.name],
      set: { n: sql`${deliveryCounts.n} + excluded.n` },
    });
}

/** All counters since a day, summed over days. */
export async function countsSince(db: LooksDb, day: string): Promise<Record<string, number>> {
  const rows = await db
    .select({ name: deliveryCounts.name, n: sql<number>`sum(${deliveryCounts.n})` })
    .from(deliveryCounts)
    .where(gte(deliveryCounts.day, day))
    .groupBy(deliveryCounts.name);
  return Object.fromEntries(rows.map(({ name, n }) => [name, n]));
}

/** For the cron. */
export async function sweepCounts(db: LooksDb, before: string): Promise<void> {
  await db.delete(deliveryCounts).where(lt(deliveryCounts.day, before));
}
