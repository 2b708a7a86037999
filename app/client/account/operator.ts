import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getDeliveries, retryFailed } from '../../contracts/operator.ts';
import type { FailedJob } from '../../contracts/operator.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { callApi } from '../api/call-api.ts';
import { showFailure } from '../api/say-failure.ts';

const KEY = [getDeliveries.path] as const;

/** Today's deliveries, fetched every 30 s while they are on screen. */
export const useDeliveries = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => callApi(getDeliveries, { signal }),
    staleTime: 0,
    refetchInterval: 30_000,
  });

/** Retries a job that was given up. */
export function useRetryFailed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ shard, jobId }: FailedJob) => callApi(retryFailed, { body: { shard, jobId } }),
    onSuccess: () => showToast({ tone: 'good', title: 'Sent again' }),
    onError: (error) => showFailure(error, 'Retry failed', 'Please try again.'),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
