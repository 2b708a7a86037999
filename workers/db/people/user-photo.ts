import { and, eq, sql } from 'drizzle-orm';
import type { PhotoParts } from '../../../app/contracts/user.ts';
import type { PhotoName } from '../../../app/domain/photos/photo-name.ts';
import type { PhotoVerdict } from '../../../app/domain/looks/picture-check.ts';
import type { PeopleDb } from '../sql/open-database.ts';
import { users } from '../schema/people.schema.ts';
import { discardObjects, settleUploads } from './uploads.ts';
import type { SessionUser } from './users.ts';

export type PhotoObjects = Pick<
  SessionUser,
  'photoObject' | 'uprightObject' | 'bodyMapObject' | 'mapAObject' | 'mapBObject'
>;

const NONE: PhotoObjects = {
  photoObject: null,
  uprightObject: null,
  bodyMapObject: null,
  mapAObject: null,
  mapBObject: null,
};

/** What her row names of one of her photos. */
export const photoObjects = (user: SessionUser, name: PhotoName): PhotoObjects =>
  name === 'first'
    ? {
        photoObject: user.photoObject,
        uprightObject: user.uprightObject,
        bodyMapObject: user.bodyMapObject,
        mapAObject: user.mapAObject,
        mapBObject: user.mapBObject,
      }
    : {
        photoObject: user.warmPhotoObject,
        uprightObject: user.warmUprightObject,
        bodyMapObject: user.warmBodyMapObject,
        mapAObject: user.warmMapAObject,
        mapBObject: user.warmMapBObject,
      };

const columnsOf = (name: PhotoName, photo: PhotoObjects) =>
  name === 'first'
    ? photo
    : {
        warmPhotoObject: photo.photoObject,
        warmUprightObject: photo.uprightObject,
        warmBodyMapObject: photo.bodyMapObject,
        warmMapAObject: photo.mapAObject,
        warmMapBObject: photo.mapBObject,
      };

export const photoObjectIds = (photo: PhotoObjects): string[] =>
  [photo.photoObject, photo.uprightObject, photo.bodyMapObject, photo.mapAObject, photo.mapBObject].filter(
    (id): id is string => id !== null,
  );

/** For dressing her photo in her browser; null while a part is missing. */
export function toPhotoParts(user: SessionUser, name: PhotoName): PhotoParts | null {
  const { uprightObject, bodyMapObject, mapAObject, mapBObject } = photoObjects(user, name);
  if (!uprightObject || !bodyMapObject || !mapAObject || !mapBObject) return null;
  const at = (object: string) => `/objects/${object}`;
  return {
    upright: at(uprightObject),
    bodyMap: at(bodyMapObject),
    mapA: at(mapAObject),
    mapB: at(mapBObject),
  };
}

/** Her row, if both photos are still those of `seen`: new objects settle as uploads, old ones await erasure. */
async function change(
  people: PeopleDb,
  seen: SessionUser,
  next: Partial<SessionUser>,
): Promise<SessionUser | undefined> {
  const statement = people
    .update(users)
    .set(next)
    .where(
      and(
        eq(users.id, seen.id),
        sql`${users.photoObject} is ${seen.photoObject}`,
        sql`${users.uprightObject} is ${seen.uprightObject}`,
        sql`${users.bodyMapObject} is ${seen.bodyMapObject}`,
        sql`${users.warmPhotoObject} is ${seen.warmPhotoObject}`,
        sql`${users.warmUprightObject} is ${seen.warmUprightObject}`,
        sql`${users.warmBodyMapObject} is ${seen.warmBodyMapObject}`,
      ),
    )
    .returning();
  const before = (['first', 'warm'] as const).flatMap((name) => photoObjectIds(photoObjects(seen, name)));
  const [rows] = await people.batch([
    statement,
    settleUploads(people, seen.id),
    discardObjects(people, seen.id, before),
  ]);
  return rows[0];
}

/** Undefined when another device was faster. */
export const changePhoto = (people: PeopleDb, seen: SessionUser, name: PhotoName, next: PhotoObjects) =>
  change(people, seen, columnsOf(name, next));

/** Without the first, the warm one is the first. Undefined when another device was faster. */
export const removePhoto = (people: PeopleDb, seen: SessionUser, name: PhotoName) =>
  change(people, seen, {
    ...(name === 'first' ? { ...photoObjects(seen, 'warm'), photoVerdict: seen.warmPhotoVerdict } : {}),
    ...columnsOf('warm', NONE),
    warmPhotoVerdict: null,
  });

export const photoVerdict = (user: SessionUser, name: PhotoName): PhotoVerdict | null =>
  name === 'first' ? user.photoVerdict : user.warmPhotoVerdict;

export const notePhotoVerdict = (people: PeopleDb, userId: string, name: PhotoName, verdict: PhotoVerdict) =>
  people
    .update(users)
    .set(name === 'first' ? { photoVerdict: verdict } : { warmPhotoVerdict: verdict })
    .where(
      and(
        eq(users.id, userId),
        eq(name === 'first' ? users.uprightObject : users.warmUprightObject, verdict.upright),
      ),
    );
