import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isUnauthorized } from './errors.ts';
import { sendToSignIn, type SignInPrompt } from './unauthorized.ts';

interface CallMeta extends Record<string, unknown> {
  /** Where a 401 sends her, when not to /auth. */
  door?: SignInPrompt;
}
declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: CallMeta;
    mutationMeta: CallMeta;
  }
}

const onError = (error: Error, meta: CallMeta | undefined) => {
  if (typeof window !== 'undefined' && isUnauthorized(error)) sendToSignIn(meta?.door);
};

/**
 * One per request on the server, one per page in the browser. Nothing is asked for again by itself
 * (docs/rules/screens.md, "How often the page asks").
 */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, { meta }) => onError(error, meta) }),
    mutationCache: new MutationCache({ onError: (error, _sent, _kept, { meta }) => onError(error, meta) }),
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
