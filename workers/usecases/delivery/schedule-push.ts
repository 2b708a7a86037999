import type { App } from '../../app.ts';
import { plantPush, waitingPushes } from '../../db/push-jobs.ts';
import type { SessionUser } from '../../db/users.ts';
import type { JobMessage } from '../../ports/jobs.ts';
import { minuteOn } from './next-delivery-of.ts';

/** Cloudflare Queues delay at most so long; a message that comes early is sent anew. */
const MOST_DELAY_S = 12 * 3600;

interface WaitingPush {
  userId: string;
  shard: number;
  date: string;
  /** The minute of its row; a message that says it costs its consumer less. */
  dueAt: number;
  /** Epoch ms until which the queue holds it back. */
  at: number;
}

/** The messages of pushes, each held back by the queue until its time. @throws when the queue does not take them */
export async function sendPushMessages(app: App, pushes: WaitingPush[]): Promise<void> {
  const now = app.clock.now();
  const byDelay = new Map<number, JobMessage[]>();
  for (const { at, ...push } of pushes) {
    const delaySeconds = Math.min(MOST_DELAY_S, Math.max(0, Math.ceil((at - now) / 1000)));
    byDelay.set(delaySeconds, [...(byDelay.get(delaySeconds) ?? []), { kind: 'send-push', ...push }]);
  }
  for (const [delaySeconds, messages] of byDelay) await app.jobs.send(messages, { delaySeconds });
}

/** Plans the push of a delivery; twice is once. @throws when the queue does not take it: the caller comes again */
export async function schedulePush(
  app: App,
  user: Pick<SessionUser, 'id' | 'shard'>,
  { date, deliverAt }: { date: string; deliverAt: number },
): Promise<void> {
  const db = app.looks(user.shard);
  await plantPush(db, { userId: user.id, date, dueAt: deliverAt, now: app.clock.now() });
  await sendPushMessages(app, [
    { userId: user.id, shard: user.shard, date, dueAt: deliverAt, at: deliverAt },
  ]);
}

/**
 * For a change of her time or zone: pushes of outfits that are prepared already go out at the new minute of their
 * date, or at once where that is over. Her row lies in another database, so one batch cannot hold both: what moves to
 * an earlier minute moves before her row is written, the rest after it. A crash in between leaves pushes too early,
 * never too late, and one that is too early is put back by her row (put-back-pushes.ts).
 */
export async function movePushes(app: App, user: SessionUser, which: 'all' | 'earlier'): Promise<void> {
  for (const push of await waitingPushes(app.looks(user.shard), user.id)) {
    const wished = minuteOn(push.date, user) ?? push.dueAt ?? 0;
    const deliverAt = Math.max(wished, app.clock.now());
    const isEarlier = push.dueAt !== null && deliverAt < push.dueAt;
    if (isEarlier || (which === 'all' && deliverAt !== push.dueAt))
      await schedulePush(app, user, { date: push.date, deliverAt });
  }
}
