import { afterEach, expect, test, vi } from 'vitest';
import { renderHook } from '../../../tests/screens/render-hook.tsx';

import { sampleOutfit, sampleUser } from '../../../tests/screens/sample-outfit.ts';
import { readFailure } from '../api/errors.ts';
import { GeolocationFailure } from '../browser/geolocation.ts';
import { locationFailure, misnamedPlace, useChangeLocation } from './location.ts';
import { DAY_KEY, TODAY_KEY } from './outfits.ts';
import { makeQueryClient } from '../api/query-client.ts';
import { USER_KEY } from '../account/session.ts';
import { dismissToasts, shownToast } from '../../ui/toast/toast-store.ts';
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
  await renderHook(client, useChangeLocation).mutateAsync({ by: 'name', location: ' Porto ' });
  expect(calls).toEqual(['PUT /api/user/location']);
  expect(client.getQueryData(USER_KEY)).toMatchObject({ location: 'Porto, PT' });
  for (const key of kept) expect(client.getQueryState(key)?.isInvalidated, key.join()).toBe(true);
  expect(client.getQueryData(TODAY_KEY), 'her look stays until the new one is there').toEqual(sampleOutfit);
});

test('a city that nobody knows, or of several that bear its name, is told in the words of the server', () => {
  const error = readFailure(400, '', '{"error":"Invalid location","message":"No such city."}');
  expect(locationFailure(error)).toEqual({ title: 'Invalid location', description: 'No such city.' });
  const several = readFailure(400, '', '{"error":"Which place?","message":"There are two."}');
  expect(misnamedPlace(several)).toEqual({ title: 'Which place?', description: 'There are two.' });
  expect(misnamedPlace(readFailure(500, '', ''))).toBeNull();
});

test('what is known of the device goes with a name', async () => {
  const bodies: unknown[] = [];
  vi.stubGlobal('navigator', { languages: ['es-ES', 'es'] });
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    bodies.push(JSON.parse(String(body)));
    return Response.json({ ...sampleUser, location: 'Valencia, ES' });
  });
  const client = makeQueryClient();
  await renderHook(client, useChangeLocation).mutateAsync({ by: 'name', location: 'Valencia' });
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(bodies).toEqual([{ location: 'Valencia', device: { zone, languages: 'es-ES,es' } }]);
});

test('a saving that fails asks to try again', () => {
  expect(locationFailure(readFailure(500, '', ''))).toEqual({
    title: 'Location update failed',
    description: 'Could not update your location. Please try again.',
  });
});

test('each way in which the device gives no position has its own words', () => {
  expect(locationFailure(new GeolocationFailure('denied')).title).toBe('Location access denied');
  expect(locationFailure(new GeolocationFailure('missing'))).toEqual({
    title: 'Location not available',
    description: "Your browser doesn't support location detection.",
  });
  expect(locationFailure(new GeolocationFailure('unknown')).title).toBe('Location not available');
});

test('a place that is not saved is told, but not to who is signed out: the sign-in says it', async () => {
  for (const [status, title] of [
    [500, 'Location update failed'],
    [401, undefined],
  ] as const) {
    dismissToasts();
    vi.stubGlobal('fetch', async () => Response.json({ message: 'Unauthorized' }, { status }));
    const { mutateAsync } = renderHook(makeQueryClient(), useChangeLocation);
    await expect(mutateAsync({ by: 'name', location: 'Porto' })).rejects.toMatchObject({ status });
    expect(shownToast()?.title).toBe(title);
  }
});
