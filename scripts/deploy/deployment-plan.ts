import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { unstable_readConfig as readConfig } from 'wrangler';
import { localStamp } from '../local/local-stamp.ts';
import { BACKGROUND, isPlaceholder, WORKERS, type Environment, type Plan } from './deployment-steps.ts';

/** The parts of wrangler's own reading that matter here (its types need packages that only it has). */
export interface Config {
  /** In an environment wrangler appends its name, which is nobody's name: see `topLevelName`. */
  name: string;
  topLevelName: string;
  compatibility_date: string;
  compatibility_flags: string[];
  placement?: { mode: string };
  d1_databases: { binding: string; database_name: string; database_id: string }[];
  r2_buckets: { binding: string; bucket_name: string }[];
  queues: { producers: { queue: string }[]; consumers?: { queue: string }[] };
  vars: Record<string, string>;
}

/** @param file from the root of the project */
export const configOf = (root: string, file: string, environment: Environment): Config =>
  readConfig({ config: join(root, file), env: environment }, { hideWarnings: true }) as unknown as Config;

export interface DeploymentRequest {
  environment: Environment;
  target: 'pages' | 'workers';
  secrets: string | null;
  gazetteer: string | null;
  scratch: string;
  tag: string;
  share: number | null;
}

/** What is to be done, read from the configs. */
export function readPlan(root: string, asked: DeploymentRequest): Plan {
  const background = configOf(root, BACKGROUND, asked.environment);
  // Not `name`, which is 'stylecast-production' here: the project has one name in all environments.
  const project = configOf(root, 'wrangler.toml', asked.environment).topLevelName;
  return {
    ...asked,
    project,
    workers: WORKERS,
    databases: background.d1_databases.map((database) => database.database_name),
  };
}

/** Every queue that a Worker of this environment sends to or consumes. */
export function queuesOf(root: string, environment: Environment): string[] {
  const all = WORKERS.map((file) => configOf(root, file, environment).queues);
  const names = all.flatMap(({ producers, consumers = [] }) => [...consumers, ...producers]);
  return [...new Set(names.map(({ queue }) => queue))].sort();
}

/** What nobody may find out after the databases have been changed. */
export function deploymentObstacles(root: string, environment: Environment): string[] {
  const site = configOf(root, 'wrangler.toml', environment);
  const found: string[] = [];
  for (const { database_name: name, database_id: id } of site.d1_databases) {
    if (isPlaceholder(id))
      found.push(`${name} has no id yet: \`npm run deploy -- --first\` makes it and writes its id down.`);
  }
  if (!site.vars['ORIGIN']?.startsWith('https://')) found.push('ORIGIN of the site is no https address.');
  for (const file of WORKERS) {
    const worker = configOf(root, file, environment);
    const ids = (config: Config) => config.d1_databases.map((one) => one.database_id).join();
    if (worker.vars['ORIGIN'] !== site.vars['ORIGIN']) found.push(`ORIGIN of ${file} is not the site's.`);
    if (ids(worker) !== ids(site)) found.push(`The databases of ${file} are not the site's.`);
  }
  return found;
}

export const isBuilt = (root: string): boolean => existsSync(join(root, 'build/client/_worker.js'));

/** Why what is built must not go out as it is (`--skip-checks` builds nothing). */
export function buildProblem(root: string): string | null {
  if (!isBuilt(root)) return 'There is no build here: leave out --skip-checks.';
  return existsSync(localStamp(root))
    ? 'The build here is a local one (`npm start`), with its dev-only doors open: leave out --skip-checks.'
    : null;
}
