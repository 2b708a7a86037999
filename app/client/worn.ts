import { useMutation, useQueryClient } from '@tanstack/react-query';
import { wornOutfit } from '../contracts/outfits.ts';
import type { Outfit } from '../contracts/outfits.ts';
import { showToast } from '../ui/toast-store.ts';
import { send } from './api.ts';
import { failureText, isUnauthorized } from './errors.ts';
import { keepOutfit } from './outfits.ts';

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
      if (isUnauthorized(error)) return;
      const description = failureText(error, 'Please try again in a moment.');
      showToast({ tone: 'bad', title: 'This could not be noted', description });
    },
  });
}
