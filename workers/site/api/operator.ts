import { version } from '../../../package.json';
import { getStatus } from '../../../app/contracts/operator.ts';
import { openJobs } from '../../db/backlog.ts';
import { readLastCronRun } from '../../db/operations.ts';
import { open, type Api } from './route.ts';

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
}
