// A shard as a D1 database and as a Durable Object with SQLite, both in the local workerd: the same migrations, rows and
// statements. `node bench/server/shard-engines.ts`; docs/decisions/shards-stay-d1.md says what follows.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { ROOT } from '../../scripts/local/processes.ts';
import { printRows } from '../results-table.ts';

const PEOPLE = 10_000;
const PAGE = 1000;
const ROUNDS = 200;
/** Each round asks both, and who is first alternates: the machine is shared. */
const REPEATS = 7;

/** Everything that both ask, as text for the worker. */
const WORKER = `
import { DurableObject } from 'cloudflare:workers';
const FILL = "with recursive n(i) as (select 0 union all select i + 1 from n where i < ${PEOPLE - 1}) insert into minutes select printf('00000000-0000-4000-8000-%012d', i), 1, 'Europe/Madrid', '08:00', 'celsius', 1, '[]', 1000, 0, 0 from n";
const DUE = 'select user_id, next_delivery_at from minutes where next_delivery_at is not null and next_delivery_at <= ? order by next_delivery_at, user_id limit ${PAGE}';
const ON = \`insert into minutes select value ->> 'userId', 0, '', '', '', 0, '[]', value ->> 'next', value ->> 'was', 0 from json_each(?)
  where not exists (select 1 from moved_users where user_id = value ->> 'userId')
  on conflict (user_id) do update set next_delivery_at = excluded.next_delivery_at where minutes.next_delivery_at = excluded.last_seen_at\`;
const READ = 'select * from minutes where user_id = ?';
const her = (i) => '00000000-0000-4000-8000-' + String(i % ${PEOPLE}).padStart(12, '0');
/** What a delivery writes: its note, the place of its day, its counter. */
const written = (id, day) => [
  ["insert into jobs (id, key, kind, user_id, date, state, created_at) values (?, ?, 'deliver-outfit', ?, ?, 'queued', 0)", crypto.randomUUID(), 'deliver:' + id + ':' + day, id, day],
  ["insert into usage values (?, ?, 'outfit', 1, 3)", id, day],
  ['update minutes set last_seen_at = 1 where user_id = ?', id],
];
export class Shard extends DurableObject {
  constructor(ctx, env) {
    super(ctx, env);
    this.sql = ctx.storage.sql;
    ctx.blockConcurrencyWhile(async () => {
      const has = this.sql.exec("select count(*) as n from sqlite_master where name = 'minutes'").one().n;
      if (!has) for (const statement of env.MIGRATIONS) this.sql.exec(statement);
    });
  }
  all(sql, ...bound) { return this.sql.exec(sql, ...bound).toArray(); }
  batch(statements) { return this.ctx.storage.transactionSync(() => statements.map(([sql, ...bound]) => this.sql.exec(sql, ...bound).toArray())); }
}
const d1 = (db) => ({
  all: async (sql, ...bound) => (await db.prepare(sql).bind(...bound).all()).results,
  batch: (statements) => db.batch(statements.map(([sql, ...bound]) => db.prepare(sql).bind(...bound))),
});
export default {
  async fetch(request, env) {
    const url = new URL(request.url);
    const [, kind, what, name, from] = url.pathname.split('/');
    const shard = kind === 'd1' ? d1(env[name] ?? env.LOOKS) : env.SHARDS.get(env.SHARDS.idFromName(name));
    const t = Number(from);
    if (what === 'start') {
      if (kind === 'd1') await shard.batch(env.MIGRATIONS.map((statement) => [statement]));
      await shard.all(READ, her(0));
    }
    if (what === 'fill') await shard.all(FILL);
    if (what === 'claim') {
      for (let done = 0; done < ${PEOPLE}; done += ${PAGE}) {
        const due = await shard.all(DUE, t);
        if (due.length !== ${PAGE}) throw new Error(due.length + ' are due');
        await shard.batch([[ON, JSON.stringify(due.map((row) => ({ userId: row.user_id, was: row.next_delivery_at, next: t + 1 })))], ['delete from minutes where version = 0']]);
      }
    }
    if (what === 'write') for (let i = 0; i < ${ROUNDS}; i++) await shard.batch(written(her(i), 'day ' + t));
    if (what === 'read') for (let i = 0; i < ${ROUNDS}; i++) await shard.all(READ, her(i * 37));
    return new Response('done');
  },
};`;

const folder = join(ROOT, 'migrations', 'looks');
const migrations = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort()
  .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('--> statement-breakpoint'));

const STARTS = Array.from({ length: REPEATS }, (_, i) => `NEW_${i}`);
const flare = new Miniflare(
  convertV4MiniflareOptions({
    modules: [{ type: 'ESModule', path: 'worker.mjs', contents: WORKER }],
    modulesRoot: '/',
    compatibilityDate: '2026-09-01',
    d1Databases: Object.fromEntries(['LOOKS', ...STARTS].map((name) => [name, name])),
    durableObjects: { SHARDS: { className: 'Shard', useSQLite: true } },
    bindings: { MIGRATIONS: migrations },
  }),
);
const base = await flare.ready;

async function timed(kind: string, what: string, name: string, from = 0): Promise<number> {
  const began = performance.now();
  const answer = await fetch(new URL(`/${kind}/${what}/${name}/${from}`, base));
  if (!answer.ok) throw new Error(`${kind} ${what}: ${(await answer.text()).slice(0, 300)}`);
  return performance.now() - began;
}

const KINDS = ['d1', 'object'];
const times = new Map<string, number[]>();
const note = (key: string, ms: number) => times.set(key, [...(times.get(key) ?? []), ms]);
const middle = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!;

for (const kind of KINDS) {
  await timed(kind, 'start', 'LOOKS');
  await timed(kind, 'fill', 'LOOKS');
}
for (let i = 0; i < REPEATS; i++)
  for (const kind of i % 2 ? KINDS.toReversed() : KINDS) {
    note(`${kind} start`, await timed(kind, 'start', `NEW_${i}`));
    note(`${kind} claim`, await timed(kind, 'claim', 'LOOKS', 1000 + i));
    note(`${kind} write`, (await timed(kind, 'write', 'LOOKS', i)) / ROUNDS);
    note(`${kind} read`, (await timed(kind, 'read', 'LOOKS', i)) / ROUNDS);
  }
await flare.dispose();

const said = (what: string) =>
  KINDS.map((kind) => `${middle(times.get(`${kind} ${what}`)!).toFixed(2)} ms`).join(', ');
printRows([
  { what: `${PEOPLE} people claimed by pages of ${PAGE}: D1, Durable Object`, figure: said('claim') },
  { what: 'a transaction of three writes', figure: said('write') },
  { what: 'one row read', figure: said('read') },
  { what: 'a new shard: its migrations and its first answer', figure: said('start') },
]);
process.exit(0);
