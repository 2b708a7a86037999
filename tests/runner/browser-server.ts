import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildLocal } from '../../scripts/build.ts';
import { prepareDatabase } from '../../scripts/local/prepare-database.ts';
import { anyPort, startServer, type LocalServer } from '../../scripts/local/server.ts';
import { scratchFolder } from '../../scripts/local/processes.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** One server a worker (site-origin.ts). */
    origins: string[];
    /** A state folder with empty databases and the gazetteer, to copy. */
    prepared: string;
  }
}

/** Real local servers (Pages, background Worker, D1, R2, queues) with fresh data, one for each worker of the browser tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(scratchFolder(), 'stylecast-browser-'));
  const lanes = Array.from({ length: project.vitest.config.maxWorkers }, (_, lane) =>
    join(folder, String(lane)),
  );
  const prepared = join(folder, 'prepared');
  await Promise.all([buildLocal(), prepareDatabase(prepared)]);
  for (const lane of lanes) cpSync(prepared, lane, { recursive: true });
  const servers: LocalServer[] = [];
  for (const stateFolder of lanes)
    servers.push(await startServer({ port: await anyPort(), stateFolder, isCheap: true }));
  project.provide('prepared', prepared);
  project.provide(
    'origins',
    servers.map(({ origin }) => origin),
  );
  return async () => {
    await Promise.all(servers.map((server) => server.stop()));
    rmSync(folder, { recursive: true, force: true });
  };
}
