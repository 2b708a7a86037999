// A person in every table, and the search for what is left of her: by the databases' own word, so that a table of
// tomorrow is not forgotten.
import { env } from 'cloudflare:test';
import type { SessionUser } from '../../workers/db/people/users.ts';

const PEOPLE: D1Database[] = [env.PEOPLE, env.MORE_PEOPLE_1, env.MORE_PEOPLE_2];
const SHARDS: D1Database[] = [env.LOOKS_0, env.LOOKS_1, env.LOOKS_2];

interface Column {
  name: string;
  type: string;
  notnull: number;
  dflt_value: string | null;
  pk: number;
}

async function readTables(db: D1Database): Promise<Map<string, Column[]>> {
  const named = await db
    .prepare(
      "select name from sqlite_master where type = 'table' and name not glob '_cf*' and name not glob 'd1_*' and name not glob 'sqlite_*'",
    )
    .all<{ name: string }>();
  const names = named.results.map(({ name }) => name);
  const columns = await db.batch<Column>(names.map((name) => db.prepare(`pragma table_info("${name}")`)));
  return new Map(names.map((name, i) => [name, columns[i]!.results]));
}

/** No test changes a table: each database is asked once a runner. */
const known = new Map<D1Database, ReturnType<typeof readTables>>();
function tables(db: D1Database): ReturnType<typeof readTables> {
  const found = known.get(db) ?? readTables(db);
  known.set(db, found);
  return found;
}

/** Every table of a database with all of its rows, in one call. */
export async function allRows(db: D1Database): Promise<[table: string, rows: unknown[]][]> {
  const names = [...(await tables(db)).keys()];
  const found = await db.batch(names.map((table) => db.prepare(`select * from "${table}"`)));
  return names.map((table, i) => [table, found[i]!.results]);
}

/** Columns that name a person in a table, and what stands there. */
const NAMES_HER: Record<string, (user: SessionUser) => string> = {
  user_id: ({ id }) => id,
  actor_id: ({ id }) => id,
  subject_id: ({ id }) => id,
  recipient: ({ email }) => email,
};
const ALSO: Record<string, (user: SessionUser) => string> = {
  'early_access.email': ({ emailKey }) => emailKey,
  'subscriptions.stripe_customer_id': ({ id }) => `cus_${id}`,
  'payment_events.customer': ({ id }) => `cus_${id}`,
};

/** Where 0 would set something going. */
const AT_REST: Record<string, number> = {
  'moves.lease_until': 9e15,
  'moves.attempts': 1,
  'polls.closes_at': 9e15,
};

function valueOf(table: string, column: Column, user: SessionUser): string | number | undefined {
  const hers = NAMES_HER[column.name] ?? ALSO[`${table}.${column.name}`];
  if (hers) return hers(user);
  const rest = AT_REST[`${table}.${column.name}`];
  if (rest !== undefined) return rest;
  if (column.dflt_value !== null || (column.notnull === 0 && column.pk === 0)) return undefined;
  return column.type.toLowerCase() === 'text' ? crypto.randomUUID() : 0;
}

/** What the first database of people has of everybody. */
const FIRST_ONLY = ['early_access', 'moves', 'outbox', 'payment_events', 'sandbox_desk'];
/** Of somebody who is gone, and of somebody who lives in another database. */
const NOT_HERS = new Set(['deletions', 'directory', 'moved_people']);

async function fill(
  db: D1Database,
  user: SessionUser,
  except: readonly string[],
  only?: readonly string[],
): Promise<void> {
  const inserts: D1PreparedStatement[] = [];
  // The fence of a move comes last: behind it nothing more is written for her.
  const all = [...(await tables(db))].sort(
    ([a], [b]) => Number(a === 'moved_users') - Number(b === 'moved_users'),
  );
  for (const [table, columns] of all) {
    const isHers = columns.some(({ name }) => name in NAMES_HER || `${table}.${name}` in ALSO);
    if (!isHers || NOT_HERS.has(table) || except.includes(table)) continue;
    if (only && !only.includes(table)) continue;
    const values = columns.flatMap((column) => {
      const value = valueOf(table, column, user);
      return value === undefined ? [] : [[column.name, value] as const];
    });
    const names = values.map(([name]) => `"${name}"`).join(', ');
    const sql = `insert or ignore into "${table}" (${names}) values (${values.map(() => '?').join(', ')})`;
    inserts.push(db.prepare(sql).bind(...values.map(([, value]) => value)));
  }
  await db.batch(inserts);
}

/** A row of hers in every table that has a place for one. */
export async function fillEveryTable(user: SessionUser, except: readonly string[] = []): Promise<void> {
  await fill(PEOPLE[user.peopleShard]!, user, user.peopleShard === 0 ? except : [...except, ...FIRST_ONLY]);
  if (user.peopleShard !== 0) await fill(env.PEOPLE, user, except, FIRST_ONLY);
  const shard = SHARDS[user.shard];
  if (shard) await fill(shard, user, except);
}

/** 'table: what' for every row of every table of every database that holds her id, address or name; and her objects. */
export async function leftoverData(user: SessionUser): Promise<string[]> {
  const hers = { id: user.id, email: user.email, name: user.username };
  const found = new Set<string>();
  for (const db of [...PEOPLE, ...SHARDS]) {
    for (const [table, rows] of await allRows(db)) {
      if (table === 'places') continue;
      const text = JSON.stringify(rows).replaceAll(user.email, '<email>');
      if (text.includes('<email>')) found.add(`${table}: email`);
      if (text.includes(hers.id)) found.add(`${table}: id`);
      if (text.includes(hers.name)) found.add(`${table}: name`);
    }
  }
  const objects = await env.PHOTOS.list({ prefix: user.id });
  return [...found, ...objects.objects.map(({ key }) => key)].sort();
}
