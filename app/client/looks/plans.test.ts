import { afterEach, expect, test, vi } from 'vitest';
import { renderHook } from '../../../tests/screens/render-hook.tsx';
import type { PlannedDay } from '../../contracts/planning.ts';
import { PLANS_KEY } from '../api/plan-keys.ts';
import { useAnotherPlan, useKeepPlan } from './plans.ts';
import { makeQueryClient } from '../api/query-client.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('"I’ll wear this" names its look; where another one stands, that is asked for', async () => {
  const day = {
    date: '2025-11-21',
    isKept: false,
    look: { garments: [{ id: 'trench:sand' }] },
  } as PlannedDay;
  const client = makeQueryClient();
  const key = [...PLANS_KEY, 'tomorrow', '2025-11-20'];
  client.setQueryData(key, day);
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return Response.json({ message: 'Another look is planned for that day now.' }, { status: 409 });
  });
  const keep = renderHook(client, useKeepPlan);
  await expect(keep.mutateAsync({ day, kept: true })).rejects.toThrow();
  expect(sent).toEqual([{ kept: true, pieces: ['trench:sand'] }]);
  expect(client.getQueryData(key)).toEqual(day);
  expect(client.getQueryState(key)?.isInvalidated).toBe(true);
});

test('"Another" of two days goes out one after the other', async () => {
  const client = makeQueryClient();
  const under: string[] = [];
  let most = 0;
  vi.stubGlobal('fetch', async (path: string) => {
    most = Math.max(most, under.push(path));
    await new Promise((later) => setTimeout(later, 5));
    under.length = 0;
    return Response.json({ message: 'No.' }, { status: 409 });
  });
  const [one, other] = [renderHook(client, useAnotherPlan), renderHook(client, useAnotherPlan)];
  await Promise.allSettled([one.mutateAsync('2025-11-21'), other.mutateAsync('2025-11-22')]);
  expect(most).toBe(1);
});
