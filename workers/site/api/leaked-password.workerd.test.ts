import { env } from 'cloudflare:test';
import { beforeEach, expect, test, vi } from 'vitest';
import { newMember, PASSWORD, visitor } from '../../../tests/worlds/visitor.workerd.ts';
import { composeApp } from '../../compose.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import { createApi } from './index.ts';

const LEAKED = 'plum jam for breakfast';
const asked: string[] = [];
let isAway = false;
const leakedPasswords = {
  hasLeaked(password: string) {
    asked.push(password);
    return isAway
      ? Promise.reject(new ProviderError('pwned-passwords', 'does not answer', { retryable: true }))
      : Promise.resolve(password === LEAKED);
  },
};
const api = createApi(() => ({ ...composeApp(env), leakedPasswords }));
const SENTENCE =
  "That password is on a list of passwords stolen from other sites. Please choose one you don't use anywhere else.";

beforeEach(() => {
  asked.length = 0;
  isAway = false;
});

const signUp = (username: string, password: string, address: string) =>
  visitor(api, address).send('POST', '/api/register', {
    username,
    email: `${username}@example.org`,
    password,
  });

test('a password that was stolen elsewhere is refused with a sentence, at sign-up and at a change', async () => {
  const refused = await signUp('leaky', LEAKED, '198.51.100.1');
  expect([refused.status, await refused.json()]).toEqual([400, { message: SENTENCE }]);
  const her = await newMember(api, 'sealed', '198.51.100.2');
  const change = { currentPassword: PASSWORD, password: LEAKED };
  const changed = await her.send('PUT', '/api/user/password', change);
  expect([changed.status, await changed.json()]).toEqual([400, { message: SENTENCE }]);
  expect(
    (await her.send('PUT', '/api/user/password', { ...change, password: 'fig jam at noon' })).status,
  ).toBe(200);
});

test('where nobody answers she signs up all the same, and our own list has spoken', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  isAway = true;
  expect((await signUp('alone', LEAKED, '198.51.100.3')).status).toBe(200);
  expect(warned.mock.calls.flat().join()).toContain('password-not-looked-up');
  expect(warned.mock.calls.flat().join()).not.toContain(LEAKED);
  expect((await signUp('alone2', 'qwerty123', '198.51.100.3')).status).toBe(400);
});

test('nobody is asked about a password that our own list refuses, nor for who has signed up too often', async () => {
  await signUp('common', 'qwerty123', '198.51.100.4');
  expect(asked).toEqual([]);
  for (let i = 0; i < 60; i++) await signUp(`many${i}`, LEAKED, '198.51.100.5');
  expect(asked.length).toBe(60);
  expect((await signUp('late', LEAKED, '198.51.100.5')).status).toBe(429);
  expect(asked.length).toBe(60);
});
