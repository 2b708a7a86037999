import type { App } from '../../app.ts';
import { addCounts, utcDay } from '../../db/jobs/delivery-counts.ts';
import { forLog } from '../../for-log.ts';

/** How fast pictures are made, for the operator and the next lead. One row a batch; never fails. */
export async function countWork(
  app: Pick<App, 'looks' | 'clock'>,
  counts: Record<string, number>,
): Promise<void> {
  try {
    await addCounts(app.looks(0), utcDay(app.clock.now()), counts);
  } catch (error) {
    console.warn(JSON.stringify({ uncounted: counts, error: forLog(error) }));
  }
}
