// `npm run dev`: like `npm start`, but rebuilds on every change; open pages reload by themselves.
import { watch } from 'node:fs';
import { join } from 'node:path';
import { buildLocal } from './build.ts';
import type { LocalServer } from './local/server.ts';
import { ROOT } from './local/processes.ts';
import { giveUp, main } from './start.ts';

// Read by vite at build time: app/entry.client.tsx then listens at /dev/changes.
process.env['VITE_LIVE_RELOAD'] = '1';

let server: LocalServer | undefined;
let wanted = false;
let building = false;

async function rebuild(): Promise<void> {
  wanted = true;
  if (building) return;
  building = true;
  while (wanted) {
    wanted = false;
    const begun = performance.now();
    try {
      await buildLocal();
      server?.reload();
      console.log(`rebuilt (${((performance.now() - begun) / 1000).toFixed(1)} s)`);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
  }
  building = false;
}

let timer: NodeJS.Timeout | undefined;
for (const folder of ['app', 'workers', 'public']) {
  watch(join(ROOT, folder), { recursive: true }, (_event, file) => {
    if (!file || /\.test\.tsx?$|^models/.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => void rebuild(), 120);
  });
}
main((started) => {
  server = started;
}).catch(giveUp);
