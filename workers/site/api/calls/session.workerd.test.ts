import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import type { User } from '../../../../app/contracts/session.ts';
import { newMember, PASSWORD, SITE, visitor } from '../../../../tests/worlds/visitor.workerd.ts';
import { composeApp } from '../../../compose.ts';
import { openPeople } from '../../../db/sql/open-database.ts';
import { createApi } from '../index.ts';

const DAY = 24 * 3_600_000;
let shift = 0;
const base = composeApp(env);
const app = { ...base, clock: { now: () => Date.now() + shift } };
const api = createApi(() => app);

const rows = async (sql: string): Promise<number> =>
  (await env.PEOPLE.prepare(sql).first<{ n: number }>())?.n ?? 0;

test('sign-up answers the user, signs her in and never shows the hash', async () => {
  const ann = visitor(api);
  const form = {
    username: 'Ann',
    email: 'Ann@Example.org',
    password: PASSWORD,
    firstName: ' Ann ',
    lastName: '',
  };
  const response = await ann.send('POST', '/api/register', {
    ...form,
    isAdmin: true,
    subscriptionTier: 'pro',
  });
  expect(response.status).toBe(200);
  const user = await response.json<User>();
  expect(user).toMatchObject({ username: 'Ann', email: 'Ann@Example.org', firstName: 'Ann', lastName: null });
  expect(user).toMatchObject({ isAdmin: false, subscriptionTier: 'free', photoUrl: null, hasBodyMap: false });
  expect(JSON.stringify(user)).not.toMatch(/scrypt|hash|key/i);
  expect(await (await ann.send('GET', '/api/user')).json()).toEqual(user);
  const stored = await env.PEOPLE.prepare('select password_hash as h from users').first<{ h: string }>();
  // Of the cheap cost that tests have; the real one: hash-password.test.ts.
  expect(stored?.h).toMatch(/^scrypt\$16\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
});

test('a name or address that is taken is refused with a sentence, whatever its case', async () => {
  await newMember(api, 'Berta');
  const other = visitor(api);
  const byName = await other.send('POST', '/api/register', {
    username: 'BERTA',
    email: 'x@example.org',
    password: PASSWORD,
  });
  expect(byName.status).toBe(409);
  expect(await byName.json()).toEqual({ message: 'That username is already taken.' });
  const byEmail = await other.send('POST', '/api/register', {
    username: 'berta2',
    email: 'BERTA@example.ORG',
    password: PASSWORD,
  });
  expect(byEmail.status).toBe(409);
  expect(await byEmail.json()).toEqual({ message: 'That email address is already registered.' });
});

test('two sign-ups for one name at once: one account', async () => {
  const form = { username: 'twin', email: 'twin@example.org', password: PASSWORD };
  const both = await Promise.all([1, 2].map(() => visitor(api).send('POST', '/api/register', form)));
  expect(both.map((r) => r.status).sort()).toEqual([200, 409]);
});

test('a username that looks like somebody’s is refused, in letters of any script', async () => {
  await newMember(api, 'olivia.admin');
  const form = (username: string) => ({
    username,
    email: `${crypto.randomUUID()}@example.org`,
    password: PASSWORD,
  });
  for (const username of ['olivia.аdmin', 'оlivia.admin', '0livia.admin', 'oliviа.аԁmin', 'o1ivia.adrnin']) {
    const response = await visitor(api, '198.51.100.200').send('POST', '/api/register', form(username));
    expect([response.status, await response.json()], username).toEqual([
      409,
      { message: 'That username looks too much like someone else’s. Please choose another.' },
    ]);
  }
  const another = await visitor(api, '198.51.100.200').send('POST', '/api/register', form('ólivia.admin'));
  expect(another.status).toBe(200);
});

test('common passwords and short ones are refused', async () => {
  const form = { username: 'carla', email: 'carla@example.org' };
  const short = await visitor(api).send('POST', '/api/register', { ...form, password: 'k7#mP' });
  expect(await short.json()).toEqual({ message: 'Password must be at least 6 characters long' });
  expect(short.status).toBe(400);
  for (const password of ['password1', 'qwerty', 'carla12']) {
    expect((await visitor(api).send('POST', '/api/register', { ...form, password })).status).toBe(400);
  }
});

test('a password is taken whole: long, in any script, nothing cut off', async () => {
  const password = 'пароль-鍵🗝'.repeat(20) + 'x';
  const form = { username: 'dora', email: 'dora@example.org', password };
  expect((await visitor(api).send('POST', '/api/register', form)).status).toBe(200);
  const almost = await visitor(api).send('POST', '/api/login', {
    username: 'dora',
    password: password.slice(0, -1),
  });
  expect(almost.status).toBe(401);
  expect((await visitor(api).send('POST', '/api/login', { username: 'dora', password })).status).toBe(200);
});

test('she signs in by username or email, in any case, with a new token each time', async () => {
  const first = await newMember(api, 'emma');
  const again = visitor(api);
  expect((await again.send('POST', '/api/login', { username: 'EMMA', password: PASSWORD })).status).toBe(200);
  const byEmail = visitor(api);
  byEmail.cookie = again.cookie;
  await byEmail.send('POST', '/api/login', { username: ' Emma@example.org ', password: PASSWORD });
  expect(new Set([first.cookie, again.cookie, byEmail.cookie]).size).toBe(3);
  // The session that the browser came with is over.
  expect((await again.send('GET', '/api/user')).status).toBe(401);
  expect((await byEmail.send('GET', '/api/user')).status).toBe(200);
});

test('cookie flags: __Host- with Secure, and a plain name on http://localhost only', async () => {
  const fiona = await newMember(api, 'fiona');
  expect(fiona.cookie).toMatch(/^stylecast=[0-9a-f]{40}; stylecast-device=[\w.-]+$/);
  for (const site of ['https://stylecast.app', 'https://localhost', 'http://localhost.evil.example']) {
    const there = visitor(api, '192.0.2.1', site);
    const login = await there.send('POST', '/api/login', { username: 'fiona', password: PASSWORD });
    expect(login.headers.getSetCookie()[0]).toMatch(
      /^__Host-stylecast=[0-9a-f]{40}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect((await there.send('GET', '/api/user')).status).toBe(200);
  }
  const production = createApi(() => ({ ...app, settings: { ...app.settings, local: false } }));
  const login = await visitor(production).send('POST', '/api/login', {
    username: 'fiona',
    password: PASSWORD,
  });
  expect(login.headers.get('set-cookie')).toMatch(/^__Host-.*; Secure$/);
});

test('the database holds no token, only its SHA-256', async () => {
  const gerda = await newMember(api, 'gerda');
  const token = /stylecast=([0-9a-f]+)/.exec(gerda.cookie)?.[1] ?? '';
  expect(await rows(`select count(*) n from sessions where id = '${token}'`)).toBe(0);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  const id = Array.from(new Uint8Array(digest), (b) => b.toString(16).padStart(2, '0')).join('');
  expect(await rows(`select count(*) n from sessions where id = '${id}'`)).toBe(1);
});

test('logout ends the session on the server: the old cookie opens nothing', async () => {
  const hanna = await newMember(api, 'hanna');
  const old = hanna.cookie;
  const response = await hanna.send('POST', '/api/logout');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ success: true });
  expect(response.headers.get('set-cookie')).toContain('Max-Age=0');
  hanna.cookie = old;
  const replay = await hanna.send('GET', '/api/user');
  expect(replay.status).toBe(401);
  expect(await replay.json()).toEqual({ message: 'Unauthorized' });
  expect((await visitor(api).send('POST', '/api/logout')).status).toBe(200);
});

