import { expect, test } from 'vitest';
import { withoutBreaks } from './unbroken-text.ts';

test('an hour and a word of one letter before its hyphen are not broken', () => {
  expect(withoutBreaks('Rain around 9 AM')).toBe('Rain around 9\u00a0AM');
  expect(withoutBreaks('Gray V-neck sweater')).toBe('Gray V\u2060-\u2060neck sweater');
  expect(withoutBreaks('A fine silk-cashmere sweater')).toBe('A fine silk-cashmere sweater');
});
