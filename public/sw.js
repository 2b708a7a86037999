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

// ---- Push: the outfit of the day (workers/usecases/push-note.ts says what is in it) ----

self.addEventListener('push', (event) => {
  event.waitUntil(announce(noteOf(event.data)));
});

/** A push that nobody can read still has to be shown: browsers take the permission from those who are silent. */
function noteOf(data) {
  const otherwise = { title: 'Your outfit is ready', body: 'Open Stylecast to see it.', tag: 'outfit', url: '/' };
  try {
    return { ...otherwise, ...data.json() };
  } catch {
    return otherwise;
  }
}

function announce({ title, body, tag, url, image }) {
  return self.registration.showNotification(title, {
    body,
    // One a day: the same outfit told twice takes its own place, without a second sound.
    tag,
    icon: '/icons/icon-192.png',
    badge: '/icons/icon-32.png',
    // Opens with her session only; without it the note comes without a picture.
    ...(image ? { image } : {}),
    data: { url },
  });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.url ?? '/'));
});

/** The page that is open already, loaded anew so that it shows today's outfit; otherwise a new one. */
async function open(path) {
  const url = new URL(path, location.origin);
  if (url.origin !== location.origin) return;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find((each) => new URL(each.url).pathname === url.pathname) ?? pages[0];
  if (!page) return self.clients.openWindow(url.href);
  // A page that this worker does not control cannot be led elsewhere.
  await page.navigate(url.href).catch(() => undefined);
  await page.focus();
}

// The browser has given this device another address: tell it, or the outfits go to the old one.
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renew(event.oldSubscription, event.newSubscription));
});

async function renew(before, after) {
  const applicationServerKey = before?.options.applicationServerKey;
  const options = { userVisibleOnly: true, applicationServerKey };
  const subscription = after ?? (applicationServerKey && (await self.registration.pushManager.subscribe(options)));
  if (!subscription) return;
  await fetch('/api/notifications/subscribe', {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ subscription }),
  });
}

// On logout the device goes silent at its push service as well, whatever happens to our own list.
self.addEventListener('message', (event) => {
  if (event.data !== 'forget') return;
  const silence = async () => (await self.registration.pushManager?.getSubscription())?.unsubscribe();
  event.waitUntil(silence().catch(() => undefined));
});
