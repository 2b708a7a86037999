import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openAccount, type Account } from './cloudflare-account.ts';
import { holderOf, releaseDomain, type Holder } from './domain.ts';
import {
  isNew,
  newestVersion,
  promoteStep,
  servingAlone,
  shareStep,
  sharing,
  takeBackStep,
} from './gradual.ts';
import { attachDomain, deployedAddress, checkSite, checkPublicAddress } from './check-deployment.ts';
import { buildProblem, configOf, deploymentObstacles, isBuilt, readPlan } from './deployment-plan.ts';
import { provision } from './provision.ts';
import { rollBackPages } from './rollback.ts';
import { ensureSecrets, secretsProblem } from './secrets.ts';
import {
  cloudSteps,
  deploySteps,
  rollbackSteps,
  SITE_AS_WORKER,
  type Environment,
  type Step,
} from './deployment-steps.ts';
import { siteWorker, writeWorkerConfig } from './workers-target.ts';

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
  /** Names this deployment in every Worker. */
  tag: string;
  /** Of the site as a Worker: percent of the requests that the new version gets first; null: all at once. */
  gradual: number | null;
  /** Moves the public address from the other target to this one. */
  takeDomain: boolean;
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

/** What is to be done about the public address: it stays with whoever has it unless it is taken. */
interface Address {
  origin: string;
  /** The other target, where it has the address. */
  other: Holder | null;
  takes: boolean;
}

async function addressOf(asked: Deployment, account: Account | null, project: string): Promise<Address> {
  const { root, environment, target, takeDomain } = asked;
  const origin = configOf(root, 'wrangler.toml', environment).vars['ORIGIN'] ?? '';
  const holder = account ? await holderOf(account, project, origin) : null;
  const other = holder !== null && holder !== target ? holder : null;
  return { origin, other, takes: takeDomain && (account === null || other !== null) };
}

const TAKE: Step = {
  name: 'the public address, to the Worker',
  why: 'it has been looked at under its own address; the data is the same',
  run: ['wrangler', 'triggers', 'deploy', '-c', SITE_AS_WORKER],
  dry: null,
};

/** After the site is up under its own address. */
async function settleAddress(
  asked: Deployment,
  account: Account,
  project: string,
  { origin, other, takes }: Address,
): Promise<void> {
  const { root, environment, target } = asked;
  if (other !== null && !takes) {
    const has = other === 'pages' ? 'the Pages project' : 'the Worker';
    console.log(`\n${origin} stays with ${has}. With --take-domain this deployment takes it.`);
    return;
  }
  if (other !== null) await releaseDomain(account, project, origin, other);
  if (target === 'pages') await attachDomain(account, project, origin);
  else if (other !== null) {
    writeWorkerConfig(root, environment);
    await walk([TAKE], asked, {});
  }
  await checkPublicAddress(origin);
}

const sayDone = ({ dryRun }: Deployment, done: string): void =>
  console.log(dryRun ? '\nDry run done: nothing outside of this machine was touched.' : `\n${done}`);

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
    if (!asked.checks) stopAt([buildProblem(root)], dryRun);
    if (!first) stopAt(deploymentObstacles(root, environment), dryRun);
    const gazetteer = first ? join(scratch, 'places.sql') : null;
    const { secrets, tag, gradual: share } = asked;
    const plan = readPlan(root, { environment, target, secrets, gazetteer, scratch, tag, share });
    const script = siteWorker(plan.project, environment);
    const alone = account && share !== null ? await servingAlone(account, script) : null;
    if (account && target === 'workers' && secrets === null && (await isNew(account, script)))
      stopAt([`The Worker ${script} is new and has no secrets: name their file with --secrets.`], dryRun);
    const all = asked.checks ? deploySteps(plan) : cloudSteps(plan);
    const isOutside = (step: Step) => step.run[0] === 'wrangler';
    // wrangler cannot try what is not there.
    const without = (step: Step) => (step.run.includes(SITE_AS_WORKER) ? { ...step, dry: null } : step);
    await walk(
      all.filter((step) => !isOutside(step)),
      asked,
      {},
    );
    if (first && !dryRun) {
      await provision(root, environment, target, wrangler);
      stopAt(deploymentObstacles(root, environment), dryRun);
    }
    const address = await addressOf(asked, account, plan.project);
    // Until it has been looked at, the Worker answers under its own address alone.
    if (target === 'workers') writeWorkerConfig(root, environment, address.other === null && !address.takes);
    const outside = all.filter(isOutside);
    await walk(isBuilt(root) ? outside : outside.map(without), asked, { WRANGLER_OUTPUT_FILE_PATH: output });
    if (dryRun && share !== null) await walk([shareStep('NEW', 'OLD', share)], asked, {});
    if (dryRun && address.takes && target === 'workers') await walk([TAKE], asked, {});
    if (account) {
      const printed = existsSync(output) ? readFileSync(output, 'utf8') : '';
      if (alone !== null && share !== null)
        await walk([shareStep(await newestVersion(account, script), alone, share)], asked, {});
      await checkSite(deployedAddress(printed) ?? address.origin);
      await settleAddress(asked, account, plan.project, address);
    }
    sayDone(asked, 'Deployed.');
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** What a rollback or a share needs of the account and the plan. */
async function openPlan(asked: Deployment) {
  const { root, environment, target, tag } = asked;
  const wrangler = (...args: string[]) => asked.run('wrangler', args, NO_QUESTIONS);
  const account = asked.dryRun ? null : await openAccount(wrangler);
  const rest = { secrets: null, gazetteer: null, scratch: '', tag, share: null };
  const plan = readPlan(root, { environment, target, ...rest });
  if (target === 'workers') {
    const address = await addressOf(asked, account, plan.project);
    writeWorkerConfig(root, environment, address.other === null);
  }
  return { account, plan, script: siteWorker(plan.project, environment) };
}

/** All requests to the version that has a share of them. */
export async function promote(asked: Deployment): Promise<void> {
  const { account, script } = await openPlan(asked);
  const two = account ? await sharing(account, script) : { fresh: 'NEW' };
  if (!two) throw new Error(`One version of ${script} serves everybody: there is nothing to promote.`);
  await walk([promoteStep(two.fresh)], asked, {});
  sayDone(asked, 'Promoted.');
}

/**
 * Back to what was deployed before, or to the deployment of a tag. Data stays: docs/operations.md, "Restore".
 * @param tag of `npm run deploy`, of the site as a Worker; null: the deployment before
 */
export async function rollBack(asked: Deployment, tag: string | null = null): Promise<void> {
  const { environment, target } = asked;
  const { account, plan, script } = await openPlan(asked);
  if (target === 'pages') {
    const served = account && (await rollBackPages(account, plan.project, environment));
    console.log(
      `\nback: site\n  ${served ? `${plan.project} serves ${served} again` : '(not in a dry run)'}`,
    );
  }
  const two = account && target === 'workers' && tag === null ? await sharing(account, script) : null;
  const steps = rollbackSteps(plan, tag);
  // wrangler goes back behind both of two versions that share the requests; the one before them is meant.
  await walk(two ? [takeBackStep(two.before), ...steps.slice(1)] : steps, asked, {});
  sayDone(asked, 'Rolled back.');
}
