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

/** Of this process. A local server's queues live in memory: what they held when it was killed is sent again. */
let isFirstTick = __LOCAL_BUILD__;

/** What the site and the local runner may ask of the background Worker. */
export class Operator extends WorkerEntrypoint<Env> {
  /** One cron tick, as the schedule would fire it. */
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
