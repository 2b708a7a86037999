// The whole gazetteer in a real local D1, as `npm start` loads it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getPlatformProxy } from 'wrangler';
import { loadGazetteer, readGazetteer } from '../../scripts/load-gazetteer.ts';
import { openPeople } from '../db/sql/open-database.ts';
import type { Geocoder } from '../ports/geocoder.ts';
import { gazetteer } from './geocoder.gazetteer.ts';

const ROOT = join(import.meta.dirname, '../..');
let proxy: Awaited<ReturnType<typeof getPlatformProxy<{ PEOPLE: D1Database }>>>;
let geocoder: Geocoder;

beforeAll(async () => {
  proxy = await getPlatformProxy<{ PEOPLE: D1Database }>({
    configPath: join(ROOT, 'workers/background/wrangler.toml'),
    persist: false,
    remoteBindings: false,
  });
  const folder = join(ROOT, 'migrations/people');
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()) {
    const statements = readFileSync(join(folder, file), 'utf8').split('--> statement-breakpoint');
    await proxy.env.PEOPLE.batch(statements.map((s) => proxy.env.PEOPLE.prepare(s)));
  }
  await loadGazetteer(proxy.env.PEOPLE);
  geocoder = gazetteer(openPeople(proxy.env.PEOPLE));
}, 120_000);
afterAll(() => proxy.dispose());

/** Of nobody in particular. */
const suggested = (query: string, limit: number) => geocoder.search(query, {}, limit);
const said = (found: { name: string; region: string; country: string } | null | undefined) =>
  found ? `${found.name}, ${found.region}, ${found.country}` : null;
const first = async (query: string) => said((await suggested(query, 5))[0]);
const meant = async (query: string) => (await geocoder.named(query, {}))[0];
const named = async (query: string) => said(await meant(query));

test('there are at least 100,000 places, each once, each with a zone that exists', () => {
  const { places: rows } = readGazetteer();
  expect(rows.length).toBeGreaterThan(100_000);
  expect(new Set(rows.map(([id]) => id)).size).toBe(rows.length);
  const zones = new Set(rows.map((row) => row[8]));
  expect(() => [...zones].map((timeZone) => new Intl.DateTimeFormat('en', { timeZone }))).not.toThrow();
});

test('loading again changes nothing', async () => {
  expect(await loadGazetteer(proxy.env.PEOPLE)).toBe(readGazetteer().places.length);
});

test('the gazetteer weighs at most 35 MB', async () => {
  const { meta } = await proxy.env.PEOPLE.prepare('select count(*) from places').run();
  expect(meta.size_after / 1e6).toBeLessThan(35);
  expect(meta.size_after / 1e6).toBeGreaterThan(20);
});

test('suggestions begin with what is typed, most populous first', async () => {
  const found = await suggested('hels', 5);
  expect(said(found[0])).toBe('Helsinki, Uusimaa, FI');
  expect(found[0]).toMatchObject({ timezone: 'Europe/Helsinki', countryName: 'Finland' });
  const lon = await suggested('Lon', 8);
  expect(lon).toHaveLength(8);
  expect(said(lon[0])).toBe('London, England, GB');
  expect(lon.map((p) => p.population)).toEqual(lon.map((p) => p.population).sort((a, b) => b - a));
});

test('who types the beginning of a name sees names that begin so, the largest first', async () => {
  const san = await suggested('San', 8);
  expect(san.map(({ name }) => name.slice(0, 3))).toEqual(san.map(() => 'San'));
  // Written in full it is meant, also beside a larger city that only begins so.
  expect(await first('Porto')).toMatch(/^Porto, .*, PT$/);
  expect((await suggested('Porto', 8)).map(({ name }) => name)).toContain('Porto Alegre');
  // Another spelling, written in full, is the city itself.
  expect((await suggested('kiev', 3))[0]?.name).toBe('Kyiv');
  expect((await suggested('bombay', 3))[0]?.name).toBe('Mumbai');
});

