import type { BackgroundApp } from '../app.ts';
import { isStopped } from '../db/operations/switches.ts';
import { NOTES_LEASE_MS } from '../db/jobs/ledger-policies.ts';
import { pushKey } from '../db/jobs/push-jobs.ts';
import { sendPushes, type PushMessage } from '../usecases/delivery/send-pushes.ts';
import type { JobMessage } from '../ports/jobs.ts';
import { stackForLog } from '../for-log.ts';

export interface ParsedMessage {
  message: Message;
  job: JobMessage;
}

/** After a crash the pushes of a batch are free again when their lease has run out. */
const AFTER_LEASE_S = NOTES_LEASE_MS / 1000 + 5;

export async function consumePushes(whole: BackgroundApp, parsed: ParsedMessage[]): Promise<void> {
  const pushes = parsed.flatMap(({ message, job }) => (job.kind === 'send-push' ? [{ message, job }] : []));
  if (pushes.length === 0) return;
  // Stopped counts as having no keys: pushes are settled, not sent later when they mean nothing.
  const app = (await isStopped(whole.people, 'pushes')) ? { ...whole, pusher: null } : whole;
  for (const shard of new Set(pushes.map(({ job }) => job.shard))) {
    const mine = pushes.filter(({ job }) => job.shard === shard);
    const again = await sendOrNull(
      app,
      shard,
      mine.map(({ job }) => job),
    );
    for (const { message, job } of mine) {
      const delaySeconds = again === null ? AFTER_LEASE_S : again.get(pushKey(job.userId, job.date));
      if (delaySeconds === undefined) message.ack();
      else message.retry({ delaySeconds });
    }
  }
}

async function sendOrNull(
  app: BackgroundApp,
  shard: number,
  messages: PushMessage[],
): Promise<Map<string, number> | null> {
  try {
    return await sendPushes(app, shard, messages);
  } catch (error) {
    const stack = stackForLog(error);
    console.error(JSON.stringify({ job: 'send-push', shard, messages: messages.length, error: stack }));
    return null;
  }
}
