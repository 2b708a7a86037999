import { expect, test } from 'vitest';
import { isOwnPrefetch, isPrefetch, notAhead } from './asked-ahead.ts';

const asked = (headers: Record<string, string>) => new Request('https://stylecast.app/', { headers });

test('a browser that asks ahead says so, under one of four names', () => {
  for (const headers of [
    { 'sec-purpose': 'prefetch' },
    { 'sec-purpose': 'prefetch;prerender' },
    { 'Sec-Purpose': ' Prefetch; anonymous-client-ip' },
    { purpose: 'prefetch' },
    { 'x-purpose': 'preview' },
    { 'x-moz': 'prefetch' },
  ] as Record<string, string>[])
    expect(isPrefetch(asked(headers)), JSON.stringify(headers)).toBe(true);
  for (const headers of [{}, { 'sec-purpose': '' }, { purpose: 'navigate' }] as Record<string, string>[])
    expect(isPrefetch(asked(headers)), JSON.stringify(headers)).toBe(false);
});

test('only a page of ours may ask ahead for a page of hers', () => {
  const prefetch = { 'sec-purpose': 'prefetch' };
  expect(isOwnPrefetch(asked({ ...prefetch, 'sec-fetch-site': 'same-origin' }))).toBe(true);
  for (const site of ['none', 'cross-site', 'same-site'])
    expect(isOwnPrefetch(asked({ ...prefetch, 'sec-fetch-site': site })), site).toBe(false);
  expect(isOwnPrefetch(asked(prefetch))).toBe(false);
});

test('what is not made ahead is 503, kept by nobody: a browser asks again when it is opened', () => {
  const answer = notAhead();
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
});
