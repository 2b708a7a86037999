// Keeps hashed assets, whose content never changes under one name. Never HTML, never an answer of the API.
const ASSETS = 'assets-v1';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const old = async () => {
    for (const name of await caches.keys()) if (name !== ASSETS) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(old());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || !url.pathname.startsWith('/assets/')) return;
  event.respondWith(fromCache(event));
});

async function fromCache(event) {
  const { request } = event;
  const cache = await caches.open(ASSETS);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  // The answer does not wait for the cache, and a full disk does not fail it.
  if (answer.status === 200) event.waitUntil(cache.put(request, answer.clone()).catch(() => undefined));
  return answer;
}

// On logout: whatever was kept goes.
self.addEventListener('message', (event) => {
  if (event.data !== 'forget') return;
  event.waitUntil(caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))));
});
