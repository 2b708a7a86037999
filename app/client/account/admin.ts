import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
  type InfiniteData,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  changeCursor,
  CHANGES_A_PAGE,
  changeTier,
  userCursor,
  listChanges,
  listUsers,
  USERS_A_PAGE,
} from '../../contracts/admin.ts';
import type { AdminChange, AdminUser, ChangeAction } from '../../contracts/admin.ts';
import type { Tier } from '../../domain/billing/plan.ts';
import { dismissToasts, showToast } from '../../ui/toast/toast-store.ts';
import { callApi } from '../api/call-api.ts';
import { showFailure } from '../api/say-failure.ts';
import { USER_KEY } from './session.ts';
import { useDebounced } from '../browser/use-debounced.ts';

const USERS = listUsers.path;
const CHANGES = listChanges.path;
type Paged<Item> = InfiniteData<Item[], string | undefined>;
type Pages = Paged<AdminUser>;

const LONGEST = 254;
const onePage = <Item>(items: Item[]): Paged<Item> => ({ pages: [items], pageParams: [undefined] });

/** Once in the screen, not in its tabs: a tab that is opened again shows what was changed meanwhile. */
export function useAdminFirst(users: AdminUser[], changes: AdminChange[]): void {
  const client = useQueryClient();
  useEffect(() => {
    client.setQueryData([USERS, ''], onePage(users));
    client.setQueryData([CHANGES, EVERYTHING], onePage(changes));
  }, [client, users, changes]);
}

/** Everybody, or those that a search finds, page by page. `loaded` is the first page without a search. */
export function useAdminUsers(typed: string, loaded: AdminUser[]) {
  const q = useDebounced(typed.trim().slice(0, LONGEST));
  const list = useInfiniteQuery({
    queryKey: [USERS, q],
    queryFn: ({ pageParam, signal }) =>
      callApi(listUsers, { query: { q: q || undefined, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => {
      const last = page.at(-1);
      return last && page.length >= USERS_A_PAGE ? userCursor(last) : undefined;
    },
    initialData: q === '' ? onePage(loaded) : undefined,
    placeholderData: keepPreviousData,
  });
  return { ...list, users: list.data?.pages.flat() ?? [], isSearching: list.isPlaceholderData, q };
}

/** What of the log is looked for; empty texts look for everything. Days are 'YYYY-MM-DD'. */
export interface ChangesSought {
  q: string;
  action: ChangeAction | '';
  from: string;
  to: string;
}
export const EVERYTHING: ChangesSought = { q: '', action: '', from: '', to: '' };

/** The newest changes, or those that are looked for, page by page. `loaded` is the first page of everything. */
export function useAdminChanges(sought: ChangesSought, loaded: AdminChange[]) {
  const asked = { ...sought, q: useDebounced(sought.q.trim().slice(0, LONGEST)) };
  const isEverything = Object.values(asked).every((value) => value === '');
  const list = useInfiniteQuery({
    queryKey: [CHANGES, asked],
    queryFn: ({ pageParam, signal }) => {
      const { q, action, from, to } = asked;
      const query = {
        q: q || undefined,
        action: action || undefined,
        from: from || undefined,
        to: to || undefined,
        cursor: pageParam,
      };
      return callApi(listChanges, { query, signal });
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => {
      const last = page.at(-1);
      return last && page.length >= CHANGES_A_PAGE ? changeCursor(last) : undefined;
    },
    initialData: isEverything ? onePage(loaded) : undefined,
    placeholderData: keepPreviousData,
  });
  return {
    ...list,
    changes: list.data?.pages.flat() ?? [],
    isSearching: list.isPlaceholderData,
    isEverything,
  };
}

interface TierOrder {
  user: AdminUser;
  tier: Tier;
  /** An admin has said that she means herself. */
  confirm?: boolean;
}

/** POST /api/admin/users/{userId}/subscription, and says how it went. */
export function useChangeTier() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ user, tier, confirm }: TierOrder) =>
      callApi(changeTier, { params: { userId: user.id }, body: { subscriptionTier: tier, confirm } }),
    onMutate: dismissToasts,
    onSuccess: ({ message, user }) => {
      client.setQueriesData<Pages>({ queryKey: [USERS] }, (known) => known && withUser(known, user));
      void client.invalidateQueries({ queryKey: [CHANGES] });
      void client.invalidateQueries({ queryKey: USER_KEY });
      showToast({ tone: 'good', title: message });
    },
    onError: (error) =>
      showFailure(error, 'Failed to update subscription', 'Something went wrong. Please try again.'),
  });
}

const withUser = (known: Pages, user: AdminUser): Pages => ({
  ...known,
  pages: known.pages.map((page) => page.map((each) => (each.id === user.id ? user : each))),
});
