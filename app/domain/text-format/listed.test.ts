import { expect, test } from 'vitest';
import { capitalize } from './capitalized.ts';
import { formatList } from './listed.ts';

test.each([
  [[], ''],
  [['a coat'], 'a coat'],
  [['a coat', 'jeans'], 'a coat and jeans'],
  [['a coat', 'jeans', 'boots'], 'a coat, jeans and boots'],
  [['a navy and gray shirt', 'jeans'], 'a navy and gray shirt, and jeans'],
  [['a coat', 'a navy and gray shirt', 'jeans'], 'a coat, a navy and gray shirt, and jeans'],
])('%j is told as "%s"', (items, words) => {
  expect(formatList(items)).toBe(words);
});

test('a sentence begins with a capital', () => {
  expect([capitalize('navy coat'), capitalize('x'), capitalize('')]).toEqual(['Navy coat', 'X', '']);
});
