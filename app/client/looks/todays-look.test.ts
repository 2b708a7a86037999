import { afterEach, expect, test, vi } from 'vitest';
import { renderHook } from '../../../tests/screens/render-hook.tsx';
import { sampleOutfit } from '../../../tests/screens/sample-outfit.ts';
import type { Outfit } from '../../contracts/outfits.ts';
import { useDeleteOutfit } from './older-outfits.ts';
import { DAY_KEY, OUTFITS_KEY, TODAY_KEY, useTodaysOutfit } from './outfits.ts';
import { makeQueryClient } from '../api/query-client.ts';
import { useSwapPiece } from './swaps.ts';
import { useWorn } from './worn.ts';

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
  const today = renderHook(client, () => useTodaysOutfit(sampleOutfit, 0));
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
  await renderHook(client, useDeleteOutfit).mutateAsync(sampleOutfit.id);
  expect(client.getQueryData(OUTFITS_KEY)).toEqual([]);
  expect(client.getQueryState(DAY_KEY)?.isInvalidated).toBe(true);
});

test('"Worn" touches nothing else: a heart and a swap that came meanwhile stay', async () => {
  const client = opened();
  const worn = renderHook(client, useWorn);
  const [first, ...rest] = sampleOutfit.look.garments;
  const swapped = { ...sampleOutfit, look: { garments: [{ ...first!, id: 'shirt' }, ...rest] } };
  client.setQueryData<Outfit>(TODAY_KEY, { ...swapped, isFavorite: false });
  // The answer was read before the swap.
  answers({ ...sampleOutfit, isWorn: true });
  await worn.mutateAsync({ id: sampleOutfit.id, worn: true });
  expect(client.getQueryData(TODAY_KEY)).toEqual({ ...swapped, isFavorite: false, isWorn: true });
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 503 }));
  await expect(worn.mutateAsync({ id: sampleOutfit.id, worn: false })).rejects.toThrow();
  expect(client.getQueryData(TODAY_KEY)).toEqual({ ...swapped, isFavorite: false, isWorn: true });
});

test('a swap that is refused has today asked for anew: the look here may be an old one', async () => {
  const client = opened();
  vi.stubGlobal('fetch', async () => Response.json({ message: 'It is not in this look.' }, { status: 409 }));
  const swap = renderHook(client, () => useSwapPiece(sampleOutfit.id));
  const [piece, other] = sampleOutfit.look.garments;
  await expect(
    swap.mutateAsync({ piece: piece!, other: other!, isAlone: true, left: null }),
  ).rejects.toThrow();
  expect(client.getQueryState(TODAY_KEY)?.isInvalidated).toBe(true);
  expect(client.getQueryState(DAY_KEY)?.isInvalidated).toBe(true);
});
