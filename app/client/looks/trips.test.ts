import { afterEach, expect, test, vi } from 'vitest';
import { renderHook } from '../../../tests/screens/render-hook.tsx';
import type { Trip } from '../../contracts/planning.ts';
import { makeQueryClient } from '../api/query-client.ts';
import { usePackAgain, useTick } from './trips.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test('a piece that is ticked while the list is packed again stays ticked', async () => {
  const client = makeQueryClient();
  const trip = { id: 't1', packed: [], days: [] } as unknown as Trip;
  client.setQueryData(['/api/trips'], [trip]);
  const again = renderHook(client, () => usePackAgain('t1'));
  const tick = renderHook(client, () => useTick(trip));
  // Shapes are looked at in development only (call-api.ts).
  vi.stubEnv('DEV', false);
  const order: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    order.push(path);
    // As it was when packing began.
    return Response.json({ ...trip, days: ['packed again'] });
  });
  await Promise.all([again.mutateAsync(), tick.mutateAsync({ piece: 'jeans:blue', packed: true })]);
  expect(order).toEqual(['/api/trips/t1/pack-again', '/api/trips/t1/packed']);
  expect(client.getQueryData(['/api/trips'])).toEqual([
    { ...trip, days: ['packed again'], packed: ['jeans:blue'] },
  ]);
});
