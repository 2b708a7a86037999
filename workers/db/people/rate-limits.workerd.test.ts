import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { composeApp } from '../../compose.ts';
import { forgetHits, hit, hitAll, sweepRateLimits } from './rate-limits.ts';

const MINUTE = 60_000;
const START = Date.UTC(2026, 10, 20, 8);
let now = START;
const app = { ...composeApp(env), clock: { now: () => now } };
const allowed = async (key: string, limit = 10): Promise<boolean> =>
  (await hit(app, key, limit, 15 * MINUTE)).allowed;

test('30 tries at once: exactly the limit pass', async () => {
  const hits = await Promise.all(Array.from({ length: 30 }, () => hit(app, 'parallel:a', 10, 15 * MINUTE)));
  expect(hits.filter((h) => h.allowed)).toHaveLength(10);
  expect(
    hits
      .filter((h) => h.allowed)
      .map((h) => h.count)
      .sort((a, b) => a - b),
  ).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('keys do not share, and what is undone counts no more', async () => {
  for (let i = 0; i < 3; i++) await hit(app, 'undo:a', 3, 15 * MINUTE);
  expect(await allowed('undo:a', 3)).toBe(false);
  expect(await allowed('undo:b', 3)).toBe(true);
  const last = await hit(app, 'undo:c', 1, 15 * MINUTE);
  await last.undo();
  expect(await allowed('undo:c', 1)).toBe(true);
});

test('a burst over the border of two windows gets no double share', async () => {
  now = START + 14.9 * MINUTE;
  for (let i = 0; i < 10; i++) await hit(app, 'border:a', 10, 15 * MINUTE);
  now = START + 15.1 * MINUTE;
  let passed = 0;
  for (let i = 0; i < 10; i++) if (await allowed('border:a')) passed++;
  expect(passed).toBeLessThanOrEqual(1);
  now = START + 30 * MINUTE;
  expect(await allowed('border:a')).toBe(true);
  now = START;
});

test('after Retry-After the next try passes, and not long before', async () => {
  for (const at of [START, START + 7 * MINUTE, START + 14 * MINUTE]) {
    now = at;
    const key = `wait:${at}`;
    for (let i = 0; i < 10; i++) await hit(app, key, 10, 15 * MINUTE);
    const { retryAfter } = await hit(app, key, 10, 15 * MINUTE);
    now = at + (retryAfter - 5) * 1000;
    expect(await allowed(key), 'too early').toBe(false);
    now = at + retryAfter * 1000;
    expect(await allowed(key), 'in time').toBe(true);
  }
  now = START;
});

test('neither addresses nor names are stored, a key can be forgotten, old windows are swept', async () => {
  await hit(app, 'login:ann 192.0.2.1', 10, 15 * MINUTE);
  const stored = await env.PEOPLE.prepare("select key from rate_limits where key like 'login:%'").first<{
    key: string;
  }>();
  expect(stored?.key).toMatch(/^login:[0-9a-f]{64}$/);
  await forgetHits(app, 'login:ann 192.0.2.1');
  expect(await env.PEOPLE.prepare("select key from rate_limits where key like 'login:%'").first()).toBeNull();
  await sweepRateLimits(app.people, START + 24 * 60 * MINUTE);
  expect(await env.PEOPLE.prepare('select key from rate_limits').first()).toBeNull();
});

const twoLimits = (a: number, b: number, who: string) => [
  { key: `first:${who}`, most: a, windowMs: 15 * MINUTE },
  { key: `second:${who}`, most: b, windowMs: 60 * MINUTE },
];
const countsOf = async (who: string) => {
  const counts: number[] = [];
  for (const kind of ['first', 'second']) {
    const one = await hitAll(app, [{ key: `${kind}:${who}`, most: 1_000, windowMs: 60 * MINUTE }]);
    counts.push(one.allowed ? (one.counts[0] ?? 0) - 1 : NaN);
  }
  return counts;
};

test('a try under several keys counts under each, or under none where one is full, and says which', async () => {
  now = START;
  expect(await hitAll(app, twoLimits(2, 1, 'a'))).toMatchObject({ allowed: true, counts: [1, 1] });
  expect(await hitAll(app, twoLimits(2, 1, 'a'))).toMatchObject({ allowed: false, full: 1 });
  expect(await countsOf('a')).toEqual([1, 1]);
  const both = await hitAll(app, twoLimits(5, 5, 'b'));
  if (both.allowed) await both.undo(1);
  expect(await countsOf('b')).toEqual([1, 0]);
  const first = await hitAll(app, twoLimits(1, 9, 'a'));
  expect(first).toMatchObject({ allowed: false, full: 0 });
  if (!first.allowed) expect(first.retryAfter).toBeGreaterThan(60);
});

test('20 tries at once under several keys: none passes the strictest', async () => {
  now = START;
  const tries = await Promise.all(Array.from({ length: 20 }, () => hitAll(app, twoLimits(50, 7, 'c'))));
  expect(tries.filter(({ allowed }) => allowed)).toHaveLength(7);
  expect(await countsOf('c')).toEqual([7, 7]);
});
