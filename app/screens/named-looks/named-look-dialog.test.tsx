import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { InRouter } from '../../../tests/screens/in-router.tsx';
import { makeQueryClient } from '../../client/api/query-client.ts';
import { DAY_KEY } from '../../client/looks/outfits.ts';
import { TakesOne } from './named-look-dialog.tsx';

/** What is said beside "Wear today" with so many looks left. */
function said(left: number | null): string {
  const client = makeQueryClient();
  client.setQueryData(DAY_KEY, { left, earlier: [], hasPolls: false });
  return renderToString(
    <InRouter>
      <QueryClientProvider client={client}>
        <TakesOne />
      </QueryClientProvider>
    </InRouter>,
  );
}

test('what wearing a named look takes is said before, and when there are more', () => {
  expect(said(1)).toContain('1 look left today.');
  expect(said(0)).toMatch(/More tomorrow\..*Get more looks/);
  expect(said(null)).toBe('');
});
