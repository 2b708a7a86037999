import type { Health } from '../../../app/contracts/health.ts';
import { latenessAt } from '../../../app/domain/delivery/lateness-histogram.ts';
import type { App } from '../../app.ts';
import { dayOf } from '../../db/work/delivery-counts.ts';
import { stoppedNow } from '../../db/operations/switches.ts';
import { modelsFound } from '../models/check-models.ts';
import { costsSince, countsToday, databasesOf, spendToday } from './vitals.ts';
import { standingAlarms } from './watch.ts';

const WEEK_MS = 7 * 24 * 3_600_000;

/** Everything that the admin panel's page of the machine shows. */
export async function readHealth(app: App): Promise<Health> {
  const weekAgo = dayOf(app.clock.now() - WEEK_MS);
  const [alarms, stopped, counts, costs, spend, { storage }, models] = await Promise.all([
    standingAlarms(app),
    stoppedNow(app.people),
    countsToday(app),
    costsSince(app, weekAgo),
    spendToday(app),
    databasesOf(app),
    modelsFound(app),
  ]);
  return {
    alarms: alarms.map(({ name, text, since }) => ({ name, text, since: new Date(since).toISOString() })),
    stopped: [...stopped],
    lateP50: latenessAt(counts, 0.5),
    lateP99: latenessAt(counts, 0.99),
    costs,
    spend,
    storage,
    models,
  };
}
