import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildLocal } from '../scripts/build.ts';
import { prepareDatabase } from '../scripts/local/database.ts';
import { portIsFree, startServer } from '../scripts/local/server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    origin: string;
  }
}

/** A port of the tests that nobody uses. */
export async function freePort(): Promise<number> {
  for (let port = 8900; port < 8999; port++) if (await portIsFree(port)) return port;
  throw new Error('No port is free between 8900 and 8999.');
}

/** One real local server (Pages, background Worker, D1, R2, queues) with fresh data for all browser tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const state = mkdtempSync(join(tmpdir(), 'stylecast-browser-'));
  await Promise.all([buildLocal(), prepareDatabase(state)]);
  const server = await startServer({ port: await freePort(), stateFolder: state });
  project.provide('origin', server.origin);
  return async () => {
    await server.stop();
    rmSync(state, { recursive: true, force: true });
  };
}
