import { gte, lt, sql } from 'drizzle-orm';
import { deliveryCounts } from '../schema/looks.schema.ts';
import type { LooksDb } from '../sql/open-database.ts';
import { mapShards } from '../sql/shards.ts';
import type { App } from '../../app.ts';

export const utcDay = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** One statement of a batch; at least one counter. */
export function addCounts(db: LooksDb, day: string, counts: Record<string, number>) {
  return db
    .insert(deliveryCounts)
    .values(Object.entries(counts).map(([name, n]) => ({ day, name, n })))
    .onConflictDoUpdate({
      target: [deliveryCounts.day, deliveryCounts.name],
      set: { n: sql`${deliveryCounts.n} + excluded.n` },
    });
}

/** Summed over days and shards. */
export async function countsSince(
  app: Pick<App, 'shards' | 'looks'>,
  day: string,
): Promise<Record<string, number>> {
  const counted = mapShards(app, (looks) =>
    looks
      .select({ name: deliveryCounts.name, n: sql<number>`sum(${deliveryCounts.n})` })
      .from(deliveryCounts)
      .where(gte(deliveryCounts.day, day))
      .groupBy(deliveryCounts.name),
  );
  const sums: Record<string, number> = {};
  for (const { name, n } of (await Promise.all(counted)).flat()) sums[name] = (sums[name] ?? 0) + n;
  return sums;
}

export const sweepCounts = (db: LooksDb, before: string) =>
  db.delete(deliveryCounts).where(lt(deliveryCounts.day, before));
