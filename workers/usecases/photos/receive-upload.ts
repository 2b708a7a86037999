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
import { limitHourly } from '../limits/rate-limits.ts';
import { checkAddress } from './signed-address.ts';

// A photo is read whole (10 MB at most) before it is stored: R2 wants the length, stripping changes it, and a refused
// photo leaves nothing. Kept pieces are views. The bytes say what it is: names and declared types are often wrong on
// phones.

export const pictureTooLarge = (): Refusal =>
  new Refusal('too-large', 'That picture is larger than 10 MB. Please choose a smaller one.');

/** Checks address, first bytes, size and structure. Returns the ETag. @throws Refusal; nothing is stored then */
export async function receiveUpload(
  app: App,
  user: SessionUser,
  { objectId, ...permission }: NewUpload,
  incoming: IncomingBody & { contentType: string },
): Promise<{ etag: string }> {
  await checkAddress(app, uploadFacts(user.id, objectId), permission);
  // For a film of 50 MB the answer names its kind, not its size.
  const isPhoto = declaredPictureType(incoming.contentType) !== null;
  const bytes = await readBody(isPhoto ? incoming : { body: incoming.body, announced: null }, {
    max: MAX_PHOTO_BYTES,
    tooLarge: pictureTooLarge,
    look: { after: SNIFF_BYTES, at: checkKind },
  });
  return storePicture(app, user, objectId, bytes);
}

function checkKind(bytes: Uint8Array): void {
  if (sniffPictureType(bytes) === null) throw notAPictureRefusal();
}

/**
 * Under the user's own prefix, written once: the same picture again (a lost answer) is answered like the first time.
 * @throws Refusal 'wrong-media-type', 'too-large', 'too-many', or 'conflict' for another picture under a used id
 */
export async function storePicture(
  app: App,
  user: SessionUser,
  objectId: string,
  bytes: Uint8Array,
): Promise<{ etag: string }> {
  if (!isObjectId(objectId)) throw new Refusal('bad-input', 'key must name an upload');
  if (bytes.length > MAX_PHOTO_BYTES) throw pictureTooLarge();
  checkKind(bytes);
  const picture = cleanPicture(bytes);
  const key = objectKey(user.id, objectId);
  const stored = await app.blobs.create(key, picture.parts, picture.type);
  if (stored) {
    // After storing: an account or upload erased meanwhile must leave nothing.
    const open = await openUploads(peopleDbOf(app, user), user.id, [objectId], app.clock.now());
    try {
      if (!open.has(objectId)) throw usedUp();
      await limitHourly(app, 'upload', user.id);
      return { etag: stored.etag };
    } catch (error) {
      await app.blobs.remove([key]);
      throw error;
    }
  }
  const [there, before] = await Promise.all([app.blobs.head(key), app.blobs.bytes(key)]);
  if (there && before && sameBytes(before, joinParts(picture))) return { etag: there.etag };
  throw usedUp();
}

const usedUp = (): Refusal =>
  new Refusal('conflict', 'This upload address has already been used. Please start the upload again.');

const sameBytes = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, i) => byte === b[i]);
