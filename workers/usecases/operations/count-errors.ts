import type { App } from '../../app.ts';
import { addErrors } from '../../db/vitals.ts';
import { forLog } from '../../for-log.ts';

/** An isolate writes its errors down once in so long: a database in trouble is not asked for each of them. */
const EVERY_MS = 5_000;
let waiting = 0;
let written = 0;

/** Counts an unexpected error for the alarm. Never fails: it is called where something has failed already. */
export async function countError({ people, clock }: Pick<App, 'people' | 'clock'>): Promise<void> {
  waiting++;
  const now = Date.now();
  if (now - written < EVERY_MS) return;
  written = now;
  const count = waiting;
  waiting = 0;
  await addErrors(people, count, clock.now()).catch((error: unknown) => {
    console.warn(JSON.stringify({ event: 'errors-uncounted', count, error: forLog(error) }));
  });
}
