import { and, asc, eq, gte, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { plans } from '../schema/looks.schema.ts';
import type { LooksDb } from '../sql/open-database.ts';
import { prepareOnce } from '../sql/prepared-queries.ts';
import { hasChanged } from '../sql/transact.ts';

// Looks of coming days, by her local dates.

export type PlanRow = typeof plans.$inferSelect;

const onDate = (userId: string, date: string) => and(eq(plans.userId, userId), eq(plans.date, date));

export const plansFrom = (db: LooksDb, userId: string, date: string) =>
  db
    .select()
    .from(plans)
    .where(and(eq(plans.userId, userId), gte(plans.date, date)))
    .orderBy(asc(plans.date));

const planQuery = prepareOnce((db: LooksDb) =>
  db
    .select()
    .from(plans)
    .where(and(eq(plans.userId, sql.placeholder('userId')), eq(plans.date, sql.placeholder('date')))),
);

export const findPlan = (db: LooksDb, userId: string, date: string): Promise<PlanRow | undefined> =>
  planQuery(db).get({ userId, date });

/** Replaces the plans of these dates and drops those before `today`. One kept or changed meanwhile stays. */
export async function savePlans(db: LooksDb, userId: string, rows: PlanRow[], today: string): Promise<void> {
  if (rows.length === 0) return;
  await db.batch([
    db.delete(plans).where(and(eq(plans.userId, userId), lt(plans.date, today))),
    ...rows.map((row) =>
      db
        .insert(plans)
        .values(row)
        .onConflictDoUpdate({
          target: [plans.userId, plans.date],
          set: row,
          setWhere: and(
            eq(plans.attempt, row.attempt),
            or(isNull(plans.keptAt), ne(plans.madeFor, row.madeFor)),
          ),
        }),
    ),
  ]);
}

/** False when a concurrent call was faster. */
export const replacePlan = (db: LooksDb, row: PlanRow) =>
  hasChanged(
    db
      .update(plans)
      .set(row)
      .where(and(onDate(row.userId, row.date), eq(plans.attempt, row.attempt - 1))),
  );

/** Undefined when the date has another look by now. */
export async function setPlanKept(
  db: LooksDb,
  { userId, date, attempt, madeAt }: Pick<PlanRow, 'userId' | 'date' | 'attempt' | 'madeAt'>,
  keptAt: number | null,
): Promise<PlanRow | undefined> {
  return db
    .update(plans)
    .set({ keptAt })
    .where(and(onDate(userId, date), eq(plans.attempt, attempt), eq(plans.madeAt, madeAt)))
    .returning()
    .get();
}
