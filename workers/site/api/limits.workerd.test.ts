import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { newMember, PASSWORD, visitor } from '../../../tests/worlds/visitor.workerd.ts';
import { composeApp } from '../../compose.ts';
import { sha256Hex } from '../../db/sql/secret.ts';
import { limitCodeMails } from '../../usecases/limits/mail-limits.ts';
import { forgetCounters, limitHourly } from '../../usecases/limits/rate-limits.ts';
import { createApi } from './index.ts';

// One moment for the whole file: no test runs across the border of a window.
const moment = Math.floor(Date.now() / 3_600_000) * 3_600_000;
const app = { ...composeApp(env), clock: { now: () => moment } };
const api = createApi(() => app);

test('50 wrong logins: 429 with Retry-After after ten, and the owner still gets in from another address', async () => {
  await newMember(api, 'petra', '198.51.100.7');
  const attacker = visitor(api, '203.0.113.9');
  const statuses: number[] = [];
  for (let i = 0; i < 50; i++) {
    // By name and by address in turn: it is one account.
    const username = i % 2 === 0 ? 'petra' : 'petra@example.org';
    const response = await attacker.send('POST', '/api/login', { username, password: `guess ${i}` });
    statuses.push(response.status);
    if (response.status === 429) {
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await response.json()).toMatchObject({ message: expect.stringContaining('Too many') as string });
    }
  }
  expect(statuses).toEqual([...Array<number>(10).fill(401), ...Array<number>(40).fill(429)]);
  const login = { username: 'petra', password: PASSWORD };
  expect((await attacker.send('POST', '/api/login', login)).status).toBe(429);
  expect((await visitor(api, '198.51.100.7').send('POST', '/api/login', login)).status).toBe(200);
});

test('guesses sent all at once are counted like guesses in a row, also for names that do not exist', async () => {
  const attacker = visitor(api, '203.0.113.10');
  const guess = () =>
    attacker.send('POST', '/api/login', { username: 'nobody-at-all', password: 'guess it' });
  const statuses = (await Promise.all(Array.from({ length: 20 }, guess))).map((r) => r.status);
  expect(statuses.filter((s) => s === 401)).toHaveLength(10);
  expect(statuses.filter((s) => s === 429)).toHaveLength(10);
});

test('right passwords are no failures: twelve sign-ins in a row', async () => {
  await newMember(api, 'quinn', '203.0.113.11');
  for (let i = 0; i < 12; i++) {
    const response = await visitor(api, '203.0.113.11').send('POST', '/api/login', {
      username: 'quinn',
      password: PASSWORD,
    });
    expect(response.status).toBe(200);
  }
});

test('one IPv6 household is one address; 60 sign-ups an hour from it, tried with a taken name', async () => {
  const form = { username: 'rosa', email: 'rosa@example.org', password: PASSWORD };
  await env.PEOPLE.prepare('delete from rate_limits').run();
  expect((await visitor(api, '2001:db8:1:2::1').send('POST', '/api/register', form)).status).toBe(200);
  await env.PEOPLE.prepare("update rate_limits set count = 59 where key like 'register:%'").run();
  expect((await visitor(api, '2001:0db8:1:2:ffff::9').send('POST', '/api/register', form)).status).toBe(409);
  const last = await visitor(api, '2001:db8:1:2:0:0:0:7').send('POST', '/api/register', form);
  expect(last.status).toBe(429);
  expect(last.headers.get('retry-after')).toMatch(/^\d+$/);
  expect((await visitor(api, '2001:db8:1:3::1').send('POST', '/api/register', form)).status).toBe(409);
});

test('100 failures per address, whatever the names', async () => {
  const address = '203.0.113.12';
  await visitor(api, address).send('POST', '/api/login', { username: 'name-0', password: 'guess it' });
  const set = await env.PEOPLE.prepare(
    "update rate_limits set count = 100 where key like 'login-address:%' and count = 1",
  ).run();
  expect(set.meta.changes).toBe(1);
  const next = await visitor(api, address).send('POST', '/api/login', {
    username: 'name-1',
    password: 'guess it',
  });
  expect(next.status).toBe(429);
});

