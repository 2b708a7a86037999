import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getTaste, resetTaste, type Taste } from '../../contracts/dressing/taste.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { callApi } from '../api/call-api.ts';
import { isUnauthorized } from '../api/errors.ts';
import { useCallAnswer } from '../api/use-loaded.ts';

const TASTE_KEY = ['/api/user/taste'] as const;

/** What was learned of her taste; a newer answer of the loader replaces what was cached. */
export const useTaste = (loaded: Taste): Taste => useCallAnswer(TASTE_KEY, getTaste, loaded);

/** DELETE /api/user/taste */
export function useResetTaste() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(resetTaste),
    onSuccess: () => {
      client.setQueryData<Taste>(TASTE_KEY, { lines: [] });
      showToast({ tone: 'good', title: 'Taste reset' });
    },
    onError: (error) => {
      if (!isUnauthorized(error)) showToast({ tone: 'bad', title: "We couldn't reset taste" });
    },
  });
}
