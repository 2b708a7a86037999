import { expect, test, vi } from 'vitest';
import { renderHook } from '../../../tests/screens/render-hook.tsx';
import { sampleOutfit } from '../../../tests/screens/sample-outfit.ts';
import { makeQueryClient } from '../api/query-client.ts';
import { appendPage, useOlderOutfits } from './older-outfits.ts';
import { mergeNewest, OUTFITS_KEY, pendingPoll } from './outfits.ts';

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

test('a full older page promises more, unless all of it was known already', async () => {
  const page = Array.from({ length: 48 }, (_, i) => ({ ...sampleOutfit, id: `o${i}` }));
  vi.stubGlobal('fetch', async () => Response.json(page));
  const client = makeQueryClient();
  const { mutateAsync } = renderHook(client, useOlderOutfits);
  expect(await mutateAsync()).toBe(true);
  expect(await mutateAsync()).toBe(false);
  expect(client.getQueryData(OUTFITS_KEY)).toHaveLength(48);
  vi.unstubAllGlobals();
});

test('a picture is asked for every 0.6 s while a queue with nothing else to do draws it, then every 2 s', () => {
  expect([0, 3_000, 7_999].map(pendingPoll)).toEqual([600, 600, 600]);
  expect([8_000, 60_000].map(pendingPoll)).toEqual([2_000, 2_000]);
});
