import type { BodyOf } from '../../../app/contracts/call.ts';
import type { registerPhoto as registerPhotoCall } from '../../../app/contracts/user.ts';
import { PHOTO_NAMES, type PhotoName } from '../../../app/domain/photos/photo-name.ts';
import { parseObjectId, objectKey } from '../../../app/domain/photos/object-id.ts';
import { CLASS_MAP_SIZE, fitsWithin, UPRIGHT_SIZE } from '../../../app/domain/photos/bytes/limits.ts';
import { declaredPictureType, HEADER_BYTES, readHeader } from '../../../app/domain/photos/bytes/picture.ts';
import { inflatesBeyond } from '../../../app/domain/photos/bytes/png-inflation.ts';
import type { PictureHeader } from '../../../app/domain/photos/bytes/verdict.ts';
import { Refusal } from '../../../app/domain/refusal.ts';
import type { App } from '../../app.ts';
import { peopleDbOf } from '../../db/people/people-databases.ts';
import { dropUploads, noteUpload, openUploads } from '../../db/people/uploads.ts';
import {
  changePhoto,
  photoObjectIds,
  photoObjects,
  removePhoto as removeHers,
  type PhotoObjects,
} from '../../db/people/user-photo.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { limitTries } from '../limits/rate-limits.ts';
import { rerenderToday } from '../outfits/render-again.ts';
import { readingKey } from './stored-reading.ts';

type Registration = BodyOf<typeof registerPhotoCall>;

/** Sides may be rounded on each of two ways down. */
const ASPECT_TOLERANCE = 0.02;

function idIn(reference: string, field: string): string {
  const id = parseObjectId(reference);
  if (id === null) throw new Refusal('bad-input', `${field} must name an upload of yours`);
  return id;
}

const notThere = (field: string) =>
  new Refusal('not-found', `We couldn't find that upload (${field}). Please upload the photo again.`);
const notUsable = (message: string) => new Refusal('not-usable', message);

/** Her uploads and the photo that is replaced: a rendered outfit is hers too, but must not become a photo. */
async function checkUploaded(
  app: App,
  user: SessionUser,
  now: PhotoObjects,
  sent: Registration,
): Promise<void> {
  const named = Object.entries({
    photoURL: sent.photoURL,
    uprightURL: sent.uprightURL,
    'bodyMap.mapAURL': sent.bodyMap?.mapAURL,
    'bodyMap.mapBURL': sent.bodyMap?.mapBURL,
  }).flatMap(([field, reference]) =>
    reference === undefined ? [] : [{ field, id: idIn(reference, field) }],
  );
  const hers = new Set(photoObjectIds(now));
  const others = named.filter(({ id }) => !hers.has(id));
  const ids = others.map(({ id }) => id);
  const open = await openUploads(peopleDbOf(app, user), user.id, ids, app.clock.now());
  for (const { field, id } of others) if (!open.has(id)) throw notThere(field);
}

/** From our own storage only, whatever the reference said. */
async function headerOf(app: App, user: SessionUser, id: string, field: string): Promise<PictureHeader> {
  const stored = await app.blobs.get(objectKey(user.id, id), { offset: 0, length: HEADER_BYTES });
  if (!stored) throw notThere(field);
  const header = readHeader(new Uint8Array(await new Response(stored.body).arrayBuffer()));
  if (!header) throw notUsable(`${field} is not a picture we can use`);
  return header;
}

async function checkUpright(app: App, user: SessionUser, id: string): Promise<PictureHeader> {
  const header = await headerOf(app, user, id, 'uprightURL');
  if (header.type !== 'image/jpeg' || header.orientation !== 1 || !fitsWithin(header, UPRIGHT_SIZE)) {
    throw notUsable('uprightURL must be an upright JPG within 1536 x 2304 pixels, either way round');
  }
  return header;
}

async function checkMaps(
  app: App,
  user: SessionUser,
  upright: PictureHeader,
  ids: { a: string; b: string },
): Promise<void> {
  const [a, b] = await Promise.all([
    headerOf(app, user, ids.a, 'bodyMap.mapAURL'),
    headerOf(app, user, ids.b, 'bodyMap.mapBURL'),
  ]);
  const drift = Math.abs((a.width * upright.height) / (a.height * upright.width) - 1);
  const fit = [a, b].every((map) => map.type === 'image/png' && fitsWithin(map, CLASS_MAP_SIZE));
  if (!fit || a.width !== b.width || a.height !== b.height || drift > ASPECT_TOLERANCE) {
    throw notUsable(
      'bodyMap needs two PNG of one size, within 768 x 1152 either way round, in the shape of the upright photo',
    );
  }
  for (const id of [ids.a, ids.b]) {
    const map = await app.blobs.bytes(objectKey(user.id, id));
    if (map && (await inflatesBeyond(map))) {
      throw notUsable('bodyMap holds more than its pictures show. Please choose the photo again');
    }
  }
}

