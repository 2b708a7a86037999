import type { App } from '../app.ts';
import { sweepMails } from '../db/mails.ts';
import { claimSweep } from '../db/operations.ts';
import { sweepRateLimits } from '../db/rate-limits.ts';
import { sweepSessions } from '../db/sessions.ts';
import { sweepTokens } from '../db/tokens.ts';
import { reconcilePayments } from './billing/reconcile-payments.ts';
import { sweepUploads } from './sweep-uploads.ts';

/** House-keeping of the cron, once an hour whoever asks. One sweep that fails does not stop the others. */
export async function sweepHourly(app: App): Promise<void> {
  const now = app.clock.now();
  if (!(await claimSweep(app.people, now))) return;
  const sweeps = await Promise.allSettled([
    sweepSessions(app.people, now),
    sweepRateLimits(app.people, now),
    sweepUploads(app),
    sweepTokens(app.people, now),
    sweepMails(app.people, now),
    reconcilePayments(app),
  ]);
  for (const sweep of sweeps) if (sweep.status === 'rejected') throw sweep.reason;
}
