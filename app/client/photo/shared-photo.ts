// The names are those of public/sw.js, which puts it there.
const CACHE = 'shared-photo';
const PHOTO = '/offline/shared-photo';
/** Long enough for a sign-in. Later somebody else may sit here. */
const WAITS_MS = 15 * 60_000;

/** The photo that another app shared with us a moment ago, once; null when there is none, or no storage. */
export const takeSharedPhoto = (): Promise<File | null> => takeKept().catch(() => null);

async function takeKept(): Promise<File | null> {
  if (!('caches' in globalThis) || !(await caches.has(CACHE))) return null;
  const kept = await (await caches.open(CACHE)).match(PHOTO);
  await caches.delete(CACHE);
  const since = Date.now() - Date.parse(kept?.headers.get('date') ?? '');
  const photo = since < WAITS_MS ? await kept?.blob() : null;
  return photo ? new File([photo], 'photo', { type: photo.type }) : null;
}
