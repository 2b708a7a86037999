import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getTaste, resetTaste, type Taste } from '../contracts/taste.ts';
import { showToast } from '../ui/toast-store.ts';
import { send } from './api.ts';
import { isUnauthorized } from './errors.ts';

const TASTE_KEY = ['/api/user/taste'] as const;

/** What was learned of her taste; a newer answer of the loader takes the place of what was cached. */
export function useTaste(loaded: Taste): Taste {
  const client = useQueryClient();
  useEffect(() => {
    client.setQueryData(TASTE_KEY, loaded);
  }, [client, loaded]);
  const { data } = useQuery({
    queryKey: TASTE_KEY,
    queryFn: ({ signal }) => send(getTaste, { signal }),
    initialData: loaded,
  });
  return data;
}

/** DELETE /api/user/taste */
export function useResetTaste() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => send(resetTaste),
    onSuccess: () => {
      client.setQueryData<Taste>(TASTE_KEY, { lines: [] });
      showToast({ tone: 'good', title: 'Taste reset' });
    },
    onError: (error) => {
      if (!isUnauthorized(error)) showToast({ tone: 'bad', title: 'Taste could not be reset' });
    },
  });
}
