import { afterEach, expect, test, vi } from 'vitest';
import { ofHook } from '../../tests/home/of-hook.tsx';
import { sampleOutfit } from '../../tests/home/sample-outfit.ts';
import type { Outfit } from '../contracts/outfits.ts';
import { DAY_KEY, OUTFITS_KEY, TODAY_KEY, useDeleteOutfit, useTodaysOutfit } from './outfits.ts';
import { makeQueryClient } from './query-client.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A page on which today's look stands, and what is left of the day. */
function opened() {
  const client = makeQueryClient();
  client.setQueryData(TODAY_KEY, sampleOutfit);
  client.setQueryData<Outfit[]>(OUTFITS_KEY, [sampleOutfit]);
  client.setQueryData(DAY_KEY, { left: 0, earlier: [] });
  return client;
}

const answers = (outfit: Outfit) => vi.stubGlobal('fetch', async () => Response.json(outfit));

test('when another look comes, at midnight or after a deletion, what is left of the day is asked for anew', async () => {
  const client = opened();
  const today = ofHook(client, () => useTodaysOutfit(sampleOutfit, 0));
  answers({ ...sampleOutfit, isFavorite: false });
  await today.refetch();
  expect(client.getQueryState(DAY_KEY)?.isInvalidated).toBe(false);
  answers({ ...sampleOutfit, id: 'o2', date: '2025-11-21' });
  await today.refetch();
  expect(client.getQueryState(DAY_KEY)?.isInvalidated).toBe(true);
});

test('a look that is deleted leaves the day as well', async () => {
  const client = opened();
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
  await ofHook(client, useDeleteOutfit).mutateAsync(sampleOutfit.id);
  expect(client.getQueryData(OUTFITS_KEY)).toEqual([]);
  expect(client.getQueryState(DAY_KEY)?.isInvalidated).toBe(true);
});
