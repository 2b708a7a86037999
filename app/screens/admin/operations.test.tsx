import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { makeQueryClient } from '../../client/api/query-client.ts';
import { getStatus } from '../../contracts/operator.ts';
import { Operations } from './operations.tsx';

const KEY = [getStatus.path];
const LOST = 'We couldn&#x27;t read the status';

/** The part after its question failed; `known` is what it had read before. */
async function afterLoss(known?: object): Promise<string> {
  const client = makeQueryClient();
  // A part that is drawn once would show that it asks again, not that the answer was lost.
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retryOnMount: false } });
  if (known) client.setQueryData(KEY, known);
  const queryFn = () => Promise.reject(new Error('The connection dropped.'));
  await client.fetchQuery({ queryKey: KEY, queryFn, staleTime: 0 }).catch(() => undefined);
  return renderToString(
    <QueryClientProvider client={client}>
      <Operations now={Date.parse('2026-11-20T08:00:00Z')} timezone="Europe/Lisbon" />
    </QueryClientProvider>,
  );
}

const status = {
  version: '0.2.0-abc',
  queueBacklog: 17,
  oldestJobs: [{ kind: 'render-outfit', minutes: 12, limitMinutes: 10 }],
  lastCronRun: null,
  healthy: true,
  alarms: [],
  models: [],
};

test('what was read of the machine stays when it is asked anew and no answer comes', async () => {
  const html = await afterLoss(status);
  expect(html).toContain('0.2.0-abc');
  expect(html).toContain('render-outfit 12 min');
  expect(html).not.toContain(LOST);
});

test('where nothing was ever read the part says that the answer was lost', async () => {
  expect(await afterLoss()).toContain(LOST);
});
