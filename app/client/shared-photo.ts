// The names are those of public/sw.js, which puts it there.
const CACHE = 'shared-photo';
const PHOTO = '/offline/shared-photo';

/** The photo that another app shared with us, once; null when there is none. */
export async function takeSharedPhoto(): Promise<File | null> {
  if (!('caches' in globalThis) || !(await caches.has(CACHE))) return null;
  const kept = await (await caches.open(CACHE)).match(PHOTO);
  await caches.delete(CACHE);
  const photo = await kept?.blob();
  return photo ? new File([photo], 'photo', { type: photo.type }) : null;
}
