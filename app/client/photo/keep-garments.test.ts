import { afterEach, expect, test, vi } from 'vitest';
import { renderHook } from '../../../tests/screens/render-hook.tsx';
import { sampleOutfit } from '../../../tests/screens/sample-outfit.ts';
import { clothOf } from '../../../tests/samples/own-cloth.ts';
import { dismissToasts, shownToast } from '../../ui/toast/toast-store.ts';
import { makeQueryClient } from '../api/query-client.ts';
import { useKeepGarments, type PhotographedPiece } from './keep-garments.ts';

vi.mock('./upload.ts', () => ({
  uploadObject: async (file: Blob) => {
    const said = await file.text();
    if (said === 'lost') throw new Error('The line broke');
    return { objectId: said };
  },
}));

afterEach(() => {
  vi.unstubAllGlobals();
  dismissToasts();
});

const hers = {
  ...{ id: 'coat', garmentId: 'wool-coat', color: 'camel', kind: 'outerwear', name: null, warmth: 'usual' },
  ...{ garment: sampleOutfit.look.garments[2]!, own: null, price: 4990, currency: 'EUR' },
  ...{ status: 'here', restUntil: null, wornCount: 30, lastWornOn: '2025-11-01' },
  createdAt: '2025-01-01T00:00:00.000Z',
};
const photographed = (color: string, over: Partial<PhotographedPiece> = {}): PhotographedPiece => ({
  choice: { garmentId: 'wool-coat', color, garment: hers.garment },
  ...{ name: ' ', warmth: 'usual', marks: {}, moved: null, laid: null },
  ...{ cutOut: new Blob([`cut-${color}`]), photo: new Blob([`photo-${color}`]) },
  ...over,
});

interface Asked {
  call: string;
  body: Record<string, unknown>;
}
/** A closet that takes what it is sent. */
function stubCloset(there: { color: string; photo: string | null }[], fresh: string[]): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    asked.push({ call: `${method} ${path}`, body: JSON.parse(String(body ?? '{}')) as Asked['body'] });
    const pieces = there.map((each) => ({ ...hers, ...each, id: each.color }));
    if (method === 'POST') return Response.json({ pieces, fresh, leftOut: 0 });
    return Response.json({ ...pieces.find(({ id }) => path.endsWith(id)), photo: '/objects/new' });
  });
  return asked;
}
const keep = (pieces: PhotographedPiece[]) =>
  renderHook(makeQueryClient(), () => useKeepGarments(() => undefined)).mutateAsync(pieces);

test('a piece that hangs there with a picture keeps it, and she is told how to change it', async () => {
  const asked = stubCloset([{ color: 'camel', photo: '/objects/coat' }], []);
  await keep([photographed('camel')]);
  expect(asked.map(({ call }) => call)).toEqual(['POST /api/closet']);
  expect(shownToast()?.title).toBe('Already in your closet');
  expect(shownToast()?.description).toContain('open the piece');
  expect(shownToast()?.action).toBeUndefined();
});

test('three at once: one call for the pieces, then each with its pictures, her name, and its cloth', async () => {
  const colors = ['camel', 'navy', 'black'];
  const asked = stubCloset(
    colors.map((color) => ({ color, photo: null })),
    colors,
  );
  const { surface, marks } = clothOf();
  await keep([
    photographed('camel', {
      name: ' The good one ',
      marks: { 'neck-left': { x: 0.1, y: 0.1, sure: 0.4 }, 'hem-right': { x: 0.9, y: 1.2, sure: 1 } },
      moved: { marks: { 'neck-left': marks['neck-left']! }, adjusted: surface.adjusted },
      laid: { is: 'cloth', atlas: new Blob(['atlas-camel']), surface },
    }),
    photographed('navy', { warmth: 'thick' }),
    photographed('black', { cutOut: new Blob(['lost']) }),
  ]);
  expect(asked.map(({ call }) => call)).toEqual([
    'POST /api/closet',
    'PUT /api/closet/camel',
    'PUT /api/closet/navy',
  ]);
  expect(asked[1]?.body).toEqual({
    photo: '/objects/cut-camel',
    warmth: 'usual',
    name: 'The good one',
    own: {
      atlas: '/objects/atlas-camel',
      original: '/objects/photo-camel',
      // Hers where she has moved it, inside the photo, and nothing of how sure we were.
      cloth: { surface, marks: { 'neck-left': marks['neck-left'], 'hem-right': { x: 0.9, y: 1 } } },
    },
  });
  expect(asked[2]?.body).toEqual({ photo: '/objects/cut-navy', warmth: 'thick' });
  expect(shownToast()?.title).toBe('3 pieces added to your closet');
  expect(shownToast()?.description).toContain('1 piece came without a picture');
  shownToast()?.action?.onPress();
  await vi.waitFor(() =>
    expect(asked.filter(({ call }) => call.startsWith('DELETE')).map(({ call }) => call)).toEqual(
      colors.map((color) => `DELETE /api/closet/${color}`),
    ),
  );
});
