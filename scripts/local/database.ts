import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { D1Database } from '@cloudflare/workers-types';
import { getPlatformProxy } from 'wrangler';
import { loadGazetteer } from '../load-gazetteer.ts';
import { ROOT, run } from './tools.ts';

/** Fingerprint of everything that `prepareDatabase` would bring in. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const folder of ['migrations/people', 'migrations/looks']) {
    for (const file of readdirSync(join(ROOT, folder)).filter((f) => f.endsWith('.sql'))) {
      hash.update(file).update(readFileSync(join(ROOT, folder, file)));
    }
  }
  return hash.update(readFileSync(join(ROOT, 'scripts/load-gazetteer.ts'))).digest('hex');
}

/**
 * Applies the migrations of both kinds of D1 to the local state folder, by wrangler, and fills the gazetteer.
 * A folder that is up to date is left alone: the tools alone would take seconds to say so.
 */
export async function prepareDatabase(stateFolder: string): Promise<void> {
  const stamp = join(stateFolder, 'prepared');
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  for (const database of ['stylecast-people', 'stylecast-looks-0']) {
    await run(
      'wrangler',
      ['d1', 'migrations', 'apply', database, '--local', '--persist-to', stateFolder, '-c', 'wrangler.toml'],
      { CI: 'true' },
    );
  }
  await fillGazetteer(stateFolder);
  mkdirSync(stateFolder, { recursive: true });
  writeFileSync(stamp, wanted);
}

async function fillGazetteer(stateFolder: string): Promise<void> {
  const proxy = await getPlatformProxy<{ PEOPLE: D1Database }>({
    configPath: join(ROOT, 'workers/background/wrangler.toml'),
    persist: { path: join(stateFolder, 'v3') },
    remoteBindings: false,
  });
  try {
    await loadGazetteer(proxy.env.PEOPLE);
  } finally {
    await proxy.dispose();
  }
}
