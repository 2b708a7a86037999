import { useMutation, useQueryClient } from '@tanstack/react-query';
import { wornOutfit } from '../contracts/outfits.ts';
import type { Outfit } from '../contracts/outfits.ts';
import { send } from './api.ts';
import { keepOutfit } from './outfits.ts';
import { sayFailure } from './say-failure.ts';

/** PUT /api/outfits/{id}/worn: shown at once, taken back when it fails. */
export function useWorn() {
  const client = useQueryClient();
  const mark = (outfit: Outfit, isWorn: boolean) => keepOutfit(client, { ...outfit, isWorn });
  return useMutation({
    scope: { id: 'worn' },
    mutationFn: ({ outfit, worn }: { outfit: Outfit; worn: boolean }) =>
      send(wornOutfit, { params: { id: outfit.id }, body: { worn } }),
    onMutate: ({ outfit, worn }) => mark(outfit, worn),
    onError: (error, { outfit, worn }) => {
      mark(outfit, !worn);
      sayFailure(error, 'This could not be noted');
    },
  });
}
