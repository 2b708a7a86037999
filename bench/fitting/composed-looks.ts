// A thousand looks, composed through real years of weather: how many pieces are worn from maps, and how much a look loads.
import type { Look } from '../../app/domain/looks/look.ts';
import { CONTEXTS, GENDERS, STYLE_IDS } from '../../app/domain/preferences/style.ts';
import { compose } from '../../app/domain/styling/composer.ts';
import { seededRandom } from '../../app/domain/styling/seeded-random.ts';
import { analyzePhoto } from '../../app/fitting-room/analyze-photo.ts';
import { PUBLISHED_BAKES, PUBLISHED_BYTES } from '../../app/fitting-room/baked-cloth/published-bakes.ts';
import { dropsOf } from '../../app/fitting-room/garments/baked/load-bakes.ts';
import type { BodyModel } from '../../app/fitting-room/person/body-model.ts';
import { quantile } from '../../app/fitting-room/pixels/pixels.ts';
import { GOOD_PEOPLE, loadPerson, TRUTH_PEOPLE } from '../../tests/people/load-person.ts';
import type { BenchRow } from '../results-table.ts';
import { cityYears } from '../stylist/weather-years.ts';
import { countPieces, NO_PIECES, percent } from './baked-pieces.ts';
import { bakesFromDisk } from './published-bakes.ts';

const LOOKS = 1000;

function composedLooks(): Look[] {
  const chance = seededRandom('composed looks');
  const cities = cityYears();
  return Array.from({ length: LOOKS }, (_, index) => {
    const city = chance.pick(cities);
    return compose({
      gender: GENDERS[index % 3 === 2 ? 1 : 0],
      styles: [chance.pick(STYLE_IDS)],
      context: chance.pick([null, ...CONTEXTS]),
      daypart: 'morning',
      hours: chance.pick(city.days).filter(({ hour }) => hour <= 18),
      placeName: city.name,
      recent: [],
      seed: `composed ${index}`,
    }).look;
  });
}

async function readPeople(): Promise<{ women: BodyModel[]; men: BodyModel[] }> {
  const people: { women: BodyModel[]; men: BodyModel[] } = { women: [], men: [] };
  for (const name of [...GOOD_PEOPLE, ...TRUTH_PEOPLE]) {
    const { photo, bodyMap } = await loadPerson(name, 384, 576);
    (name.startsWith('m') ? people.men : people.women).push(analyzePhoto(photo, bodyMap));
  }
  return people;
}

/** Bytes of the maps that a look loads. */
function mapBytes(look: Look): number {
  const drops = dropsOf(look, new Map(Object.entries(PUBLISHED_BAKES)));
  return [...drops.values()].reduce((sum, name) => sum + (PUBLISHED_BYTES[name] ?? 0), 0);
}

export async function benchComposedLooks(): Promise<BenchRow[]> {
  const looks = composedLooks();
  const { women, men } = await readPeople();
  const pieces = { ...NO_PIECES };
  for (const [index, look] of looks.entries()) {
    const people = look.wearer === 'man' ? men : women;
    countPieces(people[index % people.length]!, look, await bakesFromDisk(look), pieces);
  }
  const bytes = looks.map(mapBytes);
  return [
    { what: `Pieces of ${LOOKS} composed looks`, figure: `${pieces.all}` },
    { what: 'Of these, with maps', figure: percent(pieces.have, pieces.all) },
    {
      what: 'Of these, worn from maps on the people of the tests',
      figure: percent(pieces.worn, pieces.all),
      target: '70 %',
    },
    {
      what: 'Maps of a look (bytes, median; most)',
      figure: `${quantile(bytes, 0.5)}; ${Math.max(...bytes)}`,
      target: '200000',
    },
  ];
}