test.each([
  ['Springfield, IL', 'Springfield, Illinois, US'],
  ['Springfield', 'Springfield, Missouri, US'],
  ['Paris, FR', 'Paris, Île-de-France, FR'],
  ['paris, france', 'Paris, Île-de-France, FR'],
  ['Paris, TX', 'Paris, Texas, US'],
  ['Portland, Oregon', 'Portland, Oregon, US'],
  ['Portland, ME', 'Portland, Maine, US'],
  ['Portland, Oregon, USA', 'Portland, Oregon, US'],
  ['portland oregon', 'Portland, Oregon, US'],
  ['San Francisco, CA', 'San Francisco, California, US'],
  ['Vancouver, BC', 'Vancouver, British Columbia, CA'],
  ['Vancouver, WA', 'Vancouver, Washington, US'],
  ['Wilmington, DE', 'Wilmington, Delaware, US'],
  ['Birmingham, UK', 'Birmingham, England, GB'],
  ['St. Petersburg, FL', 'St. Petersburg, Florida, US'],
  ['Saint Petersburg, Russia', 'Saint Petersburg, St.-Petersburg, RU'],
])('%s is narrowed to %s', async (query, place) => {
  expect(await first(query)).toBe(place);
  expect(await named(query)).toBe(place);
});

test.each([
  ['Munich', 'DE'],
  ['münchen', 'DE'],
  ['Cologne', 'DE'],
  ['Copenhagen', 'DK'],
  ['København', 'DK'],
  ['New York', 'US'],
  ['Washington', 'US'],
  ['Bombay', 'IN'],
  ['Kiev', 'UA'],
  ['Seville', 'ES'],
  ['Québec', 'CA'],
  ['Quebec City', 'CA'],
  ['Tokyo', 'JP'],
  ['Saigon', 'VN'],
  ['Naples', 'IT'],
])('%s is known by that name', async (query, country) => {
  expect((await meant(query))?.country).toBe(country);
  expect((await meant(query))?.population).toBeGreaterThan(400_000);
});

test('other spellings are suggested while typing', async () => {
  expect(await first('Münch')).toMatch(/^Munich/);
  expect(await first('Kobenh')).toMatch(/^Copenhagen/);
  expect(await first('Paris, Fra')).toBe('Paris, Île-de-France, FR');
});

test('what is no place is nowhere', async () => {
  for (const query of [
    'Atlantis-on-Sea',
    'xqzzy',
    '',
    ' ',
    ',',
    "'; drop table places; --",
    '%',
    'constructor',
    'Helsin',
  ]) {
    expect(await meant(query), query).toBeUndefined();
  }
  expect(await suggested('xqzzy', 5)).toEqual([]);
  expect(await suggested('é', 5)).toEqual([]);
});

test.each([
  [60.17, 24.94, 'Helsinki'],
  [40.7128, -74.006, 'New York City'],
  [40.7357, -74.1724, 'Newark'],
  [37.7749, -122.4194, 'San Francisco'],
  [48.8584, 2.2945, 'Paris'],
  [51.4545, -2.5879, 'Bristol'],
  [-33.8688, 151.2093, 'Sydney'],
  [35.6762, 139.6503, 'Tokyo'],
  [21.3069, -157.8583, 'Honolulu'],
  [69.6492, 18.9553, 'Tromsø'],
])('at %d, %d a person says %s', async (lat, lon, name) => {
  expect((await geocoder.reverse(lat, lon))?.name).toBe(name);
});

test('places across the 180° meridian are near', async () => {
  expect((await geocoder.reverse(-16.8, -179.97))?.country).toBe('FJ');
});

test('the open sea and the poles have no place', async () => {
  expect(await geocoder.reverse(-40, -120)).toBeNull();
  expect(await geocoder.reverse(90, 0)).toBeNull();
  expect(await geocoder.reverse(-90, 180)).toBeNull();
});

test('a place is found by its id', async () => {
  const helsinki = (await suggested('Helsinki', 1))[0]!;
  expect(await geocoder.byId(helsinki.id)).toEqual(helsinki);
  expect(await geocoder.byId(1)).toBeNull();
});

test.each([
  ['Miami', 'America/New_York'],
  ['Phoenix', 'America/Phoenix'],
  ['Nassau', 'America/Nassau'],
  ['Havana', 'America/Havana'],
  ['Salzburg', 'Europe/Vienna'],
  ['Kathmandu', 'Asia/Kathmandu'],
  ['Hanoi', ['Asia/Ho_Chi_Minh', 'Asia/Bangkok']],
  ['Chisinau', 'Europe/Chisinau'],
  ['Perth', 'Australia/Perth'],
])('%s keeps the time of %s', async (query, zone) => {
  expect([zone].flat()).toContain((await meant(query))?.timezone);
});
