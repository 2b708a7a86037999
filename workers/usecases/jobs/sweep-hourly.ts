import { runInPeopleDbs } from '../../db/people/people-databases.ts';
import { fillSkeletons } from '../../db/people/users.ts';
import type { App } from '../../app.ts';
import { sweepNamedLooks } from '../../db/looks/named-looks.ts';
import { sweepJobs } from '../../db/jobs/jobs-sweep.ts';
import { sweepErrors } from '../../db/operations/vitals.ts';
import { utcDay, sweepCounts } from '../../db/jobs/delivery-counts.ts';
import { claim, sweep } from '../../db/jobs/ledger.ts';
import { MAILS, CRON_TURNS } from '../../db/jobs/ledger-policies.ts';
import { sweepPolls } from '../../db/looks/polls.ts';
import { sweepMoved } from '../../db/user-moves/moves.ts';
import { sweepOutbox } from '../../db/operations/outbox.ts';
import { sweepRateLimits } from '../../db/people/rate-limits.ts';
import { sweepSessions } from '../../db/people/sessions.ts';
import { sweepTokens } from '../../db/people/tokens.ts';
import { sweepForecasts } from '../../db/operations/weather-cache.ts';
import { orderArchives } from '../outfit-archive/archive-looks.ts';
import { reconcilePayments } from '../billing/reconcile-payments.ts';
import { sweepReplaced } from '../outfits/sweep-replaced.ts';
import { sweepUploads } from '../photos/sweep-uploads.ts';
import { mapShards } from '../../db/sql/shards.ts';

const HOUR = 3_600_000;
const FORECAST_KEPT_MS = 48 * HOUR;

/** Each is a call, and a Worker has 1,000 a run. */
const SKELETONS_A_RUN = 300;

export async function sweepHourly(app: App): Promise<void> {
  const now = app.clock.now();
  const turn = await claim(app.people, CRON_TURNS, { name: 'last-sweep' }, now, { leaseMs: HOUR });
  if (turn.length === 0) return;
  const sweeps = await Promise.allSettled([
    runInPeopleDbs(app, (people) => sweepSessions(people, now)),
    fillSkeletons(app.people, SKELETONS_A_RUN),
    sweepRateLimits(app.people, now),
    sweepUploads(app),
    runInPeopleDbs(app, (people) => sweepTokens(people, now)),
    runInPeopleDbs(app, (people) => sweep(people, MAILS, now)),
    sweepOutbox(app.people, now),
    sweepForecasts(app.people, now - FORECAST_KEPT_MS),
    ...mapShards(app, (looks) => sweepJobs(looks, now)),
    ...mapShards(app, (looks) => sweepMoved(looks, now)),
    ...mapShards(app, (looks) => sweepNamedLooks(looks, now)),
    ...mapShards(app, (looks) => sweepPolls(looks, now)),
    sweepReplaced(app),
    orderArchives(app),
    sweepDeliveryCounts(app, now),
    reconcilePayments(app),
  ]);
  for (const one of sweeps) if (one.status === 'rejected') throw one.reason;
}

async function sweepDeliveryCounts(app: App, now: number): Promise<void> {
  const before = utcDay(now - 31 * 24 * HOUR);
  await sweepErrors(app.people, app.clock.now());
  for (let shard = 0; shard < app.shards; shard++) await sweepCounts(app.looks(shard), before);
}
