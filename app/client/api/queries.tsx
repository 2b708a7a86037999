import { useRouteLoaderData } from '../../framework/react.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { User } from '../../contracts/session.ts';
import { USER_KEY, useSessionRefresh } from '../account/session.ts';
import type { Elements } from '../../ui/elements.ts';
import { makeQueryClient } from './query-client.ts';

/** In the browser one client outlives the screens; on the server a shared one would mix users. */
let ofPage: QueryClient | null = null;

function clientOfPage(): QueryClient {
  if (typeof window === 'undefined') return makeQueryClient();
  return (ofPage ??= makeQueryClient());
}

/** The user that each client was last given by the root loader. */
const told = new WeakMap<QueryClient, User | null>();

/** Once per result of the loader: a call may have cached a newer user since. */
function tellUser(client: QueryClient, user: User | null): QueryClient {
  if (told.get(client) !== user) {
    told.set(client, user);
    client.setQueryData(USER_KEY, user);
  }
  return client;
}

/** Provides the query client, which starts with the user from the root loader. */
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
