import { afterEach, expect, test, vi } from 'vitest';
import { ofHook } from '../../tests/home/of-hook.tsx';

import { sampleOutfit, sampleUser } from '../../tests/home/sample-outfit.ts';
import { useChangeLocation } from './location.ts';
import { DAY_KEY, TODAY_KEY } from './outfits.ts';
import { makeQueryClient } from './query-client.ts';
import { USER_KEY } from './session.ts';
import { WEATHER_KEY } from './weather.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a change of city is one call and no regeneration; what hangs on the place is asked for anew', async () => {
  const client = makeQueryClient();
  const kept = [WEATHER_KEY, TODAY_KEY, DAY_KEY];
  client.setQueryData(WEATHER_KEY, {});
  client.setQueryData(TODAY_KEY, sampleOutfit);
  client.setQueryData(DAY_KEY, { left: 0, earlier: [] });
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    calls.push(`${method} ${url}`);
    return Response.json({ ...sampleUser, location: 'Porto, PT' });
  });
  await ofHook(client, useChangeLocation).mutateAsync({ by: 'name', location: ' Porto ' });
  expect(calls).toEqual(['PUT /api/user/location']);
  expect(client.getQueryData(USER_KEY)).toMatchObject({ location: 'Porto, PT' });
  for (const key of kept) expect(client.getQueryState(key)?.isInvalidated, key.join()).toBe(true);
  expect(client.getQueryData(TODAY_KEY), 'her look stays until the new one is there').toEqual(sampleOutfit);
});
