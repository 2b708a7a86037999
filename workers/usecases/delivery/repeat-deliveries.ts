import { nextDelivery } from '../../../app/domain/delivery/delivery-instant.ts';
import type { App } from '../../app.ts';
import { plannedUsers } from '../../db/jobs/minutes.ts';
import type { JobMessage } from '../../ports/jobs.ts';
import { dueDelivery } from './claim-due-users.ts';

const PAGE = 100;
const LONGEST_GAP_MS = 26 * 60 * 60_000;

/** It was claimed when the planned one was set. */
function claimedBefore(timezone: string, time: string, planned: number): number {
  let last = nextDelivery(timezone, time, planned - 2 * LONGEST_GAP_MS);
  for (;;) {
    const following = nextDelivery(timezone, time, last);
    if (following >= planned) return last;
    last = following;
  }
}

/**
 * For a queue that lost its messages: claimed deliveries whose day is not over are sent again. Jobs are unique per user
 * and date. Cloudflare's queues are on disk; a local server's die with it. Returns how many went out.
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
      // Due and unclaimed: left to the tick.
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
