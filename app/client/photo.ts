import { registerPhoto } from '../contracts/user.ts';
import type { BodyMapData } from '../domain/body-map.ts';
import type { BodyMapResult } from '../fitting-room/body-map-messages.ts';
import { send } from './api.ts';
import { uploadObject } from './upload.ts';

export interface PhotoUpload {
  /** The file as she chose it. */
  original: File;
  /** What this device found on it; null when it could not look. */
  checked: BodyMapResult | null;
}

/** The same data without readonly marks. */
const plain = ({ landmarks, ...rest }: BodyMapData) => ({
  ...rest,
  landmarks: landmarks.map(([x, y, z, seen]): [number, number, number, number] => [x, y, z, seen]),
});

interface Options {
  /** Bytes sent and to send, over all parts. */
  onProgress: (sent: number, total: number) => void;
  signal: AbortSignal;
}

/**
 * Uploads a photo with its upright copy and the two pictures of its body map, then registers it.
 * @returns its path under /objects. Throws what the upload or ApiError says.
 */
export async function uploadPhoto({ original, checked }: PhotoUpload, options: Options): Promise<string> {
  const bodyMap = checked?.bodyMap ?? null;
  const parts: Blob[] = [original];
  if (checked) parts.push(checked.upright);
  if (bodyMap) parts.push(bodyMap.classesA, bodyMap.classesB);
  const total = parts.reduce((sum, part) => sum + part.size, 0);
  const urls: string[] = [];
  let before = 0;
  for (const part of parts) {
    const { uploadURL } = await uploadObject(part, {
      signal: options.signal,
      onProgress: (share: number) => options.onProgress(before + share * part.size, total),
    });
    before += part.size;
    options.onProgress(before, total);
    urls.push(uploadURL);
  }
  const [photoURL = '', uprightURL, mapAURL, mapBURL] = urls;
  const { objectPath } = await send(registerPhoto, {
    signal: options.signal,
    body: {
      photoURL,
      uprightURL,
      bodyMap: bodyMap && mapAURL && mapBURL ? { data: plain(bodyMap.data), mapAURL, mapBURL } : undefined,
    },
  });
  return objectPath;
}
