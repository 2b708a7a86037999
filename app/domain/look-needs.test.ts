import { expect, test } from 'vitest';
import { LOOKS } from '../../tests/looks.ts';
import { needsOf } from './look-needs.ts';

test.each([
  ['sleeveless', ['bare arms']],
  ['summer-shorts', ['bare arms', 'bare legs']],
  ['floral-dress', ['bare arms', 'bare legs']],
  ['wrap-dress', []],
  ['camel-coat', []],
  ['pleated-skirt', ['bare arms', 'bare legs']],
])('%s leaves bare: %j', (title, needs) => {
  expect(needsOf(LOOKS[title]!)).toEqual(needs);
});
