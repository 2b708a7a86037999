import { useRouteLoaderData } from '../../framework/react.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { User } from '../../contracts/session.ts';
import { makeQueryClient } from './query-client.ts';
import { USER_KEY, useSessionRefresh } from '../account/session.ts';
import type { Elements } from '../../ui/elements.ts';

/** In the browser one client lives on while screens come and go; on the server persons would meet in it. */
let ofPage: QueryClient | null = null;

function clientOfPage(): QueryClient {
  if (typeof window === 'undefined') return makeQueryClient();
  return (ofPage ??= makeQueryClient());
}

/** What the root's loader said last to a client. */
const told = new WeakMap<QueryClient, User | null>();

/** Once for each answer of the loader: a call may have told something newer since. */
function tellUser(client: QueryClient, user: User | null): QueryClient {
  if (told.get(client) !== user) {
    told.set(client, user);
    client.setQueryData(USER_KEY, user);
  }
  return client;
}

/** What the screens with calls stand in: the query client, which knows the user that the root's loader has read. */
export function Queries({ children }: { children: Elements }) {
  const root = useRouteLoaderData('root') as { user: User | null } | undefined;
  const user = root?.user ?? null;
  const [client] = useState(() => tellUser(clientOfPage(), user));
  useEffect(() => {
    tellUser(client, user);
  }, [client, user]);
  return (
    <QueryClientProvider client={client}>
      <SessionKeeper user={user} />
      {children}
    </QueryClientProvider>
  );
}

function SessionKeeper({ user }: { user: User | null }) {
  useSessionRefresh(user);
  return null;
}
