import type { App } from '../app.ts';
import { failJob, overdueJobs, requeueJob, UNCLAIMED_MS, type JobRow } from '../db/jobs.ts';
import type { JobMessage } from '../ports/jobs.ts';
import { failJobOf, failRender } from './fail-job.ts';
import { sendJobs } from './send-jobs.ts';

/** A job that failed, was lost or fell over this often is failed for good. */
export const MOST_ATTEMPTS = 6;
const PAGE = 100;
const PAGES_PER_RUN = 5;

/**
 * Finds, in every shard, jobs that nobody claimed in time and jobs whose consumer fell over, and sends them again, each
 * time with twice the patience. @returns how many were sent again and how many were given up
 */
export async function repairJobs(app: App): Promise<{ resent: number; failed: number }> {
  const total = { resent: 0, failed: 0 };
  for (let shard = 0; shard < app.shards; shard++) {
    for (let page = 0; page < PAGES_PER_RUN; page++) {
      const overdue = await overdueJobs(app.looks(shard), app.clock.now(), PAGE);
      const messages: JobMessage[] = [];
      for (const job of overdue) {
        const message = await repair(app, shard, job);
        if (message) messages.push(message);
        else total.failed++;
      }
      await sendJobs(app, messages);
      total.resent += messages.length;
      if (overdue.length < PAGE) break;
    }
  }
  return total;
}

async function repair(app: App, shard: number, job: JobRow): Promise<JobMessage | null> {
  const db = app.looks(shard);
  const now = app.clock.now();
  // A picture that nothing shows is erased however long that takes.
  if (job.attempts >= MOST_ATTEMPTS && job.kind !== 'erase-image') {
    const reason = job.error ?? 'too many attempts';
    if (job.kind === 'render-outfit') await failRender(app, shard, job, reason);
    else if (job.kind === 'deliver-outfit') await failJobOf(app, messageOf(shard, job), reason);
    else await failJob(db, job.userId, job.id, now, reason);
    return null;
  }
  const patience = UNCLAIMED_MS * 2 ** Math.min(job.attempts, MOST_ATTEMPTS);
  const requeued = await requeueJob(db, job, now + patience);
  return requeued ? messageOf(shard, job) : null;
}

/** The message that has a job done. */
export function messageOf(shard: number, job: JobRow): JobMessage {
  const { userId, date } = job;
  switch (job.kind) {
    case 'render-outfit':
      return { kind: 'render-outfit', userId, shard, outfitId: job.outfitId ?? '', jobId: job.id };
    case 'erase-image':
      return { kind: 'erase-image', userId, shard, jobId: job.id };
    case 'send-push':
      return { kind: 'send-push', userId, shard, date };
    default:
      return { kind: 'deliver-outfit', userId, date, deliverAt: job.dueAt ?? job.createdAt };
  }
}
