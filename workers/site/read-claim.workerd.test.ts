import { env } from 'cloudflare:test';
import { beforeAll, expect, test } from 'vitest';
import type { Outfit } from '../../app/contracts/outfits.ts';
import { counted, noStatements } from '../../tests/fakes/counted-d1.workerd.ts';
import { openOutfitWorld, insertPlaces } from '../../tests/worlds/outfit-world.workerd.ts';
import { newMember, SITE, visitor, type Visitor } from '../../tests/worlds/visitor.workerd.ts';
import { openPeople } from '../db/sql/open-database.ts';
import { createApi } from './api/index.ts';

const TODAY = '/api/outfits/today';
const CLAIM = 'stylecast-reader';
const asked = noStatements();
const house = openOutfitWorld({}, Date.now());
const api = createApi(() => ({ ...house.app, people: openPeople(counted(env.PEOPLE, asked)) }));

beforeAll(() =>
  insertPlaces(house.app, [
    [1, 'Lisbon', 'Lisbon', 'PT', 38.72, -9.14, 'Europe/Lisbon', 517_000],
    [2, 'Madrid', 'Madrid', 'ES', 40.42, -3.7, 'Europe/Madrid', 3_255_000],
  ]),
);

/** Statements that a call has for the database of people. */
async function askedBy(call: Promise<Response>): Promise<number> {
  const before = asked.count;
  expect((await call).status).toBe(200);
  return asked.count - before;
}

/** Somebody who has seen today's outfit and has a claim. */
async function reader(name: string) {
  const her = await newMember(api, name);
  const prefer = { stylePreferences: ['casual'], gender: 'female' };
  expect((await her.send('PUT', '/api/user/preferences', prefer)).status).toBe(200);
  expect((await her.send('PUT', '/api/user/location', { location: 'Lisbon' })).status).toBe(200);
  expect((await her.send('GET', TODAY)).status).toBe(200);
  expect(her.cookie).toContain(CLAIM);
  return her;
}
const today = async (her: Visitor) => (await her.send('GET', TODAY)).json<Outfit>();
const withoutClaim = ({ cookie }: Visitor) =>
  cookie
    .split('; ')
    .filter((pair) => !pair.includes(CLAIM))
    .join('; ');
const claimIn = ({ cookie }: Visitor) => cookie.split('; ').find((pair) => pair.includes(CLAIM)) ?? '';
const endSessions = () => env.PEOPLE.prepare('delete from sessions').run();

test("with a claim a read of today's outfit asks the database of her outfits alone, and says the same", async () => {
  const her = await reader('reads');
  const byClaim = await today(her);
  expect(await askedBy(her.send('GET', TODAY))).toBe(0);
  const bare = { ...her, cookie: withoutClaim(her) };
  expect(await today(bare)).toEqual(byClaim);
  expect((await her.send('GET', `${TODAY}?userHour=99`)).status).toBe(400);
});

test('it is behind her row for a minute at most', async () => {
  const her = await reader('minute');
  await endSessions();
  house.pass(59_000);
  expect((await her.send('GET', TODAY)).status).toBe(200);
  house.pass(1_000);
  expect((await her.send('GET', TODAY)).status).toBe(401);
});

test('it changes nothing and opens nothing else: her row is asked, and the session has ended', async () => {
  const her = await reader('writes');
  const { id } = await today(her);
  await endSessions();
  const { cookie } = her;
  for (const [method, path, body] of [
    ['PUT', `/api/outfits/${id}/favorite`, { isFavorite: true }],
    ['POST', '/api/outfits/regenerate', { outfitId: id }],
    ['DELETE', `/api/outfits/${id}`],
    ['GET', '/api/user'],
    ['GET', '/api/outfits'],
    ['GET', '/objects/of-no-matter'],
  ] as const) {
    her.cookie = cookie;
    expect([path, (await her.send(method, path, body)).status]).toEqual([path, 401]);
  }
});

test('what she changes counts at once: a write takes the claim away', async () => {
  const her = await reader('moves');
  expect((await today(her)).placeName).toMatch(/^Lisbon/);
  expect((await her.send('PUT', '/api/user/location', { location: 'Madrid' })).status).toBe(200);
  expect(her.cookie).not.toContain(CLAIM);
  expect((await today(her)).placeName).toMatch(/^Madrid/);
});

test('signing out takes it out of the browser', async () => {
  const her = await reader('leaves');
  await her.send('POST', '/api/logout', {});
  expect(her.cookie).not.toContain(CLAIM);
  expect((await her.send('GET', TODAY)).status).toBe(401);
});

test('alone, forged, or with the session of somebody else it says nothing', async () => {
  const [her, other] = [await reader('owner'), await reader('stranger')];
  const claim = claimIn(her);
  const theirs = (await today(other)).id;
  const alone = { ...visitor(api), cookie: claim };
  expect((await alone.send('GET', TODAY)).status).toBe(401);
  const borrowed = { ...other, cookie: `${withoutClaim(other)}; ${claim}` };
  expect((await today(borrowed)).id).toBe(theirs);
  const forged = { ...other, cookie: other.cookie.replace(other.user.id, her.user.id) };
  expect((await today(forged)).id).toBe(theirs);
  const later = { ...other, cookie: other.cookie.replace(/reader=\d+/, 'reader=9999999999') };
  await endSessions();
  expect((await later.send('GET', TODAY)).status).toBe(401);
});

test('it is a cookie that no script reads and no other site sets, for a minute', async () => {
  const her = await reader('cookie');
  her.cookie = withoutClaim(her);
  const answer = await her.send('GET', '/api/user');
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^stylecast-reader=[^;]+; Path=\/; Max-Age=60; HttpOnly; SameSite=Lax$/),
  ]);
  const secure = await api.request(
    `${SITE.replace('http:', 'https:')}/api/user`,
    { headers: { cookie: `__Host-${her.cookie}` } },
    env,
  );
  expect(secure.headers.getSetCookie().join()).toMatch(/^__Host-stylecast-reader=.*; Secure$/);
});

test('who comes for the first time today, or after a pause, gets none: her row has to be asked and her visit noted', async () => {
  const her = await reader('returns');
  for (const change of ['last_seen_at = last_seen_at - 172800000', 'delivery_paused = 1']) {
    await env.PEOPLE.prepare(`update users set ${change} where id = ?`).bind(her.user.id).run();
    her.cookie = withoutClaim(her);
    await today(her);
    expect(her.cookie).not.toContain(CLAIM);
    await today(her);
    expect(her.cookie).toContain(CLAIM);
  }
});
