import { expect, test } from 'vitest';
import { formatPrice, parsePrice, typedPrice } from './price-text.ts';

test.each([
  ['49.90', 'USD', 4990],
  ['49,90', 'EUR', 4990],
  ['$1,200', 'USD', 120_000],
  ['1.200,50 €', 'EUR', 120_050],
  ["1'200.50", 'CHF', 120_050],
  ['4900', 'JPY', 4900],
  ['4,900', 'JPY', 4900],
  ['12.5', 'KWD', 12_500],
])('%s in %s is %i of its smallest unit', (typed, currency, amount) => {
  expect(parsePrice(typed, currency)).toEqual({ amount, currency });
});

test('nothing typed is no price; words, two points and more than anybody pays are none', () => {
  expect(parsePrice(' ', 'USD')).toBeNull();
  for (const typed of ['cheap', '1.2.3', '-5', '99999999999', '1,200,50'])
    expect(parsePrice(typed, 'USD'), typed).toBeUndefined();
});

test('a price is said in its own currency, whole where cents say nothing', () => {
  expect(
    [
      { amount: 4990, currency: 'USD' },
      { amount: 120_050, currency: 'EUR' },
      { amount: 4900, currency: 'JPY' },
      { amount: 300, currency: 'USD' },
    ].map(formatPrice),
  ).toEqual(['$49.90', '€1,201', '¥4,900', '$3']);
});

test('a price is typed as it would be read again', () => {
  for (const typed of ['49.90 USD', '4900 JPY', '12.500 KWD']) {
    const [number = '', currency = ''] = typed.split(' ');
    const amount = Math.round(Number(number) * 10 ** (number.split('.')[1]?.length ?? 0));
    expect(typedPrice({ amount, currency })).toBe(number);
  }
});
