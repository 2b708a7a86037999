import { expect, test } from 'vitest';
import { dayStreak } from './day-streak.ts';

test('counts back from today, over the end of a month, in any order', () => {
  expect(dayStreak(['2026-03-01', '2026-02-27', '2026-02-28', '2026-02-25'], '2026-03-01')).toBe(3);
});

test('today not seen yet: the run up to yesterday stands', () => {
  expect(dayStreak(['2026-11-19', '2026-11-18', '2026-11-18'], '2026-11-20')).toBe(2);
});

test('a missed day ends it, and days to come do not count', () => {
  expect(dayStreak(['2026-11-18', '2026-11-21'], '2026-11-20')).toBe(0);
  expect(dayStreak([], '2026-11-20')).toBe(0);
});
