import { expect, test } from 'vitest';
import { daypartOf, greeting, isNight } from './daypart.ts';

test('greetings change at 12, 17 and 21', () => {
  expect([0, 11].map(greeting)).toEqual(['Good morning!', 'Good morning!']);
  expect([12, 16].map(greeting)).toEqual(['Good afternoon!', 'Good afternoon!']);
  expect([17, 20].map(greeting)).toEqual(['Good evening!', 'Good evening!']);
  expect([21, 23].map(greeting)).toEqual(['Good night!', 'Good night!']);
  expect(daypartOf(20)).toBe('evening');
});

test('night icons before 06:00 and from 19:00', () => {
  expect([5, 6, 18, 19].map(isNight)).toEqual([true, false, false, true]);
});
