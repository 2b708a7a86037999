import type { BackgroundApp } from '../app.ts';
import { isStopped } from '../db/operations/switches.ts';
import { orderClaims } from '../usecases/delivery/claim-due-users.ts';
import { copyStaleMinutes } from '../usecases/delivery/copy-minutes.ts';
import { runMoves } from '../usecases/user-moves/move-user.ts';
import { repairJobs } from '../usecases/jobs/repair-jobs.ts';
import { runDeletions } from '../usecases/accounts/run-deletions.ts';
import { sweepFilms } from '../usecases/films/sweep-films.ts';
import { sweepHourly } from '../usecases/jobs/sweep-hourly.ts';
import { checkModels } from '../usecases/ai-models/check-models.ts';
import { checkAlarms } from '../usecases/operations/check-alarms.ts';

const PARTS: Record<string, (app: BackgroundApp) => Promise<unknown>> = {
  'copy-minutes': copyStaleMinutes,
  'claim-due-users': orderClaims,
  'repair-jobs': repairJobs,
  'run-deletions': runDeletions,
  'run-moves': runMoves,
  'sweep-films': sweepFilms,
  'sweep-hourly': sweepHourly,
  'check-models': checkModels,
};

/** A failing part does not stop the others; the first error is thrown at the end. Read-only mode checks alarms only. */
export async function runCronTick(app: BackgroundApp): Promise<void> {
  const parts = (await isStopped(app.people, 'readOnly')) ? [] : Object.entries(PARTS);
  const ends = await Promise.allSettled(parts.map(([, part]) => part(app)));
  const failed = parts.flatMap(([name], i) => (ends[i]?.status === 'rejected' ? [name] : []));
  await checkAlarms(app, failed);
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}
