import { WorkerEntrypoint } from 'cloudflare:workers';
import type { Env } from '../env.d.ts';

/** What the site and the local runner may ask of the background Worker. */
export class Operator extends WorkerEntrypoint<Env> {
  /** One cron tick, as the schedule would fire it. */
  async tick(): Promise<void> {}
}

export default {
  async scheduled(): Promise<void> {},
  async queue(): Promise<void> {},
} satisfies ExportedHandler<Env>;
