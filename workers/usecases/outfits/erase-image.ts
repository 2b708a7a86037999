import type { App } from '../../app.ts';
import { claimJob, finishJob, releaseJob, UNCLAIMED_MS, type JobRow } from '../../db/jobs.ts';
import { imageKey } from './image-key.ts';
import type { SessionUser } from '../../db/users.ts';
import { forLog } from '../../for-log.ts';

/**
 * Erases pictures right after the batch that made their renders into erasures. What fails here, or a render that is
 * still running, is left to the sweeper.
 */
export async function eraseImages(
  app: App,
  user: Pick<SessionUser, 'id' | 'shard'>,
  erasures: { id: string; state: string }[],
): Promise<void> {
  const idle = erasures.filter((job) => job.state === 'queued');
  if (idle.length === 0) return;
  const db = app.looks(user.shard);
  try {
    await app.blobs.remove(idle.map((job) => imageKey(user.id, job.id)));
    for (const job of idle) await finishJob(db, user.id, job.id, app.clock.now());
  } catch (error) {
    console.warn(JSON.stringify({ unerased: idle.length, error: forLog(error) }));
  }
}

/** The job of the queue, when eraseImages did not get that far. */
export async function eraseImage(
  app: App,
  message: { userId: string; shard: number; jobId: string },
): Promise<void> {
  const db = app.looks(message.shard);
  const job = await claimJob(db, message.userId, message.jobId, app.clock.now());
  if (job) await eraseClaimed(app, message.shard, job);
}

/** For a consumer that holds the job. */
export async function eraseClaimed(app: App, shard: number, job: JobRow): Promise<void> {
  const db = app.looks(shard);
  try {
    await app.blobs.remove([imageKey(job.userId, job.id)]);
    await finishJob(db, job.userId, job.id, app.clock.now());
  } catch (error) {
    await releaseJob(db, job, app.clock.now() + UNCLAIMED_MS, forLog(error));
    throw error;
  }
}
