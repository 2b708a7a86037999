import { afterEach, expect, test, vi } from 'vitest';
import { renderHook } from '../../../tests/screens/render-hook.tsx';
import { FREE_FIT } from '../../domain/preferences/fit-preferences.ts';
import { makeQueryClient } from '../api/query-client.ts';
import { FIT_KEY, useSaveFitPreferences } from './fit-preferences.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('what the server keeps is what is shown, also where it is not what was sent', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ ...FREE_FIT, hem: 'knee', heel: 'flat' }));
  const client = makeQueryClient();
  await renderHook(client, () => useSaveFitPreferences(FREE_FIT)).mutateAsync({ hem: 'knee' });
  expect(client.getQueryData(FIT_KEY)).toEqual({ ...FREE_FIT, hem: 'knee', heel: 'flat' });
});
