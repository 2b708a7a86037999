import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import { trips } from '../schema/looks.schema.ts';
import type { LooksDb } from '../sql/open-database.ts';
import { hasChanged, transact } from '../sql/transact.ts';

export type TripRow = typeof trips.$inferSelect;

const isOwnTrip = (userId: string, id: string) => and(eq(trips.userId, userId), eq(trips.id, id));

export const listTripRows = (db: LooksDb, userId: string, today: string) =>
  db
    .select()
    .from(trips)
    .where(and(eq(trips.userId, userId), gte(trips.toDate, today)))
    .orderBy(asc(trips.fromDate), asc(trips.madeAt));

export const findTrip = (db: LooksDb, userId: string, id: string) =>
  db.select().from(trips).where(isOwnTrip(userId, id)).get();

export async function insertTrip(
  db: LooksDb,
  { list, packed, ...row }: TripRow,
  { today, longAgo, most }: { today: string; longAgo: string; most: number },
): Promise<boolean> {
  const { id, userId, placeName, lat, lon, timezone, fromDate, toDate, madeAt } = row;
  const count = sql`(select count(*) from ${trips} where user_id = ${userId} and to_date >= ${today})`;
  const [, inserted] = await transact(db, [
    db.delete(trips).where(and(eq(trips.userId, userId), lt(trips.toDate, longAgo))),
    sql`insert into ${trips}
      (id, user_id, place_name, lat, lon, timezone, from_date, to_date, list, packed, made_at)
      select ${id}, ${userId}, ${placeName}, ${lat}, ${lon}, ${timezone}, ${fromDate}, ${toDate},
        ${JSON.stringify(list)}, ${JSON.stringify(packed)}, ${madeAt}
      where ${count} < ${most} returning id`,
  ]);
  return inserted?.length === 1;
}

export async function changeTripList(
  db: LooksDb,
  userId: string,
  id: string,
  { list, madeAt }: Pick<TripRow, 'list' | 'madeAt'>,
): Promise<TripRow | undefined> {
  const ids = JSON.stringify(list.pieces.map((piece) => piece.id));
  const still = sql`(select coalesce(json_group_array(each.value), '[]') from json_each(${trips.packed}) as each
    where each.value in (select value from json_each(${ids})))`;
  return db.update(trips).set({ list, madeAt, packed: still }).where(isOwnTrip(userId, id)).returning().get();
}

/** Concurrent ticks of other devices are kept. */
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
    .where(and(isOwnTrip(userId, id), isOnList))
    .returning()
    .get();
}

export const removeTrip = (db: LooksDb, userId: string, id: string) =>
  hasChanged(db.delete(trips).where(isOwnTrip(userId, id)));
