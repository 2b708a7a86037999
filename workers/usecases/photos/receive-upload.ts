import { isObjectId, objectKey } from '../../../app/domain/photos/object-id.ts';
import { MAX_PHOTO_BYTES } from '../../../app/domain/photos/bytes/limits.ts';
import {
  cleanPicture,
  declaredPictureType,
  joinParts,
  sniffPictureType,
  SNIFF_BYTES,
} from '../../../app/domain/photos/bytes/picture.ts';
import { notAPictureRefusal } from '../../../app/domain/photos/bytes/verdict.ts';
import { Refusal } from '../../../app/domain/refusal.ts';
import type { App } from '../../app.ts';
import { peopleDbOf } from '../../db/people/people-databases.ts';
import { openUploads } from '../../db/people/uploads.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { uploadFacts, type NewUpload } from './create-upload.ts';
import { readBody, type IncomingBody } from '../../read-body.ts';
import { checkAddress } from './signed-address.ts';

// A photo is read whole (10 MB at most) before any of it is stored: R2 wants the length beforehand, stripping
// changes it, and so a refused photo leaves nothing behind. The pieces that stay are views of what was read.

export const pictureTooLarge = (): Refusal =>
  new Refusal('too-large', 'That picture is larger than 10 MB. Please choose a smaller one.');

/**
 * The file behind a signed address: address, declared type, first bytes, size, structure, then stored clean.
 * @returns the ETag of what is stored
 * @throws Refusal; nothing is stored then
 */
export async function receiveUpload(
  app: App,
  user: SessionUser,
  { objectId, ...permission }: NewUpload,
  incoming: IncomingBody & { contentType: string },
): Promise<{ etag: string }> {
  await checkAddress(app, uploadFacts(user.id, objectId), permission);
  const declared = declaredPictureType(incoming.contentType);
  const bytes = await readBody(declared === null ? { body: incoming.body, announced: null } : incoming, {
    max: MAX_PHOTO_BYTES,
    tooLarge: pictureTooLarge,
    look: { after: SNIFF_BYTES, at: (first) => checkKind(first, declared) },
  });
  return storePicture(app, user, objectId, bytes, incoming.contentType);
}

function checkKind(bytes: Uint8Array, declared: ReturnType<typeof declaredPictureType>): void {
  if (declared === null || sniffPictureType(bytes) !== declared) throw notAPictureRefusal();
}

/**
 * Cleans a whole picture and stores it under the user's own prefix. An object is written once: the same picture
 * again (an answer got lost, the browser repeats) is answered like the first time.
 * @throws Refusal 'wrong-media-type', 'too-large', or 'conflict' for another picture under a used id
 */
export async function storePicture(
  app: App,
  user: SessionUser,
  objectId: string,
  bytes: Uint8Array,
  contentType: string,
): Promise<{ etag: string }> {
  if (!isObjectId(objectId)) throw new Refusal('bad-input', 'key must name an upload');
  if (bytes.length > MAX_PHOTO_BYTES) throw pictureTooLarge();
  checkKind(bytes, declaredPictureType(contentType));
  const picture = cleanPicture(bytes);
  const key = objectKey(user.id, objectId);
  const stored = await app.blobs.create(key, picture.parts, picture.type);
  if (stored) {
    // Asked after storing: an account or upload that was erased meanwhile must leave nothing behind.
    const open = await openUploads(peopleDbOf(app, user), user.id, [objectId], app.clock.now());
    if (open.has(objectId)) return { etag: stored.etag };
    await app.blobs.remove([key]);
    throw usedUp();
  }
  const [there, before] = await Promise.all([app.blobs.head(key), app.blobs.bytes(key)]);
  if (there && before && sameBytes(before, joinParts(picture))) return { etag: there.etag };
  throw usedUp();
}

const usedUp = (): Refusal =>
  new Refusal('conflict', 'This upload address has been used already. Please start the upload again.');

const sameBytes = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, i) => byte === b[i]);
