import { getPlatformProxy } from 'wrangler';
import { join } from 'node:path';
import { loadGazetteer } from '../load-gazetteer.ts';
import { ROOT, run } from './tools.ts';

/** Applies the migrations of both kinds of D1 to the local state folder, by wrangler. */
export async function migrate(stateFolder: string): Promise<void> {
  for (const database of ['stylecast-people', 'stylecast-looks-0']) {
    await run(
      'wrangler',
      ['d1', 'migrations', 'apply', database, '--local', '--persist-to', stateFolder, '-c', 'wrangler.toml'],
      { CI: 'true' },
    );
  }
}

/** Fills the gazetteer once. Returns the number of places there are. */
export async function fillGazetteer(stateFolder: string): Promise<number> {
  const proxy = await getPlatformProxy<{ PEOPLE: D1Database }>({
    configPath: join(ROOT, 'workers/background/wrangler.toml'),
    persist: { path: join(stateFolder, 'v3') },
    remoteBindings: false,
  });
  try {
    return await loadGazetteer(proxy.env.PEOPLE);
  } finally {
    await proxy.dispose();
  }
}
