import { expect, test } from 'vitest';
import { parseCents, typedChanges, costPerWear, dayWords, priceText, toTypedFields } from './piece-facts.ts';

test('a price as it is typed, and nothing else', () => {
  expect(['49.90', ' 49,9 ', '$120', '0', ''].map(parseCents)).toEqual([4990, 4990, 12000, 0, null]);
  for (const typed of ['much', '1e9', '-3', '12.345', '1234567', '1.2.3'])
    expect(parseCents(typed), typed).toBeUndefined();
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
  expect(typedChanges(piece, toTypedFields(piece))).toBeNull();
  expect(typedChanges(piece, { name: ' Mine ', price: '49,90' })).toEqual({ name: 'Mine' });
  expect(typedChanges(piece, { name: '', price: 'much' })).toEqual({ name: null });
  expect(typedChanges(piece, { name: 'The good one', price: '' })).toEqual({ price: null, currency: null });
  expect(typedChanges({ name: null, price: null, currency: null }, { name: '', price: '5' })).toEqual({
    price: 500,
    currency: 'USD',
  });
});
