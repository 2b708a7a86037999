import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getFitPreferences, listWearables, saveFitPreferences } from '../contracts/fit-preferences.ts';
import type { FitPreferences } from '../domain/fit-preferences.ts';
import { showToast } from '../ui/toast-store.ts';
import { send } from './api.ts';
import { failureText, isUnauthorized } from './errors.ts';
import { useAnswer } from './loaded.ts';
import { forgetPlans } from './plan-keys.ts';

export const FIT_KEY = ['/api/user/fit-preferences'] as const;
const SAVE_KEY = ['save-fit-preferences'] as const;

/** Her limits; a newer answer of the loader takes the place of what was cached. */
export const useFitPreferences = (loaded: FitPreferences): FitPreferences =>
  useAnswer(FIT_KEY, getFitPreferences, loaded);

/** PUT /api/user/fit-preferences: shown at once; when it fails, what the server holds is asked for again. */
export function useSaveFitPreferences() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: SAVE_KEY,
    scope: { id: 'fit-preferences' },
    mutationFn: (fit: FitPreferences) => send(saveFitPreferences, { body: fit }),
    onMutate: (fit) => {
      const before = client.getQueryData<FitPreferences>(FIT_KEY);
      client.setQueryData(FIT_KEY, fit);
      return { before };
    },
    onSuccess: (fit) => {
      forgetPlans(client);
      // A later change is on its way already.
      if (client.isMutating({ mutationKey: SAVE_KEY }) === 1) client.setQueryData(FIT_KEY, fit);
    },
    onError: (error, _fit, kept) => {
      if (kept?.before) client.setQueryData(FIT_KEY, kept.before);
      if (isUnauthorized(error)) return;
      void client.invalidateQueries({ queryKey: FIT_KEY });
      const description = failureText(error, 'Failed to update fit and modesty. Please try again.');
      showToast({ tone: 'bad', title: 'Update failed', description });
    },
  });
}

/** What may go on the never-wear list; asked for only when it is needed. */
export function useWearables(needed: boolean) {
  return useQuery({
    queryKey: ['/api/wardrobe'],
    queryFn: ({ signal }) => send(listWearables, { signal }),
    enabled: needed,
  });
}
