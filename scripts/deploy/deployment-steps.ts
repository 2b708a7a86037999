// What a deployment does, in its order, as data: `npm run deploy` walks it, tests read it and walk it against a mock.

export type Environment = 'production' | 'preview';

export interface Step {
  name: string;
  /** Why it stands here. */
  why: string;
  /** A tool of node_modules/.bin and its arguments. */
  run: [tool: string, ...args: string[]];
  /** What `--dry-run` runs instead of it: the same, as far as it goes without an account. Null: it is only printed. */
  dry: [tool: string, ...args: string[]] | null;
}

export interface Plan {
  environment: Environment;
  /** Where the site goes: a Pages project, or one Worker with static assets (workers-target.ts). */
  target: 'pages' | 'workers';
  /** Databases in the order of their bindings: people first. */
  databases: string[];
  /** The Pages project: one for all environments, told apart by their branch. */
  project: string;
  /** Configs of the Workers in the order in which they go out. Background is the last. */
  workers: string[];
  /** A file of NAME=value lines for all Workers; null: what is set stays. */
  secrets: string | null;
  /** Where the SQL of the gazetteer is; null: it is loaded already. */
  gazetteer: string | null;
  /** A folder for what a dry run leaves. */
  scratch: string;
  /** Names this deployment in every Worker, so that all of them can go back to it. */
  tag: string;
  /** Of the site as a Worker: percent of the requests that the new version gets first; null: all. */
  share: number | null;
}

/** What names a version, for `--rollback --to`. */
const named = ({ tag }: Pick<Plan, 'tag'>): string[] => ['--tag', tag, '--message', 'npm run deploy'];

/** Config of the background Worker: the one that also names every database for wrangler. */
export const BACKGROUND = 'workers/background/wrangler.toml';
/** In the order in which they go out: who draws before who orders. */
export const WORKERS = ['workers/renders/wrangler.toml', BACKGROUND];
/** Made by workers-target.ts. */
export const SITE_AS_WORKER = 'build/site.wrangler.json';

/** Pages knows its environments by branches: the project's production branch, or any other. */
export const BRANCH_OF: Record<Environment, string> = { production: 'main', preview: 'preview' };

const same = (...command: [string, ...string[]]) => ({ run: command, dry: command });

/** Names a Worker's config and environment. wrangler inherits nothing: without the second, the local part is deployed. */
const of = (config: string, { environment }: Pick<Plan, 'environment'>): string[] => [
  '-c',
  config,
  '--env',
  environment,
];

function checks(): Step[] {
  return [
    { name: 'types', why: 'what does not compile is not deployed', ...same('tsc', '--noEmit') },
    { name: 'types of the Workers', why: 'the same', ...same('tsc', '--noEmit', '-p', 'workers') },
    { name: 'lint', why: 'the same', ...same('oxlint') },
    {
      name: 'laws of the house, contracts, configuration',
      why: 'seconds; the whole `npm test` is the business of CI',
      ...same('vitest', 'run', '--project', 'unit', 'house.test.ts', 'tests/'),
    },
    {
      name: 'build',
      why: 'with the dev-only doors closed',
      ...same('node', 'scripts/build.ts', '--production'),
    },
  ];
}

function migrations(plan: Plan): Step[] {
  const apply = ['d1', 'migrations', 'apply'];
  return plan.databases.map((database) => ({
    name: `migrations of ${database}`,
    why: 'they only add: the version that runs now keeps running',
    run: ['wrangler', ...apply, database, '--remote', ...of(BACKGROUND, plan)],
    dry: ['wrangler', ...apply, database, '--local', '--persist-to', plan.scratch, ...of(BACKGROUND, plan)],
  }));
}

function gazetteer(plan: Plan): Step[] {
  const [people = ''] = plan.databases;
  if (plan.gazetteer === null) return [];
  const file = ['--file', plan.gazetteer];
  return [
    {
      name: 'gazetteer as SQL',
      why: 'data, not a migration',
      ...same('node', 'scripts/load-gazetteer.ts', plan.gazetteer),
    },
    {
      name: `gazetteer into ${people}`,
      why: 'after its table is there',
      run: ['wrangler', 'd1', 'execute', people, '--remote', ...file, '--yes', ...of(BACKGROUND, plan)],
      dry: null,
    },
  ];
}

