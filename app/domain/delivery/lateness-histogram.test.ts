import { expect, test } from 'vitest';
import { lateCounter, latenessAt } from './lateness-histogram.ts';

test('percentiles of a histogram are the bounds that hold them', () => {
  const counts: Record<string, number> = { sent: 100 };
  const late = [...Array<number>(50).fill(400), ...Array<number>(49).fill(9000), 70_000];
  for (const ms of late) counts[lateCounter(ms)] = (counts[lateCounter(ms)] ?? 0) + 1;
  expect(latenessAt(counts, 0.5)).toBe(1);
  expect(latenessAt(counts, 0.99)).toBe(10);
  expect(latenessAt(counts, 1)).toBe(90);
});

test('nothing sent has no lateness; early counts as on time, days late as the last bound', () => {
  expect(latenessAt({ sent: 3 }, 0.5)).toBeNull();
  expect(lateCounter(-900)).toBe('late:1');
  expect(lateCounter(9e9)).toBe('late:86400');
});

test('every bound of the histogram holds what is just as late, and not a millisecond more', () => {
  const bounds = [1, 2, 5, 10, 15, 20, 30, 45, 60, 90, 120, 300, 600, 1800, 3600, 86_400];
  expect(bounds.map((seconds) => lateCounter(seconds * 1000))).toEqual(
    bounds.map((seconds) => `late:${seconds}`),
  );
  expect(bounds.slice(0, -1).map((seconds) => lateCounter(seconds * 1000 + 1))).toEqual(
    bounds.slice(1).map((seconds) => `late:${seconds}`),
  );
});
