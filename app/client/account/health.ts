import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getHealth, setSwitch, type Health } from '../../contracts/health.ts';
import { SWITCH_WORDS, type SwitchName } from '../../domain/operations/switches.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { callApi } from '../api/call-api.ts';
import { showFailure } from '../api/say-failure.ts';

const KEY = [getHealth.path] as const;

/** The health of the site, fetched every 30 s while it is on screen. */
export const useHealth = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => callApi(getHealth, { signal }),
    staleTime: 0,
    refetchInterval: 30_000,
  });

/** Stops or starts one thing for everybody. */
export function useSwitch() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (order: { name: SwitchName; stopped: boolean }) => callApi(setSwitch, { body: order }),
    onSuccess: ({ stopped }, { name, stopped: isStopped }) => {
      client.setQueryData<Health>(KEY, (known) => known && { ...known, stopped });
      const { label } = SWITCH_WORDS[name];
      showToast({ tone: 'good', title: `${label}: ${isStopped ? 'stopped' : 'running again'}` });
    },
    onError: (error) => showFailure(error, 'Nothing was changed', 'Please try again.'),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
