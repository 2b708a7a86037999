import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { newMember, visitor } from '../../../tests/worlds/visitor.workerd.ts';
import { composeApp } from '../../compose.ts';
import { readClockOffset } from '../../db/operations/operator-notes.ts';
import { createApi } from '../api/index.ts';
import { mountDev } from './dev-routes.ts';

const app = composeApp(env);
const api = createApi(() => app);
mountDev(api);
const anyone = visitor(api);

test.each([
  ['/dev/clock', {}],
  ['/dev/clock', { advanceMs: '1' }],
  ['/dev/clock', { advanceMs: 1.5 }],
  ['/dev/clock', { advanceMs: 1e300 }],
  ['/dev/clock', 'not json'],
  ['/dev/clock', '[]'],
  ['/dev/account', { username: 'dev', subscriptionTier: 'gold', isAdmin: false }],
  ['/dev/account', { username: '', subscriptionTier: 'free', isAdmin: false }],
  ['/dev/account', null],
  ['/dev/sky', { location: '' }],
  ['/dev/history', { username: 'dev', days: 0 }],
  ['/dev/history', { username: 'dev', days: 1e9 }],
  ['/dev/history', { username: ['dev'], days: 3 }],
])('%s answers %j with 400 and a sentence', async (path, body) => {
  const response = await anyone.send('POST', path, body);
  expect(response.status).toBe(400);
  expect((await response.json<{ message: string }>()).message).not.toBe('');
});

test('a door without a body, and an account that nobody has', async () => {
  expect((await anyone.send('POST', '/dev/clock')).status).toBe(415);
  const nobody = { username: 'nobody', subscriptionTier: 'free', isAdmin: false };
  expect((await anyone.send('POST', '/dev/account', nobody)).status).toBe(404);
  expect((await anyone.send('POST', '/dev/sky', { location: 'Nowhereville' })).status).toBe(404);
  expect((await anyone.send('GET', '/dev/mail/nothing')).status).toBe(404);
});

test('what is right goes through: the clock moves, an account becomes what it is told to be', async () => {
  expect((await anyone.send('POST', '/dev/clock', { advanceMs: 60_000 })).status).toBe(200);
  expect(await readClockOffset(app.people)).toBe(60_000);
  const dev = await newMember(api, 'dev');
  const told = { username: 'dev', subscriptionTier: 'pro', isAdmin: true };
  expect((await anyone.send('POST', '/dev/account', told)).status).toBe(200);
  expect(await (await dev.send('GET', '/api/user')).json()).toMatchObject({
    subscriptionTier: 'pro',
    isAdmin: true,
    emailVerified: true,
  });
});

test('after sixty sign-ups of an hour `npm start` makes its accounts, once, and everybody else still waits', async () => {
  const form = (username: string) => ({
    username,
    password: 'wet socks 12',
    email: `${username}@example.org`,
  });
  await newMember(api, 'sixtieth', '192.0.2.61');
  await env.PEOPLE.prepare("update rate_limits set count = 60 where key like 'register:%'").run();
  const here = visitor(api, '192.0.2.61');
  expect((await here.send('POST', '/api/register', form('late'))).status).toBe(429);
  expect((await here.send('POST', '/dev/sign-up', form('local'))).status).toBe(200);
  expect(await (await here.send('GET', '/api/user')).json()).toMatchObject({ username: 'local' });
  for (let starts = 0; starts < 70; starts++)
    expect((await visitor(api).send('POST', '/dev/sign-up', form('local'))).status).toBe(409);
  expect((await visitor(api, '192.0.2.61').send('POST', '/api/register', form('later'))).status).toBe(429);
});

test('pictures of a history that was lived in a second wait since now: no alarm at the first start', async () => {
  await newMember(api, 'lived', '192.0.2.62');
  await env.PEOPLE.prepare(
    `update users set location = 'Lisbon, PT', lat = 38.7, lon = -9.1, timezone = 'Europe/Lisbon', gender = 'female',
     style_preferences = '["casual"]' where username = 'lived'`,
  ).run();
  expect((await anyone.send('POST', '/dev/history', { username: 'lived', days: 2 })).status).toBe(200);
  expect(await (await anyone.send('GET', '/api/status')).json()).toMatchObject({
    healthy: true,
    queueBacklog: 2,
    oldestJobs: [{ kind: 'render-outfit', minutes: 0 }],
  });
});
