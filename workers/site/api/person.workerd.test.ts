import { env } from 'cloudflare:test';
import { beforeEach, expect, test, vi } from 'vitest';
import { earlyAccess, register } from '../../../app/contracts/session.ts';
import { forgotPassword } from '../../../app/contracts/account.ts';
import { PERSON_CHECKED } from '../../../app/contracts/call.ts';
import { visitor } from '../../../tests/worlds/visitor.workerd.ts';
import { turnstile } from '../../adapters/person-check.turnstile.ts';
import { composeApp } from '../../compose.ts';
import { createApi } from './index.ts';

const asked: Record<string, unknown>[] = [];
let answer: object = { success: true, 'error-codes': [] };
const ask = ((_: string, init: RequestInit) => {
  asked.push(JSON.parse(init.body as string) as Record<string, unknown>);
  return Promise.resolve(Response.json(answer));
}) as typeof fetch;
const app = { ...composeApp(env), personCheck: turnstile({ siteKey: 'site', secret: 'hidden' }, ask) };
const her = visitor(
  createApi(() => app),
  '198.51.100.77',
);

beforeEach(() => {
  asked.length = 0;
  answer = { success: true, 'error-codes': [] };
  for (const level of ['info', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
});

const join = (headers = {}) => her.send('POST', '/api/early-access', { email: 'a@example.org' }, headers);

test('sign-up, forgotten password and waitlist are the calls that ask for a proof', () => {
  expect([...PERSON_CHECKED].sort()).toEqual([register.path, forgotPassword.path, earlyAccess.path].sort());
});

test('without a proof, or with one that is refused, nothing happens; with one it goes on', async () => {
  const refused = await join();
  expect(refused.status).toBe(403);
  expect(asked).toEqual([]);
  answer = { success: false, 'error-codes': ['timeout-or-duplicate'] };
  expect((await join({ 'x-person-check': 'spent' })).status).toBe(403);
  answer = { success: true };
  expect((await join({ 'x-person-check': 'good' })).ok).toBe(true);
  expect(asked.at(-1)).toEqual({ secret: 'hidden', response: 'good', remoteip: '198.51.100.77' });
  expect((await her.send('POST', '/api/login', { username: 'nobody', password: 'wrong' })).status).toBe(401);
});

test('a secret of ours that is wrong, or a service that is away, is 503 and no accusation', async () => {
  answer = { success: false, 'error-codes': ['invalid-input-secret'] };
  expect((await join({ 'x-person-check': 'good' })).status).toBe(503);
});
