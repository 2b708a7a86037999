import { MAX_PHOTO_BYTES } from '../../domain/photos/bytes/limits.ts';
import { cleanPicture, KIND_BYTES, unreadableText } from '../../domain/photos/bytes/picture.ts';
import { readFailure } from '../api/errors.ts';

/** The file typed by its bytes, whatever it is called, where the server's own check takes it; else null. */
async function asItIs(file: Blob): Promise<Blob | null> {
  if (file.size > MAX_PHOTO_BYTES) return null;
  try {
    const { type } = cleanPicture(new Uint8Array(await file.arrayBuffer()));
    return file.type === type ? file : file.slice(0, file.size, type);
  } catch {
    return null;
  }
}

/** Why this browser does not open a file, in words for her; one that cannot even be read is no picture. */
export async function whyUnreadable(file: Blob): Promise<string> {
  const start = await file
    .slice(0, KIND_BYTES)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  return unreadableText(new Uint8Array(start));
}

/** @throws ApiError when this browser cannot open it either */
async function drawnAnew(file: Blob): Promise<Blob> {
  const { makeUpright } = await import('../../fitting-room/body-map/upright-photo.ts');
  const upright = await makeUpright(file).catch(() => null);
  if (upright) return upright.jpeg;
  throw readFailure(415, '', JSON.stringify({ message: await whyUnreadable(file) }));
}

/**
 * What is sent of a photo: the file itself, or, where the server would refuse it (more than 40 megapixels, more than 10 MB,
 * WebP, AVIF, HEIC), the upright copy in its place: that is the one that outfits are drawn on.
 * @param upright the copy, if this device has made it already
 * @throws ApiError with a sentence for a file that this browser cannot open
 */
export const sendablePhoto = async (file: Blob, upright: Blob | undefined): Promise<Blob> =>
  (await asItIs(file)) ?? upright ?? drawnAnew(file);
