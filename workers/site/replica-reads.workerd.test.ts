import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import type { Outfit } from '../../app/contracts/outfits.ts';
import { openOutfitWorld } from '../../tests/worlds/outfit-world.workerd.ts';
import { newMember, SITE } from '../../tests/worlds/visitor.workerd.ts';
import { createApi } from './api/index.ts';
import { openLooks } from '../db/sql/open-database.ts';

const BOOKMARK = '00000085-0000024c-00004c6d-8e61117bf38d7adb71b934ebbf891683';

/** LOOKS_0 with a copy that has seen nothing of it yet (LOOKS_1): whoever has no bookmark is answered by the copy. */
function lagging() {
  const asked: string[] = [];
  const d1 = {
    prepare: (sql: string) => env.LOOKS_0.prepare(sql),
    batch: (statements: D1PreparedStatement[]) => env.LOOKS_0.batch(statements),
    withSession(from: string) {
      asked.push(from);
      const database = from === 'first-unconstrained' ? env.LOOKS_1 : env.LOOKS_0;
      return {
        prepare: (sql: string) => database.prepare(sql),
        batch: (statements: D1PreparedStatement[]) => database.batch(statements),
        getBookmark: () => BOOKMARK,
      };
    },
  } as unknown as D1Database;
  return { asked, looks: () => openLooks(d1) };
}

async function member(name: string) {
  const copy = lagging();
  const { app } = openOutfitWorld({ looks: copy.looks }, Date.now());
  const her = await newMember(
    createApi(() => app),
    name,
  );
  await env.PEOPLE.prepare(
    `update users set location = 'Lisbon, PT', lat = 38.7, lon = -9.1, timezone = 'Europe/Lisbon', gender = 'female',
     style_preferences = '["casual"]', shard = 0 where id = ?`,
  )
    .bind(her.user.id)
    .run();
  const session = her.cookie;
  const list = async (cookie: string) => {
    const response = await createApi(() => app).request(`${SITE}/api/outfits`, { headers: { cookie } }, env);
    expect(response.status).toBe(200);
    return { outfits: await response.json<Outfit[]>(), set: response.headers.getSetCookie() };
  };
  return { her, session, list, asked: copy.asked };
}

test('who has written is answered by no copy from before; everybody else by the nearest', async () => {
  const { her, session, list, asked } = await member('nearby');
  const made = await her.send('GET', '/api/outfits/today?userHour=9');
  const [set = ''] = made.headers.getSetCookie();
  expect(set).toMatch(
    new RegExp(`^stylecast-near=0\\.${BOOKMARK}; Path=/; Max-Age=86400; HttpOnly; SameSite=Lax$`),
  );
  expect((await list(session)).outfits, 'the copy lags').toEqual([]);
  const seen = await list(her.cookie);
  expect(seen.outfits.map(({ id }) => id)).toEqual([(await made.json<Outfit>()).id]);
  expect(asked.at(-1)).toBe(BOOKMARK);
  // Nothing was written: the bookmark that she has still does.
  expect(seen.set).toEqual([]);

  const id = seen.outfits[0]?.id ?? '';
  const loved = await her.send('PUT', `/api/outfits/${id}/favorite`, { isFavorite: true });
  expect(loved.headers.getSetCookie().filter((cookie) => cookie.startsWith('stylecast-near='))).toHaveLength(
    1,
  );
  expect((await list(her.cookie)).outfits[0]?.isFavorite).toBe(true);
});

test('a day that has not reached the copy is found on the primary, not made again', async () => {
  const { her, session } = await member('lagged');
  const first = await (await her.send('GET', '/api/outfits/today?userHour=9')).json<Outfit>();
  her.cookie = session;
  const again = await (await her.send('GET', '/api/outfits/today?userHour=9')).json<Outfit>();
  expect(again.id).toBe(first.id);
});

test('what is no bookmark of ours never reaches the database', async () => {
  const { session, list, asked } = await member('crooked');
  for (const value of ['0.first-primary!', '0.', 'x.00', `0.${'0'.repeat(101)}`, "0.0';--"]) {
    await list(`${session}; stylecast-near=${value}`);
    expect(asked.at(-1), value).toBe('first-unconstrained');
  }
});
