import { env } from 'cloudflare:test';
import { vi } from 'vitest';
import { composeApp } from '../../workers/compose.ts';
import { openAccountWorld } from './account-world.workerd.ts';
import { openOutfitWorld } from './outfit-world.workerd.ts';

/** The tests' Env with three databases of people instead of one. */
export const envWithThreeDatabases = (): typeof env =>
  Object.assign({}, env, { PEOPLE_1: env.MORE_PEOPLE_1, PEOPLE_2: env.MORE_PEOPLE_2 });

export const PEOPLE_DATABASES: readonly D1Database[] = [env.PEOPLE, env.MORE_PEOPLE_1, env.MORE_PEOPLE_2];

/** The API with a mailbox over three databases of people. */
export const openThreeDatabaseAccounts = () =>
  openAccountWorld(
    undefined,
    openOutfitWorld({ morePeople: composeApp(envWithThreeDatabases()).morePeople }),
  );

/** While it runs, whoever is new lands in this database of people. */
export async function withNewUsersIn<T>(shard: number, run: () => Promise<T>): Promise<T> {
  const random = crypto.randomUUID.bind(crypto);
  const fixed = vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    const id = random();
    const first = Number.parseInt(id.slice(0, 8), 16);
    const wanted = Math.floor(first / 6) * 3 + shard;
    return `${wanted.toString(16).padStart(8, '0')}${id.slice(8)}` as ReturnType<typeof random>;
  });
  try {
    return await run();
  } finally {
    fixed.mockRestore();
  }
}

/** How many people each of the three databases has whose rows answer a condition. */
export const peopleIn = (where: string, ...values: string[]): Promise<number[]> =>
  Promise.all(
    PEOPLE_DATABASES.map(
      async (db) =>
        (await db
          .prepare(`select count(*) as n from users where ${where}`)
          .bind(...values)
          .first<number>('n')) ?? 0,
    ),
  );
