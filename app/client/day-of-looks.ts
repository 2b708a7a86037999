import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readDay, wornOutfit } from '../contracts/outfits.ts';
import type { DayOfLooks, Outfit } from '../contracts/outfits.ts';
import { showToast } from '../ui/toast-store.ts';
import { send } from './api.ts';
import { failureText, isUnauthorized } from './errors.ts';
import { useAnswer } from './loaded.ts';
import { DAY_KEY, keepOutfit } from './outfits.ts';

/** GET /api/outfits/day: what her plan still gives her today, and the looks at hand until midnight. */
export const useDayOfLooks = (loaded: DayOfLooks): DayOfLooks => useAnswer(DAY_KEY, readDay, loaded);

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
