import { localDate } from '../../../app/domain/local-day.ts';
import type { App } from '../../app.ts';
import { earlierLooks, earlierQuery } from '../../db/looks-of-a-day.ts';
import { newestQuery, type OutfitRow } from '../../db/outfits.ts';
import { quotaQuery, quotaUsed } from '../../db/usage.ts';
import type { SessionUser } from '../../db/users.ts';
import { askTogether } from '../../db/written-once.ts';
import { historyOf } from '../archive/history.ts';
import { allowedToday } from './create-outfit.ts';

interface DayOfLooks {
  /** Outfits that her plan still gives her today; null without limit. */
  left: number | null;
  /** The looks that others replaced, where she is. */
  earlier: OutfitRow[];
}

/** What is at hand and left of her day. */
export async function dayOfLooks(app: App, user: SessionUser): Promise<DayOfLooks> {
  const db = app.looksNear(user.shard);
  const date = localDate(app.clock.now(), user.timezone);
  const [used, earlier] = await Promise.all([
    quotaUsed(db, user.id, date, 'outfit'),
    earlierLooks(db, user.id, date),
  ]);
  return dayFrom(user, used, earlier);
}

function dayFrom(user: SessionUser, used: number, looks: OutfitRow[]): DayOfLooks {
  const allowed = allowedToday(user);
  const earlier = looks.filter(({ placeName }) => placeName === user.location);
  return { left: allowed === null ? null : Math.max(0, allowed - used), earlier };
}

/** The same and the newest `limit` of her history, read in one call. */
export async function dayAndHistory(
  app: App,
  user: SessionUser,
  limit: number,
): Promise<{ day: DayOfLooks; newest: OutfitRow[] }> {
  const db = app.looksNear(user.shard);
  const today = localDate(app.clock.now(), user.timezone);
  const hers = { userId: user.id, date: today };
  const [recent, [quota], earlier] = await askTogether(
    db,
    newestQuery(db).ask({ ...hers, today, limit }),
    quotaQuery(db).ask({ ...hers, kind: 'outfit' }),
    earlierQuery(db).ask(hers),
  );
  const newest = await historyOf(app, user, { limit, recent });
  return { day: dayFrom(user, quota?.used ?? 0, earlier), newest };
}
