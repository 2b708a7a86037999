import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { InRouter } from './in-router.tsx';

/** What a hook of calls answers to a page that is drawn once: its mutations can be sent, and the cache be looked at. */
export function renderHook<T>(client: QueryClient, useIt: () => T): T {
  let answer: { is: T } | undefined;
  function Part() {
    answer = { is: useIt() };
    return null;
  }
  renderToString(
    <InRouter>
      <QueryClientProvider client={client}>
        <Part />
      </QueryClientProvider>
    </InRouter>,
  );
  if (!answer) throw new Error('The hook was not called.');
  return answer.is;
}
