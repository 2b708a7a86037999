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

const asNamed = (rows: PlaceRow[]): NamedRow[] =>
  rows.map((row) => ({ row, kind: null, rank: row.population }));

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

/** Places with a name that begins with `prefix`: those whose own name it is, and others, each the largest first. */
export async function placesByPrefix(
  db: PeopleDb,
  prefix: string,
  limit: number,
): Promise<{ own: NamedRow[]; other: NamedRow[] }> {
  const own = db
    .select()
    .from(places)
    .where(begins(places.searchKey, prefix))
    .orderBy(desc(places.population));
  const [rows, other] = await db.batch([
    own.limit(limit),
    byOtherName(db, begins(placeNames.key, prefix), limit),
  ]);
  return { own: asNamed(rows), other };
}

const MOST_NAMESAKES = 200;

/** Places with one of these names, whole. */
export async function placesByKeys(db: PeopleDb, keys: string[]): Promise<NamedRow[]> {
  const own = db
    .select()
    .from(places)
    .where(inArray(places.searchKey, keys))
    .orderBy(desc(places.population));
  const [rows, other] = await db.batch([
    own.limit(MOST_NAMESAKES),
    byOtherName(db, inArray(placeNames.key, keys), MOST_NAMESAKES),
  ]);
  return [...asNamed(rows), ...other];
}

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
