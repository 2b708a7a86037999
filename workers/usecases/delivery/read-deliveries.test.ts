import { beforeEach, expect, test } from 'vitest';
import { openNodeWorld } from '../../../tests/worlds/node-world.ts';
import { addCounts } from '../../db/jobs/delivery-counts.ts';
import { writeNote } from '../../db/operations/operator-notes.ts';
import { readDeliveries } from './read-deliveries.ts';

const DAY = 86_400_000;
const TODAY = '2026-11-20';
let house: ReturnType<typeof openNodeWorld>;
beforeEach(() => {
  house = openNodeWorld({}, { shards: 2 });
});
const read = () => readDeliveries(house.app);
const failed = (id: string, finishedAt: number, shard = 0, error: string | null = 'down') =>
  house.looks[shard]!.prepare(
    `insert into jobs (id, key, kind, user_id, date, state, attempts, lease_until, created_at, finished_at, error)
       values (?, ?, 'send-push', 'her', ?, 'failed', 1, 0, 0, ?, ?)`,
  ).run(id, id, TODAY, finishedAt, error);

test('before anything has happened all is nought, and the lead is twenty minutes', async () => {
  expect(await read()).toEqual({
    ...{ leadMinutes: 20, dueSoon: 0, picturesPerMinute: 0, sent: 0, gone: 0, failed: 0, repeated: 0 },
    ...{ deadLetters: 0, lateP50: null, lateP99: null, failures: [] },
  });
});

test('today is added up over all databases; yesterday is not', async () => {
  const counts = { sent: 1, gone: 2, failed: 3, repeated: 4, dead: 5, 'late:1': 6, 'late:60': 4 };
  for (const shard of [0, 1]) await addCounts(house.app.looks(shard), TODAY, counts);
  await addCounts(house.app.looks(0), '2026-11-19', { sent: 1000 });
  expect(await read()).toMatchObject({
    ...{ sent: 2, gone: 4, failed: 6, repeated: 8, deadLetters: 10, lateP50: 1, lateP99: 60 },
  });
});

test('the lead is told in minutes, and the rate in whole pictures', async () => {
  const note = { leadMs: 25.4 * 60_000, backlog: 12, perMinute: 70.6 };
  await writeNote(house.app.people, 'delivery-lead', JSON.stringify(note), 0);
  expect(await read()).toMatchObject({ leadMinutes: 25, dueSoon: 12, picturesPerMinute: 71 });
});

test('what has failed in the last seven days, the newest first, from every database', async () => {
  const now = house.app.clock.now();
  failed('old', now - 7 * DAY - 1);
  failed('week', now - 7 * DAY);
  failed('new', now, 1, null);
  failed('hour', now - DAY / 24);
  const { failures } = await read();
  expect(failures.map(({ jobId, shard }) => [jobId, shard])).toEqual([
    ['new', 1],
    ['hour', 0],
    ['week', 0],
  ]);
  expect(failures[0]).toEqual({
    ...{ shard: 1, jobId: 'new', kind: 'send-push', date: TODAY, reason: '', at: '2026-11-20T09:00:00.000Z' },
  });
  expect(failures[1]?.reason).toBe('down');
});

test('fifty of them are told', async () => {
  for (let i = 0; i < 40; i++)
    for (const shard of [0, 1]) failed(`${shard} ${i}`, house.app.clock.now() - i, shard);
  const { failures } = await read();
  expect(failures).toHaveLength(50);
  expect(new Set(failures.map(({ shard }) => shard))).toEqual(new Set([0, 1]));
});
