import { version } from '../../../package.json';
import { getDeliveries, getStatus, movePeople, retryFailed } from '../../../app/contracts/operator.ts';
import { openJobs } from '../../db/backlog.ts';
import { readLastCronRun } from '../../db/operations.ts';
import { orderMoves } from '../../usecases/accounts/move-user.ts';
import { readDeliveries } from '../../usecases/delivery/read-deliveries.ts';
import { retryJob } from '../../usecases/jobs/retry-job.ts';
import { adminOnly, open, type Api } from './route.ts';

/** decisions 21. */
export function mountOperator(api: Api): void {
  api.get('/healthz', (c) => c.json({ ok: true }));
  open(api, getStatus, async ({ app }) => {
    const [queueBacklog, lastCronRun] = await Promise.all([openJobs(app), readLastCronRun(app.people)]);
    return {
      version,
      queueBacklog,
      lastCronRun: lastCronRun === null ? null : new Date(lastCronRun).toISOString(),
    };
  });
  adminOnly(api, getDeliveries, ({ app }) => readDeliveries(app));
  adminOnly(api, movePeople, async ({ app, user, body, c }) => ({
    success: true as const,
    moving: await orderMoves(app, user, body, c.get('requestId')),
  }));
  adminOnly(api, retryFailed, async ({ app, body }) => {
    await retryJob(app, body.shard, body.jobId);
    return { success: true as const };
  });
}
