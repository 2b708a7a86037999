import { expect, test } from 'vitest';
import { centsOf, changesTyped, costPerWear, dayWords, priceText, typedOf } from './piece-facts.ts';

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

test('of what she types only what differs is saved, and a price that is none is left out', () => {
  const piece = { name: 'The good one', price: 4990, currency: 'EUR' };
  expect(changesTyped(piece, typedOf(piece))).toBeNull();
  expect(changesTyped(piece, { name: ' Mine ', price: '49,90' })).toEqual({ name: 'Mine' });
  expect(changesTyped(piece, { name: '', price: 'much' })).toEqual({ name: null });
  expect(changesTyped(piece, { name: 'The good one', price: '' })).toEqual({ price: null, currency: null });
  expect(changesTyped({ name: null, price: null, currency: null }, { name: '', price: '5' })).toEqual({
    price: 500,
    currency: 'USD',
  });
});
