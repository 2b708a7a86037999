import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { WornGarment } from '../../domain/looks/look.ts';
import { readSwaps, swapPiece } from '../../contracts/outfits.ts';
import { callApi } from '../api/call-api.ts';
import { ANIMATIONS_KEY } from '../film/animations.ts';
import { ONE_CHANGE } from '../api/one-change.ts';
import { DAY_KEY, cacheOutfit, OUTFITS_KEY, SWAPS_KEY, TODAY_KEY } from './outfits.ts';
import { useShowRefusal } from '../api/say-failure.ts';
import { showToast } from '../../ui/toast/toast-store.ts';

/** GET /api/outfits/{id}/swaps: others for one piece of today's look. */
export const useSwaps = (outfitId: string, piece: string) =>
  useQuery({
    queryKey: [...SWAPS_KEY, outfitId, piece],
    queryFn: ({ signal }) => callApi(readSwaps, { params: { id: outfitId }, query: { piece }, signal }),
  });

/** What each piece that was swapped in took the place of, by look and worn id, until the page is left. */
const placeTakenOf = new Map<string, WornGarment>();

/** What stood in the place of this piece before it was swapped in; undefined where nothing did. */
export const pieceBefore = (outfitId: string, { id }: WornGarment): WornGarment | undefined =>
  placeTakenOf.get(`${outfitId} ${id}`);

interface Swap {
  piece: WornGarment;
  other: WornGarment;
  /** Nothing else was changed along: a swap back gives the look that was. */
  isAlone: boolean;
  /** Swaps of this outfit before this one; null without limit. */
  left: number | null;
}

/** POST /api/outfits/{id}/swap: the same outfit with another piece; its picture follows. The toast takes it back. */
export function useSwapPiece(outfitId: string) {
  const client = useQueryClient();
  const say = useShowRefusal();
  const swapping = useMutation({
    scope: ONE_CHANGE,
    mutationFn: ({ piece, other }: Swap) =>
      callApi(swapPiece, { params: { id: outfitId }, body: { piece: piece.id, other: other.id } }),
    onMutate: () => client.cancelQueries({ queryKey: TODAY_KEY }),
    onSuccess: async (outfit, { piece, other, isAlone, left }): Promise<void> => {
      if (isAlone) placeTakenOf.set(`${outfitId} ${other.id}`, piece);
      else placeTakenOf.delete(`${outfitId} ${other.id}`);
      await client.cancelQueries({ queryKey: TODAY_KEY });
      cacheOutfit(client, outfit);
      client.removeQueries({ queryKey: SWAPS_KEY });
      // A video of the look before is none of it.
      for (const queryKey of [OUTFITS_KEY, ANIMATIONS_KEY]) void client.invalidateQueries({ queryKey });
      const back = { piece: other, other: piece, isAlone, left: left && left - 1 };
      showToast({
        tone: 'good',
        title: `Swapped in: ${other.name}`,
        ...(isAlone &&
          left !== 1 && {
            ...(left !== null && { description: 'Undo uses one of your swaps, too.' }),
            action: { label: 'Undo', onPress: () => swapping.mutate(back) },
          }),
      });
    },
    onError: (error) => {
      say(error, "We couldn't swap this piece");
      // It may have been swapped or replaced on another device: then each further try would fail the same.
      for (const queryKey of [TODAY_KEY, DAY_KEY, SWAPS_KEY]) void client.invalidateQueries({ queryKey });
    },
  });
  return swapping;
}
