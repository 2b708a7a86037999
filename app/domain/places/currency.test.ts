import { expect, test } from 'vitest';
import { currencyIn } from './currency.ts';

test.each([
  ['Oslo, NO', 'NOK'],
  ['Porto, PT', 'EUR'],
  ['San Francisco, US', 'USD'],
  ['Valencia, Carabobo, VE', 'USD'],
  ['Tokyo, JP', 'JPY'],
  ['London, GB', 'GBP'],
  ['Sofia, BG', 'EUR'],
  ['Denver, Colorado, US', 'USD'],
  ['', 'USD'],
])('in %s one pays in %s', (location, currency) => {
  expect(currencyIn(location)).toBe(currency);
});
