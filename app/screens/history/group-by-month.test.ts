import { expect, test } from 'vitest';
import { byMonth, monthWords } from './group-by-month.ts';

test('a month of this year is its name, of another year with the year', () => {
  expect(monthWords('2026-11-20', '2026-12-01')).toBe('November');
  expect(monthWords('2025-12-31', '2026-01-01')).toBe('December 2025');
});

test('one group a month, in the order of the list', () => {
  const list = ['2026-01-02', '2026-01-01', '2025-12-31'].map((date) => ({ date }));
  const months = byMonth(list, '2026-01-02');
  expect(months.map(({ title, outfits }) => [title, outfits.length])).toEqual([
    ['January', 2],
    ['December 2025', 1],
  ]);
  expect(byMonth([], '2026-01-02')).toEqual([]);
});
