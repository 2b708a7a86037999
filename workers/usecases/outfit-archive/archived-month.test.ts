import { expect, test } from 'vitest';
import { isMonthObject, newMonthObject } from './archived-month.ts';

test('objects of a month sort by age, also beside those that are stored already', () => {
  const stored = 'archive/2026-08/1793000000000-5f0e6a0c-0000-4000-8000-000000000000';
  const [older, newer] = [1, 1_793_000_000_001].map((at) => newMonthObject('2026-08', at));
  expect([newer, stored, older].toSorted()).toEqual([older, stored, newer]);
  expect(isMonthObject(newMonthObject('2026-08', 1))).toBe(true);
  expect(newMonthObject('2026-08', 1)).not.toBe(newMonthObject('2026-08', 1));
});
