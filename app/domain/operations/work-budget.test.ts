import { expect, test } from 'vitest';
import { inMinutes, makeUpMs, MOST_AHEAD_MS, WORK, WORK_PER_HOUR } from './work-budget.ts';

test('half of an hour’s work is made up for in an hour: any hour has the whole at most', () => {
  for (const tier of ['free', 'premium', 'pro'] as const)
    expect(makeUpMs(WORK_PER_HOUR[tier] / 2, tier)).toBe(MOST_AHEAD_MS);
  expect(makeUpMs(WORK.outfit, 'premium')).toBe(36_000);
  expect(makeUpMs(WORK.outfit, 'free')).toBe(72_000);
});

test('work has a price, however little it is', () => {
  for (const cost of Object.values(WORK)) expect(makeUpMs(cost, 'pro')).toBeGreaterThan(0);
});

test('when she can go on is said in minutes, rounded up', () => {
  expect([1, 60, 61, 720].map(inMinutes)).toEqual([
    ...['in a minute', 'in a minute', 'in 2 minutes', 'in 12 minutes'],
  ]);
});
