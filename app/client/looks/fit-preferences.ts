import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  getFitPreferences,
  listWearables,
  putNeverWear,
  saveFitPreferences,
} from '../../contracts/fit-and-taste/fit-preferences.ts';
import type { FitPreferences } from '../../domain/preferences/fit-preferences.ts';
import { callApi } from '../api/call-api.ts';
import { isUnauthorized } from '../api/errors.ts';
import { useCallAnswer } from '../api/use-loaded.ts';
import { invalidatePlans } from '../api/plan-keys.ts';
import { showFailure } from '../api/say-failure.ts';

export const FIT_KEY = ['/api/user/fit-preferences'] as const;
const SAVE_KEY = ['save-fit-preferences'] as const;

export const useFitPreferences = (loaded: FitPreferences): FitPreferences =>
  useCallAnswer(FIT_KEY, getFitPreferences, loaded);

/** Some of her limits, or one thing on her never-wear list or off it. */
type FitChange = Partial<Omit<FitPreferences, 'neverWear'>> | { piece: string; isOn: boolean };

function changed(fit: FitPreferences, change: FitChange): FitPreferences {
  if (!('piece' in change)) return { ...fit, ...change };
  const others = fit.neverWear.filter((each) => each !== change.piece);
  return { ...fit, neverWear: change.isOn ? [...others, change.piece] : others };
}

/** The list goes alone and the limits go without it: a tap in another tab stays. */
function sendChange(fit: FitPreferences, change: FitChange): Promise<FitPreferences> {
  if ('piece' in change) return callApi(putNeverWear, { body: change });
  const { neverWear: _, ...limits } = changed(fit, change);
  return callApi(saveFitPreferences, { body: limits });
}

/** Changes her limits, `fit` as they are shown: at once; when it fails, what the server holds is asked for again. */
export function useSaveFitPreferences(fit: FitPreferences) {
  const client = useQueryClient();
  const now = () => client.getQueryData<FitPreferences>(FIT_KEY) ?? fit;
  return useMutation({
    mutationKey: SAVE_KEY,
    scope: { id: 'fit-preferences' },
    mutationFn: (change: FitChange) => sendChange(now(), change),
    onMutate: (change) => {
      const before = now();
      client.setQueryData(FIT_KEY, changed(before, change));
      return { before };
    },
    onSuccess: (saved) => {
      invalidatePlans(client);
      // A later change is on its way already.
      if (client.isMutating({ mutationKey: SAVE_KEY }) === 1) client.setQueryData(FIT_KEY, saved);
    },
    onError: (error, _change, kept) => {
      if (kept?.before) client.setQueryData(FIT_KEY, kept.before);
      if (isUnauthorized(error)) return;
      void client.invalidateQueries({ queryKey: FIT_KEY });
      showFailure(error, 'Update failed', 'Failed to update fit and modesty. Please try again.');
    },
  });
}

/** What may go on the never-wear list; asked for only when it is needed. */
export function useWearables(needed: boolean) {
  return useQuery({
    queryKey: ['/api/wardrobe'],
    queryFn: ({ signal }) => callApi(listWearables, { signal }),
    enabled: needed,
  });
}
