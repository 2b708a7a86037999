import { nextDelivery } from '../../../app/domain/delivery.ts';
import type { App } from '../../app.ts';
import { plannedUsers } from '../../db/minutes.ts';
import type { JobMessage } from '../../ports/jobs.ts';
import { dueDelivery } from './claim-due-users.ts';

const PAGE = 100;
/** No two deliveries are further apart. */
const LONGEST_GAP_MS = 26 * 60 * 60_000;

/** The last minute of hers before the planned one: the one that was claimed when that was planned. */
function claimedBefore(timezone: string, time: string, planned: number): number {
  let last = nextDelivery(timezone, time, planned - 2 * LONGEST_GAP_MS);
  for (;;) {
    const following = nextDelivery(timezone, time, last);
    if (following >= planned) return last;
    last = following;
  }
}

/**
 * Sends the messages of all deliveries again that were claimed and whose day is not over: for a queue that has lost
 * what it held. Whoever has her outfit keeps it (one job per user and date), so it costs work and changes nothing else.
 * Cloudflare's queues are on disk; a local server's live in memory and are gone with its process.
 * @returns how many messages went out
 */
export async function repeatDeliveries(app: App): Promise<number> {
  let sent = 0;
  for (let shard = 0; shard < app.shards; shard++) sent += await repeatThoseOf(app, shard);
  return sent;
}

async function repeatThoseOf(app: App, shard: number): Promise<number> {
  const now = app.clock.now();
  let sent = 0;
  for (let after = ''; ;) {
    const page = await plannedUsers(app.looks(shard), after, PAGE);
    const messages = page.flatMap((user): JobMessage[] => {
      const { timezone, notificationTime, nextDeliveryAt } = user;
      const claimed = claimedBefore(timezone, notificationTime, nextDeliveryAt ?? now);
      const delivery = dueDelivery({ ...user, nextDeliveryAt: claimed }, now);
      // One that is due and was never claimed is the tick's.
      if (!delivery || delivery.deliverAt >= (nextDeliveryAt ?? now)) return [];
      if (delivery.deliverAt < user.createdAt) return [];
      return [{ kind: 'deliver-outfit', userId: user.userId, ...delivery, shard }];
    });
    if (messages.length > 0) await app.jobs.send(messages);
    sent += messages.length;
    after = page.at(-1)?.userId ?? '';
    if (page.length < PAGE) return sent;
  }
}
