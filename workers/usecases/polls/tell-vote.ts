import { quietMinutes } from '../../../app/domain/looks/poll.ts';
import { localTime } from '../../../app/domain/time/local-day.ts';
import type { BackgroundApp } from '../../app.ts';
import { forLog } from '../../for-log.ts';
import { listReaders } from '../../db/jobs/minutes.ts';
import { claimTelling, releaseTelling } from '../../db/looks/polls.ts';
import { personById } from '../../db/people/people-databases.ts';
import type { JobMessage } from '../../ports/jobs.ts';
import type { PushNote } from '../../ports/pusher.ts';
import { sendJobs } from '../jobs/send-jobs.ts';

/**
 * The job: tells her devices of the first vote, once a poll, however often its message comes. Between 22:00 and the
 * morning it waits, and where the poll is over by then it says nothing.
 * @throws ProviderError when no device took it: the queue repeats it
 */
export async function tellVote(
  app: BackgroundApp,
  message: Extract<JobMessage, { kind: 'tell-vote' }>,
): Promise<void> {
  const user = await personById(app, message.userId);
  if (!user || !app.pusher) return;
  const { pusher } = app;
  const db = app.looks(user.shard);
  const reader = (await listReaders(db, [user.id])).get(user.id);
  if (!reader) return;
  const now = app.clock.now();
  const wait = quietMinutes(localTime(now, reader.timezone), reader.notificationTime);
  if (wait > 0) return sendJobs(app, [message], { delaySeconds: wait * 60 });
  const poll = await claimTelling(db, { userId: user.id, id: message.pollId }, now);
  if (!poll) return;
  const note = voteNote(poll.id, poll.closesAt - now);
  const tries = await Promise.allSettled(reader.devices.map((device) => pusher.push(device, note)));
  const failed = tries.filter((one) => one.status === 'rejected');
  for (const { reason } of failed) console.warn(JSON.stringify({ push: 'vote', error: forLog(reason) }));
  if (failed.length === 0 || failed.length < tries.length) return;
  await releaseTelling(db, poll);
  throw failed[0]?.reason;
}

function voteNote(pollId: string, leftMs: number): PushNote {
  const tag = `vote-${pollId.slice(0, 8)}`;
  return {
    data: {
      title: 'Your first vote is in',
      body: 'A friend has picked one of your two looks. See which.',
      tag,
      // There the votes stand on top.
      url: '/history',
    },
    ttlSeconds: Math.max(60, Math.round(leftMs / 1000)),
    topic: tag,
    urgency: 'normal',
  };
}
