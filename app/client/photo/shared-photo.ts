// What another app shared with us, as public/sw.js has put it there: the names are those of that file.
const CACHE = 'shared-photo';
const PICTURE = '/offline/shared-picture-';
const PAGE = '/offline/shared-page';
/** She has said that it shows her: the profile takes it. */
const HER_PHOTO = '/offline/shared-photo';
/** Long enough for a sign-in. Later somebody else may sit here. */
const WAITS_MS = 15 * 60_000;

export interface Shared {
  pictures: File[];
  /** The address of a page came alone. */
  isPage: boolean;
}

const isFresh = ({ headers }: Response): boolean =>
  Date.now() - Date.parse(headers.get('date') ?? '') < WAITS_MS;

async function fileIn(kept: Response): Promise<File> {
  const picture = await kept.blob();
  return new File([picture], 'photo', { type: picture.type });
}

/** Null where nothing waits, or there is no storage. */
async function openShared(): Promise<Cache | null> {
  if (!('caches' in globalThis) || !(await caches.has(CACHE))) return null;
  return caches.open(CACHE);
}

async function readPictures(cache: Cache): Promise<File[]> {
  const pictures: File[] = [];
  for (let at = 0; ; at++) {
    const kept = await cache.match(PICTURE + at);
    if (!kept || !isFresh(kept)) return pictures;
    pictures.push(await fileIn(kept));
  }
}

async function readKept(): Promise<Shared | null> {
  const cache = await openShared();
  if (!cache) return null;
  const [pictures, page] = [await readPictures(cache), await cache.match(PAGE)];
  const isPage = page !== undefined && isFresh(page);
  if (pictures.length > 0 || isPage) return { pictures, isPage };
  // What is too old to be asked about is kept from whoever sits here next.
  if (!(await cache.match(HER_PHOTO))) await caches.delete(CACHE);
  return null;
}

/** What was shared a moment ago and she has not yet said what it shows; null when there is none. */
export const readShared = (): Promise<Shared | null> => readKept().catch(() => null);

/** She has said what they show. @param her her own photo, which the profile takes next; null: none of them is */
export async function settleShared(her: File | null): Promise<void> {
  if (!('caches' in globalThis)) return;
  await caches.delete(CACHE);
  if (!her) return;
  const headers = { 'content-type': her.type, date: new Date().toUTCString() };
  await (await caches.open(CACHE)).put(HER_PHOTO, new Response(her, { headers }));
}

async function takeKept(isSetup: boolean): Promise<File | null> {
  const cache = await openShared();
  const kept = await cache?.match(HER_PHOTO);
  const [first = null] = cache && !kept && isSetup ? await readPictures(cache) : [];
  if (kept || first) await caches.delete(CACHE);
  if (kept) return isFresh(kept) ? fileIn(kept) : null;
  return first;
}

/**
 * The photo of her that another app shared with us, once; null when there is none, or no storage.
 * @param isSetup she has no photo yet: the first picture is taken for her, as nothing else is asked for
 */
export const takeSharedPhoto = (isSetup = false): Promise<File | null> => takeKept(isSetup).catch(() => null);