/** The site as a Worker: at once, or as a version that gets its share of the requests afterward (gradual.ts). */
function siteAsWorker(plan: Plan): Step[] {
  const upload = [
    '-c',
    SITE_AS_WORKER,
    ...named(plan),
    ...(plan.secrets ? ['--secrets-file', plan.secrets] : []),
  ];
  const dry: Step['dry'] = [
    'wrangler',
    'deploy',
    '-c',
    SITE_AS_WORKER,
    '--dry-run',
    '--outdir',
    plan.scratch,
  ];
  if (plan.share !== null)
    return [
      {
        name: 'site, as a new version of its Worker',
        why: `nobody sees it yet: then it gets ${plan.share} % of the requests`,
        run: ['wrangler', 'versions', 'upload', ...upload],
        dry,
      },
    ];
  return [
    {
      name: 'site, as a Worker with static assets',
      why: 'last: from here on people see it',
      run: ['wrangler', 'deploy', ...upload],
      dry,
    },
  ];
}

function site(plan: Plan): Step[] {
  const { project, environment, secrets } = plan;
  if (plan.target === 'workers') return siteAsWorker(plan);
  const ofProject = ['--project-name', project];
  const steps: Step[] = [
    {
      name: 'site',
      why: 'last: from here on people see it',
      run: ['wrangler', 'pages', 'deploy', 'build/client', ...ofProject, '--branch', BRANCH_OF[environment]],
      dry: null,
    },
  ];
  if (secrets === null) return steps;
  const bulk: Step = {
    name: 'secrets of the site',
    why: 'a deployment of Pages takes those that are set when it is made',
    run: ['wrangler', 'pages', 'secret', 'bulk', secrets, ...ofProject, '--env', environment],
    dry: null,
  };
  return [bulk, ...steps];
}

/**
 * Checks, one build, then the world: databases before the code that reads them (migrations only add, so the running
 * version does not mind), the Workers before the site (which is bound to the background one by name).
 */
export function deploySteps(plan: Plan): Step[] {
  const secrets = plan.secrets ? ['--secrets-file', plan.secrets] : [];
  return [...checks(), ...cloudSteps(plan, secrets)];
}

/** What touches the account: all of a deployment but its checks and its build. */
export function cloudSteps(
  plan: Plan,
  secrets: string[] = plan.secrets ? ['--secrets-file', plan.secrets] : [],
): Step[] {
  return [
    ...migrations(plan),
    ...gazetteer(plan),
    ...plan.workers.map((config): Step => ({
      name: `Worker ${config}`,
      why: 'before the site, which is bound to it and sends it work',
      run: ['wrangler', 'deploy', ...of(config, plan), ...named(plan), ...secrets],
      dry: ['wrangler', 'deploy', ...of(config, plan), '--dry-run', '--outdir', plan.scratch],
    })),
    ...site(plan),
  ];
}

/**
 * Back to the versions before: the site first, which people see, then what works behind it. Migrations only add, so the
 * databases stay. A Pages project is rolled back over its API (rollback.ts): wrangler has no command for it.
 */
export function rollbackSteps(
  plan: Pick<Plan, 'environment' | 'target' | 'workers'>,
  tag: string | null = null,
): Step[] {
  const said = ['--yes', '--message', 'npm run deploy -- --rollback'];
  const back = (name: string, ...where: string[]): Step => ({
    name: `back: ${name}`,
    why: tag === null ? 'to the version that was deployed before' : `to the version ${tag}`,
    run:
      tag === null
        ? ['wrangler', 'rollback', ...said, ...where]
        : ['wrangler', 'versions', 'deploy', '--version-tag', `${tag}@100`, ...said, ...where],
    dry: null,
  });
  const behind = [...plan.workers].reverse().map((config) => back(config, ...of(config, plan)));
  return plan.target === 'workers' ? [back('site', '-c', SITE_AS_WORKER), ...behind] : behind;
}

/** An all-but-zero id is the one that local builds use: the real database has not been written into the file. */
export const isPlaceholder = (databaseId: string): boolean =>
  /^00000000-0000-4000-8000-0+\d{1,3}$/.test(databaseId);
