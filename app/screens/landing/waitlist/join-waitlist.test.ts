import { afterEach, expect, test, vi } from 'vitest';
import { PERSON_CHECKED } from '../../../contracts/call.ts';
import { earlyAccess } from '../../../contracts/session.ts';
import { JOIN, joinWaitlist } from './join-waitlist.ts';

afterEach(() => vi.unstubAllGlobals());

const answering = (answer: () => Promise<Response>) => {
  const fetch = vi.fn(answer);
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('document', { querySelector: () => null });
  return fetch;
};

test('the call is the one of the contract, and a person is asked for', async () => {
  const { method, path } = earlyAccess;
  expect(JOIN).toEqual({ method, path });
  expect(PERSON_CHECKED).toContain(path);
  const fetch = answering(async () => new Response('{}'));
  expect(await joinWaitlist('nora@stylecast.test')).toBe('joined');
  const [address, { method: sent, body }] = fetch.mock.calls[0] as unknown as [string, RequestInit];
  expect([address, sent, body]).toEqual([path, method, '{"email":"nora@stylecast.test"}']);
  expect(earlyAccess.body.safeParse(JSON.parse(String(body))).success).toBe(true);
});

test.each([
  [400, 'invalid'],
  [409, 'failed'],
  [429, 'failed'],
  [500, 'failed'],
] as const)('an answer %i is "%s"', async (status, outcome) => {
  answering(async () => new Response('{}', { status }));
  expect(await joinWaitlist('nora@stylecast.test')).toBe(outcome);
});

test('no answer is "failed"', async () => {
  answering(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await joinWaitlist('nora@stylecast.test')).toBe('failed');
});
