import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, inject, test } from 'vitest';
import { anyPort, startServer, type LocalServer } from '../../../scripts/local/server.ts';
import { seededRandom } from '../../random/seeded-random.ts';
import { LONG } from '../../runner/long-run.ts';

// The whole product is killed (SIGKILL) in the middle of its deliveries and started again on the same folder.

const PEOPLE = 8;
const KILLS = LONG ? 6 : 1;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const sleep = (ms: number) => new Promise((wait) => setTimeout(wait, ms));

async function say(
  origin: string,
  path: string,
  body: unknown,
  cookie = '',
  method = 'POST',
): Promise<Response> {
  const response = await fetch(origin + path, {
    method,
    headers: { origin, 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response;
}

async function settle(origin: string): Promise<void> {
  // Ten minutes ago in Lisbon: the first one comes tomorrow.
  const notificationTime = new Date(Date.now() - 10 * MINUTE).toLocaleTimeString('sv-SE', {
    ...{ timeZone: 'Europe/Lisbon', hour: '2-digit', minute: '2-digit' },
  });
  for (let i = 0; i < PEOPLE; i++) {
    const username = `killed${i}`;
    const account = { username, password: 'a coat for every day', email: `${username}@example.org` };
    const cookie =
      (await say(origin, '/api/register', account)).headers.get('set-cookie')?.split(';')[0] ?? '';
    await say(origin, '/api/user/location', { location: 'Lisbon, PT' }, cookie, 'PUT');
    const wishes = {
      stylePreferences: ['casual'],
      gender: 'female',
      notificationTime,
      notificationsEnabled: true,
    };
    await say(origin, '/api/user/preferences', wishes, cookie, 'PUT');
  }
}

const started = async (stateFolder: string): Promise<LocalServer> =>
  startServer({ port: await anyPort(), stateFolder, isCheap: true });

const passTime = (origin: string, advanceMs: number): Promise<unknown> =>
  say(origin, '/dev/clock', { advanceMs });

/** Reads the databases of a stopped server, past every use case. */
function rowsOf<T>(state: string, sql: string): T[] {
  const folder = join(state, 'v3/d1/miniflare-D1DatabaseObject');
  for (const file of readdirSync(folder).filter(
    (name) => name.endsWith('.sqlite') && !name.startsWith('metadata'),
  )) {
    const db = new DatabaseSync(join(folder, file), { readOnly: true });
    try {
      if (db.prepare("select 1 from sqlite_master where name = 'outfits'").get())
        return db.prepare(sql).all() as T[];
    } finally {
      db.close();
    }
  }
  throw new Error('there is no database of looks');
}

/** Nobody is without her outfit, and no job is open. */
function isDone(state: string): boolean {
  const [open] = rowsOf<{ n: number }>(
    state,
    "select count(*) as n from jobs where state in ('queued', 'running')",
  );
  const [made] = rowsOf<{ n: number }>(state, 'select count(*) as n from outfits');
  return open?.n === 0 && (made?.n ?? 0) >= PEOPLE;
}

/** Ticks and waits until all is done, the clock running ahead so that leases and patience end. */
async function finish(server: LocalServer, state: string): Promise<void> {
  for (let round = 0; round < 40; round++) {
    await server.tick();
    for (let wait = 0; wait < 6; wait++) {
      if (isDone(state)) return;
      await sleep(500);
    }
    await passTime(server.origin, 5 * MINUTE);
  }
}

test(
  'killed in the middle of deliveries, started on the same folder: everybody has one outfit',
  { timeout: 900_000 },
  async () => {
    const chance = seededRandom(6);
    const state = mkdtempSync(join(tmpdir(), 'stylecast-killed-'));
    cpSync(inject('prepared'), state, { recursive: true });
    let server = await started(state);
    try {
      await settle(server.origin);
      await passTime(server.origin, 24 * HOUR);
      for (let kill = 0; kill < KILLS; kill++) {
        const ticking = server.tick().catch(() => undefined);
        await sleep(200 + chance() * 4000);
        await server.kill();
        await ticking;
        server = await started(state);
      }
      await finish(server, state);
    } finally {
      await server.stop();
    }
    const two =
      'select user_id, date from outfits where replaced_at is null group by 1, 2 having count(*) > 1';
    expect(rowsOf(state, two)).toEqual([]);
    expect(rowsOf(state, "select key, state, error from jobs where state not in ('done')")).toEqual([]);
    expect(rowsOf(state, 'select distinct user_id from outfits')).toHaveLength(PEOPLE);
    expect(rowsOf(state, "select id from outfits where image_state <> 'ready'")).toEqual([]);
    expect(rowsOf(state, "select * from usage where kind = 'outfit' and used <> 1")).toEqual([]);
    rmSync(state, { recursive: true, force: true });
  },
);
