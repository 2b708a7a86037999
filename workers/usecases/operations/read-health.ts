import type { Health } from '../../../app/contracts/health.ts';
import { latenessAt } from '../../../app/domain/delivery/lateness-histogram.ts';
import type { App } from '../../app.ts';
import { utcDay } from '../../db/jobs/delivery-counts.ts';
import { readStopped } from '../../db/operations/switches.ts';
import { modelsFound } from '../ai-models/check-models.ts';
import { costsSince, countsToday, databasesOf, spendToday } from './read-vitals.ts';
import { standingAlarms } from './check-alarms.ts';

const WEEK_MS = 7 * 24 * 3_600_000;

export async function readHealth(app: App): Promise<Health> {
  const weekAgo = utcDay(app.clock.now() - WEEK_MS);
  const [alarms, stopped, counts, costs, spend, { storage }, models] = await Promise.all([
    standingAlarms(app),
    readStopped(app.people),
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
