import { WorkerEntrypoint } from 'cloudflare:workers';
import type { BackgroundApp } from '../app.ts';
import { composeBackground } from '../compose.ts';
import { openPeople } from '../db/sql/open-database.ts';
import { readClockOffset } from '../db/operations/operator-notes.ts';
import type { Env } from '../env.d.ts';
import { consumeDeadLetters, consume } from './consume.ts';
import { repeatDeliveries } from '../usecases/delivery/repeat-deliveries.ts';
import { runCronTick } from './cron-tick.ts';

const DEAD_LETTERS = 'stylecast-dead-letters';

async function openBackground(env: Env): Promise<BackgroundApp> {
  return composeBackground(env, __LOCAL_BUILD__ ? await readClockOffset(openPeople(env.PEOPLE)) : 0);
}

/** A local server's queues live in memory: jobs lost when it was killed are sent again. */
let isFirstTick = __LOCAL_BUILD__;

/** RPC methods for the site and the local runner. */
export class Operator extends WorkerEntrypoint<Env> {
  async tick(): Promise<void> {
    const app = await openBackground(this.env);
    const queuesAreNew = isFirstTick;
    isFirstTick = false;
    if (queuesAreNew) await repeatDeliveries(app);
    await runCronTick(app);
  }
}

export default {
  async scheduled(_controller, env): Promise<void> {
    await runCronTick(await openBackground(env));
  },
  async queue(batch, env): Promise<void> {
    const app = await openBackground(env);
    await (batch.queue === DEAD_LETTERS ? consumeDeadLetters(app, batch) : consume(app, batch));
  },
} satisfies ExportedHandler<Env>;
