import { beforeEach, expect, test, vi } from 'vitest';
import { readShared, settleShared, takeSharedPhoto } from './shared-photo.ts';

/** The store of a browser, as far as shared pictures need it. */
const stores = new Map<string, Map<string, Response>>();
vi.stubGlobal('caches', {
  has: async (name: string) => stores.has(name),
  delete: async (name: string) => stores.delete(name),
  open: async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (path: string) => store.get(path)?.clone(),
      put: async (path: string, response: Response) => void store.set(path, response),
    };
  },
});

/** As public/sw.js puts it there. */
async function share(pictures: readonly string[], { isPage = false, minutesAgo = 0 } = {}): Promise<void> {
  const cache = await caches.open('shared-photo');
  const date = new Date(Date.now() - minutesAgo * 60_000).toUTCString();
  for (const [at, picture] of pictures.entries())
    await cache.put(
      `/offline/shared-picture-${at}`,
      new Response(picture, { headers: { 'content-type': 'image/jpeg', date } }),
    );
  if (isPage) await cache.put('/offline/shared-page', new Response('', { headers: { date } }));
}

const textsOf = async (files: readonly File[] = []) => Promise.all(files.map((file) => file.text()));

beforeEach(() => stores.clear());

test('what was shared waits for her answer, and goes with it', async () => {
  expect(await readShared()).toBeNull();
  await share(['tee', 'skirt']);
  const shared = await readShared();
  expect(await textsOf(shared?.pictures)).toEqual(['tee', 'skirt']);
  expect(shared?.pictures[0]?.type).toBe('image/jpeg');
  // The profile takes nothing of which she has not said that it is her.
  expect(await takeSharedPhoto()).toBeNull();
  expect(await readShared()).not.toBeNull();
  await settleShared(null);
  expect([await readShared(), stores.size]).toEqual([null, 0]);
});

test('the photo of her is taken once, and nothing is asked about it any more', async () => {
  await share(['her', 'another']);
  const [her = null] = (await readShared())?.pictures ?? [];
  await settleShared(her);
  expect(await readShared()).toBeNull();
  expect(await (await takeSharedPhoto())?.text()).toBe('her');
  expect([await takeSharedPhoto(), stores.size]).toEqual([null, 0]);
});

test('before she has a photo the first picture is taken for her', async () => {
  await share(['her', 'another']);
  expect(await (await takeSharedPhoto(true))?.text()).toBe('her');
  expect(stores.size).toBe(0);
});

test('the address of a page is told, without a picture; after a quarter of an hour nobody is asked', async () => {
  await share([], { isPage: true });
  expect(await readShared()).toEqual({ pictures: [], isPage: true });
  stores.clear();
  await share(['tee'], { isPage: true, minutesAgo: 16 });
  expect([await readShared(), stores.size]).toEqual([null, 0]);
});
