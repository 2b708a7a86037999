import type { App } from '../../app.ts';
import { endState, overdueJobs, requeueJobs, UNCLAIMED_MS, type JobRow } from '../../db/jobs/jobs.ts';
import { settle } from '../../db/jobs/ledger.ts';
import { JOBS } from '../../db/jobs/ledger-policies.ts';
import type { JobMessage } from '../../ports/jobs.ts';
import { isStopped } from '../../db/operations/switches.ts';
import { failJobBehind, failRender } from './fail-job.ts';
import { sendJobs } from './send-jobs.ts';

/** Failed, lost or crashed this often, a job fails for good. */
export const MAX_ATTEMPTS = 6;
const PAGE = 100;
/** 2,000 jobs a shard and minute, three calls a page: a Worker has 1,000 calls a run. */
const PAGES_PER_RUN = 20;
const MOST_GIVEN_UP = 50;

/** Also jobs of crashed consumers, each time with twice the patience. How many were sent and given up. */
export async function repairJobs(app: App): Promise<{ resent: number; failed: number }> {
  const total = { resent: 0, failed: 0 };
  const held = (await isStopped(app.people, 'renders')) ? 'render-outfit' : null;
  for (let shard = 0; shard < app.shards; shard++) {
    for (let page = 0; page < PAGES_PER_RUN && total.failed < MOST_GIVEN_UP; page++) {
      const overdue = await overdueJobs(app.looks(shard), app.clock.now(), PAGE);
      const hopeless = overdue
        .filter((job) => job.kind !== held && isHopeless(job))
        .slice(0, MOST_GIVEN_UP - total.failed);
      total.resent += await sendAgain(
        app,
        shard,
        overdue.filter((job) => job.kind === held || !isHopeless(job)),
        held,
      );
      for (const job of hopeless) await giveUp(app, shard, job);
      total.failed += hopeless.length;
      if (overdue.length < PAGE) break;
    }
  }
  return total;
}

// Erasures never give up.
const isHopeless = ({ attempts, kind }: JobRow): boolean =>
  attempts >= MAX_ATTEMPTS && kind !== 'erase-image';

async function giveUp(app: App, shard: number, job: JobRow): Promise<void> {
  const reason = job.error ?? 'too many attempts';
  if (job.kind === 'render-outfit') await failRender(app, shard, job, reason);
  else if (job.kind === 'deliver-outfit') await failJobBehind(app, jobMessageFor(shard, job), reason);
  else {
    const { id, userId } = job;
    await settle(app.looks(shard), JOBS, { id, userId }, endState('failed', app.clock.now(), reason));
  }
}

/** Rows first: a message lost in between is found again later. */
async function sendAgain(
  app: App,
  shard: number,
  overdue: JobRow[],
  held: JobRow['kind'] | null,
): Promise<number> {
  const now = app.clock.now();
  const requeued = await requeueJobs(
    app.looks(shard),
    overdue.map((job) => ({
      job,
      // Stopped work does not use up its tries.
      isHeld: job.kind === held,
      lookAfter: now + UNCLAIMED_MS * 2 ** (job.kind === held ? 0 : Math.min(job.attempts, MAX_ATTEMPTS)),
    })),
  );
  const messages = overdue
    .filter((job) => job.kind !== held && requeued.has(job.id))
    .map((job) => jobMessageFor(shard, job));
  await sendJobs(app, messages);
  return messages.length;
}

export function jobMessageFor(shard: number, job: JobRow): JobMessage {
  const { userId, date } = job;
  switch (job.kind) {
    case 'render-outfit':
      return { kind: 'render-outfit', userId, shard, outfitId: job.outfitId ?? '', jobId: job.id };
    case 'erase-image':
      return { kind: 'erase-image', userId, shard, jobId: job.id };
    case 'send-push':
    case 'send-morning':
      return { kind: job.kind, userId, shard, date };
    default:
      return { kind: 'deliver-outfit', userId, date, deliverAt: job.dueAt ?? job.createdAt, shard };
  }
}
