import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { readSwaps, swapPiece } from '../../contracts/outfits.ts';
import { callApi } from '../api/call-api.ts';
import { ANIMATIONS_KEY } from '../film/animations.ts';
import { ONE_CHANGE } from '../api/one-change.ts';
import { DAY_KEY, cacheOutfit, OUTFITS_KEY, SWAPS_KEY, TODAY_KEY } from './outfits.ts';
import { useShowRefusal } from '../api/say-failure.ts';

/** GET /api/outfits/{id}/swaps: others for one piece of today's look. */
export const useSwaps = (outfitId: string, piece: string) =>
  useQuery({
    queryKey: [...SWAPS_KEY, outfitId, piece],
    queryFn: ({ signal }) => callApi(readSwaps, { params: { id: outfitId }, query: { piece }, signal }),
  });

/** POST /api/outfits/{id}/swap: the same outfit with another piece; its picture follows. */
export function useSwapPiece(outfitId: string) {
  const client = useQueryClient();
  const say = useShowRefusal();
  return useMutation({
    scope: ONE_CHANGE,
    mutationFn: (body: { piece: string; other: string }) =>
      callApi(swapPiece, { params: { id: outfitId }, body }),
    onMutate: () => client.cancelQueries({ queryKey: TODAY_KEY }),
    onSuccess: async (outfit) => {
      await client.cancelQueries({ queryKey: TODAY_KEY });
      cacheOutfit(client, outfit);
      client.removeQueries({ queryKey: SWAPS_KEY });
      // A video of the look before is none of it.
      for (const queryKey of [OUTFITS_KEY, ANIMATIONS_KEY]) void client.invalidateQueries({ queryKey });
    },
    onError: (error) => {
      say(error, "We couldn't swap this piece");
      // It may have been swapped or replaced on another device: then each further try would fail the same.
      for (const queryKey of [TODAY_KEY, DAY_KEY, SWAPS_KEY]) void client.invalidateQueries({ queryKey });
    },
  });
}
