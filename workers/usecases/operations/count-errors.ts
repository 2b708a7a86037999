import type { App } from '../../app.ts';
import { addErrors } from '../../db/operations/vitals.ts';
import { logAndContinue } from '../../for-log.ts';

/** Per isolate, so that errors do not load a database in trouble. */
const EVERY_MS = 5_000;
let waiting = 0;
let written = 0;

/** For the alarm. Never throws: another error is being handled. */
export async function countError({ people, clock }: Pick<App, 'people' | 'clock'>): Promise<void> {
  waiting++;
  const now = Date.now();
  if (now - written < EVERY_MS) return;
  written = now;
  const count = waiting;
  waiting = 0;
  await addErrors(people, count, clock.now()).catch(logAndContinue({ event: 'errors-uncounted', count }));
}
