import { useNavigate } from '@remix-run/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { readSwaps, swapPiece } from '../contracts/outfits.ts';
import { showToast } from '../ui/toast-store.ts';
import { send } from './api.ts';
import { ApiError, failureText, isUnauthorized } from './errors.ts';
import { keepOutfit, OUTFITS_KEY, TODAY_KEY } from './outfits.ts';

const SWAPS_KEY = '/api/outfits/swaps';

/** GET /api/outfits/{id}/swaps: others for one piece of today's look. */
export const useSwaps = (outfitId: string, piece: string) =>
  useQuery({
    queryKey: [SWAPS_KEY, outfitId, piece],
    queryFn: ({ signal }) => send(readSwaps, { params: { id: outfitId }, query: { piece }, signal }),
  });

/** POST /api/outfits/{id}/swap: the same outfit with another piece; its picture follows. */
export function useSwapPiece(outfitId: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (body: { piece: string; other: string }) =>
      send(swapPiece, { params: { id: outfitId }, body }),
    onMutate: () => client.cancelQueries({ queryKey: TODAY_KEY }),
    onSuccess: async (outfit) => {
      await client.cancelQueries({ queryKey: TODAY_KEY });
      keepOutfit(client, outfit);
      client.removeQueries({ queryKey: [SWAPS_KEY] });
      void client.invalidateQueries({ queryKey: OUTFITS_KEY });
    },
    onError: (error) => {
      if (isUnauthorized(error)) return;
      const refusal = error instanceof ApiError ? error : null;
      const upgrade = { label: 'Upgrade Now', onPress: () => navigate('/subscribe') };
      showToast({
        tone: 'bad',
        title: refusal?.title ?? 'This piece could not be swapped',
        description: failureText(error, 'Please try again in a moment.'),
        action: refusal?.upgradeRequired ? upgrade : undefined,
      });
    },
  });
}
