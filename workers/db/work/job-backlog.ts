import type { App } from '../../app.ts';
import { jobs } from '../schema/looks.schema.ts';
import { mapShards } from '../sql/shards.ts';
import { isOpen } from './jobs.ts';

export async function openJobs(app: App): Promise<number> {
  const counts = await Promise.all(mapShards(app, (looks) => looks.$count(jobs, isOpen)));
  return counts.reduce((sum, count) => sum + count, 0);
}
