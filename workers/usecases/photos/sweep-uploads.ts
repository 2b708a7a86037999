import { objectKey } from '../../../app/domain/photos/object-id.ts';
import { PHOTO_NAMES } from '../../../app/domain/photos/photo-name.ts';
import type { App } from '../../app.ts';
import { allPeopleDbs } from '../../db/people/people-databases.ts';
import type { PeopleDb } from '../../db/sql/open-database.ts';
import { dropUploads, staleUploads } from '../../db/people/uploads.ts';
import { readingKey } from './stored-reading.ts';
import { abandonParts } from './multipart-upload.ts';

/** Two bound values a row; D1 takes a hundred. */
const PAGE = 40;
const PAGES_PER_RUN = 10;

/**
 * Uploads unregistered for a day, parts that never became a photo, and photos whose removal failed. Objects go before
 * rows, so every step may run twice. Returns how many rows were settled.
 */
export async function sweepUploads(app: App): Promise<number> {
  const settled = await Promise.all(allPeopleDbs(app).map((people) => sweepUploadsOf(app, people)));
  return settled.reduce((sum, one) => sum + one, 0);
}

async function sweepUploadsOf(app: App, people: PeopleDb): Promise<number> {
  let settled = 0;
  for (let page = 0; page < PAGES_PER_RUN; page++) {
    const stale = await staleUploads(people, app.clock.now(), PAGE);
    const parts = await Promise.all(stale.map((row) => abandonParts(app, row.userId, row.objectId)));
    // A photo whose removal failed takes along what was read on it.
    const objects = stale
      .filter((row) => !row.isRegistered)
      .flatMap((row) => [
        objectKey(row.userId, row.objectId),
        ...PHOTO_NAMES.map((name) => readingKey(row.userId, name)),
      ]);
    await app.blobs.remove([...objects, ...parts.flat()]);
    await dropUploads(people, stale);
    settled += stale.length;
    if (stale.length < PAGE) break;
  }
  return settled;
}
