import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { InRouter } from '../../../tests/screens/in-router.tsx';
import { makeQueryClient } from '../../client/api/query-client.ts';
import { UnderstoodDay } from './understood-day.tsx';

/** Her sentence as it was understood, with so many looks left. */
function understood(left: number | null): string {
  const client = makeQueryClient();
  client.setQueryData(['/api/outfits/understand', 'office'], {
    chips: [{ key: 'stop', label: 'Work' }],
    ...{ unread: [], also: [], without: [] },
  });
  return renderToString(
    <InRouter>
      <QueryClientProvider client={client}>
        <UnderstoodDay sentence="office" outfitId="a" userHour={8} left={left} locked={[]} />
      </QueryClientProvider>
    </InRouter>,
  );
}

test('with no look left she reads when there are more, beside what would take one', () => {
  expect(understood(0)).toMatch(/Dress me for this.*More tomorrow\..*Get more looks/);
  for (const left of [1, null]) expect(understood(left)).not.toContain('More tomorrow');
});
