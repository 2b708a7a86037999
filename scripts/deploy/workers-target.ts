import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unstable_readConfig as readConfig } from 'wrangler';
import { SITE_AS_WORKER, type Environment } from './deployment-steps.ts';

// The same build as one Worker with static assets (`npm run deploy -- --target workers`): its config is made from that of
// the Pages project, so that there is one place for bindings.

const BINDINGS = [
  'd1_databases',
  'r2_buckets',
  'queues',
  'services',
  'analytics_engine_datasets',
  'ai',
  'vars',
  'placement',
  'compatibility_date',
  'compatibility_flags',
] as const;

interface Routes {
  include: string[];
  exclude: string[];
}

/** Pages' _routes.json in the words of Workers: which paths the Worker sees before the files. */
export const workerFirst = ({ include, exclude }: Routes): string[] => [
  ...include,
  ...exclude.map((path) => `!${path}`),
];

/** What Pages cannot have: logs with sampling, a bound on CPU, and a counter at the door (workers/ports/call-limit.ts). */
const ONLY_HERE = {
  observability: {
    enabled: true,
    redact_query_string: true,
    // Every tenth request: what goes wrong is counted in the Analytics Engine besides (docs/operations.md).
    logs: { enabled: true, invocation_logs: true, head_sampling_rate: 0.1 },
    traces: { enabled: true, head_sampling_rate: 0.05 },
  },
  // A password's hash takes a quarter of a second of it; nothing is drawn here.
  limits: { cpu_ms: 5000 },
};

/** Calls of one network in a minute, before the exact counters. The id is our own, one for each environment. */
const publicCalls = (environment: Environment) => [
  {
    name: 'PUBLIC_CALLS',
    namespace_id: environment === 'production' ? '5701' : '5702',
    simple: { limit: 300, period: 60 },
  },
];

/** The site's Worker: its name in an environment. */
export const siteWorker = (project: string, environment: Environment): string =>
  environment === 'production' ? project : `${project}-${environment}`;

/**
 * Writes build/site.wrangler.json. It needs no build: going back must not wait for one.
 * @param domain whether it takes the public address, or answers under its own (workers.dev) while another has that
 * @returns the config, for tests
 */
export function writeWorkerConfig(
  root: string,
  environment: Environment,
  domain = true,
): Record<string, unknown> {
  const asked = { config: join(root, 'wrangler.toml'), env: environment };
  const pages = readConfig(asked, { hideWarnings: true }) as unknown as Record<string, unknown> & {
    topLevelName: string;
    vars: { ORIGIN: string };
    queues: { producers: unknown[] };
  };
  const routes = JSON.parse(readFileSync(join(root, 'public/_routes.json'), 'utf8')) as Routes;
  const { hostname } = new URL(pages.vars.ORIGIN);
  const config: Record<string, unknown> = {
    name: siteWorker(pages.topLevelName, environment),
    main: 'client/_worker.js',
    no_bundle: true,
    ...Object.fromEntries(BINDINGS.map((key) => [key, pages[key]])),
    queues: { producers: pages.queues.producers },
    assets: {
      directory: 'client',
      binding: 'ASSETS',
      run_worker_first: workerFirst(routes),
      not_found_handling: '404-page',
    },
    ...ONLY_HERE,
    ratelimits: publicCalls(environment),
    // An address of Pages stays with Pages.
    ...(hostname.endsWith('.pages.dev') || !domain
      ? { workers_dev: true }
      : { routes: [{ pattern: hostname, custom_domain: true }] }),
  };
  mkdirSync(join(root, 'build/client'), { recursive: true });
  writeFileSync(join(root, SITE_AS_WORKER), JSON.stringify(config, null, 2));
  // Pages takes these two for itself; a Worker would serve them as files.
  writeFileSync(join(root, 'build/client/.assetsignore'), '_worker.js\n_routes.json\n');
  return config;
}
