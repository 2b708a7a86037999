// `npm start`: the whole product on this machine, with no key, no account and no network.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildLocal } from './build.ts';
import { createLocalAccounts } from './local/demo-accounts.ts';
import { prepareDatabase } from './local/prepare-database.ts';
import { obstacleTo, takeState, wordsFor } from './local/before-start.ts';
import { startServer, type LocalServer } from './local/server.ts';
import { ROOT } from './local/processes.ts';

const PORT = Number(process.env['PORT'] || 8788);
const STATE = process.env['STATE'] ?? join(ROOT, '.wrangler', 'state');

async function step<T>(what: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const result = await work();
  console.log(`  ${what} (${((performance.now() - begun) / 1000).toFixed(1)} s)`);
  return result;
}

/** Ticks the cron at each full minute until stopped. */
function tickEveryMinute(tick: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout;
  const next = () => {
    timer = setTimeout(
      () => {
        tick().catch((error: unknown) => console.error(error instanceof Error ? error.message : error));
        next();
      },
      60_000 - (Date.now() % 60_000),
    );
  };
  next();
  return () => clearTimeout(timer);
}

// `npm start | head`: who listened has gone. That must not end us here and leave the server behind.
process.stdout.on('error', () => undefined);

/** What a signal does; before the server is up there is nothing to wait for, `startScript` takes its children along. */
let leave = (): void => process.exit(0);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => leave());
// npm ends its shell and not always us: without a parent there is nobody left to serve.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) leave();
}, 500).unref();

/** Builds, starts and serves until a signal comes; `started` gets the server once it listens. */
export async function main(started: (server: LocalServer) => void = () => undefined): Promise<void> {
  const start = { port: PORT, state: STATE };
  const obstacle = await obstacleTo(start);
  if (obstacle !== null) {
    console.error(obstacle);
    process.exit(1);
  }
  takeState(start);
  console.log('Stylecast');
  if (!existsSync(join(ROOT, 'public/models/wasm'))) {
    console.log('  The photo models are missing: run `npm run postinstall` with the npm registry in reach.');
    console.log('  Until then photos are accepted, and outfits come as a flat-lay card.');
  }
  const building = step('built', buildLocal);
  await Promise.all([building, step('database and places ready', () => prepareDatabase(STATE))]);
  const server = await step('server started', () => startServer({ port: PORT, stateFolder: STATE }));
  started(server);
  const accounts = await step('accounts ready', () => createLocalAccounts(server.origin));

  console.log(`\nReady: ${server.origin}\n`);
  for (const a of accounts)
    console.log(`  ${a.username.padEnd(6)} password ${a.password.padEnd(18)} ${a.note}`);
  console.log('\nNo card is charged and no mail leaves this machine. Ctrl+C stops it; your data is kept.');

  const stopTicking = tickEveryMinute(() => server.tick());
  let leaving = false;
  leave = () => {
    if (leaving) return;
    leaving = true;
    stopTicking();
    void server.stop().then(() => process.exit(0));
  };
  const lastWords = await server.ended;
  if (!leaving) {
    console.error(`The local server stopped by itself:\n${lastWords}`);
    process.exit(1);
  }
}

/** Says in one line what has gone wrong, and ends. */
export function giveUp(error: unknown): void {
  console.error(wordsFor(error));
  process.exit(1);
}

if (import.meta.main) main().catch(giveUp);
