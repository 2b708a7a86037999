import { openLooks, openPeople, type LooksDb, type PeopleDb } from './db/sql/open-database.ts';
import type { Env } from './env.d.ts';

// Numbered bindings, as many as the operator has added.

/** '{prefix}_{from}' and on until one is missing. */
function bound<T>(env: Env, prefix: string, from: number): T[] {
  const found: T[] = [];
  for (;;) {
    const next = env[`${prefix}_${from + found.length}` as keyof Env] as T | undefined;
    if (!next) return found;
    found.push(next);
  }
}

export const openShards = (env: Env): LooksDb[] => bound<D1Database>(env, 'LOOKS', 0).map(openLooks);

export const openMorePeople = (env: Env): PeopleDb[] => bound<D1Database>(env, 'PEOPLE', 1).map(openPeople);

/** PUSHES, and PUSHES_1, PUSHES_2 … where one queue is too slow for a burst. */
export const queueGroup = (env: Env, name: 'DELIVERIES' | 'PUSHES'): Queue[] => [
  env[name],
  ...bound<Queue>(env, name, 1),
];