test('a session slides: untouched in its first half, renewed in its second, over after 30 days', async () => {
  const ina = await newMember(api, 'ina');
  try {
    shift = 14 * DAY;
    expect((await ina.send('GET', '/api/user')).headers.get('set-cookie')).toBeNull();
    shift = 16 * DAY;
    expect((await ina.send('GET', '/api/user')).headers.get('set-cookie')).toContain('Max-Age=2592000');
    shift = 45 * DAY;
    const token = ina.cookie;
    expect((await ina.send('GET', '/api/user')).status).toBe(200);
    shift = 80 * DAY;
    ina.cookie = token;
    expect((await ina.send('GET', '/api/user')).status).toBe(401);
  } finally {
    shift = 0;
  }
});

test('unknown name and wrong password look the same', async () => {
  await newMember(api, 'jana');
  const wrong = await visitor(api).send('POST', '/api/login', {
    username: 'jana',
    password: 'not her password',
  });
  const unknown = await visitor(api).send('POST', '/api/login', {
    username: 'nobody',
    password: 'not her password',
  });
  expect([wrong.status, unknown.status]).toEqual([401, 401]);
  const body = await wrong.json();
  expect(body).toEqual({ message: 'Invalid username or password' });
  expect(await unknown.json()).toEqual(body);
});

test('GET /api/login sends the browser to /auth', async () => {
  const response = await visitor(api).send('GET', '/api/login');
  expect([response.status, response.headers.get('location')]).toEqual([302, '/auth']);
});

test('early access: anything with an @, the same answer the second time', async () => {
  for (let i = 0; i < 2; i++) {
    const response = await visitor(api).send('POST', '/api/early-access', { email: ' Kim@Example ' });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      success: true,
      message: expect.stringContaining("You're on the list!"),
    });
  }
  expect(await rows("select count(*) n from early_access where email = 'kim@example'")).toBe(1);
  for (const email of ['', 'kim', 7, undefined]) {
    const response = await visitor(api).send('POST', '/api/early-access', { email });
    expect(response.status).toBe(400);
  }
  const empty = await visitor(api).send('POST', '/api/early-access', {});
  expect(await empty.json()).toEqual({ message: 'Please enter a valid email address.' });
});

test('a session is read in one round trip', async () => {
  const lena = await newMember(api, 'lena');
  let queries = 0;
  const counted = openPeople({
    prepare(sql: string) {
      queries++;
      return env.PEOPLE.prepare(sql);
    },
  } as D1Database);
  const counting = createApi(() => ({ ...app, people: counted }));
  const response = await counting.request(`${SITE}/api/user`, { headers: { cookie: lena.cookie } }, env);
  expect([response.status, queries]).toEqual([200, 1]);
  await counting.request(`${SITE}/api/user`, {}, env);
  expect(queries).toBe(1);
});
