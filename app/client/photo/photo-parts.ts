import type { PhotoParts } from '../../contracts/user.ts';
import type { BodyMapData } from '../../domain/photos/body-map.ts';
import type { DressablePhoto } from '../../fitting-room/preview/preview-messages.ts';

/** @throws Error when it cannot be fetched */
export async function fetchFile(address: string, signal: AbortSignal): Promise<Blob> {
  const answer = await fetch(address, { credentials: 'include', signal });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.blob();
}

async function dressablePhoto(parts: PhotoParts, signal: AbortSignal): Promise<DressablePhoto> {
  const [photo, json, mapA, mapB] = await Promise.all([
    fetchFile(parts.upright, signal),
    fetchFile(parts.bodyMap, signal),
    fetchFile(parts.mapA, signal),
    fetchFile(parts.mapB, signal),
  ]);
  return { photo, mapA, mapB, bodyMap: JSON.parse(await json.text()) as BodyMapData };
}

/** Her photos and what was found on them, fetched, in their order. @throws Error when a part cannot be fetched */
export const dressablePhotos = (
  photos: readonly (PhotoParts | null)[],
  signal: AbortSignal,
): Promise<DressablePhoto[]> =>
  Promise.all(photos.filter((parts) => parts !== null).map((parts) => dressablePhoto(parts, signal)));
