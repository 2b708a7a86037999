import { env } from 'cloudflare:test';
import { beforeAll, expect, test } from 'vitest';
import type { AnswerOf } from '../../../../app/contracts/call.ts';
import type { tryOutfit, TryPlace } from '../../../../app/contracts/try.ts';
import { insertPlaces } from '../../../../tests/worlds/outfit-world.workerd.ts';
import { visitor } from '../../../../tests/worlds/visitor.workerd.ts';
import { composeApp } from '../../../compose.ts';
import { createApi } from '../index.ts';

const app = composeApp(env);
const api = createApi(() => app);
const LISBON = 2267057;

beforeAll(() =>
  insertPlaces(app, [[LISBON, 'Lisbon', 'Lisbon', 'PT', 38.72, -9.13, 'Europe/Lisbon', 517802]]),
);

/** Rows of every table that may hold something of a person. */
async function rows(): Promise<Record<string, number>> {
  const counted: Record<string, number> = {};
  for (const [name, db] of Object.entries({ people: env.PEOPLE, looks: env.LOOKS_0 })) {
    const tables = await db
      .prepare("select name from sqlite_master where type = 'table' and name not like '%\\_cf%' escape '\\'")
      .all<{ name: string }>();
    for (const { name: table } of tables.results) {
      if (/^(sqlite_|d1_|rate_limits$|weather)/.test(table)) continue;
      counted[`${name}.${table}`] =
        (await db.prepare(`select count(*) as n from "${table}"`).first<{ n: number }>())?.n ?? 0;
    }
  }
  return counted;
}

test('a visitor is told city and weather and gets six looks, and no row of a person is written', async () => {
  const before = await rows();
  const her = visitor(api, '203.0.113.7');
  const device = { zone: 'Europe/Lisbon', languages: 'en-GB' };
  const told = await (await her.send('POST', '/api/try/place', { device })).json<TryPlace>();
  expect([told.place.id, told.unit]).toEqual([LISBON, 'C']);
  const found = await her.send('GET', '/api/try/places?q=lis&zone=Europe/Lisbon');
  expect(await found.json()).toHaveLength(1);
  const body = { gender: 'male', placeId: LISBON };
  const dressed = await (await her.send('POST', '/api/try/outfit', body)).json<AnswerOf<typeof tryOutfit>>();
  expect(dressed.looks).toHaveLength(6);
  expect(her.cookie).not.toContain('stylecast');
  expect(await rows()).toEqual(before);
  expect(Object.keys(before).length).toBeGreaterThan(10);
});

test('looks for visitors are counted by network: 240 an hour, and another network goes on', async () => {
  const her = visitor(api, '203.0.113.8');
  const ask = (who = her) => who.send('POST', '/api/try/outfit', { gender: 'female', placeId: 99 });
  for (let i = 0; i < 240; i++) expect((await ask()).status).toBe(404);
  const refused = await ask();
  expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true]);
  expect((await her.send('POST', '/api/try/place', { placeId: LISBON })).status).toBe(429);
  expect((await ask(visitor(api, '203.0.113.9'))).status).toBe(404);
});

test('letters of a city are counted by network too', async () => {
  const her = visitor(api, '203.0.113.10');
  const answers = await Promise.all(
    Array.from({ length: 601 }, async () => (await her.send('GET', '/api/try/places?q=li')).status),
  );
  expect([
    answers.filter((status) => status === 200).length,
    answers.filter((status) => status === 429).length,
  ]).toEqual([600, 1]);
});
