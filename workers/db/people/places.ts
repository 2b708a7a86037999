import { and, between, desc, eq, gte, inArray, lt, or } from 'drizzle-orm';
import type { PeopleDb } from '../sql/open-database.ts';
import { places } from '../schema/people.schema.ts';

export type PlaceRow = typeof places.$inferSelect;

/** Places whose key begins with `prefix`, most populous first. A range, because D1 limits a LIKE pattern to 50 bytes. */
export const placesByPrefix = (db: PeopleDb, prefix: string, limit: number) =>
  db
    .select()
    .from(places)
    .where(and(gte(places.searchKey, prefix), lt(places.searchKey, `${prefix}\uffff`)))
    .orderBy(desc(places.population))
    .limit(limit);

/** Places with one of these keys, most populous first. */
export const placesByKeys = (db: PeopleDb, keys: string[]) =>
  db.select().from(places).where(inArray(places.searchKey, keys)).orderBy(desc(places.population)).limit(200);

/** Places in these ranges of cells (both ends included). */
export const placesInCells = (db: PeopleDb, ranges: [from: number, to: number][]) =>
  db
    .select()
    .from(places)
    .where(or(...ranges.map(([from, to]) => between(places.cell, from, to))));

export async function placeById(db: PeopleDb, id: number): Promise<PlaceRow | null> {
  return (await db.select().from(places).where(eq(places.id, id)).get()) ?? null;
}
