import { and, desc, eq, gte, sql } from 'drizzle-orm';
import { namedLooks } from '../schema/named-looks.schema.ts';
import { plans, trips } from '../schema/looks.schema.ts';
import type { LooksDb } from '../sql/open-database.ts';

export type NamedLookRow = typeof namedLooks.$inferSelect;
/** With the coming day that it is planned for. */
export type PlannedNamedLook = NamedLookRow & { day: string | null };

const isOwnNamedLook = (userId: string, id: string) =>
  and(eq(namedLooks.userId, userId), eq(namedLooks.id, id));

/** "Interview" and "interview" are one name. */
export const nameKey = (name: string): string => name.toLowerCase().replace(/\s+/gu, ' ');

const withDay = (db: LooksDb, today: string) =>
  db
    .select({
      ...namedLookColumns,
      day: sql<
        string | null
      >`(select min(${plans.date}) from ${plans} where ${plans.userId} = ${namedLooks.userId}
        and ${plans.namedLookId} = ${namedLooks.id} and ${plans.date} >= ${today})`.as('day'),
    })
    .from(namedLooks);
const { id, userId, name, nameKey: key, style, look, createdAt } = namedLooks;
const namedLookColumns = { id, userId, name, nameKey: key, style, look, createdAt };

/** Newest first. */
export const listNamedLookRows = (db: LooksDb, her: string, today: string) =>
  withDay(db, today)
    .where(eq(namedLooks.userId, her))
    .orderBy(desc(namedLooks.createdAt), desc(namedLooks.id));

export const findNamedLook = (
  db: LooksDb,
  her: string,
  named: string,
  today: string,
): Promise<PlannedNamedLook | undefined> => withDay(db, today).where(isOwnNamedLook(her, named)).get();

export const findNamedLookByName = (
  db: LooksDb,
  her: string,
  wanted: string,
  today: string,
): Promise<PlannedNamedLook | undefined> =>
  withDay(db, today)
    .where(and(eq(namedLooks.userId, her), eq(namedLooks.nameKey, nameKey(wanted))))
    .get();

/** One statement: nothing where she has `most` of them. @throws where she has one of that name */
export const insertNamedLook = (db: LooksDb, row: NamedLookRow, most: number) =>
  db
    .insert(namedLooks)
    .select(
      sql`select ${row.id}, ${row.userId}, ${row.name}, ${row.nameKey}, ${row.style},
        ${sql.param(row.look, namedLooks.look)}, ${row.createdAt}
        where (select count(*) from ${namedLooks} where user_id = ${row.userId}) < ${most}`,
    )
    .returning();

/** Trips that are not over, with the named looks that they hold. */
export const looksOfTrips = (db: LooksDb, her: string, today: string) =>
  db
    .select({ id: trips.id, looks: trips.looks })
    .from(trips)
    .where(and(eq(trips.userId, her), gte(trips.toDate, today)));
