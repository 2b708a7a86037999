import { registerPhoto, registerWarmPhoto } from '../../contracts/user.ts';
import type { BodyMapData, HandMarks } from '../../domain/photos/body-map.ts';
import type { PhotoName } from '../../domain/photos/photo-name.ts';
import type { BodyMapResult } from '../../fitting-room/body-map/body-map-messages.ts';
import { callApi } from '../api/call-api.ts';
import { sendablePhoto } from './sendable-photo.ts';
import { uploadObject } from './upload.ts';

export interface PhotoUpload {
  /** The file as she chose it. */
  original: File;
  /** What this device found on it; null when it could not look. */
  checked: BodyMapResult | null;
  /** One for warm days must have its body map. */
  name?: PhotoName;
}

type PlainHand = [number, number][] | null;
const plainHand = (marks: HandMarks | null): PlainHand => marks && marks.map(([x, y]) => [x, y]);

/** The same data without readonly marks. */
const plain = ({ landmarks, hands, ...rest }: BodyMapData) => ({
  ...rest,
  ...(hands && { hands: [plainHand(hands[0]), plainHand(hands[1])] as [PlainHand, PlainHand] }),
  landmarks: landmarks.map(([x, y, z, seen]): [number, number, number, number] => [x, y, z, seen]),
});

interface Options {
  /** Bytes sent and to send, over all parts. */
  onProgress?: (sent: number, total: number) => void;
  signal: AbortSignal;
}

async function uploadParts(parts: Blob[], { onProgress, signal }: Options): Promise<string[]> {
  const total = parts.reduce((sum, part) => sum + part.size, 0);
  const urls: string[] = [];
  let before = 0;
  for (const part of parts) {
    const { uploadURL } = await uploadObject(part, {
      signal,
      onProgress: (share: number) => onProgress?.(before + share * part.size, total),
    });
    before += part.size;
    onProgress?.(before, total);
    urls.push(uploadURL);
  }
  return urls;
}

/** What was found on a photo, as blobs in the order that `register` takes their addresses. */
function partsOf(checked: BodyMapResult | null): Blob[] {
  if (!checked) return [];
  const { upright, bodyMap } = checked;
  return bodyMap ? [upright, bodyMap.classesA, bodyMap.classesB] : [upright];
}

async function register(
  [photoURL = '', uprightURL, mapAURL, mapBURL]: string[],
  checked: BodyMapResult | null,
  signal: AbortSignal,
  name: PhotoName,
): Promise<string> {
  const data = checked?.bodyMap?.data;
  const bodyMap = data && mapAURL && mapBURL ? { data: plain(data), mapAURL, mapBURL } : undefined;
  const isWhole = bodyMap !== undefined && uprightURL !== undefined;
  if (name === 'warm' && !isWhole) throw new Error('A photo for warm days needs its body map.');
  const { objectPath } =
    name === 'warm' && isWhole
      ? await callApi(registerWarmPhoto, { signal, body: { photoURL, uprightURL, bodyMap } })
      : await callApi(registerPhoto, { signal, body: { photoURL, uprightURL, bodyMap } });
  return objectPath;
}

/**
 * Uploads a photo with its upright copy and the two pictures of its body map, then registers it.
 * @returns its path under /objects. Throws what the upload or ApiError says.
 */
export async function uploadPhoto(
  { original, checked, name = 'first' }: PhotoUpload,
  options: Options,
): Promise<string> {
  const photo = await sendablePhoto(original, checked?.upright);
  const urls = await uploadParts([photo, ...partsOf(checked)], options);
  return register(urls, checked, options.signal, name);
}

/** Adds what was found later to a photo that is registered already. */
export async function addBodyMap(
  photoURL: string,
  checked: BodyMapResult,
  signal: AbortSignal,
): Promise<void> {
  const urls = await uploadParts(partsOf(checked), { signal });
  await register([photoURL, ...urls], checked, signal, 'first');
}
