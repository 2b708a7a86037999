import { and, eq, ne, sql } from 'drizzle-orm';
import { closetItems, closetWears } from '../schema/closet.schema.ts';
import type { LooksDb } from '../sql/open-database.ts';
import { hasRow, hasNoRow } from '../sql/has-row.ts';

export interface WornPiece {
  garmentId: string;
  color: string;
  /** Wears until it goes into the wash; null is never. */
  wears: number | null;
}

const entryOf = (pieces: readonly WornPiece[], what: '1' | 'wears') =>
  sql`(select ${what === '1' ? sql`1` : sql`value ->> 'wears'`} from json_each(${JSON.stringify(pieces)})
    where value ->> 'garmentId' = ${closetItems.garmentId} and value ->> 'color' = ${closetItems.color})`;

const wearOn = (day: string) =>
  and(
    eq(closetWears.userId, closetItems.userId),
    eq(closetWears.itemId, closetItems.id),
    eq(closetWears.day, day),
  );

/** Statements of a batch, counted once a day. A piece worn often enough is in the wash until `restUntil`. */
export function noteWears(
  db: LooksDb,
  userId: string,
  pieces: readonly WornPiece[],
  { day, restUntil }: { day: string; restUntil: string },
) {
  // The wash ended by itself, and this is the first wear after it.
  const isBack = sql`(${closetItems.status} = 'wash' and ${closetItems.restUntil} is not null and ${closetItems.restUntil} <= ${day})`;
  const since = sql`(case when ${isBack} then 1 else ${closetItems.sinceWash} + 1 end)`;
  const isFull = sql`(${closetItems.status} = 'here' or ${isBack}) and ${since} >= ${entryOf(pieces, 'wears')}`;
  const hers = and(
    eq(closetItems.userId, userId),
    ne(closetItems.status, 'gone'),
    sql`exists ${entryOf(pieces, '1')}`,
  );
  const count = db
    .update(closetItems)
    .set({
      wornCount: sql`${closetItems.wornCount} + 1`,
      sinceWash: since,
      lastWornOn: sql`max(coalesce(${closetItems.lastWornOn}, ''), ${day})`,
      restUntil: sql`case when ${isFull} then ${restUntil} when ${isBack} then null else ${closetItems.restUntil} end`,
      status: sql`case when ${isFull} then 'wash' when ${isBack} then 'here' else ${closetItems.status} end`,
    })
    .where(and(hers, hasNoRow(db, closetWears, wearOn(day))));
  const note = db
    .insert(closetWears)
    .select(sql`select ${userId}, ${closetItems.id}, ${day} from ${closetItems} where ${hers}`)
    .onConflictDoNothing();
  return [count, note] as const;
}

/** Statements of a batch: a piece that was in the wash because of these wears comes out, if others do not suffice. */
export function forgetWears(db: LooksDb, userId: string, pieces: readonly WornPiece[], day: string) {
  const hers = and(eq(closetItems.userId, userId), sql`exists ${entryOf(pieces, '1')}`);
  const before = sql`(select max(w.day) from ${closetWears} as w
    where w.user_id = ${closetItems.userId} and w.item_id = ${closetItems.id} and w.day <> ${day})`;
  const isResting = sql`(${closetItems.status} = 'wash' and ${closetItems.restUntil} is not null
    and coalesce(${closetItems.sinceWash} - 1 < ${entryOf(pieces, 'wears')}, 1))`;
  const count = db
    .update(closetItems)
    .set({
      wornCount: sql`max(0, ${closetItems.wornCount} - 1)`,
      sinceWash: sql`max(0, ${closetItems.sinceWash} - 1)`,
      lastWornOn: before,
      status: sql`case when ${isResting} then 'here' else ${closetItems.status} end`,
      restUntil: sql`case when ${isResting} then null else ${closetItems.restUntil} end`,
    })
    .where(and(hers, hasRow(db, closetWears, wearOn(day))));
  const forget = db
    .delete(closetWears)
    .where(
      and(
        eq(closetWears.userId, userId),
        eq(closetWears.day, day),
        sql`${closetWears.itemId} in (select ${closetItems.id} from ${closetItems} where ${hers})`,
      ),
    );
  return [count, forget] as const;
}
