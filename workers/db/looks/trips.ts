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
  { list, packed, looks, ...row }: TripRow,
  { today, longAgo, most }: { today: string; longAgo: string; most: number },
): Promise<boolean> {
  const { id, userId, placeName, lat, lon, timezone, fromDate, toDate, madeAt } = row;
  const count = sql`(select count(*) from ${trips} where user_id = ${userId} and to_date >= ${today})`;
  const [, inserted] = await transact(db, [
    db.delete(trips).where(and(eq(trips.userId, userId), lt(trips.toDate, longAgo))),
    sql`insert into ${trips}
      (id, user_id, place_name, lat, lon, timezone, from_date, to_date, list, packed, looks, made_at)
      select ${id}, ${userId}, ${placeName}, ${lat}, ${lon}, ${timezone}, ${fromDate}, ${toDate},
        ${JSON.stringify(list)}, ${JSON.stringify(packed)}, ${JSON.stringify(looks)}, ${madeAt}
      where ${count} < ${most} returning id`,
  ]);
  return inserted?.length === 1;
}

/** What was ticked stays so where it is still on the list, or `along` in a look of hers. */
export async function changeTripList(
  db: LooksDb,
  userId: string,
  id: string,
  { list, madeAt, along }: Pick<TripRow, 'list' | 'madeAt'> & { along: readonly string[] },
): Promise<TripRow | undefined> {
  const ids = JSON.stringify([...list.pieces.map((piece) => piece.id), ...along]);
  const still = sql`(select coalesce(json_group_array(each.value), '[]') from json_each(${trips.packed}) as each
    where each.value in (select value from json_each(${ids})))`;
  return db.update(trips).set({ list, madeAt, packed: still }).where(isOwnTrip(userId, id)).returning().get();
}

/** Concurrent ticks of other devices are kept. `isAlong`: the piece is in a look that she takes along. */
export async function tickPiece(
  db: LooksDb,
  userId: string,
  id: string,
  { piece, isPacked, isAlong }: { piece: string; isPacked: boolean; isAlong: boolean },
): Promise<TripRow | undefined> {
  const others = sql`(select json_group_array(each.value) from json_each(${trips.packed}) as each where each.value <> ${piece})`;
  const isOnList = sql`exists (select 1 from json_each(${trips.list}, '$.pieces') as each
    where json_extract(each.value, '$.id') = ${piece})`;
  const packed = isPacked ? sql`json_insert(${others}, '$[#]', ${piece})` : others;
  return db
    .update(trips)
    .set({ packed })
    .where(and(isOwnTrip(userId, id), isAlong ? undefined : isOnList))
    .returning()
    .get();
}

/** Undefined when it is not hers, or holds `most` looks. Concurrent changes of other devices are kept. */
export async function changeLookAlong(
  db: LooksDb,
  userId: string,
  id: string,
  { look, isAlong, most }: { look: string; isAlong: boolean; most: number },
): Promise<TripRow | undefined> {
  const others = sql`(select json_group_array(each.value) from json_each(${trips.looks}) as each
    where each.value <> ${look} and each.value in (select id from named_looks where user_id = ${userId}))`;
  const looks = isAlong ? sql`json_insert(${others}, '$[#]', ${look})` : others;
  const hasRoom = isAlong ? sql`json_array_length(${others}) < ${most}` : undefined;
  return db
    .update(trips)
    .set({ looks })
    .where(and(isOwnTrip(userId, id), hasRoom))
    .returning()
    .get();
}

export const removeTrip = (db: LooksDb, userId: string, id: string) =>
  hasChanged(db.delete(trips).where(isOwnTrip(userId, id)));