test('guessing across networks: 50 an hour at an account, then only who is known or reads her mail', async () => {
  await env.PEOPLE.prepare('delete from rate_limits').run();
  const sam = await newMember(api, 'sam', '198.51.100.20');
  const login = { username: 'sam', password: PASSWORD };
  const guess = async (username: string, i: number) =>
    (await visitor(api, `10.1.${i}.1`).send('POST', '/api/login', { username, password: `guess ${i}` }))
      .status;
  expect(await guess('sam', 0)).toBe(401);
  const counted = "update rate_limits set count = 48 where key like 'login-account:%'";
  expect((await env.PEOPLE.prepare(counted).run()).meta.changes).toBe(1);
  expect(await Promise.all([1, 2, 3, 4].map((i) => guess('sam', i)))).toEqual(
    expect.arrayContaining([401, 401, 429, 429]),
  );
  // A right guess learns nothing either.
  const lucky = await visitor(api, '10.2.0.1').send('POST', '/api/login', login);
  expect([lucky.status, await lucky.json()]).toEqual([
    429,
    expect.objectContaining({ message: expect.stringContaining('Forgot password') as string }),
  ]);
  // Where she has been before she gets in, wherever that is today.
  await sam.send('POST', '/api/logout');
  expect((await sam.send('POST', '/api/login', login)).status).toBe(200);
  // A cookie of another account, or a forged one, is no help.
  const ted = await newMember(api, 'ted', '198.51.100.21');
  expect((await ted.send('POST', '/api/login', login)).status).toBe(429);
  const forged = sam.cookie.replace(/(?<=stylecast-device=[0-9a-f-]{35})./, (last) =>
    last === '0' ? '1' : '0',
  );
  expect(forged).not.toBe(sam.cookie);
  expect((await visitor(api, '10.2.0.2').send('POST', '/api/login', login, { cookie: forged })).status).toBe(
    429,
  );
  // Guesses at names that do not exist end alike.
  expect(await guess('zed', 5)).toBe(401);
  await env.PEOPLE.prepare("update rate_limits set count = 50 where key like 'login-account:%'").run();
  expect(await guess('zed', 6)).toBe(429);
});

test('on a network that is shut, who has been there before gets in, with a few guesses of her own', async () => {
  const una = await newMember(api, 'una', '203.0.113.77');
  await visitor(api, '203.0.113.77').send('POST', '/api/login', { username: 'someone', password: 'x y z' });
  await env.PEOPLE.prepare("update rate_limits set count = 100 where key like 'login-address:%'").run();
  const login = { username: 'una', password: PASSWORD };
  expect((await visitor(api, '203.0.113.77').send('POST', '/api/login', login)).status).toBe(429);
  expect((await una.send('POST', '/api/login', login)).status).toBe(200);
  const statuses = [];
  for (let i = 0; i < 12; i++)
    statuses.push((await una.send('POST', '/api/login', { ...login, password: `guess ${i}` })).status);
  expect(statuses.slice(9)).toEqual([401, 429, 429]);
});

test('right passwords are counted too: 60 sign-ins an hour at an account from one place', async () => {
  await env.PEOPLE.prepare('delete from rate_limits').run();
  await newMember(api, 'vera', '198.51.100.30');
  const login = { username: 'vera', password: PASSWORD };
  expect((await visitor(api, '198.51.100.31').send('POST', '/api/login', login)).status).toBe(200);
  await env.PEOPLE.prepare("update rate_limits set count = 60 where key like 'login-try:%'").run();
  expect((await visitor(api, '198.51.100.31').send('POST', '/api/login', login)).status).toBe(429);
});

