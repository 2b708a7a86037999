// `npm run deploy`: checks, build, migrations, background Worker, site, and a look at what is up. `-- --dry-run` prints
// each step and runs what can run without an account. What must exist before the first time: docs/deploy.md.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unstable_readConfig as readConfig } from 'wrangler';
import { deploySteps, isPlaceholder } from './deploy/steps.ts';
import { ROOT, run } from './local/tools.ts';

const BACKGROUND = 'workers/background/wrangler.toml';
const DRY = process.argv.includes('--dry-run');

/** The parts of wrangler's own reading that matter here. */
interface Config {
  name: string;
  d1_databases: { database_name: string; database_id: string }[];
  vars: Record<string, string>;
}
const read = (file: string) =>
  readConfig({ config: join(ROOT, file), env: 'production' }, { hideWarnings: true }) as unknown as Config;

/** What nobody may find out after the databases have been changed. */
function obstacles(site: Config, background: Config): string[] {
  const found: string[] = [];
  for (const { database_name: name, database_id: id } of background.d1_databases) {
    if (isPlaceholder(id))
      found.push(`${name} has no id yet: wrangler d1 create ${name}, then write it into both wrangler.toml.`);
  }
  if (!site.vars['ORIGIN']?.startsWith('https://')) found.push('ORIGIN of the site is no https address.');
  if (site.vars['ORIGIN'] !== background.vars['ORIGIN'])
    found.push('ORIGIN differs between the two wrangler.toml.');
  return found;
}

/** It answers, and the dev-only doors are shut. */
async function lookAt(origin: string): Promise<void> {
  const expected = { '/healthz': 200, '/api/status': 200, '/dev/mail': 404 };
  for (const [path, status] of Object.entries(expected)) {
    const response = await fetch(origin + path);
    await response.body?.cancel();
    if (response.status !== status)
      throw new Error(`${origin}${path} answers ${response.status}, not ${status}.`);
    console.log(`  ${path} ${status}`);
  }
}

async function main(): Promise<void> {
  const site = read('wrangler.toml');
  const background = read(BACKGROUND);
  const scratch = mkdtempSync(join(tmpdir(), 'stylecast-deploy-'));
  const databases = background.d1_databases.map((database) => database.database_name);
  try {
    const missing = obstacles(site, background);
    for (const one of missing) console.log(`${DRY ? 'Would stop' : 'Stopped'}: ${one}`);
    if (missing.length > 0 && !DRY) process.exit(1);
    for (const step of deploySteps({ databases, site: site.name, background: BACKGROUND, scratch })) {
      const command = DRY ? step.dry : step.run;
      console.log(`\n${step.name}: ${step.why}\n  ${step.run.join(' ')}`);
      if (command === null) {
        console.log('  (not in a dry run)');
        continue;
      }
      if (command !== step.run) console.log(`  here: ${command.join(' ')}`);
      const [tool, ...args] = command;
      const begun = performance.now();
      await run(tool, args, { CI: 'true' });
      console.log(`  done in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
    }
    if (!DRY) await lookAt(site.vars['ORIGIN'] ?? '');
    console.log(DRY ? '\nDry run done: nothing outside of this machine was touched.' : '\nDeployed.');
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
