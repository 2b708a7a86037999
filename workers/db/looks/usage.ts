import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { LooksDb } from '../sql/open-database.ts';
import { animations, usage } from '../schema/looks.schema.ts';
import { prepareOnce } from '../sql/prepared-queries.ts';
import { hasRow } from '../sql/has-row.ts';

type Kind = (typeof usage.$inferSelect)['kind'];

export const WITHOUT_LIMIT = 1_000_000;

const quotaQuery = prepareOnce((db: LooksDb) =>
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

export async function quotaUsed(db: LooksDb, userId: string, date: string, kind: Kind): Promise<number> {
  return (await quotaQuery(db).get({ userId, date, kind }))?.used ?? 0;
}

/** One statement of a batch, which it aborts when the quota is used up (isQuotaExceeded). `allowed` null: no limit. */
export function takeQuota(db: LooksDb, userId: string, date: string, kind: Kind, allowed: number | null) {
  const limit = allowed ?? WITHOUT_LIMIT;
  return db
    .insert(usage)
    .values({ userId, date, kind, used: 1, allowed: limit })
    .onConflictDoUpdate({
      target: [usage.userId, usage.date, usage.kind],
      set: { used: sql`${usage.used} + 1`, allowed: limit },
    });
}

export const giveBack = (db: LooksDb, userId: string, kind: Kind, which: SQL | undefined) =>
  db
    .update(usage)
    .set({ used: sql`${usage.used} - 1` })
    .where(and(eq(usage.userId, userId), eq(usage.kind, kind), sql`${usage.used} > 0`, which));

export const giveBackFilm = (db: LooksDb, userId: string, film: SQL | undefined) =>
  giveBack(
    db,
    userId,
    'video',
    hasRow(db, animations, and(film, eq(animations.holdsQuota, true), eq(animations.date, usage.date))),
  );
