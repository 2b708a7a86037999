import { applyD1Migrations, env } from 'cloudflare:test';
import { beforeAll } from 'vitest';

beforeAll(async () => {
  await applyD1Migrations(env.PEOPLE, env.PEOPLE_MIGRATIONS);
  for (const shard of [env.LOOKS_0, env.LOOKS_1, env.LOOKS_2])
    await applyD1Migrations(shard, env.LOOKS_MIGRATIONS);
});
