import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { MockAccount } from '../../tests/fakes/cloudflare/mock-account.ts';
import { warmWrangler, type WarmWrangler } from '../../tests/fakes/cloudflare/warm-wrangler.ts';
import { configOf } from '../deploy/deployment-plan.ts';
import { BACKGROUND } from '../deploy/deployment-steps.ts';
import { ROOT, toolEnv } from '../local/processes.ts';
import { restore, restorePlan, targetsOf } from './restore-databases.ts';

// The drill, rehearsed by the real wrangler against the mock account, whose databases travel in time as D1's do.

const account = new MockAccount();
let warm: WarmWrangler;
const scratch = mkdtempSync(join(tmpdir(), 'stylecast-drill-'));
const undo = join(scratch, 'undo.json');

async function wrangler(...args: string[]): Promise<string> {
  const { code, output } = await warm.run(args, { CI: 'true' });
  if (code !== 0) throw new Error(output);
  return output;
}

const { databases, queues } = restorePlan(ROOT, 'production');
const names = (database: string, table: string): unknown[] =>
  account
    .database(database)
    .sqlite.prepare(`select name from ${table}`)
    .all()
    .map((row) => row['name']);

beforeAll(async () => {
  const env = await account.listen();
  warm = warmWrangler(ROOT, toolEnv(env));
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  for (const { database_name: name, database_id: id } of configOf(ROOT, BACKGROUND, 'production')
    .d1_databases)
    account.newDatabase(name, id).sqlite.exec('create table t (name text)');
  for (const queue of queues) account.newQueue(queue);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  warm.end();
  await account.close();
  rmSync(scratch, { recursive: true, force: true });
});

const write = (text: string) => {
  for (const name of databases) account.database(name).sqlite.exec(text);
};
const MINUTE = new Date(Date.now() - 600_000).toISOString();
const LIMIT = { timeout: 900_000 };

test('people and looks go back to the same minute, while the queues rest', LIMIT, async () => {
  write("insert into t values ('Ada')");
  account.mark(MINUTE);
  write("delete from t; insert into t values ('a slip')");
  account.forget();
  await restore({ root: ROOT, environment: 'production', to: MINUTE, undo, wrangler });
  for (const name of databases) expect(names(name, 't')).toEqual(['Ada']);
  const changes = account.calls
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path }) => `${method} ${path}`);
  expect(changes).toEqual([
    ...queues.map((queue) => `PATCH /queues/${queue}`),
    ...databases.map((name) => `POST /d1/database/${name}/time_travel/restore`),
    ...queues.map((queue) => `PATCH /queues/${queue}`),
  ]);
  const settings = account.calls
    .filter(({ method }) => method === 'PATCH')
    .map(
      ({ body }) =>
        (JSON.parse(body.toString()) as { settings: { delivery_paused: boolean } }).settings.delivery_paused,
    );
  expect(settings).toEqual([...queues.map(() => true), ...queues.map(() => false)]);
  expect(account.unknown).toEqual([]);
});

test('what it wrote down before undoes it', LIMIT, async () => {
  expect(Object.keys(JSON.parse(readFileSync(undo, 'utf8')) as object)).toEqual(databases);
  await restore({
    root: ROOT,
    environment: 'production',
    to: undo,
    undo: join(scratch, 'u2.json'),
    wrangler,
  });
  for (const name of databases) expect(names(name, 't')).toEqual(['a slip']);
});

test(
  'when one database cannot be restored the queues are woken all the same, and the undo is there',
  LIMIT,
  async () => {
    account.forget();
    account.fail = ({ path }) => (path.endsWith(`${databases[1]}/time_travel/restore`) ? 500 : null);
    const third = join(scratch, 'u3.json');
    await expect(
      restore({ root: ROOT, environment: 'production', to: MINUTE, undo: third, wrangler }),
    ).rejects.toThrow();
    account.fail = () => null;
    expect(account.calls.at(-1)).toMatchObject({ method: 'PATCH', path: `/queues/${queues.at(-1)}` });
    expect(existsSync(third)).toBe(true);
  },
);

test('an instant that D1 does not have is refused before anything is touched', () => {
  const now = Date.parse('2026-11-22T12:00:00Z');
  for (const to of ['2026-10-01T00:00:00Z', '2026-11-23T00:00:00Z', '2026-11-99T00:00:00Z'])
    expect(() => targetsOf(databases, to, now)).toThrow('is not an instant');
  expect(targetsOf(['a', 'b'], '2026-11-22T10:15:00Z', now)).toEqual({
    a: '2026-11-22T10:15:00.000Z',
    b: '2026-11-22T10:15:00.000Z',
  });
});
