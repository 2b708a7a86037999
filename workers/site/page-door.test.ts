import { expect, test } from 'vitest';
import { faultOfAddress, faultOfPage, refused, refusedAhead } from './page-door.ts';

const SITE = 'https://stylecast.app';
const asked = (path: string, init: RequestInit = {}) => new Request(SITE + path, init);
const statusOf = (path: string, method = 'GET') => faultOfPage(asked(path, { method }))?.status ?? null;

test('an address of more than four thousand characters is too long, whatever it is for', () => {
  for (const start of [
    '/',
    '/auth?x=',
    '/api/user?x=',
    '/objects/',
    '/__manifest?p=/',
    '/home.data?_routes=',
  ]) {
    const fits = start + 'a'.repeat(4096 - start.length);
    expect(faultOfAddress(asked(fits)), start).toBeNull();
    expect(faultOfAddress(asked(`${fits}a`)), start).toMatchObject({ status: 414 });
  }
});

test('pages are looked at; one of them is posted to', () => {
  expect([statusOf('/auth'), statusOf('/auth', 'HEAD'), statusOf('/share-photo', 'POST')]).toEqual([
    null,
    null,
    null,
  ]);
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'BREW'])
    for (const path of ['/', '/auth', '/auth.data', '/profile', '/__manifest?p=/'])
      expect(statusOf(path, method), `${method} ${path}`).toBe(405);
});

test('what a browser asks about routes is bounded, in number and in length', () => {
  const about = (paths: string[]) => `/__manifest?version=1&${paths.map((path) => `p=${path}`).join('&')}`;
  expect(statusOf(about(Array.from({ length: 64 }, (_, i) => `/p${i}`)))).toBeNull();
  expect(statusOf(about(Array.from({ length: 65 }, (_, i) => `/p${i}`)))).toBe(400);
  expect(statusOf(about(['/a'.repeat(128)]))).toBeNull();
  expect(statusOf(about(['/a'.repeat(129)]))).toBe(400);
  expect(statusOf(about(['/a'.repeat(65), '/b'.repeat(64)]))).toBe(400);
  expect(statusOf(`/week.data?_routes=${'r'.repeat(256)}`)).toBeNull();
  expect(statusOf(`/week.data?_routes=${'r'.repeat(257)}`)).toBe(400);
});

test('the old way of asking for data, whose errors repeat what was asked, is closed', () => {
  for (const path of ['/?_data', '/?_data=root', '/auth?a=1&_data=routes%2Fx', '/?%5fdata=root'])
    expect(statusOf(path), path).toBe(400);
});

test('a path that another site could be read from is none of ours', () => {
  for (const path of [
    '//evil.example',
    '//evil.example/..',
    '/\\evil.example',
    '/\\\\evil.example',
    '/auth//',
    '/look//x',
  ])
    expect(statusOf(path), path).toBe(400);
  expect(statusOf('/look/0-a')).toBeNull();
});

test('a refusal repeats nothing of what was asked; calls get their own shape', async () => {
  const fault = faultOfPage(asked('/auth', { method: 'BREW' }))!;
  const page = refused(fault, false);
  expect([page.status, page.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  expect(await page.text()).toMatch(/^This form needs JavaScript/);
  const call = refused(faultOfAddress(asked(`/api/user?${'x'.repeat(5000)}`))!, true);
  expect([call.status, await call.json()]).toEqual([414, { message: 'This address is too long.' }]);
});

test('asked ahead: public pages by anybody, pages of a person by our own links', () => {
  const ahead = { 'sec-purpose': 'prefetch' };
  const own = { ...ahead, 'sec-fetch-site': 'same-origin' };
  const statusFor = (path: string, headers: Record<string, string>, isSignedIn = false) =>
    refusedAhead(asked(path, { headers }), isSignedIn)?.status ?? null;
  expect(statusFor('/', ahead)).toBeNull();
  expect(statusFor('/', ahead, true)).toBe(503);
  expect(statusFor('/', own, true)).toBeNull();
  expect(statusFor('/week.data', own, true)).toBeNull();
  expect(statusFor('/', {}, true)).toBeNull();
  for (const path of [
    '/verify-email?token=x',
    '/reset-password?token=x',
    '/look/0-a',
    '/profile',
    '/?waitlist=joined',
  ])
    expect(statusFor(path, ahead), path).toBe(503);
});
