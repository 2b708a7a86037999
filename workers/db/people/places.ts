import { and, between, desc, eq, gte, inArray, isNotNull, lt, max, or, sql, type SQL } from 'drizzle-orm';
import type { PeopleDb } from '../sql/open-database.ts';
import { placeNames, places } from '../schema/people.schema.ts';

export type PlaceRow = typeof places.$inferSelect;
type NameKind = typeof placeNames.$inferSelect.kind;

/** A place under a name that it has. */
export interface NamedRow {
  row: PlaceRow;
  /** null: a name of the place itself. */
  kind: NameKind;
  rank: number;
}

/** A range, because D1 limits a LIKE pattern to 50 bytes. */
const begins = (column: typeof places.searchKey | typeof placeNames.key, prefix: string) =>
  and(gte(column, prefix), lt(column, `${prefix}\uffff`));

/** By a name other than the place's own: each place once, under its largest rank. */
function byOtherName(db: PeopleDb, names: SQL | undefined, limit: number) {
  const found = db
    .select({ place: placeNames.place, kind: placeNames.kind, rank: max(placeNames.rank).as('largest') })
    .from(placeNames)
    .where(names)
    .groupBy(placeNames.place)
    .orderBy(desc(sql`largest`))
    .limit(limit)
    .as('found');
  return db
    .select({ row: places, kind: found.kind, rank: sql<number>`${found.rank}` })
    .from(found)
    .innerJoin(places, eq(places.id, found.place));
}

/** Places with their own names and by others, as two queries ask: each the largest first. */
async function bothWays(db: PeopleDb, own: SQL | undefined, other: SQL | undefined, limit: number) {
  const [rows, byOther] = await db.batch([
    db.select().from(places).where(own).orderBy(desc(places.population)).limit(limit),
    byOtherName(db, other, limit),
  ]);
  return [...rows.map((row): NamedRow => ({ row, kind: null, rank: row.population })), ...byOther];
}

/** Places with a name that begins with `prefix`. */
export const placesByPrefix = (db: PeopleDb, prefix: string, limit: number): Promise<NamedRow[]> =>
  bothWays(db, begins(places.searchKey, prefix), begins(placeNames.key, prefix), limit);

const MOST_NAMESAKES = 200;

/** Places with one of these names, whole. */
export const placesByKeys = (db: PeopleDb, keys: string[]): Promise<NamedRow[]> =>
  bothWays(db, inArray(places.searchKey, keys), inArray(placeNames.key, keys), MOST_NAMESAKES);

/** Regions and countries of these names, by the place that stands for each. */
export const areasByKeys = (db: PeopleDb, keys: string[]) =>
  db
    .select({ key: placeNames.key, kind: placeNames.kind, country: places.country, region: places.region })
    .from(placeNames)
    .innerJoin(places, eq(places.id, placeNames.place))
    .where(and(inArray(placeNames.key, keys), isNotNull(placeNames.kind)));

/** Places in these ranges of cells (both ends included). */
export const placesInCells = (db: PeopleDb, ranges: [from: number, to: number][]) =>
  db
    .select()
    .from(places)
    .where(or(...ranges.map(([from, to]) => between(places.cell, from, to))));

export async function placeById(db: PeopleDb, id: number): Promise<PlaceRow | null> {
  return (await db.select().from(places).where(eq(places.id, id)).get()) ?? null;
}
