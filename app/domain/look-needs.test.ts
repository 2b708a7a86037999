import { expect, test } from 'vitest';
import { LOOKS } from '../../tests/looks.ts';
import { lackedBy, needsOf, sourceLacking } from './look-needs.ts';

test.each([
  ['sleeveless', ['bare arms']],
  ['summer-shorts', ['bare arms', 'bare legs']],
  ['floral-dress', ['bare arms', 'bare legs']],
  ['wrap-dress', []],
  ['camel-coat', ['legs apart']],
  ['pleated-skirt', ['bare arms', 'bare legs']],
])('%s leaves bare: %j', (title, needs) => {
  expect(needsOf(LOOKS[title]!)).toEqual(needs);
});

test('the card says what the photo lacked, and no other card says anything', () => {
  expect(lackedBy(sourceLacking(['bare arms', 'bare legs']))).toEqual(['bare arms', 'bare legs']);
  for (const source of [null, 'flat-lay', 'flat-lay-too-slow', 'fitting-room'])
    expect(lackedBy(source)).toEqual([]);
});
