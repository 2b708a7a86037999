import type { BodyOf } from '../../../app/contracts/call.ts';
import type { changePiece } from '../../../app/contracts/closet.ts';
import { parseObjectId, objectKey } from '../../../app/domain/photos/object-id.ts';
import {
  ATLAS_SIZE,
  CUT_OUT_SIZE,
  fitsWithin,
  PIECE_PHOTO_SIZE,
} from '../../../app/domain/photos/bytes/limits.ts';
import { HEADER_BYTES, readHeader } from '../../../app/domain/photos/bytes/picture.ts';
import { inflatesBeyond } from '../../../app/domain/photos/bytes/png-inflation.ts';
import { Refusal } from '../../../app/domain/refusal.ts';
import type { App } from '../../app.ts';
import type { PieceChange, PieceObjects } from '../../db/looks/closet.ts';
import { peopleDbOf } from '../../db/people/people-databases.ts';
import { discardObjects, dropUploads, openUploads } from '../../db/people/uploads.ts';
import type { SessionUser } from '../../db/people/users.ts';

// Her pictures of a piece: made on her device, stored like her photo, shown to nobody else.

interface Wanted {
  field: string;
  type: 'image/png' | 'image/jpeg';
  size: { short: number; long: number };
  said: string;
}

const CUT_OUT: Wanted = {
  field: 'photo',
  type: 'image/png',
  size: CUT_OUT_SIZE,
  said: 'photo must be a PNG of the piece alone, within 512 x 512 pixels.',
};
const ATLAS: Wanted = {
  field: 'own.atlas',
  type: 'image/jpeg',
  size: ATLAS_SIZE,
  said: 'own.atlas must be a JPG within 640 x 1280 pixels.',
};
const ORIGINAL: Wanted = {
  field: 'own.original',
  type: 'image/jpeg',
  size: PIECE_PHOTO_SIZE,
  said: 'own.original must be a JPG within 1024 x 1024 pixels.',
};

/**
 * The object that a reference names, once it is known to be an open upload of hers and a small picture.
 * @throws Refusal bad-input, not-found, not-usable
 */
async function requirePicture(
  app: App,
  user: SessionUser,
  reference: string,
  wanted: Wanted,
): Promise<string> {
  const id = parseObjectId(reference);
  if (id === null) throw new Refusal('bad-input', `${wanted.field} must name an upload of yours`);
  const open = await openUploads(peopleDbOf(app, user), user.id, [id], app.clock.now());
  const key = objectKey(user.id, id);
  const bytes = open.has(id) ? await app.blobs.bytes(key) : null;
  if (!bytes)
    throw new Refusal(
      'not-found',
      `We couldn't find that upload (${wanted.field}). Please choose the picture again.`,
    );
  const header = readHeader(bytes.subarray(0, HEADER_BYTES));
  const isWanted = header?.type === wanted.type && fitsWithin(header, wanted.size);
  if (!isWanted || (wanted.type === 'image/png' && (await inflatesBeyond(bytes))))
    throw new Refusal('not-usable', wanted.said);
  return id;
}

/** Null for none. */
export const requireCutOut = (
  app: App,
  user: SessionUser,
  reference: string | null,
): Promise<string | null> =>
  reference === null ? Promise.resolve(null) : requirePicture(app, user, reference, CUT_OUT);

/** @param originalIs what is there, for a cloth that is read anew from it */
export async function requireOwnCloth(
  app: App,
  user: SessionUser,
  own: NonNullable<BodyOf<typeof changePiece>['own']> | null,
  originalIs: string | null,
): Promise<Pick<PieceChange, 'atlasObject' | 'originalObject' | 'ownCloth'>> {
  if (own === null) return { atlasObject: null, originalObject: null, ownCloth: null };
  const { atlas, original, cloth } = own;
  if (original === undefined && originalIs === null)
    throw new Refusal('bad-input', 'own.original must name an upload of yours');
  if (original !== undefined && parseObjectId(original) === parseObjectId(atlas))
    throw new Refusal('bad-input', 'own.atlas and own.original must be two uploads.');
  return {
    atlasObject: await requirePicture(app, user, atlas, ATLAS),
    originalObject: original === undefined ? originalIs : await requirePicture(app, user, original, ORIGINAL),
    ownCloth: cloth,
  };
}

export const picturesOf = ({ photoObject, atlasObject, originalObject }: PieceObjects): (string | null)[] => [
  photoObject,
  atlasObject,
  originalObject,
];

const named = (piece: PieceObjects | null): string[] =>
  piece ? picturesOf(piece).filter((id) => id !== null) : [];

/**
 * After the piece is written: settles the uploads of its pictures; the sweeper erases the old ones. A crash in between loses
 * the new ones within a day, and the drawing is shown instead.
 */
export async function settlePictures(
  app: App,
  user: SessionUser,
  before: PieceObjects,
  after: PieceObjects | null,
): Promise<void> {
  const [old, now] = [named(before), named(after)];
  const fresh = now.filter((id) => !old.includes(id));
  await dropUploads(
    peopleDbOf(app, user),
    fresh.map((objectId) => ({ userId: user.id, objectId })),
  );
  const left = old.filter((id) => !now.includes(id));
  if (left.length > 0) await discardObjects(peopleDbOf(app, user), user.id, left);
}
