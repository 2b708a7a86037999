import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getStats } from '../contracts/user.ts';
import type { UserStats } from '../contracts/user.ts';
import { send } from './api.ts';

export const STATS_KEY = ['/api/user/stats'] as const;

/** Her counts. `loaded` comes from the server; calls that change them ask anew. */
export function useStats(loaded: UserStats): UserStats {
  const client = useQueryClient();
  useEffect(() => {
    client.setQueryData(STATS_KEY, loaded);
  }, [client, loaded]);
  const { data } = useQuery({
    queryKey: STATS_KEY,
    queryFn: ({ signal }) => send(getStats, { signal }),
    initialData: loaded,
  });
  return data;
}
