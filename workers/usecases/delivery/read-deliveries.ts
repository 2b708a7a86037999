import type { Deliveries } from '../../../app/contracts/operator.ts';
import { LEAST_LEAD_MS } from '../../../app/domain/delivery/preparation-lead.ts';
import { latenessAt } from '../../../app/domain/delivery/lateness-histogram.ts';
import type { App } from '../../app.ts';
import { countsSince, utcDay } from '../../db/jobs/delivery-counts.ts';
import { failedJobs } from '../../db/jobs/jobs.ts';
import { readLead } from './delivery-lead.ts';
import { mapShards } from '../../db/sql/shards.ts';

const WEEK_MS = 7 * 24 * 3_600_000;
const MOST_FAILURES = 50;

export async function readDeliveries(app: App): Promise<Deliveries> {
  const now = app.clock.now();
  const [lead, counts, failed] = await Promise.all([
    readLead(app),
    countsSince(app, utcDay(now)),
    Promise.all(
      mapShards(app, async (looks, shard) => {
        const jobs = await failedJobs(looks, now - WEEK_MS, MOST_FAILURES);
        return jobs.map((job) => ({ shard, job }));
      }),
    ),
  ]);
  const failures = failed
    .flat()
    .sort((a, b) => (b.job.finishedAt ?? 0) - (a.job.finishedAt ?? 0))
    .slice(0, MOST_FAILURES);
  return {
    leadMinutes: Math.round((lead?.leadMs ?? LEAST_LEAD_MS) / 60_000),
    dueSoon: lead?.backlog ?? 0,
    picturesPerMinute: Math.round(lead?.perMinute ?? 0),
    sent: counts['sent'] ?? 0,
    gone: counts['gone'] ?? 0,
    failed: counts['failed'] ?? 0,
    repeated: counts['repeated'] ?? 0,
    deadLetters: counts['dead'] ?? 0,
    lateP50: latenessAt(counts, 0.5),
    lateP99: latenessAt(counts, 0.99),
    failures: failures.map(({ shard, job }) => ({
      shard,
      jobId: job.id,
      kind: job.kind,
      date: job.date,
      reason: job.error ?? '',
      at: new Date(job.finishedAt ?? now).toISOString(),
    })),
  };
}
