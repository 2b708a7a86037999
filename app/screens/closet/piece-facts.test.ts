import { expect, test } from 'vitest';
import { typedChanges, costPerWear, dayWords, toTypedFields } from './piece-facts.ts';

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
  expect(typedChanges({ name: null, price: null, currency: 'NOK' }, { name: '', price: '5' })).toEqual({
    price: 500,
    currency: 'NOK',
  });
  const yen = { name: null, price: 4900, currency: 'JPY' };
  expect(toTypedFields(yen).price).toBe('4900');
  expect(typedChanges(yen, { name: '', price: '5,200' })).toEqual({ price: 5200, currency: 'JPY' });
});
