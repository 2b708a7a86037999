import { distanceKm } from '../../app/domain/climate/normals.ts';
import { kinship, meantBy, type Asker } from '../../app/domain/places/namesakes.ts';
import { foldName, keysOf, placeCell } from '../../app/domain/places/place.ts';
import { isTerritoryOf } from '../../app/domain/places/regions.ts';
import { regionCode } from '../../app/domain/places/spelling.ts';
import {
  areasByKeys,
  placeById,
  placesByKeys,
  placesByPrefix,
  placesInCells,
  type NamedRow,
  type PlaceRow,
} from '../db/people/places.ts';
import type { PeopleDb } from '../db/sql/open-database.ts';
import type { Geocoder, Place } from '../ports/geocoder.ts';

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

function toPlace({ searchKey: _, cell: __, ...row }: PlaceRow): Place {
  return { ...row, countryName: countryNames.of(row.country) ?? row.country };
}

/** One way to read what was typed: a name, and what narrows it, folded. */
interface Reading {
  name: string;
  narrowedBy: string[];
}

const ZIP_CODE = /(?<!\d)(\d{5})(?:-\d{4})?(?!\d)/;

/**
 * 'Portland, Oregon' is read as a name in Oregon, then as one name; without a comma the last words may narrow too. Looked
 * at last: a ZIP code behind it all, the first of a pair ('Raleigh-Durham'), the city of which one says 'Greater'.
 */
function readings(query: string): Reading[] {
  const parts = query.split(/[,;\uff0c\u3001\u060c/()]/).map((part) => part.trim());
  const [first = '', ...rest] = parts.filter(Boolean);
  const all: Reading[] = [{ name: query, narrowedBy: [] }];
  if (rest.length > 0) all.unshift({ name: first, narrowedBy: rest.map(foldName) });
  const words = query.split(/[\s,]+/).filter(Boolean);
  for (let tail = 1; tail <= 3 && tail < words.length; tail++)
    all.push({ name: words.slice(0, -tail).join(' '), narrowedBy: [foldName(words.slice(-tail).join(' '))] });
  const zip = ZIP_CODE.exec(query)?.[1];
  if (zip && zip !== query) all.push({ name: zip, narrowedBy: [] });
  const pair = first.replace(/^(?:greater|metro|downtown) /i, '').split(/[-\u2013&]/);
  const [city = ''] = pair.length <= 2 ? pair : [];
  if (city !== first) all.push({ name: city, narrowedBy: rest.map(foldName) });
  return all.filter(({ name }) => foldName(name).length > 1);
}

type Area = Awaited<ReturnType<typeof areasByKeys>>[number];

/** Does this part of the query name the place's district, region or country, in full or (while typing) by its beginning? */
function narrows(place: PlaceRow, part: string, areas: Area[], isTyping: boolean): boolean {
  const { country, district, region, name } = place;
  const areaNames = [country, regionCode(place) ?? '', region, district, countryNames.of(country) ?? ''];
  // With its own name: 'Singapore, Singapore'.
  const written = [...areaNames, name].map(foldName);
  if (written.includes(part)) return true;
  const isThere = areas.some((area) => {
    if (area.key !== part) return false;
    if (area.kind === 'region') return area.country === country && area.region === region;
    return area.country === country || isTerritoryOf(country, area.country);
  });
  return isThere || (isTyping && written.some((areaName) => areaName.startsWith(part)));
}

/** Rows to choose suggestions from; with a region typed behind the name ('San …, TX') it may be far down. */
const CANDIDATES = { alone: 40, narrowed: 300 };

/** What the gazetteer has under one reading: whole names, and what narrows these and others. */
async function lookUp(db: PeopleDb, { name, narrowedBy }: Reading) {
  const isAlone = narrowedBy.length === 0;
  const [whole, areas] = await Promise.all([
    placesByKeys(db, keysOf(name)),
    isAlone ? [] : areasByKeys(db, narrowedBy),
  ]);
  const fitting = (found: NamedRow[], isTyping: boolean) =>
    found.filter(({ row }) => narrowedBy.every((part) => narrows(row, part, areas, isTyping)));
  /** Those that fit; while she is typing what narrows them, those that may. */
  const suggested = (found: NamedRow[]) => {
    const exact = fitting(found, false);
    return exact.length > 0 ? exact : fitting(found, true);
  };
  return { isAlone, whole: suggested(whole), exact: fitting(whole, false), suggested };
}

/** Places with a name that begins so. */
const placesBegun = (db: PeopleDb, { name, narrowedBy }: Reading): Promise<NamedRow[]> =>
  placesByPrefix(db, foldName(name), narrowedBy.length === 0 ? CANDIDATES.alone : CANDIDATES.narrowed);

/** Each place once, under the name that counts most. */
function withoutDoubles(found: NamedRow[]): NamedRow[] {
  const best = new Map<number, NamedRow>();
  for (const one of found) if ((best.get(one.row.id)?.rank ?? -1) < one.rank) best.set(one.row.id, one);
  return [...best.values()];
}

