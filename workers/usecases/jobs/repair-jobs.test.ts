import { beforeEach, expect, test } from 'vitest';
import { openNodeWorld } from '../../../tests/worlds/node-world.ts';
import { repairJobs } from './repair-jobs.ts';

const MINUTE = 60_000;
let house: ReturnType<typeof openNodeWorld>;
beforeEach(() => {
  house = openNodeWorld({}, { shards: 2 });
});

interface Job {
  kind: string;
  attempts: number;
  lease_until: number;
  due_at: number | null;
  state: string;
  error: string | null;
}
/** A job whose message was lost, unless it is told otherwise. */
function lost(over: Partial<Job> = {}, shard = 0): void {
  const { kind, attempts, lease_until, due_at, state, error } = {
    ...{ kind: 'send-push', attempts: 0, lease_until: house.app.clock.now(), due_at: 7, error: null },
    ...{ state: 'queued', ...over },
  };
  const id = crypto.randomUUID();
  house.looks[shard]!.prepare(
    `insert into jobs (id, key, kind, user_id, date, outfit_id, state, attempts, lease_until, created_at, due_at, error)
       values (?, ?, ?, 'her', '2026-11-20', 'a look', ?, ?, ?, 5, ?, ?)`,
  ).run(id, id, kind, state, attempts, lease_until, due_at, error);
}
const rows = (shard = 0) =>
  house.looks[shard]!.prepare('select * from jobs').all() as unknown as (Job & { id: string })[];
const messages = () => house.sent.map(({ message }) => message);

test('a job is looked after once its lease has ended, not a moment before', async () => {
  lost({ lease_until: house.app.clock.now() + 1 });
  expect(await repairJobs(house.app)).toEqual({ resent: 0, failed: 0 });
  house.pass(1);
  expect(await repairJobs(house.app)).toEqual({ resent: 1, failed: 0 });
});

test('each time with twice the patience: two minutes, four, eight', async () => {
  for (let attempts = 0; attempts < 6; attempts++) {
    lost({ attempts });
    await repairJobs(house.app);
    const [row] = rows();
    expect(row).toMatchObject({ state: 'queued', attempts: attempts + 1 });
    expect(row!.lease_until - house.app.clock.now()).toBe(2 * MINUTE * 2 ** attempts);
    house.looks[0]!.exec('delete from jobs');
  }
});

test('six tries, and it fails for good, with what it said last', async () => {
  lost({ attempts: 5 });
  lost({ attempts: 6, error: 'the service is down' });
  lost({ attempts: 7 });
  expect(await repairJobs(house.app)).toEqual({ resent: 1, failed: 2 });
  expect(rows().map(({ state, error }) => [state, error])).toEqual([
    ['queued', null],
    ['failed', 'the service is down'],
    ['failed', 'too many attempts'],
  ]);
});

test('an erasure is never given up, and its patience ends with the sixth doubling', async () => {
  lost({ kind: 'erase-image', attempts: 40 });
  expect(await repairJobs(house.app)).toEqual({ resent: 1, failed: 0 });
  expect(rows()[0]!.lease_until - house.app.clock.now()).toBe(2 * MINUTE * 2 ** 6);
});

test('the message of each kind names what its consumer needs', async () => {
  for (const kind of ['render-outfit', 'erase-image', 'send-push', 'send-morning', 'deliver-outfit'])
    lost({ kind });
  lost({ kind: 'deliver-outfit', due_at: null });
  await repairJobs(house.app);
  const id = (kind: string) => rows().find((row) => row.kind === kind)?.id;
  const her = { userId: 'her', shard: 0 };
  const date = '2026-11-20';
  expect(messages()).toEqual([
    { kind: 'render-outfit', ...her, outfitId: 'a look', jobId: id('render-outfit') },
    { kind: 'erase-image', ...her, jobId: id('erase-image') },
    { kind: 'send-push', ...her, date },
    { kind: 'send-morning', ...her, date },
    { kind: 'deliver-outfit', ...her, date, deliverAt: 7 },
    { kind: 'deliver-outfit', ...her, date, deliverAt: 5 },
  ]);
});

test('every database is looked at', async () => {
  lost({}, 0);
  lost({}, 1);
  expect(await repairJobs(house.app)).toEqual({ resent: 2, failed: 0 });
  expect(messages().map((message) => 'shard' in message && message.shard)).toEqual([0, 1]);
});

test('while pictures are stopped, theirs wait without using up a try, and none fails', async () => {
  house.people.exec(`insert into operations (name, value, updated_at) values ('stopped', '["renders"]', 0)`);
  lost({ kind: 'render-outfit', attempts: 9 });
  lost();
  expect(await repairJobs(house.app)).toEqual({ resent: 1, failed: 0 });
  const lease = house.app.clock.now() + 2 * MINUTE;
  expect(rows()[0]).toMatchObject({ state: 'queued', attempts: 9, lease_until: lease });
  expect(messages().map(({ kind }) => kind)).toEqual(['send-push']);
});

test('fifty are given up in a run over all databases, and the others wait for the next minute', async () => {
  for (let i = 0; i < 30; i++) lost({ attempts: 6 }, 0);
  for (let i = 0; i < 30; i++) lost({ attempts: 6 }, 1);
  expect(await repairJobs(house.app)).toEqual({ resent: 0, failed: 50 });
  expect(await repairJobs(house.app)).toEqual({ resent: 0, failed: 10 });
});

test('two thousand of a database in a run', async () => {
  house.looks[0]!.exec(
    `insert into jobs (id, key, kind, user_id, date, state, attempts, lease_until, created_at, due_at)
     with recursive n(i) as (select 1 union all select i + 1 from n where i < 2100)
     select 'id' || i, 'key' || i, 'send-push', 'her', '2026-11-20', 'queued', 0, i, 0, 0 from n`,
  );
  expect((await repairJobs(house.app)).resent).toBe(2000);
  expect((await repairJobs(house.app)).resent).toBe(100);
});
