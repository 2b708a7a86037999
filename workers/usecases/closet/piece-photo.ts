import { parseObjectId, objectKey } from '../../../app/domain/photos/object-id.ts';
import { CUT_OUT_SIZE, fitsWithin } from '../../../app/domain/photos/bytes/limits.ts';
import { HEADER_BYTES, readHeader } from '../../../app/domain/photos/bytes/picture.ts';
import { inflatesBeyond } from '../../../app/domain/photos/bytes/png-inflation.ts';
import { Refusal } from '../../../app/domain/refusal.ts';
import type { App } from '../../app.ts';
import { peopleDbOf } from '../../db/people/people-databases.ts';
import { discardObjects, dropUploads, openUploads } from '../../db/people/uploads.ts';
import type { SessionUser } from '../../db/people/users.ts';

// Her picture of a piece: cut out on her device, stored like her photo, shown to nobody else.

const notAPiece = () =>
  new Refusal('not-usable', 'photo must be a PNG of the piece alone, within 512 x 512 pixels.');

/**
 * The object that a reference names, once it is known to be an open upload of hers and a small PNG; null for none.
 * @throws Refusal bad-input, not-found, not-usable
 */
export async function requireCutOut(
  app: App,
  user: SessionUser,
  reference: string | null,
): Promise<string | null> {
  if (reference === null) return null;
  const id = parseObjectId(reference);
  if (id === null) throw new Refusal('bad-input', 'photo must name an upload of yours');
  const open = await openUploads(peopleDbOf(app, user), user.id, [id], app.clock.now());
  const key = objectKey(user.id, id);
  const bytes = open.has(id) ? await app.blobs.bytes(key) : null;
  if (!bytes)
    throw new Refusal('not-found', "We couldn't find that upload (photo). Please choose the picture again.");
  const header = readHeader(bytes.subarray(0, HEADER_BYTES));
  if (header?.type !== 'image/png' || !fitsWithin(header, CUT_OUT_SIZE)) throw notAPiece();
  if (await inflatesBeyond(bytes)) throw notAPiece();
  return id;
}

/**
 * After the piece is written: settles the upload of its picture; the sweeper erases the old one. A crash in between loses
 * the new picture within a day, and the drawing is shown instead.
 */
export async function settlePictures(
  app: App,
  user: SessionUser,
  before: string | null,
  after: string | null,
): Promise<void> {
  if (after !== null) await dropUploads(peopleDbOf(app, user), [{ userId: user.id, objectId: after }]);
  if (before !== null && before !== after) await discardObjects(peopleDbOf(app, user), user.id, [before]);
}
