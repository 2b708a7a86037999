import { openLooks, openPeople, type LooksDb, type PeopleDb } from './db/open.ts';
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

/** PEOPLE_1, PEOPLE_2 …: the databases of people beside the first. */
export function openMorePeople(env: Env): PeopleDb[] {
  const more: PeopleDb[] = [];
  for (;;) {
    const d1 = env[`PEOPLE_${more.length + 1}` as keyof Env] as D1Database | undefined;
    if (!d1) return more;
    more.push(openPeople(d1));
  }
}

/** A queue and, where one does not bring a burst through in time, those that were added: PUSHES, PUSHES_1, PUSHES_2 … */
export function queuesOf(env: Env, name: 'DELIVERIES' | 'PUSHES'): Queue[] {
  const queues = [env[name]];
  for (;;) {
    const queue = env[`${name}_${queues.length}` as keyof Env] as Queue | undefined;
    if (!queue) return queues;
    queues.push(queue);
  }
}
