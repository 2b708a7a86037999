import { and, desc, eq, getTableColumns, gt, gte, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import { isStayingOnShard } from '../user-moves/moves.ts';
import { namedLooks } from '../schema/named-looks.schema.ts';
import { plans, trips } from '../schema/looks.schema.ts';
import { hasNoRow } from '../sql/has-row.ts';
import type { LooksDb } from '../sql/open-database.ts';
import type { PlanRow } from './plans.ts';

export type NamedLookRow = typeof namedLooks.$inferSelect;
/** With the coming day that it is planned for. */
export type PlannedNamedLook = NamedLookRow & { day: string | null };

/** For so long she can take back that she deleted one. */
export const TAKE_BACK_MS = 3_600_000;

const isOwn = (userId: string, id: string) => and(eq(namedLooks.userId, userId), eq(namedLooks.id, id));
const isOwnStanding = (userId: string, id: string) => and(isOwn(userId, id), isNull(namedLooks.deletedAt));

/** "Interview" and "interview" are one name. */
export const nameKey = (name: string): string => name.toLowerCase().replace(/\s+/gu, ' ');

const withDay = (db: LooksDb, today: string) =>
  db
    .select({
      ...getTableColumns(namedLooks),
      day: sql<
        string | null
      >`(select min(${plans.date}) from ${plans} where ${plans.userId} = ${namedLooks.userId}
        and ${plans.namedLookId} = ${namedLooks.id} and ${plans.date} >= ${today})`.as('day'),
    })
    .from(namedLooks);

/** Newest first. */
export const listNamedLookRows = (db: LooksDb, userId: string, today: string) =>
  withDay(db, today)
    .where(and(eq(namedLooks.userId, userId), isNull(namedLooks.deletedAt)))
    .orderBy(desc(namedLooks.createdAt), desc(namedLooks.id));

export const findNamedLook = (
  db: LooksDb,
  userId: string,
  id: string,
  today: string,
): Promise<PlannedNamedLook | undefined> => withDay(db, today).where(isOwnStanding(userId, id)).get();

export const findNamedLookByName = (
  db: LooksDb,
  userId: string,
  name: string,
  today: string,
): Promise<PlannedNamedLook | undefined> =>
  withDay(db, today)
    .where(
      and(eq(namedLooks.userId, userId), eq(namedLooks.nameKey, nameKey(name)), isNull(namedLooks.deletedAt)),
    )
    .get();

const hasRoom = (userId: string, most: number) =>
  sql`(select count(*) from named_looks where user_id = ${userId} and deleted_at is null) < ${most}`;

/** One statement: nothing where she has `most` of them. @throws where she has one of that name */
export const insertNamedLook = (db: LooksDb, row: NamedLookRow, most: number) =>
  db
    .insert(namedLooks)
    .select(
      sql`select ${row.id}, ${row.userId}, ${row.name}, ${row.nameKey}, ${row.style},
        ${sql.param(row.look, namedLooks.look)}, ${row.createdAt}, null
        where ${hasRoom(row.userId, most)}`,
    )
    .returning();

/** The name, also on the day that it is planned for. @throws where she has another one of that name */
export async function renameLook(db: LooksDb, userId: string, id: string, name: string): Promise<void> {
  await db.batch([
    db
      .update(namedLooks)
      .set({ name, nameKey: nameKey(name) })
      .where(isOwnStanding(userId, id)),
    db
      .update(plans)
      .set({ title: name })
      .where(and(eq(plans.userId, userId), eq(plans.namedLookId, id))),
  ]);
}

/** Its plan for `plan.date`, in place of what was planned there and of its own other day; none once it is deleted. */
export const putOnDay = (db: LooksDb, plan: PlanRow & { namedLookId: string }, today: string) =>
  db.batch([
    db
      .delete(plans)
      .where(
        and(
          eq(plans.userId, plan.userId),
          eq(plans.namedLookId, plan.namedLookId),
          gte(plans.date, today),
          ne(plans.date, plan.date),
        ),
      ),
    db
      .insert(plans)
      .values(plan)
      .onConflictDoUpdate({ target: [plans.userId, plans.date], set: plan }),
    db
      .delete(plans)
      .where(
        and(
          eq(plans.userId, plan.userId),
          eq(plans.namedLookId, plan.namedLookId),
          hasNoRow(db, namedLooks, isOwnStanding(plan.userId, plan.namedLookId)),
        ),
      ),
  ]);

/** One statement: the days to come that it is planned for are free again. Past ones are as they were. */
export const takeOffDays = (db: LooksDb, userId: string, id: string, today: string) =>
  db
    .delete(plans)
    .where(and(eq(plans.userId, userId), eq(plans.namedLookId, id), gte(plans.date, today)))
    .returning({ date: plans.date });

/** Returns the days to come that are free with it. */
export async function deleteNamedLook(
  db: LooksDb,
  userId: string,
  id: string,
  { today, now }: { today: string; now: number },
): Promise<{ date: string }[]> {
  const [freed] = await db.batch([
    takeOffDays(db, userId, id, today),
    db.update(namedLooks).set({ deletedAt: now }).where(isOwnStanding(userId, id)),
  ]);
  return freed;
}

/** Nothing where it has been gone for too long, or she has `most` of them. @throws where another one has its name by now */
export const restoreNamedLook = (
  db: LooksDb,
  userId: string,
  id: string,
  { now, most }: { now: number; most: number },
) =>
  db
    .update(namedLooks)
    .set({ deletedAt: null })
    .where(and(isOwn(userId, id), gt(namedLooks.deletedAt, now - TAKE_BACK_MS), hasRoom(userId, most)));

export const sweepNamedLooks = (db: LooksDb, now: number) =>
  db
    .delete(namedLooks)
    .where(
      and(
        isNotNull(namedLooks.deletedAt),
        lt(namedLooks.deletedAt, now - TAKE_BACK_MS),
        isStayingOnShard(db, namedLooks.userId),
      ),
    );

/** Trips that are not over, with the named looks that they hold. */
export const looksOfTrips = (db: LooksDb, userId: string, today: string) =>
  db
    .select({ id: trips.id, looks: trips.looks })
    .from(trips)
    .where(and(eq(trips.userId, userId), gte(trips.toDate, today)));
