// `npm run deploy`: checks, build, migrations, Workers, site, and a look at what is up. What its words mean: docs/deploy.md.
import { parseArgs } from 'node:util';
import { deploy, rollBack, type Deployment } from './deploy/run-deployment.ts';
import { ROOT, run } from './local/processes.ts';

const { values } = parseArgs({
  options: {
    /** Makes databases, bucket, queues and project, writes their ids down, loads the gazetteer. */
    first: { type: 'boolean', default: false },
    env: { type: 'string', default: 'production' },
    target: { type: 'string', default: 'pages' },
    secrets: { type: 'string' },
    rollback: { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
    'skip-checks': { type: 'boolean', default: false },
  },
});

async function main(): Promise<void> {
  const { env: environment, target } = values;
  if (environment !== 'production' && environment !== 'preview')
    throw new Error('--env is production or preview.');
  if (target !== 'pages' && target !== 'workers') throw new Error('--target is pages or workers.');
  const asked: Deployment = {
    root: ROOT,
    environment,
    target,
    dryRun: values['dry-run'],
    first: values.first,
    secrets: values.secrets ?? (values.first ? `.secrets.${environment}` : null),
    checks: !values['skip-checks'],
    run: (tool, args, env) => run(tool, args, env),
  };
  await (values.rollback ? rollBack(asked) : deploy(asked));
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
