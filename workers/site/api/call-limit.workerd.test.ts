import { env } from 'cloudflare:test';
import { beforeEach, expect, test, vi } from 'vitest';
import { visitor } from '../../../tests/worlds/visitor.workerd.ts';
import { rateLimiting } from '../../adapters/call-limit.rate-limiting.ts';
import { composeApp } from '../../compose.ts';
import { createApi } from './index.ts';

const asked: string[] = [];
let answer: () => Promise<{ success: boolean }>;
const app = {
  ...composeApp(env),
  callLimit: rateLimiting({
    limit: ({ key }) => {
      asked.push(key);
      return answer();
    },
  } as RateLimit),
};
const her = visitor(
  createApi(() => app),
  '198.51.100.78',
);
const logIn = () => her.send('POST', '/api/login', { username: 'nobody', password: 'wrong' });
const counted = async () =>
  (await env.PEOPLE.prepare('select count(*) as n from rate_limits').first<{ n: number }>())?.n;

beforeEach(async () => {
  asked.length = 0;
  answer = () => Promise.resolve({ success: true });
  await env.PEOPLE.prepare('delete from rate_limits').run();
  for (const level of ['info', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
});

test('a flood ends at the door: 429 with Retry-After, and no database has counted it', async () => {
  answer = () => Promise.resolve({ success: false });
  const refused = await logIn();
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('60');
  expect(asked).toEqual(['198.51.100.78']);
  expect(await counted()).toBe(0);
});

test('who may pass is counted exactly afterward', async () => {
  expect((await logIn()).status).toBe(401);
  expect(await counted()).toBeGreaterThan(0);
});

test('only what anyone may change something by is counted here: not reading, not signed-in calls, not webhooks', async () => {
  answer = () => Promise.resolve({ success: false });
  expect((await her.send('GET', '/healthz')).status).toBe(200);
  expect((await her.send('GET', '/api/status')).status).not.toBe(429);
  expect((await her.send('PUT', '/api/user/preferences', {})).status).toBe(401);
  expect((await her.send('POST', '/api/webhooks/stripe', {})).status).not.toBe(429);
  expect(asked).toEqual([]);
});

test('where the counter of the platform fails, the exact ones hold alone', async () => {
  answer = () => Promise.reject(new Error('away'));
  expect((await logIn()).status).toBe(401);
  expect(await counted()).toBeGreaterThan(0);
});

test('Pages and local builds have no such counter', () => {
  expect(composeApp(env).callLimit).toBeNull();
});