async function bodyMapObjects(
  app: App,
  user: SessionUser,
  { bodyMap }: Registration,
  uprightObject: string | null,
  upright: PictureHeader | null,
): Promise<Pick<PhotoObjects, 'bodyMapObject' | 'mapAObject' | 'mapBObject'>> {
  if (!bodyMap) return { bodyMapObject: null, mapAObject: null, mapBObject: null };
  if (uprightObject === null) throw new Refusal('bad-input', 'uprightURL is needed with a bodyMap');
  const header = upright ?? (await checkUpright(app, user, uprightObject));
  const { width, height } = bodyMap.data.photo;
  if (width !== header.width || height !== header.height) {
    throw notUsable('bodyMap.data.photo must have the size of the upright photo');
  }
  const a = idIn(bodyMap.mapAURL, 'bodyMap.mapAURL');
  const b = idIn(bodyMap.mapBURL, 'bodyMap.mapBURL');
  await checkMaps(app, user, header, { a, b });
  const bodyMapObject = crypto.randomUUID();
  await noteUpload(peopleDbOf(app, user), user.id, bodyMapObject, app.clock.now());
  const json = new TextEncoder().encode(JSON.stringify(bodyMap.data));
  await app.blobs.put(objectKey(user.id, bodyMapObject), json, 'application/json');
  return { bodyMapObject, mapAObject: a, mapBObject: b };
}

/** What is not sent for the same photo stays; a new photo starts afresh. */
async function decide(
  app: App,
  user: SessionUser,
  now: PhotoObjects,
  sent: Registration,
): Promise<PhotoObjects> {
  const photoObject = idIn(sent.photoURL, 'photoURL');
  const photo = await app.blobs.head(objectKey(user.id, photoObject));
  if (!photo || declaredPictureType(photo.contentType) === null) throw notThere('photoURL');
  const known = photoObject === now.photoObject;
  const sentUpright = sent.uprightURL === undefined ? null : idIn(sent.uprightURL, 'uprightURL');
  const upright = sentUpright === null ? null : await checkUpright(app, user, sentUpright);
  const uprightObject = sentUpright ?? (known ? now.uprightObject : null);
  if (known && !sent.bodyMap && uprightObject === now.uprightObject) {
    const { bodyMapObject, mapAObject, mapBObject } = now;
    return { photoObject, uprightObject, bodyMapObject, mapAObject, mapBObject };
  }
  return { photoObject, uprightObject, ...(await bodyMapObjects(app, user, sent, uprightObject, upright)) };
}

/**
 * With upright copy and body map when they are there; the objects of the photo that it replaces go, and today's outfit is
 * drawn anew without counting. Idempotent; only new photos count for the hour.
 * @throws Refusal 'bad-input', 'not-found', 'not-usable', or 'conflict' when another device was faster
 */
export async function registerPhoto(
  app: App,
  user: SessionUser,
  sent: Registration,
  name: PhotoName = 'first',
): Promise<{ objectPath: string }> {
  if (name === 'warm' && user.photoObject === null)
    throw new Refusal('conflict', 'Please add your first photo before one for warm days.');
  const forgive = await limitTries(app, ['photo-try', 'photo'], user.id);
  try {
    return await makeHers(app, user, sent, name);
  } catch (error) {
    await forgive();
    throw error;
  }
}

async function makeHers(
  app: App,
  user: SessionUser,
  sent: Registration,
  name: PhotoName,
): Promise<{ objectPath: string }> {
  const now = photoObjects(user, name);
  await checkUploaded(app, user, now, sent);
  const next = await decide(app, user, now, sent);
  const changed = await changePhoto(peopleDbOf(app, user), user, name, next);
  if (!changed) {
    if (next.bodyMapObject !== null && next.bodyMapObject !== now.bodyMapObject) {
      await app.blobs.remove([objectKey(user.id, next.bodyMapObject)]);
    }
    throw changedElsewhere();
  }
  const kept = new Set(photoObjectIds(next));
  const gone = photoObjectIds(now).filter((id) => !kept.has(id));
  if (gone.length > 0) await erasePhotoFiles(app, user, gone, [name]);
  await rerenderToday(app, changed);
  return { objectPath: `/objects/${next.photoObject}` };
}

/**
 * Without the first, the one for warm days is her first. Today's outfit is drawn anew without counting.
 * @throws Refusal 'not-found' without such a photo, or 'conflict' when another device was faster
 */
export async function removePhoto(app: App, user: SessionUser, name: PhotoName): Promise<void> {
  const gone = photoObjectIds(photoObjects(user, name));
  if (gone.length === 0) throw new Refusal('not-found', 'You have no such photo.');
  const changed = await removeHers(peopleDbOf(app, user), user, name);
  if (!changed) throw changedElsewhere();
  await erasePhotoFiles(app, user, gone, name === 'first' ? PHOTO_NAMES : [name]);
  await rerenderToday(app, changed);
}

const changedElsewhere = () =>
  new Refusal('conflict', 'Your photo was changed on another device just now. Please try again.');

/** Objects first, then their rows: both steps may run twice. @param names whose readings go too */
async function erasePhotoFiles(
  app: App,
  user: SessionUser,
  ids: readonly string[],
  names: readonly PhotoName[],
): Promise<void> {
  await app.blobs.remove([
    ...ids.map((id) => objectKey(user.id, id)),
    ...names.map((name) => readingKey(user.id, name)),
  ]);
  await dropUploads(
    peopleDbOf(app, user),
    ids.map((objectId) => ({ userId: user.id, objectId })),
  );
}
