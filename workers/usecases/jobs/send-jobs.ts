import type { App } from '../../app.ts';
import type { JobMessage } from '../../ports/jobs.ts';
import { forLog } from '../../for-log.ts';

/** Until a failed message is tried again: 10 s, 20 s, 40 s … at most 5 minutes. */
export const backOffSeconds = (attempts: number): number => Math.min(300, 5 * 2 ** attempts);

/** Jobs whose rows are committed. A failing queue fails no caller: repair-jobs.ts sends unclaimed jobs again. */
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
