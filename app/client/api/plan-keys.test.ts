import type { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { renderHook } from '../../../tests/screens/render-hook.tsx';
import { sampleOutfit, sampleUser } from '../../../tests/screens/sample-outfit.ts';
import { usePreference } from '../../screens/profile/use-preference.ts';
import { useClosetSettings, useRemovePiece } from '../looks/closet.ts';
import { useSaveFitPreferences } from '../looks/fit-preferences.ts';
import { changeLocation } from '../looks/location.ts';
import { useMovePieces } from '../looks/move-pieces.ts';
import { neverWear } from '../looks/never-wear.ts';
import { useNotForMe } from '../looks/reject-look.ts';
import { PLANS_KEY } from './plan-keys.ts';
import { makeQueryClient } from './query-client.ts';
import { useDeleteSchedule, useSaveSchedule } from '../looks/schedules.ts';
import { useChangeSubscription } from '../account/subscription.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const FIT = { modesty: 'none', heelMax: 'any', neverWear: [] } as never;
const none = () => undefined;
const SENT_AWAY = { outfitId: 'a', userHour: 9, left: 0, locked: [] };

/** Each thing that days to come hang on. */
const CHANGES: Record<string, (client: QueryClient) => Promise<unknown>> = {
  'her city': (client) => changeLocation(client, { by: 'name', location: 'Madrid' }),
  'her styles or hour': (client) =>
    renderHook(client, () => usePreference({ failure: '' })).mutateAsync({ notificationTime: '09:00' }),
  'her limits': (client) =>
    renderHook(client, () => useSaveFitPreferences(FIT)).mutateAsync({ heel: 'flat' }),
  'what she never wears': (client) => neverWear(client, sampleOutfit.look.garments[0]!),
  'not for me': (client) =>
    renderHook(client, () => useNotForMe(SENT_AWAY, none)).mutateAsync({ reason: 'too-dressy' as never }),
  'a schedule': (client) => renderHook(client, useSaveSchedule).mutateAsync({ id: null, form: {} as never }),
  'no schedule': (client) => renderHook(client, useDeleteSchedule).mutateAsync('a'),
  'what she is dressed from': (client) =>
    renderHook(client, useClosetSettings).mutateAsync({ dressFrom: 'only-mine' }),
  'where pieces are': (client) =>
    renderHook(client, useMovePieces).mutateAsync({ ids: ['a'], status: 'away' }),
  'a piece less': (client) => renderHook(client, useRemovePiece).mutateAsync('a'),
  'her plan': (client) =>
    renderHook(client, useChangeSubscription).mutateAsync({ action: 'cancel' } as never),
};

test.each(Object.entries(CHANGES))('days to come follow %s', async (_, change) => {
  const client = makeQueryClient();
  client.setQueryData([...PLANS_KEY, 'tomorrow', '2025-11-20'], { date: '2025-11-21' });
  client.setQueryData(['other'], 'stays');
  // Whatever is answered: shapes are looked at in development only (call-api.ts).
  vi.stubEnv('DEV', false);
  vi.stubGlobal('fetch', async () => Response.json({ ...sampleUser, neverWear: [], pieces: [] }));
  await change(client);
  expect(client.getQueriesData({ queryKey: PLANS_KEY })).toEqual([]);
  expect(client.getQueryData(['other'])).toBe('stays');
});

test('a change that fails leaves the days to come', async () => {
  const client = makeQueryClient();
  client.setQueryData([...PLANS_KEY, 'week', '2025-11-20'], { days: [] });
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 500 }));
  await changeLocation(client, { by: 'name', location: 'Madrid' });
  expect(client.getQueriesData({ queryKey: PLANS_KEY })).toHaveLength(1);
});