/**
 * A city must be so much larger to come before one whose name, as it is shown, begins with what she typed, and again
 * before one whose whole name that is.
 */
const LARGER = 10;

async function search(
  db: PeopleDb,
  query: string,
  asker: Asker | Promise<Asker>,
  limit: number,
): Promise<Place[]> {
  for (const reading of readings(query)) {
    // At once, although whole names may be enough: she waits for a row at each letter.
    const [{ isAlone, whole, suggested }, ahead, kin] = await Promise.all([
      lookUp(db, reading),
      reading.narrowedBy.length === 0 ? placesBegun(db, reading) : [],
      Promise.resolve(asker).then(kinship),
    ]);
    const found = whole.map((one) => ({ ...one, rank: one.rank * LARGER * kin(one.row) }));
    if (isAlone || found.length === 0) {
      const prefix = foldName(reading.name);
      for (const one of suggested(isAlone ? ahead : await placesBegun(db, reading))) {
        const share = one.row.searchKey.startsWith(prefix) ? 1 : 1 / LARGER;
        // Of a name that is only begun, where she is counts for less.
        found.push({ ...one, rank: one.rank * share * Math.sqrt(kin(one.row)) });
      }
    }
    const best = withoutDoubles(found).sort((a, b) => b.rank - a.rank);
    if (best.length > 0) return best.slice(0, limit).map(({ row }) => toPlace(row));
  }
  return [];
}

async function findNamed(db: PeopleDb, query: string, asker: Asker): Promise<Place[]> {
  const kin = kinship(asker);
  const isKnown = (asker.zone ?? asker.country) !== undefined;
  // The same digits are a code in many countries: without a sign of hers they are not guessed.
  const isHers = ({ row, kind }: NamedRow) => kind !== 'postal' || !isKnown || kin(row) > 1;
  for (const reading of readings(query)) {
    const { exact } = await lookUp(db, reading);
    const namesakes = withoutDoubles(exact.filter(isHers));
    if (namesakes.length > 0)
      return meantBy(
        namesakes.map(({ row, rank }) => ({ place: toPlace(row), rank })),
        asker,
      );
  }
  return [];
}

const KM_PER_DEGREE = 111.2;

/** Ranges of cells that hold everything within `km`. A row that crosses the 180° meridian gives two. */
function cellsAround(lat: number, lon: number, km: number): [number, number][] {
  const dLat = km / KM_PER_DEGREE;
  // Near a pole the circle of latitude is short: all of it is taken.
  const dLon = Math.min(180, dLat / Math.max(0.01, Math.cos(((Math.abs(lat) + dLat) * Math.PI) / 180)));
  const ranges: [number, number][] = [];
  for (let row = Math.max(-90, Math.floor(lat - dLat)); row <= Math.min(89, Math.floor(lat + dLat)); row++) {
    const start = placeCell(row, -180);
    const from = Math.floor(lon - dLon) + 180;
    const to = Math.floor(lon + dLon) + 180;
    if (to - from >= 359) ranges.push([start, start + 359]);
    else if (from < 0) ranges.push([start, start + to], [start + from + 360, start + 359]);
    else if (to > 359) ranges.push([start + from, start + 359], [start, start + to - 360]);
    else ranges.push([start + from, start + to]);
  }
  return ranges;
}

/** First the neighborhood, which is enough nearly everywhere; then as far as a name still means something. */
const LOOK_KM = [35, 150];

/**
 * Places weigh by size: a person 20 km from the center of a city of millions names it rather than the suburb's
 * suburb, but her own town of 200,000 next to it comes first. The exponent is ours, tried on the cases of the test.
 */
function farness(place: PlaceRow, km: number): number {
  return (km + 1) / Math.max(place.population, 500) ** 0.25;
}

async function reverse(db: PeopleDb, lat: number, lon: number): Promise<Place | null> {
  for (const reach of LOOK_KM) {
    let best: { row: PlaceRow; far: number } | null = null;
    for (const row of await placesInCells(db, cellsAround(lat, lon, reach))) {
      const km = distanceKm(lat, lon, row.lat, row.lon);
      const far = farness(row, km);
      if (km <= reach && (!best || far < best.far)) best = { row, far };
    }
    if (best) return toPlace(best.row);
  }
  return null;
}

/** The gazetteer in D1 (GeoNames, loaded by scripts/load-gazetteer.ts). No network, no key. */
export function gazetteer(db: PeopleDb): Geocoder {
  return {
    search: (query, asker, limit) => search(db, query, asker, limit),
    named: (query, asker) => findNamed(db, query, asker),
    reverse: (lat, lon) => reverse(db, lat, lon),
    async byId(id) {
      const row = await placeById(db, id);
      return row && toPlace(row);
    },
  };
}
