import { and, eq, sql } from 'drizzle-orm';
import type { LooksDb } from './open.ts';
import { usage } from './looks.schema.ts';
import { writtenOnce } from './written-once.ts';

type Kind = (typeof usage.$inferSelect)['kind'];

/** Stored as `allowed` where a plan has no limit. */
const WITHOUT_LIMIT = 1_000_000;

const placesQuery = writtenOnce((db: LooksDb) =>
  db
    .select({ used: usage.used })
    .from(usage)
    .where(
      and(
        eq(usage.userId, sql.placeholder('userId')),
        eq(usage.date, sql.placeholder('date')),
        eq(usage.kind, sql.placeholder('kind')),
      ),
    ),
);

/** Places taken on a local date. */
export async function placesUsed(db: LooksDb, userId: string, date: string, kind: Kind): Promise<number> {
  return (await placesQuery(db).get({ userId, date, kind }))?.used ?? 0;
}

/**
 * One statement of a batch: takes a place, or aborts the whole batch (constraints.ts: isOverLimit).
 * `allowed` is what her plan gives today, null without limit; it is stored anew, since plans change.
 */
export function takePlace(db: LooksDb, userId: string, date: string, kind: Kind, allowed: number | null) {
  const limit = allowed ?? WITHOUT_LIMIT;
  return db
    .insert(usage)
    .values({ userId, date, kind, used: 1, allowed: limit })
    .onConflictDoUpdate({
      target: [usage.userId, usage.date, usage.kind],
      set: { used: sql`${usage.used} + 1`, allowed: limit },
    });
}
