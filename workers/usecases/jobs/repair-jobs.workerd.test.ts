import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { openOutfitWorld } from '../../../tests/worlds/outfit-world.workerd.ts';
import { MAX_ATTEMPTS, repairJobs } from './repair-jobs.ts';

async function lostPushes(count: number, attempts: number, prefix: string): Promise<void> {
  const ids = JSON.stringify(Array.from({ length: count }, (_, i) => `${prefix}${i}`));
  await env.LOOKS_0.prepare(
    `insert into jobs (id, key, kind, user_id, date, state, attempts, lease_until, created_at, due_at)
     select value, 'push:' || value, 'send-push', value, '2026-11-20', 'queued', ?, 1000, 0, 0 from json_each(?)`,
  )
    .bind(attempts, ids)
    .run();
}

test('thousands of lost jobs come back in one run, a hundred a message batch, each once', async () => {
  const batches: number[] = [];
  const seen = new Set<string>();
  const { app } = openOutfitWorld({
    jobs: {
      send: (messages) => {
        batches.push(messages.length);
        for (const message of messages) if (message.kind === 'send-push') seen.add(message.userId);
        return Promise.resolve();
      },
    },
  });
  await lostPushes(1234, 0, 'lost');
  expect(await repairJobs(app)).toEqual({ resent: 1234, failed: 0 });
  expect(batches).toEqual([...Array<number>(12).fill(100), 34]);
  expect(seen.size).toBe(1234);
  expect(await repairJobs(app)).toEqual({ resent: 0, failed: 0 });
  const rows = await env.LOOKS_0.prepare(
    "select distinct state, attempts from jobs where id like 'lost%'",
  ).all();
  expect(rows.results).toEqual([{ state: 'queued', attempts: 1 }]);
});

test('many that are to be given up do not hold up the others for ever', async () => {
  const { app } = openOutfitWorld();
  await lostPushes(120, MAX_ATTEMPTS, 'hopeless');
  const given = [];
  for (let run = 0; run < 3; run++) given.push((await repairJobs(app)).failed);
  expect(given).toEqual([50, 50, 20]);
});
