import type { App } from '../../app.ts';
import { dropLeftOver, leftOverLooks } from '../../db/looks/looks-of-a-day.ts';
import { removalStatements } from './delete-outfit.ts';
import { eraseImages } from './erase-image.ts';
import { namedBatch } from '../../db/sql/named-batch.ts';

/** West of everybody (UTC-12) a date ends so long after its end in UTC. */
const LAST_MIDNIGHT_MS = 12 * 3_600_000;
/** Of one database in one sweep; what is left is for the next hour. */
const MOST = 200;

/** Looks that others replaced on days that are over, and that nothing keeps, go with their pictures. */
export async function sweepReplaced(app: App): Promise<void> {
  const today = new Date(app.clock.now() - LAST_MIDNIGHT_MS).toISOString().slice(0, 10);
  for (let shard = 0; shard < app.shards; shard++) {
    const db = app.looks(shard);
    for (const { id, userId } of await leftOverLooks(db, today, MOST)) {
      const drop = dropLeftOver(db, userId, id);
      const { images, videos } = await namedBatch(
        db,
        removalStatements(db, userId, id, drop, app.clock.now()),
      );
      await eraseImages(app, { id: userId, shard }, [...images, ...videos]);
    }
  }
}
