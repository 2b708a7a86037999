import { objectKey } from '../../../app/domain/photos/object-id.ts';
import type { PhotoName } from '../../../app/domain/photos/photo-name.ts';
import type { App } from '../../app.ts';
import { peopleDbOf } from '../../db/people/people-databases.ts';
import { photoObjects } from '../../db/people/user-photo.ts';
import { userById, type SessionUser } from '../../db/people/users.ts';

/** In a folder, which no address on the site can name. */
export const READING: Record<PhotoName, string> = { first: 'reading/photo', warm: 'reading/warm-photo' };

export const readingKey = (userId: string, name: PhotoName = 'first'): string =>
  objectKey(userId, READING[name]);

/** For the next picture, if the photo is still hers. `user`: as she was when it was read. */
export async function saveReading(
  app: App,
  user: SessionUser,
  name: PhotoName,
  reading: Uint8Array,
): Promise<void> {
  await app.blobs.put(readingKey(user.id, name), reading, 'application/gzip');
  const now = await userById(peopleDbOf(app, user), user.id);
  const [read, kept] = [photoObjects(user, name), now && photoObjects(now, name)];
  if (kept?.uprightObject !== read.uprightObject || kept.bodyMapObject !== read.bodyMapObject)
    await app.blobs.remove([readingKey(user.id, name)]);
}
