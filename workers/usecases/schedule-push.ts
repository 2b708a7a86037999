import { instantOn, minuteOfDay } from '../../app/domain/delivery.ts';
import type { App } from '../app.ts';
import { plantPush, waitingPushes } from '../db/push-jobs.ts';
import type { SessionUser } from '../db/users.ts';

/** Cloudflare Queues delay at most so long; a message that comes early is sent anew. */
const MOST_DELAY_S = 12 * 3600;

/** The message of a push, held back by the queue until its minute. @throws when the queue does not take it */
export async function sendPushMessage(
  app: App,
  push: { userId: string; shard: number; date: string },
  dueAt: number,
): Promise<void> {
  const seconds = Math.ceil((dueAt - app.clock.now()) / 1000);
  const delaySeconds = Math.min(MOST_DELAY_S, Math.max(0, seconds));
  await app.jobs.send([{ kind: 'send-push', ...push }], { delaySeconds });
}

/** Plans the push of a delivery; twice is once. @throws when the queue does not take it: the caller comes again */
export async function schedulePush(
  app: App,
  user: Pick<SessionUser, 'id' | 'shard'>,
  { date, deliverAt }: { date: string; deliverAt: number },
): Promise<void> {
  const db = app.looks(user.shard);
  await plantPush(db, { userId: user.id, date, dueAt: deliverAt, now: app.clock.now() });
  await sendPushMessage(app, { userId: user.id, shard: user.shard, date }, deliverAt);
}

/**
 * After a change of her time or zone: pushes of outfits that are prepared already go out at the new minute of their
 * date, or at once where that is over. A crash before this lets them go out at the old one.
 */
export async function movePushes(app: App, user: SessionUser): Promise<void> {
  const minute = minuteOfDay(user.notificationTime);
  for (const push of await waitingPushes(app.looks(user.shard), user.id)) {
    const wished = instantOn(push.date, minute, user.timezone) ?? push.dueAt ?? 0;
    const deliverAt = Math.max(wished, app.clock.now());
    if (deliverAt !== push.dueAt) await schedulePush(app, user, { date: push.date, deliverAt });
  }
}
