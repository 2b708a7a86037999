import { expect, test } from 'vitest';
import { centsOf, costPerWear, dayWords, priceText } from './piece-facts.ts';

test('a price as it is typed, and nothing else', () => {
  expect(['49.90', ' 49,9 ', '$120', '0', ''].map(centsOf)).toEqual([4990, 4990, 12000, 0, null]);
  for (const typed of ['much', '1e9', '-3', '12.345', '1234567', '1.2.3'])
    expect(centsOf(typed), typed).toBeUndefined();
  expect([priceText(4990), priceText(null)]).toEqual(['49.90', '']);
});

test('cost per wear, and days in words', () => {
  expect(costPerWear(4990, 'USD', 10)).toBe('$4.99');
  expect(costPerWear(4990, 'EUR', 1)).toBe('€49.90');
  expect([costPerWear(null, null, 3), costPerWear(4990, 'USD', 0)]).toEqual([null, null]);
  expect(dayWords('2026-11-20')).toBe('November 20');
});
