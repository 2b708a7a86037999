import { localDate } from '../../../app/domain/time/local-day.ts';
import type { App } from '../../app.ts';
import { readDashboard, earlierLooks } from '../../db/looks/looks-of-a-day.ts';
import { hasAnyPoll } from '../../db/looks/polls.ts';
import type { OutfitRow } from '../../db/looks/outfits.ts';
import { quotaUsed } from '../../db/looks/usage.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { readOutfitHistory } from '../outfit-archive/read-history.ts';
import { dailyOutfitLimit } from './create-outfit.ts';

interface DayOfLooks {
  /** Outfits that her plan still gives her today; null without limit. */
  left: number | null;
  /** The looks that others replaced, where she is. */
  earlier: OutfitRow[];
  /** She has asked her friends about two looks, today or yesterday. */
  hasPolls: boolean;
}

/** What is at hand and left of her day. */
export async function dayOfLooks(app: App, user: SessionUser): Promise<DayOfLooks> {
  const db = app.looksNear(user.shard);
  const date = localDate(app.clock.now(), user.timezone);
  const [used, earlier, hasPolls] = await Promise.all([
    quotaUsed(db, user.id, date, 'outfit'),
    earlierLooks(db, user.id, date),
    hasAnyPoll(db, user.id),
  ]);
  return { ...dayFrom(user, used, earlier), hasPolls };
}

function dayFrom(user: SessionUser, used: number, looks: OutfitRow[]): Omit<DayOfLooks, 'hasPolls'> {
  const allowed = dailyOutfitLimit(user);
  const earlier = looks.filter(({ placeName }) => placeName === user.location);
  return { left: allowed === null ? null : Math.max(0, allowed - used), earlier };
}

/** The same and the newest `limit` of her history, read in one statement. */
export async function dayAndHistory(
  app: App,
  user: SessionUser,
  limit: number,
): Promise<{ day: DayOfLooks; newest: OutfitRow[] }> {
  const today = localDate(app.clock.now(), user.timezone);
  const read = await readDashboard(app.looksNear(user.shard), user.id, { today, limit });
  const newest = await readOutfitHistory(app, user, { limit, recent: read.newest });
  return { day: { ...dayFrom(user, read.used, read.earlier), hasPolls: read.hasPolls }, newest };
}
