import { applyD1Migrations, env, type D1Migration } from 'cloudflare:test';
import { beforeAll } from 'vitest';

/** This file is read anew for each file of tests; what a runner's databases are made of is asked once. */
const runner = globalThis as { tablesIn?: Promise<Map<D1Database, string[]>> };

/** A database's tables but that of the migrations; first what guards the rows of somebody who moves. */
async function migrated(database: D1Database, migrations: D1Migration[]): Promise<string[]> {
  await applyD1Migrations(database, migrations);
  const { results } = await database
    .prepare(
      "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like '_cf_%' and name <> 'd1_migrations' order by name in ('moved_users', 'moved_people') desc",
    )
    .all<{ name: string }>();
  return results.map(({ name }) => name);
}

async function migrateAll(): Promise<Map<D1Database, string[]>> {
  const tables = new Map<D1Database, string[]>();
  for (const one of [env.PEOPLE, env.MORE_PEOPLE_1, env.MORE_PEOPLE_2])
    tables.set(one, await migrated(one, env.PEOPLE_MIGRATIONS));
  for (const shard of [env.LOOKS_0, env.LOOKS_1, env.LOOKS_2])
    tables.set(shard, await migrated(shard, env.LOOKS_MIGRATIONS));
  return tables;
}

/** Deletes every row. */
async function empty(database: D1Database, tables: string[]): Promise<void> {
  const asked = tables.map((name) => `exists (select 1 from "${name}") as "${name}"`);
  const isFilled = await database.prepare(`select ${asked.join(', ')}`).first<Record<string, number>>();
  const filled = tables.filter((name) => isFilled?.[name]);
  if (filled.length === 0) return;
  const erase = filled.map((name) => database.prepare(`delete from "${name}"`));
  // A row that another refers to cannot go before it.
  await database.batch([database.prepare('pragma defer_foreign_keys = on'), ...erase]);
}

async function emptyBucket(): Promise<void> {
  for (;;) {
    const { objects } = await env.PHOTOS.list();
    if (objects.length === 0) return;
    await env.PHOTOS.delete(objects.map(({ key }) => key));
  }
}

// The files of a runner share one workerd, since importing the app takes longer than most of them. Each finds it empty.
beforeAll(async () => {
  const tables = await (runner.tablesIn ??= migrateAll());
  await Promise.all([...tables].map(([database, names]) => empty(database, names)));
  await emptyBucket();
});
