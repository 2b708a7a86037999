import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { buildLocal } from '../scripts/build.ts';
import { prepareDatabase } from '../scripts/local/database.ts';
import { anyPort, startServer } from '../scripts/local/server.ts';
import { CHROMIUM_FLAGS, chromiumPath } from '../scripts/local/tools.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the server that most files share. */
    sharedOrigin: string;
    /** A folder with the databases as a new server finds them, to be copied. */
    newState: string;
    /** Where the Chromium of all files listens. */
    chromium: string;
  }
}

/**
 * One real local server (Pages, background Worker, D1, R2, queues) with fresh data and one Chromium for all browser tests. Files run
 * beside each other: who moves the product's clock starts a server of her own (origin.ts).
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'stylecast-browser-'));
  const [newState, state] = [join(folder, 'new'), join(folder, 'shared')];
  await Promise.all([buildLocal(), prepareDatabase(newState)]);
  cpSync(newState, state, { recursive: true });
  const [server, browser] = await Promise.all([
    startServer({ port: await anyPort(), stateFolder: state, cheapPasswords: true }),
    chromium.launchServer({ executablePath: await chromiumPath(), args: CHROMIUM_FLAGS, headless: true }),
  ]);
  project.provide('sharedOrigin', server.origin);
  project.provide('newState', newState);
  project.provide('chromium', browser.wsEndpoint());
  return async () => {
    await Promise.all([browser.close(), server.stop()]);
    rmSync(folder, { recursive: true, force: true });
  };
}
