import { expect, test } from 'vitest';
import { together } from './together.ts';

test('an hour and a word of one letter before its hyphen are not broken', () => {
  expect(together('Rain around 9 AM')).toBe('Rain around 9\u00a0AM');
  expect(together('Gray V-neck sweater')).toBe('Gray V\u2060-\u2060neck sweater');
  expect(together('A fine silk-cashmere sweater')).toBe('A fine silk-cashmere sweater');
});
