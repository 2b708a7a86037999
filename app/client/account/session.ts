import { useRevalidator } from '../../framework/react.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { getUser, logout } from '../../contracts/session.ts';
import type { User } from '../../contracts/session.ts';
import { isKnownZone } from '../../domain/time/local-day.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { callApi, holdReads, releaseReads } from '../api/call-api.ts';
import { ApiError } from '../api/errors.ts';
import { clearOffline, forgetHer } from '../browser/offline.ts';

export const USER_KEY = ['/api/user'] as const;
const USER_REFETCH_MS = 5 * 60 * 1000;

/** null when signed out. */
async function fetchUser(): Promise<User | null> {
  try {
    return await callApi(getUser);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw new Error('Failed to fetch user', { cause: error });
  }
}

/** A browser may be older than the name of her zone: then times are its own, or UTC where it stands in "Etc/Unknown". */
function withKnownZone(user: User | null): User | null {
  if (!user || isKnownZone(user.timezone)) return user;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return { ...user, timezone: timeZone && isKnownZone(timeZone) ? timeZone : 'UTC' };
}

/** Who is signed in; null for nobody. The root loader has put it there, so it is known at once. */
export function useUser(): { user: User | null } {
  const { data } = useQuery({ queryKey: USER_KEY, queryFn: fetchUser, select: withKnownZone });
  return { user: data ?? null };
}

/** Caches the user that a call returned. */
export function cacheUser(client: QueryClient, user: User): void {
  client.setQueryData(USER_KEY, user);
}

/** Once a page: refetches the user every 5 minutes and asks the loaders again when she was logged out. */
export function useSessionRefresh(fromLoader: User | null): void {
  const client = useQueryClient();
  const { revalidate } = useRevalidator();
  const { data } = useQuery({ queryKey: USER_KEY, queryFn: fetchUser, refetchInterval: USER_REFETCH_MS });
  const loaded = useRef(fromLoader);
  useEffect(() => {
    loaded.current = fromLoader;
  }, [fromLoader]);
  useEffect(() => {
    if (data === undefined || loaded.current === null || data?.id === loaded.current.id) return;
    forgetCalls(client);
    // Somebody else has signed in, in another tab: nothing on this page is hers.
    if (data) location.reload();
    else revalidate();
  }, [client, data, revalidate]);
}

/** Forgets everything about her, in the query cache and in the service worker; what still stands on the page asks no more. */
export function forgetCalls(client: QueryClient): void {
  holdReads();
  const { queries, ...rest } = client.getDefaultOptions();
  client.setDefaultOptions({ ...rest, queries: { ...queries, enabled: false } });
  client.setQueryData(USER_KEY, null);
  client.removeQueries({ predicate: (query) => query.queryKey[0] !== USER_KEY[0] });
  client.getMutationCache().clear();
  clearOffline();
}

let byChoice = false;

/** She signed out herself, so she is not told that she is logged out. */
export const hasSignedOutByChoice = (): boolean => byChoice;

export function useLogout() {
  const client = useQueryClient();
  const { revalidate } = useRevalidator();
  return useMutation({
    mutationFn: () => {
      holdReads();
      return callApi(logout).catch((error: unknown) => {
        releaseReads();
        throw new Error('Logout failed', { cause: error });
      });
    },
    onSuccess: () => {
      byChoice = true;
      forgetCalls(client);
      forgetHer();
      showToast({ tone: 'good', title: 'Signed out successfully' });
      revalidate();
    },
    onError: (error) => {
      showToast({ tone: 'bad', title: 'Sign out failed', description: error.message });
    },
  });
}
