import { afterEach, expect, test, vi } from 'vitest';
import { favoriteOutfit, todaysOutfit } from '../../contracts/outfits.ts';
import { deleteOutfit } from '../../contracts/outfits.ts';
import { addPieces } from '../../contracts/closet.ts';
import { callApi, callUrl, holdReads, releaseReads } from './call-api.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('parameters and query fill the address', () => {
  expect(callUrl(favoriteOutfit, { id: 'a/b' })).toBe('/api/outfits/a%2Fb/favorite');
  expect(callUrl(todaysOutfit, {}, { userHour: 8 })).toBe('/api/outfits/today?userHour=8');
  expect(callUrl(todaysOutfit, {}, { userHour: undefined })).toBe('/api/outfits/today');
});

test('a missing parameter is a mistake, not an address', () => {
  expect(() => callUrl(favoriteOutfit)).toThrow('needs id');
});

test('credentials go along and a 204 has no body', async () => {
  const fetched = vi.fn(async () => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', fetched);
  expect(await callApi(deleteOutfit, { params: { id: '7' } })).toBeUndefined();
  expect(fetched).toHaveBeenCalledWith(
    '/api/outfits/7',
    expect.objectContaining({ method: 'DELETE', credentials: 'include', body: undefined }),
  );
});

test('a refusal is thrown with its sentence', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ message: 'Not there.' }, { status: 404 }));
  await expect(callApi(deleteOutfit, { params: { id: '7' } })).rejects.toMatchObject({
    status: 404,
    message: 'Not there.',
  });
});

test('no answer at all is told in words', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  await expect(callApi(deleteOutfit, { params: { id: '7' } })).rejects.toMatchObject({ status: 0 });
});

test('a change arrives although she leaves the page; a question and a long body are not kept alive', async () => {
  const fetched = vi.fn(async (_address: string, _init: RequestInit) => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', fetched);
  const keptAlive = () => fetched.mock.lastCall?.[1].keepalive;
  await callApi(deleteOutfit, { params: { id: '7' } });
  expect(keptAlive()).toBe(true);
  await callApi(favoriteOutfit, { params: { id: '7' } });
  expect(keptAlive()).toBe(true);
  await callApi(todaysOutfit);
  expect(keptAlive()).toBe(false);
  const many = Array.from({ length: 200 }, () => ({
    garmentId: 'long-camel-wool-coat',
    color: 'camel' as const,
  }));
  await callApi(addPieces, { body: { pieces: many } });
  expect(keptAlive()).toBe(false);
});

test('a body says that it is JSON; what has none asks for JSON alone', async () => {
  const fetched = vi.fn(async (_address: string, _init: RequestInit) => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', fetched);
  const headers = () => fetched.mock.lastCall?.[1].headers;
  await callApi(addPieces, { body: { pieces: [{ garmentId: 'wool-coat', color: 'camel' }] } });
  expect(headers()).toEqual({ accept: 'application/json', 'content-type': 'application/json' });
  await callApi(deleteOutfit, { params: { id: '7' } });
  expect(headers()).toEqual({ accept: 'application/json' });
});

test('while she signs out nothing is read; where that fails, what waited is read after all', async () => {
  const fetched = vi.fn(async () => Response.json({ outfit: null }));
  vi.stubGlobal('fetch', fetched);
  holdReads();
  const read = callApi(todaysOutfit).catch(() => undefined);
  await callApi(deleteOutfit, { params: { id: '7' } });
  expect(fetched).toHaveBeenCalledTimes(1);
  releaseReads();
  await read;
  expect(fetched).toHaveBeenCalledTimes(2);
});
