import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openAccount } from './cloudflare-account.ts';
import { attachDomain, deployedAddress, checkSite, checkPublicAddress } from './check-deployment.ts';
import { configOf, deploymentObstacles, readPlan } from './deployment-plan.ts';
import { provision } from './provision.ts';
import { rollBackPages } from './rollback.ts';
import { ensureSecrets, secretsProblem } from './secrets.ts';
import { cloudSteps, deploySteps, rollbackSteps, type Environment, type Step } from './deployment-steps.ts';
import { writeWorkerConfig } from './workers-target.ts';

export interface Deployment {
  /** Root of the project. */
  root: string;
  environment: Environment;
  target: 'pages' | 'workers';
  dryRun: boolean;
  /** Makes what the account does not have, and loads the gazetteer. */
  first: boolean;
  secrets: string | null;
  /** False leaves out checks and build: they have been done. */
  checks: boolean;
  /** Runs a tool of node_modules/.bin in `root`. @throws Error with its output */
  run(tool: string, args: string[], env: Record<string, string>): Promise<string>;
}

/** CI: wrangler asks nothing, and fails where it would have to. */
const NO_QUESTIONS = { CI: 'true' };

async function walk(steps: Step[], { dryRun, run }: Deployment, env: Record<string, string>): Promise<void> {
  for (const step of steps) {
    const command = dryRun ? step.dry : step.run;
    console.log(`\n${step.name}: ${step.why}\n  ${step.run.join(' ')}`);
    if (command === null) {
      console.log('  (not in a dry run)');
      continue;
    }
    if (command !== step.run) console.log(`  here: ${command.join(' ')}`);
    const [tool, ...args] = command;
    const begun = performance.now();
    await run(tool, args, { ...NO_QUESTIONS, ...env });
    console.log(`  done in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  }
}

function stopAt(faults: (string | null)[], dryRun: boolean): void {
  const found = faults.filter((one) => one !== null);
  for (const one of found) console.log(`${dryRun ? 'Would stop' : 'Stopped'}: ${one}`);
  if (found.length > 0 && !dryRun) throw new Error('Nothing has been deployed.');
}

/** The whole of it: what is missing is made first, what could go wrong is found before anything is changed. */
export async function deploy(asked: Deployment): Promise<void> {
  const { root, environment, target, dryRun, first } = asked;
  const scratch = mkdtempSync(join(tmpdir(), 'stylecast-deploy-'));
  const output = join(scratch, 'wrangler.ndjson');
  const wrangler = (...args: string[]) => asked.run('wrangler', args, NO_QUESTIONS);
  try {
    const account = dryRun ? null : await openAccount(wrangler);
    if (first && asked.secrets !== null && !dryRun) ensureSecrets(join(root, asked.secrets));
    stopAt([asked.secrets === null || dryRun ? null : secretsProblem(join(root, asked.secrets))], dryRun);
    if (!first) stopAt(deploymentObstacles(root, environment), dryRun);
    const gazetteer = first ? join(scratch, 'places.sql') : null;
    const plan = readPlan(root, { environment, target, secrets: asked.secrets, gazetteer, scratch });
    const all = asked.checks ? deploySteps(plan) : cloudSteps(plan);
    const isOutside = (step: Step) => step.run[0] === 'wrangler';
    await walk(
      all.filter((step) => !isOutside(step)),
      asked,
      {},
    );
    if (first && !dryRun) {
      await provision(root, environment, target, wrangler);
      stopAt(deploymentObstacles(root, environment), dryRun);
    }
    if (target === 'workers') writeWorkerConfig(root, environment);
    await walk(all.filter(isOutside), asked, { WRANGLER_OUTPUT_FILE_PATH: output });
    if (account) {
      const origin = configOf(root, 'wrangler.toml', environment).vars['ORIGIN'] ?? '';
      await checkSite(deployedAddress(existsSync(output) ? readFileSync(output, 'utf8') : '') ?? origin);
      if (target === 'pages') await attachDomain(account, plan.project, origin);
      await checkPublicAddress(origin);
    }
    console.log(dryRun ? '\nDry run done: nothing outside of this machine was touched.' : '\nDeployed.');
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Back to what was deployed before. Data stays: docs/operations.md, "Restore". */
export async function rollBack(asked: Deployment): Promise<void> {
  const { root, environment, target } = asked;
  const account = await openAccount((...args) => asked.run('wrangler', args, NO_QUESTIONS));
  const plan = readPlan(root, { environment, target, secrets: null, gazetteer: null, scratch: '' });
  if (target === 'pages') {
    const url = await rollBackPages(account, plan.project, environment);
    console.log(`\nback: site\n  ${plan.project} serves ${url} again`);
  } else {
    writeWorkerConfig(root, environment);
  }
  await walk(rollbackSteps(plan), asked, {});
  console.log('\nRolled back.');
}
