import { localDate } from '../../../app/domain/time/local-day.ts';
import { Refusal } from '../../../app/domain/refusal.ts';
import type { App } from '../../app.ts';
import { personById } from '../../db/people/people-databases.ts';
import { failedJob, reopenJob } from '../../db/jobs/jobs.ts';
import { findOutfit } from '../../db/looks/outfits.ts';
import { renderAgain } from '../outfits/render-again.ts';
import { jobMessageFor } from './repair-jobs.ts';
import { sendJobs } from './send-jobs.ts';

/**
 * Reopens a failed job; a picture gets a new one, as with her own "Try again".
 * @throws Refusal not-found when it is not failed (any more); conflict when nobody wants it now
 */
export async function retryJob(app: App, shard: number, jobId: string): Promise<void> {
  const notThere = () => new Refusal('not-found', "We couldn't find that failed job.");
  if (shard >= app.shards) throw notThere();
  const db = app.looks(shard);
  const job = await failedJob(db, jobId);
  const user = job && (await personById(app, job.userId));
  if (!job || !user) throw notThere();
  const now = app.clock.now();
  if (job.kind === 'render-outfit') {
    const outfit = await findOutfit(db, user.id, job.outfitId ?? '');
    if (!(await reopenJob(db, job, now, 'done'))) throw notThere();
    if (outfit?.imageState === 'failed') await renderAgain(app, user, outfit);
    return;
  }
  if (job.date < localDate(now, user.timezone)) {
    throw new Refusal('conflict', 'The day of this delivery is over.');
  }
  if (!(await reopenJob(db, job, now, 'queued'))) throw notThere();
  await sendJobs(app, [jobMessageFor(shard, job)]);
}
