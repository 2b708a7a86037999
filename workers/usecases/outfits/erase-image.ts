import type { App } from '../../app.ts';
import { retryState, endState, UNCLAIMED_MS, type JobRow } from '../../db/jobs/jobs.ts';
import { claim, hold, settle } from '../../db/jobs/ledger.ts';
import { JOBS } from '../../db/jobs/ledger-policies.ts';
import { imageKey } from './image-key.ts';
import { forLog } from '../../for-log.ts';
import type { UserRef } from '../../db/people/users.ts';

/**
 * Erases pictures right after the batch that turned their renders into erasures. Failures and renders still running are left
 * to the sweeper.
 */
export async function eraseImages(
  app: App,
  user: UserRef,
  erasures: { id: string; state: string }[],
): Promise<void> {
  const idle = erasures.filter((job) => job.state === 'queued');
  if (idle.length === 0) return;
  const db = app.looks(user.shard);
  try {
    await app.blobs.remove(idle.map((job) => imageKey(user.id, job.id)));
    for (const { id } of idle)
      await settle(db, JOBS, { id, userId: user.id }, endState('done', app.clock.now()));
  } catch (error) {
    console.warn(JSON.stringify({ unerased: idle.length, error: forLog(error) }));
  }
}

/** The queue's job, for what eraseImages did not finish. */
export async function eraseImage(
  app: App,
  message: { userId: string; shard: number; jobId: string },
): Promise<void> {
  const { jobId: id, userId, shard } = message;
  const [job] = await claim(app.looks(shard), JOBS, { id, userId }, app.clock.now());
  if (job) await eraseClaimed(app, shard, job);
}

/** For a consumer that holds the job. */
export async function eraseClaimed(app: App, shard: number, job: JobRow): Promise<void> {
  const db = app.looks(shard);
  const { id, userId } = job;
  try {
    await app.blobs.remove([imageKey(userId, id)]);
    await settle(db, JOBS, { id, userId }, endState('done', app.clock.now()));
  } catch (error) {
    const taken = { id, userId, state: 'running' } as const;
    await hold(db, JOBS, taken, app.clock.now() + UNCLAIMED_MS, retryState(forLog(error)));
    throw error;
  }
}
