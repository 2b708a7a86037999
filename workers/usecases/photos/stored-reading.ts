import { objectKey } from '../../../app/domain/photos/object-id.ts';
import type { App } from '../../app.ts';
import { peopleDbOf } from '../../db/people/people-databases.ts';
import { userById, type SessionUser } from '../../db/people/users.ts';

/** In a folder, which no address on the site can name. */
export const READING = 'reading/photo';

export const readingKey = (userId: string): string => objectKey(userId, READING);

/** For the next picture, if the photo is still hers. `user`: as she was when it was read. */
export async function saveReading(app: App, user: SessionUser, reading: Uint8Array): Promise<void> {
  await app.blobs.put(readingKey(user.id), reading, 'application/gzip');
  const now = await userById(peopleDbOf(app, user), user.id);
  if (now?.uprightObject !== user.uprightObject || now.bodyMapObject !== user.bodyMapObject)
    await app.blobs.remove([readingKey(user.id)]);
}
