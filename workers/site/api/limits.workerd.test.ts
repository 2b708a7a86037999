import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { newMember, PASSWORD, visitor } from '../../../tests/visitor.workerd.ts';
import { composeApp } from '../../compose.ts';
import { forgetCounters, limitHourly, limitMails } from '../../usecases/accounts/rate-limits.ts';
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

test('30 uploads per user and hour', async () => {
  for (let i = 0; i < 30; i++) await limitHourly(app, 'upload', 'user-a');
  await expect(limitHourly(app, 'upload', 'user-a')).rejects.toMatchObject({ code: 'too-many' });
  await limitHourly(app, 'upload', 'user-b');
});

test('with an account goes what was counted under her id and her address', async () => {
  await env.PEOPLE.prepare('delete from rate_limits').run();
  for (const what of ['upload', 'export', 'payment', 'test-push'] as const)
    await limitHourly(app, what, 'user-c');
  await limitMails(app, 'Clara@Example.org');
  await limitHourly(app, 'upload', 'user-d');
  await forgetCounters(app, { id: 'user-c', email: 'clara@example.org' });
  const { results } = await env.PEOPLE.prepare('select count from rate_limits').all();
  expect(results).toEqual([{ count: 1 }]);
});
