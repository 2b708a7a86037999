import { afterEach, expect, test, vi } from 'vitest';
import { renderHook } from '../../../tests/screens/render-hook.tsx';
import { sampleOutfit } from '../../../tests/screens/sample-outfit.ts';
import { dismissToasts, shownToast } from '../../ui/toast/toast-store.ts';
import { makeQueryClient } from '../api/query-client.ts';
import { useKeepGarment } from './garment-photo.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  dismissToasts();
});

test('a piece that hangs there with a picture keeps it, and she is told how to change it', async () => {
  const piece = {
    ...{ id: 'coat', garmentId: 'wool-coat', color: 'camel', kind: 'outerwear', name: null, warmth: 'usual' },
    ...{ garment: sampleOutfit.look.garments[2]!, photo: '/objects/coat', own: null, price: 4990, currency: 'EUR' },
    ...{ status: 'here', restUntil: null, wornCount: 30, lastWornOn: '2025-11-01' },
    createdAt: '2025-01-01T00:00:00.000Z',
  };
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path}`);
    return Response.json({ pieces: [piece], fresh: [], leftOut: 0 });
  });
  const offer = { garmentId: 'wool-coat', color: 'camel' } as never;
  await renderHook(makeQueryClient(), useKeepGarment).mutateAsync({ offer, cutOut: new Blob(['new']) });
  expect(asked).toEqual(['POST /api/closet']);
  expect(shownToast()?.title).toBe('Already in your closet');
  expect(shownToast()?.description).toContain('open the piece');
});
