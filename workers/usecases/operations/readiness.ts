import type { App } from '../../app.ts';
import { allPeopleDbs, type PeopleDatabases } from '../../db/people/people-databases.ts';
import type { PeopleDb } from '../../db/sql/open-database.ts';
import { hasTables } from '../../db/operations/operator-notes.ts';
import { mapShards } from '../../db/sql/shards.ts';

/** How long an isolate trusts a yes: frequent questions cost no database. */
const BELIEVED_MS = 10_000;
const readyAt = new WeakMap<PeopleDb, number>();

/** Names of databases that do not answer or were never migrated. */
export async function databasesWithoutTables(
  app: PeopleDatabases & Pick<App, 'shards' | 'looks'>,
): Promise<string[]> {
  const now = Date.now();
  if (Math.abs(now - (readyAt.get(app.people) ?? -Infinity)) < BELIEVED_MS) return [];
  const answers = await Promise.all([
    ...allPeopleDbs(app).map(async (db, i) => ({ name: `people-${i}`, isReady: await hasTables(db) })),
    ...mapShards(app, async (db, shard) => ({ name: `looks-${shard}`, isReady: await hasTables(db) })),
  ]);
  const without = answers.filter(({ isReady }) => !isReady).map(({ name }) => name);
  if (without.length === 0) readyAt.set(app.people, now);
  return without;
}
