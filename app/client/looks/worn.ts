import { useMutation, useQueryClient } from '@tanstack/react-query';
import { wornOutfit } from '../../contracts/outfits.ts';
import { callApi } from '../api/call-api.ts';
import { patchCachedOutfit, TODAY_KEY } from './outfits.ts';
import { showFailure } from '../api/say-failure.ts';

/** PUT /api/outfits/{id}/worn: shown at once, taken back when it fails. Nothing else of the outfit is touched. */
export function useWorn() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'worn' },
    mutationFn: ({ id, worn }: { id: string; worn: boolean }) =>
      callApi(wornOutfit, { params: { id }, body: { worn } }),
    onMutate: async ({ id, worn }) => {
      patchCachedOutfit(client, id, { isWorn: worn });
      // An answer that was on its way would not know of it.
      await client.cancelQueries({ queryKey: TODAY_KEY });
      patchCachedOutfit(client, id, { isWorn: worn });
    },
    onSuccess: ({ isWorn }, { id }) => patchCachedOutfit(client, id, { isWorn }),
    onError: (error, { id, worn }) => {
      patchCachedOutfit(client, id, { isWorn: !worn });
      showFailure(error, "We couldn't save that");
    },
  });
}
