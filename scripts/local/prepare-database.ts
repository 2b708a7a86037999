import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { D1Database } from '@cloudflare/workers-types';
import { getPlatformProxy, unstable_splitSqlQuery as splitSqlQuery } from 'wrangler';
import { loadGazetteer } from '../load-gazetteer.ts';
import { ROOT } from './processes.ts';

/** Fingerprint of everything that `prepareDatabase` would bring in. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const folder of ['migrations/people', 'migrations/looks']) {
    for (const file of readdirSync(join(ROOT, folder)).filter((f) => f.endsWith('.sql'))) {
      hash.update(file).update(readFileSync(join(ROOT, folder, file)));
    }
  }
  for (const file of readdirSync(join(ROOT, 'scripts/gazetteer')))
    hash.update(readFileSync(join(ROOT, 'scripts/gazetteer', file)));
  return hash.update(readFileSync(join(ROOT, 'scripts/load-gazetteer.ts'))).digest('hex');
}

/** As wrangler keeps it: a folder that either of them filled is known to both. */
const APPLIED = `create table if not exists d1_migrations (id integer primary key autoincrement, name text unique,
  applied_at timestamp default current_timestamp not null)`;

/** Applies what is new in a folder of migrations, each file with its note in one transaction. */
async function migrate(database: D1Database, folder: string): Promise<void> {
  await database.prepare(APPLIED).run();
  const { results } = await database.prepare('select name from d1_migrations').all<{ name: string }>();
  const done = new Set(results.map(({ name }) => name));
  const files = readdirSync(join(ROOT, folder)).filter((file) => file.endsWith('.sql') && !done.has(file));
  for (const file of files.sort()) {
    const statements = splitSqlQuery(readFileSync(join(ROOT, folder, file), 'utf8'));
    await database.batch([
      ...statements.map((statement) => database.prepare(statement)),
      database.prepare('insert into d1_migrations (name) values (?)').bind(file),
    ]);
  }
}

/**
 * Applies the migrations of both kinds of D1 to the local state folder and fills the gazetteer.
 * A folder that is up to date is left alone.
 */
export async function prepareDatabase(stateFolder: string): Promise<void> {
  const stamp = join(stateFolder, 'prepared');
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const proxy = await getPlatformProxy<{ PEOPLE: D1Database; LOOKS_0: D1Database }>({
    configPath: join(ROOT, 'workers/background/wrangler.toml'),
    persist: { path: join(stateFolder, 'v3') },
    remoteBindings: false,
  });
  try {
    await migrate(proxy.env.PEOPLE, 'migrations/people');
    await migrate(proxy.env.LOOKS_0, 'migrations/looks');
    await loadGazetteer(proxy.env.PEOPLE);
  } finally {
    await proxy.dispose();
  }
  writeFileSync(stamp, wanted);
}