test('of more than 20 sessions those that were used longest ago end, with their pushes', async () => {
  const wanda = await newMember(api, 'wanda', '198.51.100.40');
  const first = wanda.cookie;
  await env.PEOPLE.prepare('update sessions set last_used_at = 5, created_at = ? where user_id = ?')
    .bind(moment - 1000, wanda.user.id)
    .run();
  await env.PEOPLE.prepare(
    "insert into push_subscriptions (id, user_id, session_id, endpoint, p256dh, auth, created_at) select 'wanda-push', user_id, id, 'e', 'p', 'a', 0 from sessions where user_id = ?",
  )
    .bind(wanda.user.id)
    .run();
  const others = Array.from({ length: 20 }, (_, i) => visitor(api, `198.51.100.${50 + i}`));
  await Promise.all(
    others.map((other) => other.send('POST', '/api/login', { username: 'wanda', password: PASSWORD })),
  );
  expect((await visitor(api).send('GET', '/api/user', undefined, { cookie: first })).status).toBe(401);
  for (const other of others) expect((await other.send('GET', '/api/user')).status).toBe(200);
  expect(
    (await env.PEOPLE.prepare("select id from push_subscriptions where id = 'wanda-push'").all()).results,
  ).toEqual([]);
});

test('X-Forwarded-For and its like are nobody’s address: what Cloudflare saw is counted', async () => {
  await env.PEOPLE.prepare('delete from rate_limits').run();
  const one = visitor(api, '203.0.113.99');
  const statuses = [];
  for (let i = 0; i < 12; i++) {
    const claimed = {
      'x-forwarded-for': `10.9.9.${i}`,
      'x-real-ip': `10.9.9.${i}`,
      'true-client-ip': `10.9.9.${i}`,
      forwarded: `for=10.9.9.${i}`,
    };
    statuses.push(
      (await one.send('POST', '/api/login', { username: 'xena', password: 'x y z' }, claimed)).status,
    );
  }
  expect(statuses.slice(9)).toEqual([401, 429, 429]);
});

test('what the counters hold of a network cannot be found by trying all networks', async () => {
  await env.PEOPLE.prepare('delete from rate_limits').run();
  await visitor(api, '203.0.113.50').send('POST', '/api/login', { username: 'yara', password: 'x y z' });
  const { results } = await env.PEOPLE.prepare('select key from rate_limits').all<{ key: string }>();
  const plain = await Promise.all(['203.0.113.50', 'yara', 'yara 203.0.113.50'].map(sha256Hex));
  expect(results).toHaveLength(4);
  for (const hash of plain) for (const { key } of results) expect(key).not.toContain(hash);
});

test('30 photos become hers an hour; what is refused counts as a try alone', async () => {
  for (let i = 0; i < 30; i++) await limitHourly(app, 'photo', 'user-p');
  await expect(limitHourly(app, 'photo', 'user-p')).rejects.toMatchObject({ code: 'too-many' });
  const zoe = await newMember(api, 'zoe', '198.51.100.80');
  await env.PEOPLE.prepare('delete from rate_limits').run();
  const register = () =>
    zoe.send('PUT', '/api/user/photo-upload', { photoURL: `/objects/${crypto.randomUUID()}` });
  for (let i = 0; i < 31; i++) expect((await register()).status).toBe(404);
  await env.PEOPLE.prepare("update rate_limits set count = 30 where key like 'photo:%'").run();
  expect((await register()).status).toBe(429);
  await env.PEOPLE.prepare("update rate_limits set count = 0 where key like 'photo:%'").run();
  await env.PEOPLE.prepare("update rate_limits set count = 240 where key like 'photo-try:%'").run();
  expect((await register()).status).toBe(429);
});

test('120 pictures are stored per user and hour', async () => {
  for (let i = 0; i < 120; i++) await limitHourly(app, 'upload', 'user-a');
  await expect(limitHourly(app, 'upload', 'user-a')).rejects.toMatchObject({ code: 'too-many' });
  await limitHourly(app, 'upload', 'user-b');
});

test('with an account goes what was counted under her id', async () => {
  await env.PEOPLE.prepare('delete from rate_limits').run();
  for (const what of [
    'upload',
    'upload-address',
    'upload-parts',
    'photo',
    'photo-try',
    'export',
    'payment',
    'test-push',
  ] as const)
    await limitHourly(app, what, 'user-c');
  await limitCodeMails(app, 'user-c');
  await limitHourly(app, 'upload', 'user-d');
  await forgetCounters(app, 'user-c');
  const { results } = await env.PEOPLE.prepare('select count from rate_limits').all();
  expect(results).toEqual([{ count: 1 }]);
});
