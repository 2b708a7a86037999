import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isUnauthorized } from './errors.ts';
import { sendToSignIn } from './unauthorized.ts';

const onError = (error: Error) => {
  if (typeof window !== 'undefined' && isUnauthorized(error)) sendToSignIn();
};

/** One per request on the server, one per page in the browser. Defaults of spec 9. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Infinity,
        retry: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
