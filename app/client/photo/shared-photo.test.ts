import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
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

const ORIGIN = 'https://stylecast.test';
/** What the service worker asks the network for. */
const asked: unknown[] = [];
type Handle = (event: { request: Request; respondWith: (answer: Promise<Response>) => void }) => void;
const handlers: Handle[] = [];
runInNewContext(readFileSync('public/sw.js', 'utf8'), {
  self: { addEventListener: (name: string, handle: Handle) => name === 'fetch' && handlers.push(handle) },
  caches,
  fetch: (what: unknown) => asked.push(what),
  location: { origin: ORIGIN },
  URL,
  File,
  // Its own `redirect` wants a whole address outside a browser.
  Response: Object.assign(Response, {
    redirect: (to: string, status: number) => new Response(null, { status, headers: { location: to } }),
  }),
});

/** As the system posts it, taken by the service worker. */
async function share(pictures: readonly string[], { url = '' } = {}): Promise<Response | undefined> {
  const form = new FormData();
  for (const picture of pictures) form.append('photo', new File([picture], 'a.jpg', { type: 'image/jpeg' }));
  if (url) form.append('url', url);
  const request = new Request(`${ORIGIN}/share-photo`, { method: 'POST', body: form });
  let answer: Promise<Response> | undefined;
  for (const handle of handlers) handle({ request, respondWith: (given) => void (answer = given) });
  return answer;
}

const textsOf = async (files: readonly File[] = []) => Promise.all(files.map((file) => file.text()));

beforeEach(() => {
  stores.clear();
  vi.useRealTimers();
});

test('the service worker keeps what is shared on this device, and leads to the question; the network hears nothing', async () => {
  const answer = await share(['tee'], { url: 'https://shop.example/tee' });
  expect([answer?.status, answer?.headers.get('location')]).toEqual([303, '/share-photo']);
  expect([...(stores.get('shared-photo')?.keys() ?? [])]).toEqual(['/offline/shared-picture-0']);
  expect(asked).toEqual([]);
});

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
  await share([], { url: 'https://shop.example/skirt' });
  expect(await readShared()).toEqual({ pictures: [], isPage: true });
  stores.clear();
  await share(['tee']);
  vi.setSystemTime(Date.now() + 16 * 60_000);
  expect([await readShared(), stores.size]).toEqual([null, 0]);
});
