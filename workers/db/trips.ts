import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import { trips } from './looks.schema.ts';
import type { LooksDb } from './open.ts';

export type TripRow = typeof trips.$inferSelect;

const mine = (userId: string, id: string) => and(eq(trips.userId, userId), eq(trips.id, id));

/** Those that are not over on that date, the next one first. */
export async function tripsOf(db: LooksDb, userId: string, today: string): Promise<TripRow[]> {
  return db
    .select()
    .from(trips)
    .where(and(eq(trips.userId, userId), gte(trips.toDate, today)))
    .orderBy(asc(trips.fromDate), asc(trips.madeAt));
}

export async function tripOf(db: LooksDb, userId: string, id: string): Promise<TripRow | undefined> {
  return db.select().from(trips).where(mine(userId, id)).get();
}

/** Keeps a new one; those that ended before `longAgo` go. */
export async function insertTrip(db: LooksDb, row: TripRow, longAgo: string): Promise<void> {
  await db.batch([
    db.delete(trips).where(and(eq(trips.userId, row.userId), lt(trips.toDate, longAgo))),
    db.insert(trips).values(row),
  ]);
}

/** Packed anew: of what was ticked, what is on the new list as well stays ticked. */
export async function changeTripList(
  db: LooksDb,
  userId: string,
  id: string,
  { list, madeAt }: Pick<TripRow, 'list' | 'madeAt'>,
): Promise<TripRow | undefined> {
  const ids = JSON.stringify(list.pieces.map((piece) => piece.id));
  const still = sql`(select coalesce(json_group_array(each.value), '[]') from json_each(${trips.packed}) as each
    where each.value in (select value from json_each(${ids})))`;
  return db.update(trips).set({ list, madeAt, packed: still }).where(mine(userId, id)).returning().get();
}

/** One tick, whatever other devices tick at the same time. A piece that is not on the list is not ticked. */
export async function tickPiece(
  db: LooksDb,
  userId: string,
  id: string,
  { piece, isPacked }: { piece: string; isPacked: boolean },
): Promise<TripRow | undefined> {
  const others = sql`(select json_group_array(each.value) from json_each(${trips.packed}) as each where each.value <> ${piece})`;
  const isOnList = sql`exists (select 1 from json_each(${trips.list}, '$.pieces') as each
    where json_extract(each.value, '$.id') = ${piece})`;
  const packed = isPacked ? sql`json_insert(${others}, '$[#]', ${piece})` : others;
  return db
    .update(trips)
    .set({ packed })
    .where(and(mine(userId, id), isOnList))
    .returning()
    .get();
}

export async function removeTrip(db: LooksDb, userId: string, id: string): Promise<boolean> {
  const gone = await db.delete(trips).where(mine(userId, id)).returning({ id: trips.id });
  return gone.length > 0;
}
