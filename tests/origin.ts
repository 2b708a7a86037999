import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, inject } from 'vitest';
import { anyPort, startServer, type LocalServer } from '../scripts/local/server.ts';

// Which server a browser test speaks to.

let own: LocalServer | null = null;

export const siteOrigin = (): string => own?.origin ?? inject('sharedOrigin');

/** A folder with the databases of a new server, which the caller removes. */
export function newStateFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'stylecast-own-'));
  cpSync(inject('newState'), folder, { recursive: true });
  return folder;
}

/** For a file that moves the product's clock or ticks its cron: nobody else's day may end under her hands. */
export function onOwnServer(): void {
  let folder = '';
  beforeAll(async () => {
    folder = newStateFolder();
    own = await startServer({ port: await anyPort(), stateFolder: folder, cheapPasswords: true });
  });
  afterAll(async () => {
    await own?.stop();
    own = null;
    rmSync(folder, { recursive: true, force: true });
  });
}
