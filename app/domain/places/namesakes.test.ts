import { expect, test } from 'vitest';
import { kinship, meantBy, type Asker } from './namesakes.ts';

const SPAIN = { country: 'ES', timezone: 'Europe/Madrid', lat: 39.47, lon: -0.38, population: 789_744 };
const VENEZUELA = { country: 'VE', timezone: 'America/Caracas', lat: 10.16, lon: -68, population: 1_619_470 };
const meant = (asker: Asker, places = [SPAIN, VENEZUELA]) =>
  meantBy(
    places.map((place) => ({ place, rank: place.population })),
    asker,
  ).map(({ country }) => country);

test.each([
  ['nothing', {}, 1],
  ['its zone', { zone: 'Europe/Madrid' }, 20],
  ['another zone of its country', { zone: 'Atlantic/Canary' }, 6],
  ['her last country', { country: 'ES' }, 6],
  ['a language alone', { languages: ['en', 'es-ES'] }, 2],
  ['zone and country', { zone: 'Europe/Madrid', country: 'ES' }, 30],
  ['all of it', { zone: 'Europe/Madrid', country: 'ES', languages: ['es-ES'] }, 45],
  ['what speaks for others', { zone: 'America/Caracas', country: 'VE', languages: ['es-VE'] }, 1],
  ['what nobody can read', { zone: 'Etc/Unknown', languages: ['', '??', 'x'] }, 1],
] as const)('%s makes a city count as many times', (_, asker, times) => {
  expect(kinship(asker)(SPAIN)).toBeCloseTo(times);
});

test('a zone is one under each of its spellings', () => {
  const delhi = { ...SPAIN, country: 'IN', timezone: 'Asia/Kolkata' };
  for (const zone of ['Asia/Kolkata', 'Asia/Calcutta']) expect(kinship({ zone })(delhi)).toBeCloseTo(20);
});

test('a small town gains less', () => {
  const kin = kinship({ zone: 'Europe/Madrid' });
  expect(kin({ ...SPAIN, population: 50_000 })).toBeCloseTo(10.5);
  expect(kin({ ...SPAIN, population: 0 })).toBe(1);
});

test('what is far likelier is meant; where two are near both are, the likelier first', () => {
  expect(meant({ zone: 'Europe/Madrid' })).toEqual(['ES']);
  expect(meant({ zone: 'America/Caracas' })).toEqual(['VE']);
  expect(meant({})).toEqual(['VE', 'ES']);
  expect(meant({ country: 'ES' })).toEqual(['ES', 'VE']);
  expect(meant({}, [])).toEqual([]);
});

test('between continents more is needed than within one', () => {
  const sixth = { ...SPAIN, country: 'CO', timezone: 'America/Bogota', population: 1_619_470 / 6 };
  expect(meant({}, [VENEZUELA, sixth])).toEqual(['VE']);
  expect(meant({}, [VENEZUELA, { ...sixth, timezone: 'Europe/Madrid' }])).toEqual(['VE', 'CO']);
});

test('of two with one weather nobody is asked', () => {
  const across = { ...SPAIN, lat: SPAIN.lat + 0.5, population: SPAIN.population - 1 };
  expect(meant({}, [SPAIN, across])).toEqual(['ES']);
  expect(meant({}, [SPAIN, { ...across, lat: SPAIN.lat + 2 }])).toEqual(['ES', 'ES']);
});
