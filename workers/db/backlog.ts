import { inArray } from 'drizzle-orm';
import type { App } from '../app.ts';
import { jobs } from './looks.schema.ts';

/** Jobs that are queued or running, over all shards. */
export async function openJobs(app: App): Promise<number> {
  const shards = Array.from({ length: app.shards }, (_, shard) => app.looks(shard));
  const counts = await Promise.all(
    shards.map((looks) => looks.$count(jobs, inArray(jobs.state, ['queued', 'running']))),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}
