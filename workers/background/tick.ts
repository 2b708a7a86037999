import type { App } from '../app.ts';
import { writeLastCronRun } from '../db/operations.ts';
import { claimDueUsers } from '../usecases/delivery/claim-due-users.ts';
import { runMoves } from '../usecases/accounts/move-user.ts';
import { repairJobs } from '../usecases/jobs/repair-jobs.ts';
import { runDeletions } from '../usecases/accounts/run-deletions.ts';
import { sweepFilms } from '../usecases/films/sweep-films.ts';
import { sweepHourly } from '../usecases/jobs/sweep-hourly.ts';

/** What happens every minute. One part that fails does not stop the others; the first error is thrown in the end. */
export async function tick(app: App): Promise<void> {
  const parts = await Promise.allSettled([
    claimDueUsers(app),
    repairJobs(app),
    runDeletions(app),
    runMoves(app),
    sweepFilms(app),
    sweepHourly(app),
  ]);
  await writeLastCronRun(app.people, app.clock.now());
  for (const part of parts) if (part.status === 'rejected') throw part.reason;
}
