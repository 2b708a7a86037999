import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from '../../../tests/screens/render-hook.tsx';
import { sampleOutfit } from '../../../tests/screens/sample-outfit.ts';
import type { Closet, ClosetPiece } from '../../contracts/closet.ts';
import { dismissToasts, shownToast } from '../../ui/toast/toast-store.ts';
import { useAddPieces } from './closet.ts';
import { CLOSET_KEY } from './closet-query.ts';
import { useMovePieces } from './move-pieces.ts';
import { makeQueryClient } from '../api/query-client.ts';

const COAT: ClosetPiece = {
  ...{ id: 'coat', garmentId: 'wool-coat', color: 'camel', kind: 'outerwear', name: null, warmth: 'usual' },
  ...{
    garment: sampleOutfit.look.garments[2]!,
    photo: '/objects/coat',
    own: null,
    price: 4990,
    currency: 'EUR',
  },
  ...{ status: 'here', restUntil: null, wornCount: 30, lastWornOn: '2025-11-01' },
  createdAt: '2025-01-01T00:00:00.000Z',
};

function withCloset(pieces: ClosetPiece[]) {
  const client = makeQueryClient();
  const rest = { dressFrom: 'everything', laundryRest: false, helps: [], helpsComing: false, limit: null };
  client.setQueryData<Closet>(CLOSET_KEY, { pieces, ...rest } as Closet);
  return client;
}

/** What is asked of the server, and answered. */
let asked: { method: string; path: string; body: unknown }[];
function answering(answer: (body: never) => unknown): void {
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body?: string }) => {
    const sent = body === undefined ? undefined : (JSON.parse(body) as never);
    asked.push({ method, path, body: sent });
    return Response.json(answer(sent as never));
  });
}

beforeEach(() => {
  asked = [];
  dismissToasts();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** "I own this" and then Undo; what Undo asked for. */
async function undone(before: ClosetPiece[], fresh: string[]) {
  const client = withCloset(before);
  const { mutateAsync } = renderHook(client, useAddPieces);
  answering(() => ({ pieces: [COAT], fresh, leftOut: 0 }));
  await mutateAsync([{ garmentId: 'wool-coat', color: 'camel' }]);
  asked = [];
  answering(() => COAT);
  shownToast()?.action?.onPress();
  await vi.waitFor(() => expect(client.isMutating()).toBe(0));
  return asked;
}

test('Undo of "I own this" removes only what is new; what was given away is given away again', async () => {
  expect(await undone([], ['coat'])).toMatchObject([{ method: 'DELETE', path: '/api/closet/coat' }]);
  const again = [{ method: 'PUT', path: '/api/closet/coat', body: { status: 'gone' } }];
  expect(await undone([{ ...COAT, status: 'gone' }], [])).toEqual(again);
});

test('a piece that was there without the page knowing it has no Undo', async () => {
  expect(await undone([], [])).toEqual([]);
  expect(shownToast()).toMatchObject({ title: '1 piece added to your closet', action: undefined });
});

test('as many pieces as she likes are moved, and fewer than she asked for are told', async () => {
  const ids = Array.from({ length: 260 }, (_, n) => `p${n}`);
  const { mutateAsync } = renderHook(withCloset([]), useMovePieces);
  answering(({ ids: some }: { ids: string[] }) => ({ pieces: some.map((id) => ({ ...COAT, id })) }));
  await mutateAsync({ ids, status: 'away' });
  expect(asked.flatMap(({ body }) => (body as { ids: string[] }).ids)).toEqual(ids);
  expect(asked).toHaveLength(2);
  expect(shownToast()).toBeUndefined();
  answering(() => ({ pieces: [COAT] }));
  await mutateAsync({ ids: ['coat', 'gone'], status: 'away' });
  expect(shownToast()?.title).toBe('1 piece moved, 1 left in place');
});
