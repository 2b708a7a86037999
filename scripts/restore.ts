// `npm run restore -- --to 2026-11-22T10:15:00Z`: people and looks back to one second, by D1 Time Travel; `--copy FOLDER`
// writes SQL files of both instead. Throw the read-only switch first: docs/operations.md, "Restore".
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ROOT, run } from './local/processes.ts';
import { restore, restorePlan } from './restore/restore-databases.ts';
import { exportOf } from './restore/restore-steps.ts';

const { values } = parseArgs({
  options: {
    to: { type: 'string' },
    copy: { type: 'string' },
    env: { type: 'string', default: 'production' },
  },
});

async function main(): Promise<void> {
  const { env: environment, to, copy } = values;
  if (environment !== 'production' && environment !== 'preview')
    throw new Error('--env is production or preview.');
  const wrangler = (...args: string[]) => run('wrangler', args, { CI: 'true' });
  if (copy) {
    mkdirSync(copy, { recursive: true });
    const plan = restorePlan(ROOT, environment);
    for (const database of plan.databases) await wrangler(...exportOf(plan, database, copy));
    return;
  }
  if (!to) throw new Error('--to names the minute, e.g. 2026-11-22T10:15:00Z; --copy a folder for a copy.');
  await restore({ root: ROOT, environment, to, undo: `restore-${Date.now()}.json`, wrangler });
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
