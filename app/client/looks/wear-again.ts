import { useMutation, useQueryClient } from '@tanstack/react-query';
import { wearAgain } from '../../contracts/outfits.ts';
import type { DayOfLooks, Outfit } from '../../contracts/outfits.ts';
import { callApi } from '../api/call-api.ts';
import { DAY_KEY, OUTFITS_KEY, TODAY_KEY } from './outfits.ts';
import { showFailure } from '../api/say-failure.ts';

/** POST /api/outfits/{id}/wear-again: undo, shown at once; the look that stood takes its place among the earlier. */
export function useWearAgain() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (outfit: Outfit) => callApi(wearAgain, { params: { id: outfit.id } }),
    onMutate: async (outfit) => {
      await Promise.all([TODAY_KEY, DAY_KEY].map((queryKey) => client.cancelQueries({ queryKey })));
      const stood = client.getQueryData<Outfit | null>(TODAY_KEY);
      client.setQueryData(TODAY_KEY, outfit);
      client.setQueryData<DayOfLooks>(DAY_KEY, (day) => {
        const others = day?.earlier.filter(({ id }) => id !== outfit.id) ?? [];
        return day && { ...day, earlier: stood ? [stood, ...others] : others };
      });
      return { stood };
    },
    onError: (error, _, before) => {
      client.setQueryData(TODAY_KEY, before?.stood ?? null);
      showFailure(error, "We couldn't bring that look back");
    },
    onSettled: () => {
      for (const queryKey of [TODAY_KEY, DAY_KEY, OUTFITS_KEY]) void client.invalidateQueries({ queryKey });
    },
  });
}
