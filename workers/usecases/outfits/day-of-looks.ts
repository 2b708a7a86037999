import { localDate } from '../../../app/domain/local-day.ts';
import type { App } from '../../app.ts';
import { earlierLooks } from '../../db/looks-of-a-day.ts';
import type { OutfitRow } from '../../db/outfits.ts';
import { placesUsed } from '../../db/usage.ts';
import type { SessionUser } from '../../db/users.ts';
import { allowedToday } from './create-outfit.ts';

/** How many outfits her plan still gives her today (null without limit), and the looks that others replaced, where she is. */
export async function dayOfLooks(
  app: App,
  user: SessionUser,
): Promise<{ left: number | null; earlier: OutfitRow[] }> {
  const db = app.looksNear(user.shard);
  const date = localDate(app.clock.now(), user.timezone);
  const allowed = allowedToday(user);
  const [used, earlier] = await Promise.all([
    placesUsed(db, user.id, date, 'outfit'),
    earlierLooks(db, user.id, date),
  ]);
  const here = earlier.filter(({ placeName }) => placeName === user.location);
  return { left: allowed === null ? null : Math.max(0, allowed - used), earlier: here };
}
