import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getTaste, resetTaste, type Taste } from '../../contracts/fit-and-taste/taste.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { callApi } from '../api/call-api.ts';
import { isUnauthorized } from '../api/errors.ts';
import { useCallAnswer } from '../api/use-loaded.ts';

const TASTE_KEY = ['/api/user/taste'] as const;

export const useTaste = (loaded: Taste): Taste => useCallAnswer(TASTE_KEY, getTaste, loaded);

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
