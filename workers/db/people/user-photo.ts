import { and, eq, sql } from 'drizzle-orm';
import type { PhotoParts } from '../../../app/contracts/user.ts';
import type { PhotoVerdict } from '../../../app/domain/looks/picture-check.ts';
import type { PeopleDb } from '../sql/open-database.ts';
import { users } from '../schema/people.schema.ts';
import { discardObjects, settleUploads } from './uploads.ts';
import type { SessionUser } from './users.ts';

export type PhotoObjects = Pick<
  SessionUser,
  'photoObject' | 'uprightObject' | 'bodyMapObject' | 'mapAObject' | 'mapBObject'
>;

export const photoObjectIds = (photo: PhotoObjects): string[] =>
  [photo.photoObject, photo.uprightObject, photo.bodyMapObject, photo.mapAObject, photo.mapBObject].filter(
    (id): id is string => id !== null,
  );

/** For dressing her photo in her browser; null while a part is missing. */
export function toPhotoParts(photo: PhotoObjects): PhotoParts | null {
  const { uprightObject, bodyMapObject, mapAObject, mapBObject } = photo;
  if (!uprightObject || !bodyMapObject || !mapAObject || !mapBObject) return null;
  const at = (object: string) => `/objects/${object}`;
  return {
    upright: at(uprightObject),
    bodyMap: at(bodyMapObject),
    mapA: at(mapAObject),
    mapB: at(mapBObject),
  };
}

/** All five if still `seen`: new ones settle as uploads, old ones await erasure. Undefined when another was faster. */
export async function changePhoto(
  people: PeopleDb,
  userId: string,
  seen: PhotoObjects,
  next: PhotoObjects,
): Promise<SessionUser | undefined> {
  const change = people
    .update(users)
    .set(next)
    .where(
      and(
        eq(users.id, userId),
        sql`${users.photoObject} is ${seen.photoObject}`,
        sql`${users.uprightObject} is ${seen.uprightObject}`,
        sql`${users.bodyMapObject} is ${seen.bodyMapObject}`,
      ),
    )
    .returning();
  const [rows] = await people.batch([
    change,
    settleUploads(people, userId),
    discardObjects(people, userId, photoObjectIds(seen)),
  ]);
  return rows[0];
}

export const notePhotoVerdict = (people: PeopleDb, userId: string, verdict: PhotoVerdict) =>
  people
    .update(users)
    .set({ photoVerdict: verdict })
    .where(and(eq(users.id, userId), eq(users.uprightObject, verdict.upright)));
