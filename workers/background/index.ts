import { WorkerEntrypoint } from 'cloudflare:workers';
import type { BackgroundApp } from '../app.ts';
import { composeBackground } from '../compose.ts';
import { openPeople } from '../db/open.ts';
import { readClockOffset } from '../db/operations.ts';
import type { Env } from '../env.d.ts';
import { bury, consume } from './consume.ts';
import { tick } from './tick.ts';

const DEAD_LETTERS = 'stylecast-dead-letters';

async function openBackground(env: Env): Promise<BackgroundApp> {
  return composeBackground(env, __LOCAL_BUILD__ ? await readClockOffset(openPeople(env.PEOPLE)) : 0);
}

/** What the site and the local runner may ask of the background Worker. */
export class Operator extends WorkerEntrypoint<Env> {
  /** One cron tick, as the schedule would fire it. */
  async tick(): Promise<void> {
    await tick(await openBackground(this.env));
  }
}

export default {
  async scheduled(_controller, env): Promise<void> {
    await tick(await openBackground(env));
  },
  async queue(batch, env): Promise<void> {
    const app = await openBackground(env);
    await (batch.queue === DEAD_LETTERS ? bury(app, batch) : consume(app, batch));
  },
} satisfies ExportedHandler<Env>;
