import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { makeQueryClient } from '../../../client/api/query-client.ts';
import { useSwapPiece, useSwaps } from '../../../client/looks/swaps.ts';
import { InRouter } from '../../../../tests/screens/in-router.tsx';
import { renderHook } from '../../../../tests/screens/render-hook.tsx';
import { sampleOutfit } from '../../../../tests/screens/sample-outfit.ts';
import { shownToast } from '../../../ui/toast/toast-store.ts';
import { SwapTray } from './swap-tray.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const [piece, other] = sampleOutfit.look.garments;
const LOST = 'look for other pieces';

/** The tray after its question was answered so, one answer after the other. */
async function trayAfter(...answers: Response[]): Promise<string> {
  const client = makeQueryClient();
  // A tray that is drawn once would show that it asks again, not that the answer was lost.
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retryOnMount: false } });
  vi.stubGlobal('fetch', async () => answers.shift());
  while (answers.length > 0) await renderHook(client, () => useSwaps(sampleOutfit.id, piece!.id)).refetch();
  return renderToString(
    <InRouter>
      <QueryClientProvider client={client}>
        <SwapTray
          outfit={sampleOutfit}
          userHour={9}
          left={null}
          piece={piece!}
          onSwap={() => undefined}
          onRegenerate={() => undefined}
        />
      </QueryClientProvider>
    </InRouter>,
  );
}

const lost = () => Response.json({}, { status: 503 });
const found = () => Response.json({ others: [{ garment: other, feel: 'same' }], left: 4 });

test('others that were found stay when they are asked for anew and no answer comes', async () => {
  const html = await trayAfter(found(), lost());
  expect(html).toContain('Just as warm');
  expect(html).toContain('4 swaps left for this outfit.');
  expect(html).not.toContain(LOST);
});

test('where none were ever found the tray says that the answer was lost', async () => {
  expect(await trayAfter(lost())).toContain(LOST);
});

test('what goes with the rest only when one more piece is changed says which', async () => {
  const along = { instead: sampleOutfit.look.garments[2], garment: { ...other!, name: 'blue skirt' } };
  const html = await trayAfter(
    Response.json({ others: [{ garment: other, feel: 'same', along }], left: null }),
  );
  expect(html).toContain('with one more piece');
  expect(html).toContain(`With the blue skirt, not the ${along.instead!.name}`);
});

test('where nothing else is right it is no dead end: the rest can be changed around it', async () => {
  const html = await trayAfter(Response.json({ others: [], left: null }));
  expect(html).toContain('Keep it, change the rest');
});

test('a swap is taken back by the same call, and the piece before is the first choice after it', async () => {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (_: unknown, init?: RequestInit) => {
    bodies.push(JSON.parse(typeof init?.body === 'string' ? init.body : 'null'));
    return Response.json(sampleOutfit);
  });
  const { mutateAsync } = renderHook(makeQueryClient(), () => useSwapPiece(sampleOutfit.id));
  await mutateAsync({ piece: other!, other: piece!, isAlone: true, left: null });
  shownToast()?.action?.onPress();
  await expect
    .poll(() => bodies)
    .toEqual([
      { piece: other!.id, other: piece!.id },
      { piece: piece!.id, other: other!.id },
    ]);
  const third = { ...sampleOutfit.look.garments[2]!, name: 'blue skirt' };
  const html = await trayAfter(Response.json({ others: [{ garment: third, feel: 'same' }], left: null }));
  expect(html.indexOf('Worn before')).toBeGreaterThan(0);
  expect(html.indexOf('Worn before')).toBeLessThan(html.indexOf('Blue skirt'));
});

test.for([
  ['the last swap', { isAlone: true, left: 1 }],
  ['a swap that changed one more piece', { isAlone: false, left: null }],
] as const)('%s is not taken back', async ([, more]) => {
  vi.stubGlobal('fetch', async () => Response.json(sampleOutfit));
  const { mutateAsync } = renderHook(makeQueryClient(), () => useSwapPiece(sampleOutfit.id));
  await mutateAsync({ piece: other!, other: piece!, ...more });
  expect(shownToast()).toMatchObject({ title: `Swapped in: ${piece!.name}` });
  expect(shownToast()?.action).toBeUndefined();
});
