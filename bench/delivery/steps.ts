// The steps of a delivery as the benchmarks take them.
import { consume } from '../../workers/background/consume.ts';
import type { JobMessage } from '../../workers/ports/jobs.ts';
import { claimDueUsers, orderClaims } from '../../workers/usecases/delivery/claim-due-users.ts';
import type { Machine } from './world.ts';

/** What a database takes on the disk. */
export const bytesIn = async (d1: D1Database): Promise<number> =>
  (await d1.prepare('select 1').run()).meta.size_after;

/** Messages as a queue gives them, so many at once. */
export async function consumeAll({ app }: Machine, jobs: JobMessage[], size: number): Promise<void> {
  for (let from = 0; from < jobs.length; from += size) {
    const messages = jobs.slice(from, from + size).map((body, i) => ({
      id: String(from + i),
      timestamp: new Date(0),
      ...{ body, attempts: 1 },
      ack: () => undefined,
      retry: () => {
        throw new Error('a delivery of the benchmark failed');
      },
    }));
    await consume(app, { queue: 'bench', messages } as unknown as MessageBatch);
  }
}

/** A cron tick, what it orders from each shard, and the runs by which that continues itself. */
export async function claimAll({ app, setClock }: Machine, now: number): Promise<void> {
  setClock(now);
  const orders: JobMessage[] = [];
  const send = (messages: JobMessage[]) => Promise.resolve(void orders.push(...messages));
  await orderClaims({ ...app, jobs: { send } });
  for (const order of orders)
    if (order.kind === 'claim-due-users') while ((await claimDueUsers(app, order)).more);
}
