// `npm run deploy`: checks, build, migrations, Workers, site, and a look at what is up. What its words mean: docs/deploy.md.
import { parseArgs } from 'node:util';
import { tagOf } from './deploy/tag.ts';
import { deploy, promote, rollBack, type Deployment } from './deploy/run-deployment.ts';
import { ROOT, run } from './local/processes.ts';

const { values } = parseArgs({
  options: {
    /** Makes databases, bucket, queues and project, writes their ids down, loads the gazetteer. */
    first: { type: 'boolean', default: false },
    env: { type: 'string', default: 'production' },
    target: { type: 'string', default: 'pages' },
    secrets: { type: 'string' },
    rollback: { type: 'boolean', default: false },
    /** With --rollback: the tag of the deployment to go back to. */
    to: { type: 'string' },
    /** Of the site as a Worker: percent of the requests that the new version gets first. */
    gradual: { type: 'string' },
    /** All requests to the version that has a share of them. */
    promote: { type: 'boolean', default: false },
    /** Moves the public address from Pages to the Worker, or back. */
    'take-domain': { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
    'skip-checks': { type: 'boolean', default: false },
  },
});

async function main(): Promise<void> {
  const { env: environment, target } = values;
  if (environment !== 'production' && environment !== 'preview')
    throw new Error('--env is production or preview.');
  if (target !== 'pages' && target !== 'workers') throw new Error('--target is pages or workers.');
  const gradual = values.gradual === undefined ? null : Number(values.gradual);
  if (gradual !== null && !(Number.isInteger(gradual) && gradual > 0 && gradual < 100))
    throw new Error('--gradual is a whole number of percent, from 1 to 99.');
  if ((gradual !== null || values.promote) && target !== 'workers')
    throw new Error('Pages deploys all at once: --gradual and --promote need --target workers.');
  if (values.to !== undefined && target !== 'workers')
    throw new Error('Pages knows no tags: --rollback --to needs --target workers.');
  const asked: Deployment = {
    root: ROOT,
    environment,
    target,
    dryRun: values['dry-run'],
    first: values.first,
    secrets: values.secrets ?? (values.first ? `.secrets.${environment}` : null),
    checks: !values['skip-checks'],
    tag: tagOf(ROOT, new Date()),
    gradual,
    takeDomain: values['take-domain'],
    run: (tool, args, env) => run(tool, args, env),
  };
  if (values.promote) await promote(asked);
  else if (values.rollback) await rollBack(asked, values.to ?? null);
  else await deploy(asked);
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
