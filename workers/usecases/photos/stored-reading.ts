import { objectKey } from '../../../app/domain/photos/object-id.ts';
import type { App } from '../../app.ts';
import { peopleDbOf } from '../../db/people/people-databases.ts';
import { userById, type SessionUser } from '../../db/people/users.ts';

/** Of what was read of her on her photo. In a folder: no address on the site names it. */
export const READING = 'reading/photo';

/** One object, which the next photo's takes the place of; it goes with her photo. */
export const readingKey = (userId: string): string => objectKey(userId, READING);

/** Keeps it for the next picture, if that photo is still hers. @param user as she was when her photo was read */
export async function saveReading(app: App, user: SessionUser, reading: Uint8Array): Promise<void> {
  await app.blobs.put(readingKey(user.id), reading, 'application/gzip');
  const now = await userById(peopleDbOf(app, user), user.id);
  if (now?.uprightObject !== user.uprightObject || now.bodyMapObject !== user.bodyMapObject)
    await app.blobs.remove([readingKey(user.id)]);
}
