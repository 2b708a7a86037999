import { expect, test } from 'vitest';
import { mergeNewest, appendPage } from './outfits.ts';

const list = (ids: string) => [...ids].map((id) => ({ id }));
const ids = (all: { id: string }[]) => all.map(({ id }) => id).join('');

test('a refreshed top keeps the older pages', () => {
  expect(ids(mergeNewest(list('xab'), list('abcde')))).toBe('xabcde');
});

test('what was deleted meanwhile goes from the top', () => {
  expect(ids(mergeNewest(list('acd'), list('abcde')))).toBe('acde');
});

test('a top that shares nothing with the known stands alone', () => {
  expect(ids(mergeNewest(list('xyz'), list('abc')))).toBe('xyz');
  expect(ids(mergeNewest(list(''), list('abc')))).toBe('');
  expect(ids(mergeNewest(list('ab')))).toBe('ab');
});

test('an older page comes after, nothing twice', () => {
  expect(ids(appendPage(list('abc'), list('cde')))).toBe('abcde');
});
