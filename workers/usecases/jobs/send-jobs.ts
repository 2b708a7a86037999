import type { App } from '../../app.ts';
import type { JobMessage } from '../../ports/jobs.ts';
import { forLog } from '../../for-log.ts';

/**
 * Sends jobs whose rows are committed. A queue that does not take them is no failure of the caller: the sweeper
 * (repair-jobs.ts) sends again what nobody claimed.
 */
export async function sendJobs(
  app: App,
  messages: JobMessage[],
  options?: { delaySeconds?: number },
): Promise<void> {
  if (messages.length === 0) return;
  try {
    await app.jobs.send(messages, options);
  } catch (error) {
    console.warn(JSON.stringify({ unsent: messages.map((message) => message.kind), error: forLog(error) }));
  }
}
