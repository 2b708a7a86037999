// What the history alone does with her outfits: home loads without it.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteOutfit, listOutfits, type Outfit } from '../../contracts/outfits.ts';
import { STATS_KEY } from '../account/stats.ts';
import { callApi } from '../api/call-api.ts';
import { showFailure } from '../api/say-failure.ts';
import { DAY_KEY, OUTFITS_KEY, PAGE, TODAY_KEY, type Listed } from './outfits.ts';

/** GET /api/outfits?before=: adds the next older page to the list. Answers whether there may be more. */
export function useOlderOutfits() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'older-outfits' },
    mutationFn: async () => {
      const list = client.getQueryData<Outfit[]>(OUTFITS_KEY) ?? [];
      const page = await callApi(listOutfits, { query: { limit: PAGE, before: list.at(-1)?.id } });
      const longer = appendPage(list, page);
      client.setQueryData<Outfit[]>(OUTFITS_KEY, (now) => appendPage(now ?? [], page));
      return page.length === PAGE && longer.length > list.length;
    },
  });
}

/** DELETE /api/outfits/{id}: gone from every list; today's is asked for anew. */
export function useDeleteOutfit() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi(deleteOutfit, { params: { id } }),
    onSuccess: async (_, id) => {
      // An answer that was on its way would bring it back.
      await client.cancelQueries({ queryKey: OUTFITS_KEY });
      client.setQueryData<Outfit[]>(OUTFITS_KEY, (list) => list?.filter((each) => each.id !== id));
      for (const queryKey of [TODAY_KEY, DAY_KEY, STATS_KEY]) void client.invalidateQueries({ queryKey });
    },
    onError: (error) => {
      showFailure(error, 'Failed to delete outfit');
      void client.invalidateQueries({ queryKey: OUTFITS_KEY });
    },
  });
}

/** Appends an older page, without duplicates. */
export function appendPage<T extends Listed>(known: readonly T[], page: readonly T[]): T[] {
  const ids = new Set(known.map(({ id }) => id));
  return [...known, ...page.filter(({ id }) => !ids.has(id))];
}
