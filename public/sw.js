// Two jobs, in two sections: OFFLINE keeps what the app is made of and her last outfit; PUSH shows notifications.
// Kept: hashed assets (their content never changes under one name) and one outfit. Never HTML, never an answer of the API.

// ---------------------------------------------------------------------------------------------- OFFLINE
/** Written by scripts/build.ts: another build is another worker, and its assets replace the old ones. */
const BUILD = '__BUILD__';
const FONTS = '__FONTS__'.split(' ').filter((path) => path.startsWith('/'));
const ASSETS = `assets-${BUILD}`;
const HER = 'outfit-';
const PLAIN = ['/plain.css', '/icons/icon.svg', ...FONTS];
const PICTURE = '/offline/picture';
const WORDS = '/offline/words';
/** Pictures that another app shared with us (manifest: share_target), until she says what they show. */
const SHARED = 'shared-photo';
const SHARED_PICTURE = '/offline/shared-picture-';
/** A page was shared, and no picture: noted without its address. */
const SHARED_PAGE = '/offline/shared-page';
const MOST_SHARED = 10;

/** Counts up when she leaves: what was being kept at that moment must not be. */
let left = 0;

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(ASSETS).then((cache) => cache.addAll(PLAIN)));
});

self.addEventListener('activate', (event) => {
  const tidy = async () => {
    const assets = (await caches.keys()).filter((name) => name.startsWith('assets-'));
    // Those of the build before stay: a page of it may still be open and ask for a part.
    const stay = [ASSETS, assets.filter((name) => name !== ASSETS).at(-1)];
    await Promise.all(assets.filter((name) => !stay.includes(name)).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  if (request.method === 'POST' && pathname === '/share-photo') event.respondWith(takeShared(request));
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => offlinePage(request.url)));
  else if (pathname === PICTURE) event.respondWith(hers(PICTURE).then((kept) => kept ?? Response.error()));
  else if (pathname.startsWith('/assets/') || PLAIN.includes(pathname)) event.respondWith(fromCache(event));
});

async function fromCache(event) {
  const { request } = event;
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  // The answer does not wait for the cache, and a full disk does not fail it.
  if (answer.status === 200) {
    const copy = answer.clone();
    const keep = caches.open(ASSETS).then((cache) => cache.put(request, copy));
    event.waitUntil(keep.catch(() => undefined));
  }
  return answer;
}

/** They never leave this device here: she is asked what they show (client/photo/shared-photo.ts). */
async function takeShared(request) {
  const form = await request.formData();
  const isPicture = (part) => part instanceof File && part.size > 0;
  const pictures = form.getAll('photo').filter(isPicture).slice(0, MOST_SHARED);
  const isPage = ['url', 'text', 'title'].some((name) => form.get(name));
  await caches.delete(SHARED);
  const cache = await caches.open(SHARED);
  const date = new Date().toUTCString();
  for (const [at, picture] of pictures.entries()) {
    const headers = { 'content-type': picture.type, date };
    await cache.put(SHARED_PICTURE + at, new Response(picture, { headers }));
  }
  if (pictures.length === 0 && isPage) await cache.put(SHARED_PAGE, new Response('', { headers: { date } }));
  return Response.redirect('/share-photo', 303);
}

self.addEventListener('message', (event) => {
  const { data } = event;
  if (data === 'forget' || data === 'sign-out') event.waitUntil(forget());
  if (data === 'sign-out') event.waitUntil(caches.delete(SHARED));
  if (data?.kind === 'keep-outfit') event.waitUntil(keepOutfit(data).catch(() => undefined));
});

/**
 * On logout, on a 401, and when somebody else signs in: nothing of her stays. A photo that was shared just now waits for
 * who signs in, unless she has signed out herself.
 */
async function forget(except) {
  left++;
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(HER) && name !== except).map((name) => caches.delete(name)),
  );
}

/** @param kept {user, picture, title, description, day, fit}: her id, the address of the picture, and words to show. */
async function keepOutfit({ user, picture, ...words }) {
  const mine = HER + user;
  await forget(mine);
  const cache = await caches.open(mine);
  const before = await (await cache.match(WORDS))?.json();
  const said = JSON.stringify({ ...words, picture });
  if (before && JSON.stringify(before) === said) return;
  const now = left;
  const answer = await fetch(picture, { credentials: 'same-origin' });
  if (answer.status === 401) return forget();
  if (answer.status !== 200 || now !== left) return;
  await cache.put(PICTURE, answer);
  await cache.put(WORDS, new Response(said, { headers: { 'content-type': 'application/json' } }));
  if (now !== left) await forget();
}

async function hers(what) {
  const name = (await caches.keys()).find((each) => each.startsWith(HER));
  return name && (await (await caches.open(name)).match(what));
}

const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const plain = (text) => String(text ?? '').replace(/[&<>"']/g, (sign) => ESCAPES[sign]);

/** What a page answers when there is no connection: her last outfit, if there is one, and the way back. */
async function offlinePage(address) {
  const outfit = await (await hers(WORDS))?.json();
  const again = `<a class="btn" href="${plain(address)}">Try again</a>`;
  const body = outfit
    ? `<main class="look"><img src="${PICTURE}" width="900" height="1200" alt="${plain(outfit.title)}">
<div><p class="label">You’re offline</p><h1>Your last outfit, <em>as it was.</em></h1>
<p class="day">${plain(outfit.day)}</p><h2>${plain(outfit.title)}</h2><p>${plain(outfit.description)}</p>
<p class="fit">${plain(outfit.fit)}</p><p class="muted">The weather and everything else come back when you’re online again.</p>${again}</div></main>`
    : `<main class="alone"><p class="label">You’re offline</p><h1>The sky is out of reach.</h1>
<p class="muted">Your outfits come back when you’re online again. Nothing of yours is lost.</p>${again}</main>`;
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><title>Offline · Stylecast</title>
<meta name="color-scheme" content="light dark"><link rel="stylesheet" href="/plain.css"></head>
<body><header><img src="/icons/icon.svg" width="30" height="30" alt=""><span>Stylecast</span></header>${body}</body></html>`;
  const policy = "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'";
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
  // 503: an address that could not be fetched was not found out to be anything else.
  return new Response(html, { status: 503, headers });
}

// ------------------------------------------------------------------------------------------------- PUSH
// The outfit of the day; workers/usecases/delivery/push-note.ts says what is in it.

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
  if (event.data !== 'forget' && event.data !== 'sign-out') return;
  const silence = async () => (await self.registration.pushManager?.getSubscription())?.unsubscribe();
  event.waitUntil(silence().catch(() => undefined));
});
