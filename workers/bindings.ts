import { openLooks, type LooksDb } from './db/open.ts';
import type { Env } from './env.d.ts';

// Bindings of which there are as many as the operator has added.

/** LOOKS_0, LOOKS_1 … */
export function openShards(env: Env): LooksDb[] {
  const shards: LooksDb[] = [];
  for (let i = 0; ; i++) {
    const d1 = env[`LOOKS_${i}` as keyof Env] as D1Database | undefined;
    if (!d1) return shards;
    shards.push(openLooks(d1));
  }
}

/** PUSHES and, where one queue does not bring a minute's pushes out in time, PUSHES_1, PUSHES_2 … */
export function pushesQueues(env: Env): Queue[] {
  const queues = [env.PUSHES];
  for (;;) {
    const queue = env[`PUSHES_${queues.length}` as keyof Env] as Queue | undefined;
    if (!queue) return queues;
    queues.push(queue);
  }
}
