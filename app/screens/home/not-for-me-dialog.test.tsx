import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { InRouter } from '../../../tests/screens/in-router.tsx';
import { sampleOutfit } from '../../../tests/screens/sample-outfit.ts';
import { makeQueryClient } from '../../client/api/query-client.ts';
import { CLOSET_KEY } from '../../client/looks/closet-query.ts';
import type { WornGarment } from '../../domain/looks/look.ts';
import { NotOwned, whatComesNext } from './not-for-me-dialog.tsx';

const pieces = sampleOutfit.look.garments;

/** What is asked of the look to somebody with these pieces. */
function asked(hers: readonly { garment: WornGarment; status: string }[]): string {
  const client = makeQueryClient();
  client.setQueryData(CLOSET_KEY, { pieces: hers, helps: [], helpsComing: false, dressFrom: 'everything' });
  return renderToString(
    <InRouter>
      <QueryClientProvider client={client}>
        <NotOwned outfit={sampleOutfit} isBusy={false} onSay={() => undefined} />
      </QueryClientProvider>
    </InRouter>,
  );
}

test('nobody is asked whether she owns what hangs in her closet', () => {
  const [first, second] = pieces;
  const html = asked([
    { garment: first!, status: 'here' },
    { garment: second!, status: 'gone' },
  ]).toLowerCase();
  expect(html).not.toContain(first!.name);
  expect(html).toContain(second!.name);
});

test('where all of it is hers nothing is asked', () => {
  expect(asked(pieces.map((garment) => ({ garment, status: 'here' })))).toBe('');
});

test('before she says why, she reads what it costs', () => {
  expect(whatComesNext(2)).toBe("What's not right? You get another look right away: 2 left today.");
  expect(whatComesNext(0)).toContain('No looks are left today');
  expect(whatComesNext(null)).toBe("What's not right? You get another look right away.");
});
