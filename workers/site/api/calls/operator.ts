import { version } from '../../../../package.json';
import { getDeliveries, getStatus, movePeople, retryFailed } from '../../../../app/contracts/operator.ts';
import { overdue } from '../../../../app/domain/operations/job-ages.ts';
import { openJobs } from '../../../db/jobs/jobs.ts';
import { readLastCronRun } from '../../../db/operations/operator-notes.ts';
import { orderMoves } from '../../../usecases/user-moves/move-user.ts';
import { readDeliveries } from '../../../usecases/delivery/read-deliveries.ts';
import { modelsFound } from '../../../usecases/ai-models/check-models.ts';
import { databasesOf, databasesWithoutTables } from '../../../usecases/operations/read-vitals.ts';
import { standingAlarms } from '../../../usecases/operations/check-alarms.ts';
import { retryJob } from '../../../usecases/jobs/retry-job.ts';
import { mountForAdmins, mountForAnyone, type Api, successAfter } from '../route.ts';

/** Five runs were missed. */
const CRON_LATE_MS = 5 * 60_000;

/** For the operator: no secrets. */
export function mountOperator(api: Api): void {
  api.get('/healthz', async (c) => {
    const without = await databasesWithoutTables(c.get('app'));
    return without.length === 0 ? c.json({ ok: true }) : c.json({ ok: false, without }, 503);
  });
  mountForAnyone(api, getStatus, async ({ app }) => {
    const [queueBacklog, { oldestJobs }, lastCronRun, alarms, models] = await Promise.all([
      openJobs(app),
      databasesOf(app),
      readLastCronRun(app.people),
      standingAlarms(app),
      modelsFound(app),
    ]);
    // Before the first run there is nothing to be late.
    const runs = lastCronRun === null || app.clock.now() - lastCronRun < CRON_LATE_MS;
    return {
      version,
      queueBacklog,
      oldestJobs,
      lastCronRun: lastCronRun === null ? null : new Date(lastCronRun).toISOString(),
      healthy: runs && alarms.length === 0 && overdue(oldestJobs).length === 0,
      alarms: alarms.map(({ name }) => name),
      models: models.filter(({ state }) => state !== 'live'),
    };
  });
  mountForAdmins(api, getDeliveries, ({ app }) => readDeliveries(app));
  mountForAdmins(api, movePeople, async ({ app, user, body, c }) => ({
    success: true as const,
    moving: await orderMoves(app, user, body, c.get('requestId')),
  }));
  mountForAdmins(api, retryFailed, ({ app, body }) => successAfter(retryJob(app, body.shard, body.jobId)));
}
