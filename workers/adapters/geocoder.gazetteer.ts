import { CITY_NAMES } from '../../app/domain/places/name-aliases.ts';
import { COUNTRY_NAMES } from '../../app/domain/places/regions.ts';
import { foldName, placeCell } from '../../app/domain/places/place.ts';
import { regionCode } from '../../app/domain/places/spelling.ts';
import type { PeopleDb } from '../db/sql/open-database.ts';
import {
  placeById,
  placesByKeys,
  placesByPrefix,
  placesInCells,
  type PlaceRow,
} from '../db/people/places.ts';
import type { Geocoder, Place } from '../ports/geocoder.ts';

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

function toPlace({ searchKey: _, cell: __, ...row }: PlaceRow): Place {
  return { ...row, countryName: countryNames.of(row.country) ?? row.country };
}

/** One way to read what was typed: a name and what narrows it, all folded. */
interface Reading {
  name: string;
  narrowedBy: string[];
}

/** 'Portland, Oregon' is read as one name, then as a name in Oregon; without a comma the last words may narrow too. */
function readings(query: string): Reading[] {
  const whole = foldName(query);
  const [first = '', ...rest] = query.split(',').map(foldName);
  const all: Reading[] = [{ name: whole, narrowedBy: [] }];
  if (rest.some(Boolean)) all.push({ name: first, narrowedBy: rest.filter(Boolean) });
  const words = whole.split(' ');
  for (let tail = 1; tail <= 3 && tail < words.length; tail++) {
    all.push({ name: words.slice(0, -tail).join(' '), narrowedBy: [words.slice(-tail).join(' ')] });
  }
  return all.filter((reading) => reading.name.length > 1);
}

/** Does this part of the query name the place's region or country, in full or (while typing) by its beginning? */
function narrows(place: Place, part: string, typing: boolean): boolean {
  const exact = [place.country, regionCode(place) ?? '', place.region, place.countryName].map(foldName);
  if (exact.includes(part) || COUNTRY_NAMES[part] === place.country) return true;
  return typing && exact.some((name) => name.startsWith(part));
}

function narrowed(found: Place[], parts: string[], typing: boolean): Place[] {
  return found.filter((place) => parts.every((part) => narrows(place, part, typing)));
}

/** Keys that a written name can mean: itself, with or without 'City', and its other spellings. */
function keysOf(name: string): string[] {
  const key = Object.hasOwn(CITY_NAMES, name) ? CITY_NAMES[name]?.[0] : undefined;
  const keys = [name, `${name} city`, key, name.replace(/ city$/, '')];
  return [...new Set(keys.filter((k) => k !== undefined))];
}

/** 'kiev' must not bring another country's Kyiv: an other spelling counts in its own country only. */
function answersTo(row: PlaceRow, name: string): boolean {
  const other = Object.hasOwn(CITY_NAMES, name) ? CITY_NAMES[name] : undefined;
  const plain = [name, `${name} city`, name.replace(/ city$/, '')];
  return plain.includes(row.searchKey) || (other?.[0] === row.searchKey && other[1] === row.country);
}

async function exactly(db: PeopleDb, name: string): Promise<Place[]> {
  const rows = await placesByKeys(db, keysOf(name));
  return rows.filter((row) => answersTo(row, name)).map(toPlace);
}

/** Enough rows that a region typed behind the name ('San …, TX') still finds its place. */
const CANDIDATES = 300;
const MOST_OTHER_NAMES = 10;
/**
 * A city must be so much larger to come before one whose name, as it is shown, begins with what she typed, and again
 * before one whose whole name that is.
 */
const LARGER = 10;

async function beginning(db: PeopleDb, name: string, limit: number): Promise<Place[]> {
  const others = Object.entries(CITY_NAMES).filter(([spelling]) => spelling.startsWith(name));
  const meant = others.slice(0, MOST_OTHER_NAMES).map(([, target]) => target);
  const [rows, otherRows] = await Promise.all([
    placesByPrefix(db, name, limit),
    meant.length === 0
      ? []
      : placesByKeys(
          db,
          meant.map(([key]) => key),
        ),
  ]);
  const fitting = otherRows.filter((row) =>
    meant.some(([key, country]) => row.searchKey === key && row.country === country),
  );
  const unique = new Map([...fitting, ...rows].map((row) => [row.id, row]));
  const asWritten = new Set(rows.map(({ id }) => id));
  const whole = new Set(others.flatMap(([spelling, [key]]) => (spelling === name ? [key] : [])));
  const weight = ({ id, searchKey, population }: PlaceRow) => {
    if (searchKey === name) return population * LARGER;
    return asWritten.has(id) || whole.has(searchKey) ? population : population / LARGER;
  };
  return [...unique.values()].sort((a, b) => weight(b) - weight(a)).map(toPlace);
}

async function search(db: PeopleDb, query: string, limit: number): Promise<Place[]> {
  for (const { name, narrowedBy } of readings(query)) {
    if (narrowedBy.length === 0) {
      const found = await beginning(db, name, limit);
      if (found.length > 0) return found.slice(0, limit);
      continue;
    }
    const same = await exactly(db, name);
    for (const candidates of [same, await beginning(db, name, CANDIDATES)]) {
      for (const typing of [false, true]) {
        const found = narrowed(candidates, narrowedBy, typing);
        if (found.length > 0) return found.slice(0, limit);
      }
    }
  }
  return [];
}

async function named(db: PeopleDb, query: string): Promise<Place | null> {
  for (const { name, narrowedBy } of readings(query)) {
    const found = narrowed(await exactly(db, name), narrowedBy, false);
    if (found[0]) return found[0];
  }
  return null;
}

const KM_PER_DEGREE = 111.2;

/** Great-circle distance by the haversine formula, km. */
function distanceKm(lat1: number, lon1: number, lat2: number, lon2: number): number {
  const rad = Math.PI / 180;
  const a =
    Math.sin(((lat2 - lat1) * rad) / 2) ** 2 +
    Math.cos(lat1 * rad) * Math.cos(lat2 * rad) * Math.sin(((lon2 - lon1) * rad) / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.min(1, Math.sqrt(a)));
}

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
    search: (query, limit) => search(db, query, limit),
    named: (query) => named(db, query),
    reverse: (lat, lon) => reverse(db, lat, lon),
    async byId(id) {
      const row = await placeById(db, id);
      return row && toPlace(row);
    },
  };
}
