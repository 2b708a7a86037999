import { useMutation, useQueryClient } from '@tanstack/react-query';
import { wornOutfit } from '../../contracts/outfits.ts';
import { send } from '../api/call-api.ts';
import { markOutfit, TODAY_KEY } from './outfits.ts';
import { sayFailure } from '../api/say-failure.ts';

/** PUT /api/outfits/{id}/worn: shown at once, taken back when it fails. Nothing else of the outfit is touched. */
export function useWorn() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'worn' },
    mutationFn: ({ id, worn }: { id: string; worn: boolean }) =>
      send(wornOutfit, { params: { id }, body: { worn } }),
    onMutate: async ({ id, worn }) => {
      markOutfit(client, id, { isWorn: worn });
      // An answer that was on its way would not know of it.
      await client.cancelQueries({ queryKey: TODAY_KEY });
      markOutfit(client, id, { isWorn: worn });
    },
    onSuccess: ({ isWorn }, { id }) => markOutfit(client, id, { isWorn }),
    onError: (error, { id, worn }) => {
      markOutfit(client, id, { isWorn: !worn });
      sayFailure(error, 'This could not be noted');
    },
  });
}
