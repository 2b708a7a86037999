import { applyD1Migrations, env } from 'cloudflare:test';
import { beforeAll } from 'vitest';

/** Deletes every row but those of the migrations' own table; first what guards the rows of somebody who moves. */
async function empty(database: D1Database): Promise<void> {
  const named = await database
    .prepare(
      "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like '_cf_%' and name <> 'd1_migrations' order by name in ('moved_users', 'moved_people') desc",
    )
    .all<{ name: string }>();
  const erase = named.results.map(({ name }) => database.prepare(`delete from "${name}"`));
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
  const people = [env.PEOPLE, env.MORE_PEOPLE_1, env.MORE_PEOPLE_2];
  for (const one of people) await applyD1Migrations(one, env.PEOPLE_MIGRATIONS);
  for (const shard of [env.LOOKS_0, env.LOOKS_1, env.LOOKS_2])
    await applyD1Migrations(shard, env.LOOKS_MIGRATIONS);
  await Promise.all([...people, env.LOOKS_0, env.LOOKS_1, env.LOOKS_2].map(empty));
  await emptyBucket();
});
