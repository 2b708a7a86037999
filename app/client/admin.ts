import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type InfiniteData,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { changeTier, cursorOf, listChanges, listUsers, USERS_A_PAGE } from '../contracts/admin.ts';
import type { AdminChange, AdminUser } from '../contracts/admin.ts';
import type { Tier } from '../domain/plan.ts';
import { dismissToasts, showToast } from '../ui/toast-store.ts';
import { send } from './api.ts';
import { failureText, isUnauthorized } from './errors.ts';
import { USER_KEY } from './session.ts';
import { usePaused } from './use-paused.ts';

const USERS = listUsers.path;
const CHANGES_KEY = [listChanges.path] as const;
type Pages = InfiniteData<AdminUser[], string | undefined>;

const LONGEST = 254;
const onePage = (users: AdminUser[]): Pages => ({ pages: [users], pageParams: [undefined] });

/** Once in the screen, not in its tabs: a tab that is opened again shows what was changed meanwhile. */
export function useAdminFirst(users: AdminUser[], changes: AdminChange[]): void {
  const client = useQueryClient();
  useEffect(() => {
    client.setQueryData([USERS, ''], onePage(users));
    client.setQueryData(CHANGES_KEY, changes);
  }, [client, users, changes]);
}

/** Everybody, or those that a search finds, page by page. `loaded` is the first page without a search. */
export function useAdminUsers(typed: string, loaded: AdminUser[]) {
  const q = usePaused(typed.trim().slice(0, LONGEST));
  const list = useInfiniteQuery({
    queryKey: [USERS, q],
    queryFn: ({ pageParam, signal }) =>
      send(listUsers, { query: { q: q || undefined, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => {
      const last = page.at(-1);
      return last && page.length >= USERS_A_PAGE ? cursorOf(last) : undefined;
    },
    initialData: q === '' ? onePage(loaded) : undefined,
    placeholderData: keepPreviousData,
  });
  return { ...list, users: list.data?.pages.flat() ?? [], isSearching: list.isPlaceholderData, q };
}

/** The newest changes. `loaded` comes from the server. */
export function useAdminChanges(loaded: AdminChange[]) {
  const { data } = useQuery({
    queryKey: CHANGES_KEY,
    queryFn: ({ signal }) => send(listChanges, { signal }),
    initialData: loaded,
  });
  return data;
}

export interface TierOrder {
  user: AdminUser;
  tier: Tier;
  /** An admin has said that she means herself. */
  confirm?: boolean;
}

/** POST /api/admin/users/{userId}/subscription, with the toasts of spec 8. */
export function useChangeTier() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ user, tier, confirm }: TierOrder) =>
      send(changeTier, { params: { userId: user.id }, body: { subscriptionTier: tier, confirm } }),
    onMutate: dismissToasts,
    onSuccess: ({ message, user }) => {
      client.setQueriesData<Pages>({ queryKey: [USERS] }, (known) => known && withUser(known, user));
      void client.invalidateQueries({ queryKey: CHANGES_KEY });
      void client.invalidateQueries({ queryKey: USER_KEY });
      showToast({ tone: 'good', title: message });
    },
    onError: (error) => {
      if (isUnauthorized(error)) return;
      const description = failureText(error, 'Something went wrong. Please try again.');
      showToast({ tone: 'bad', title: 'Failed to update subscription', description });
    },
  });
}

const withUser = (known: Pages, user: AdminUser): Pages => ({
  ...known,
  pages: known.pages.map((page) => page.map((each) => (each.id === user.id ? user : each))),
});
