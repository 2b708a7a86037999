import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { configOf, queuesOf } from './deployment-plan.ts';
import { BACKGROUND, BRANCH_OF, WORKERS, type Environment } from './deployment-steps.ts';

/** Runs wrangler to its end and gives what it printed. @throws Error with what it printed */
export type Wrangler = (...args: string[]) => Promise<string>;

/** How the services say that it has been made before (their codes for R2, Queues and Pages). */
const IS_THERE = /already (exists|taken)|\b(10004|11009|8000002)\b/;

async function unlessThere(made: Promise<string>): Promise<void> {
  await made.catch((error: unknown) => {
    if (!IS_THERE.test(String(error))) throw error;
  });
}

interface Listed {
  name: string;
  uuid: string;
}

/** Made when it is missing. @returns its id */
async function databaseId(wrangler: Wrangler, name: string): Promise<string> {
  const find = async () => {
    const printed = await wrangler('d1', 'list', '--json');
    const all = JSON.parse(printed.slice(printed.indexOf('['), printed.lastIndexOf(']') + 1)) as Listed[];
    return all.find((one) => one.name === name)?.uuid;
  };
  const known = await find();
  if (known) return known;
  await wrangler('d1', 'create', name);
  const made = await find();
  if (!made) throw new Error(`${name} was made, and yet it is not among the account's databases.`);
  return made;
}

/** Writes a database's id into the sections of one environment; local builds keep theirs. */
export function withDatabaseId(toml: string, environment: Environment, name: string, id: string): string {
  const block = new RegExp(
    `(\\[\\[env\\.${environment}\\.d1_databases\\]\\]\\n(?:(?!\\[).*\\n)*?database_name = "${name}"\\ndatabase_id = ")[^"]*(")`,
    'g',
  );
  return toml.replace(block, `$1${id}$2`);
}

/**
 * Makes what a first deployment needs and the account does not have: databases (their ids are written into the configs),
 * the bucket, the queues, the Pages project. May be run again after a failure.
 */
export async function provision(
  root: string,
  environment: Environment,
  target: 'pages' | 'workers',
  wrangler: Wrangler,
): Promise<void> {
  const config = configOf(root, BACKGROUND, environment);
  for (const { database_name: name } of config.d1_databases) {
    const id = await databaseId(wrangler, name);
    for (const file of ['wrangler.toml', ...WORKERS]) {
      const path = join(root, file);
      writeFileSync(path, withDatabaseId(readFileSync(path, 'utf8'), environment, name, id));
    }
    console.log(`  ${name} is ${id}`);
  }
  for (const { bucket_name: bucket } of config.r2_buckets)
    await unlessThere(wrangler('r2', 'bucket', 'create', bucket));
  for (const queue of queuesOf(root, environment)) await unlessThere(wrangler('queues', 'create', queue));
  if (target === 'workers') return;
  const { topLevelName: project } = configOf(root, 'wrangler.toml', environment);
  // `--force`: wrangler makes a Worker of it where it takes its caller for an agent.
  const create = [
    'pages',
    'project',
    'create',
    project,
    '--production-branch',
    BRANCH_OF.production,
    '--force',
  ];
  await unlessThere(wrangler(...create));
}
