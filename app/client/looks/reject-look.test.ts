import { afterEach, expect, test, vi } from 'vitest';
import { renderHook } from '../../../tests/screens/render-hook.tsx';
import { sampleOutfit } from '../../../tests/screens/sample-outfit.ts';
import { makeQueryClient } from '../api/query-client.ts';
import { useNotForMe } from './reject-look.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

interface Call {
  url: string;
  body: { locked?: string[] };
}

/** What is sent after a look with locked pieces was "not for me". */
async function callsAfter(left: number | null, because: { reason: 'colour' | 'not-owned'; piece?: string }) {
  const calls: Call[] = [];
  vi.stubEnv('DEV', false);
  vi.stubGlobal('fetch', async (url: string, { body = '{}' }: { body?: string } = {}) => {
    calls.push({ url: String(url), body: JSON.parse(body) as Call['body'] });
    return Response.json({ ...sampleOutfit, success: true });
  });
  const away = { outfitId: 'a', userHour: 9, left, locked: ['jeans:blue', 'coat:camel'] };
  const { mutateAsync } = renderHook(makeQueryClient(), () => useNotForMe(away, () => undefined));
  await mutateAsync(because);
  await vi.waitFor(() => expect(calls.some(({ url }) => url.includes('not-for-me'))).toBe(true));
  await new Promise((resolve) => setTimeout(resolve, 20));
  return calls.filter(({ url }) => url.includes('regenerate')).map(({ body }) => body.locked);
}

test('what she has locked stays in the look that comes after "Not for me"', async () => {
  expect(await callsAfter(2, { reason: 'colour' })).toEqual([['jeans:blue', 'coat:camel']]);
  expect(await callsAfter(null, { reason: 'colour' })).toEqual([['jeans:blue', 'coat:camel']]);
});

test('a locked piece that she does not own is not asked for again', async () => {
  expect(await callsAfter(2, { reason: 'not-owned', piece: 'coat:camel' })).toEqual([['jeans:blue']]);
});

test('where none is left today no other look is asked for', async () => {
  expect(await callsAfter(0, { reason: 'colour' })).toEqual([]);
});
