import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { MockAccount } from '../../tests/fakes/cloudflare/mock-account.ts';
import { warmWrangler, type WarmWrangler } from '../../tests/fakes/cloudflare/warm-wrangler.ts';
import { ROOT, toolEnv } from '../local/processes.ts';
import { deploy, promote, rollBack, type Deployment } from './run-deployment.ts';

// The whole of a first deployment by the real wrangler, against a mock of Cloudflare's API: every change of the account in
// order, the right database, project, queue and environment, and nothing left to a prompt.

const account = new MockAccount();
let root = '';
let wrangler: WarmWrangler;

/** A project like ours, with a built site of two files. */
function newProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'stylecast-first-'));
  for (const each of [
    'wrangler.toml',
    'workers',
    'app',
    'migrations',
    'scripts',
    'package.json',
    'tsconfig.json',
    'public/_routes.json',
  ])
    cpSync(join(ROOT, each), join(folder, each), {
      recursive: true,
      filter: (from) => !from.includes('.wrangler'),
    });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  mkdirSync(join(folder, 'build/client/assets'), { recursive: true });
  writeFileSync(
    join(folder, 'build/client/_worker.js'),
    'export default { fetch: () => new Response("ok") };',
  );
  writeFileSync(join(folder, 'build/client/assets/a.css'), 'a{}');
  cpSync(join(ROOT, 'public/_routes.json'), join(folder, 'build/client/_routes.json'));
  return folder;
}

/** Runs wrangler with its input closed: whoever asks something fails. The gazetteer is a town. */
async function run(tool: string, args: string[], extra: Record<string, string>): Promise<string> {
  if (tool === 'node') {
    writeFileSync(args[1] ?? '', GAZETTEER);
    return '';
  }
  expect(tool).toBe('wrangler');
  const { code, output } = await wrangler.run(args, extra);
  if (process.env['SHOW']) process.stderr.write(`$ ${tool} ${args.join(' ')}\n${output}\n`);
  if (code !== 0) throw new Error(`${tool} ${args.join(' ')} failed:\n${output}`);
  return output;
}

const GAZETTEER =
  "INSERT INTO places (id, name, search_key, region, country, lat, lon, timezone, population, cell) VALUES (1, 'Graz', 'graz', '', 'AT', 47, 15, 'Europe/Vienna', 300000, 1);";

const asked = (over: Partial<Deployment> = {}): Deployment => ({
  root,
  environment: 'production',
  target: 'pages',
  dryRun: false,
  first: false,
  secrets: null,
  checks: false,
  tag: 'abc1234',
  gradual: null,
  takeDomain: false,
  run,
  ...over,
});

/** The site that has been deployed. */
const answers: Record<string, number> = {};
const realFetch = globalThis.fetch;

beforeAll(async () => {
  root = newProject();
  const env = await account.listen();
  wrangler = warmWrangler(root, toolEnv(env));
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (!url.pathname.startsWith('/client/v4')) {
      const status = answers[url.pathname] ?? (url.pathname === '/dev/mail' ? 404 : 200);
      return Promise.resolve(new Response('', { status }));
    }
    return realFetch(input, init);
  });
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});

afterAll(async () => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  wrangler.end();
  await account.close();
  rmSync(root, { recursive: true, force: true });
});

/** What a person would read of the migrations: their table, then one after the other. */
const applied = (database: string) =>
  account
    .database(database)
    .sqlite.prepare('select name from d1_migrations')
    .all()
    .map((row) => String(row['name']));

const LIMIT = { timeout: 900_000 };

test('nobody is signed in: it stops before it changes anything', LIMIT, async () => {
  account.signedIn = false;
  await expect(deploy(asked({ first: true }))).rejects.toThrow('Nobody is signed in');
  account.signedIn = true;
  expect(account.changes()).toEqual([]);
});

test('without --first, databases without ids stop it before it changes anything', LIMIT, async () => {
  await expect(deploy(asked())).rejects.toThrow('Nothing has been deployed');
  expect(account.changes()).toEqual([]);
});

test(
  'the first deployment makes everything, in order, under the names that the configs say',
  LIMIT,
  async () => {
    await deploy(asked({ first: true, secrets: '.secrets.production' }));
    const worker = (name: string) => [
      `PUT /workers/scripts/${name}`,
      `PATCH /workers/scripts/${name}/script-settings`,
      `POST /workers/scripts/${name}/subdomain`,
    ];
    const consumer = (queue: string) => `POST /queues/stylecast-${queue}/consumers`;
    expect(account.changes()).toEqual([
      'POST /d1/database',
      'POST /r2/buckets',
      'POST /queues',
      'POST /pages/projects',
      'POST /d1/database/stylecast-people/query',
      'POST /d1/database/stylecast-looks-0/query',
      'POST /d1/database/stylecast-people/import',
      'PUT /upload/stylecast-people',
      'POST /d1/database/stylecast-people/import',
      ...worker('stylecast-renders'),
      consumer('renders'),
      ...worker('stylecast-background'),
      'PUT /workers/scripts/stylecast-background/schedules',
      ...['deliveries', 'films', 'mails', 'claims', 'pushes', 'dead-letters'].map(consumer),
      'PATCH /pages/projects/stylecast',
      'POST /pages/assets/upload',
      'POST /pages/projects/stylecast/deployments',
      'POST /pages/projects/stylecast/domains',
    ]);
    expect(account.unknown).toEqual([]);
  },
);

test('… the gazetteer lies in people, every migration is applied, ids are those of the account', () => {
  const people = account.database('stylecast-people');
  expect(people.sqlite.prepare('select name from places').all()).toMatchObject([{ name: 'Graz' }]);
  expect(applied('stylecast-people')[0]).toBe('0000_init.sql');
  expect(applied('stylecast-looks-0').length).toBeGreaterThan(9);
  for (const worker of ['stylecast-renders', 'stylecast-background']) {
    expect(account.binding(worker, 'PEOPLE')).toMatchObject({ id: people.uuid });
    expect(account.binding(worker, 'SIGNING_SECRET')).toMatchObject({ type: 'secret_text' });
    expect(account.binding(worker, 'RENDERS')).toMatchObject({ queue_name: 'stylecast-renders' });
  }
});

test('… queues have their consumers, the site its secrets, its environment and its domain', () => {
  const consumers = Object.fromEntries(account.queues.map((one) => [one.queue_name, one.consumer]));
  expect(consumers['stylecast-renders']).toBe('stylecast-renders');
  expect(consumers['stylecast-dead-letters']).toBe('stylecast-background');
  expect(Object.values(consumers)).not.toContain(null);
  const project = account.projects.get('stylecast');
  expect(project?.deployments.map(({ environment }) => environment)).toEqual(['production']);
  expect(Object.keys(project?.secrets['production'] ?? {})).toContain('SIGNING_SECRET');
  expect(project?.domains).toEqual([{ name: 'stylecast.app', status: 'initializing' }]);
  const secret = /SIGNING_SECRET=(.*)/.exec(readFileSync(join(root, '.secrets.production'), 'utf8'))?.[1];
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
});

const SMALL_WORKER = `import { WorkerEntrypoint } from 'cloudflare:workers';
export class Operator extends WorkerEntrypoint {}
export default { fetch: () => new Response('ok'), scheduled() {}, queue() {} };`;

/** Ours have been bundled and sent once: four times more would show nothing else. */
function shrinkWorkers(): void {
  for (const name of ['background', 'renders'])
    writeFileSync(join(root, 'workers', name, 'index.ts'), SMALL_WORKER);
}

const MORE = 'migrations/people/9998_more.sql';

test('a failure in the middle of the second deployment leaves the site that people see', LIMIT, async () => {
  shrinkWorkers();
  writeFileSync(join(root, MORE), 'CREATE TABLE more (id integer);');
  const { live } = account.projects.get('stylecast') ?? {};
  account.forget();
  account.fail = ({ method, path }) =>
    method === 'POST' && path === '/workers/scripts/stylecast-background/versions' ? 500 : null;
  await expect(deploy(asked())).rejects.toThrow('stylecast-background');
  account.fail = () => null;
  expect(account.changes().slice(0, 2)).toEqual([
    'POST /d1/database/stylecast-people/query',
    'POST /workers/scripts/stylecast-renders/versions',
  ]);
  expect(applied('stylecast-people')).toContain('9998_more.sql');
  expect(account.projects.get('stylecast')?.live).toBe(live);
});

test('the same again goes on: no migration twice, nothing made anew, secrets stay', LIMIT, async () => {
  account.forget();
  await deploy(asked());
  const changes = account.changes();
  expect(
    changes.filter((line) => /query|import|projects$|^POST \/queues$|buckets|domains/.test(line)),
  ).toEqual([]);
  expect(changes.at(-1)).toBe('POST /pages/projects/stylecast/deployments');
  expect(account.projects.get('stylecast')?.deployments).toHaveLength(2);
  expect(account.unknown).toEqual([]);
});

test('a migration that fails stops it before any code goes out', LIMIT, async () => {
  writeFileSync(join(root, 'migrations/people/9999_broken.sql'), 'CREATE TABLE more (id integer);');
  account.forget();
  await expect(deploy(asked())).rejects.toThrow('already exists');
  rmSync(join(root, 'migrations/people/9999_broken.sql'));
  expect(account.changes().filter((line) => !line.endsWith('/query'))).toEqual([]);
  expect(applied('stylecast-people')).not.toContain('9999_broken.sql');
});

test('a site that does not answer as it should is said', LIMIT, async () => {
  answers['/api/status'] = 503;
  await expect(deploy(asked())).rejects.toThrow('/api/status answers 503');
  delete answers['/api/status'];
});

test('a rollback brings back site and Workers, and asks nothing', LIMIT, async () => {
  const project = account.projects.get('stylecast');
  const before = project?.deployments.at(-2)?.id;
  const live = () => ['stylecast-background', 'stylecast-renders'].map((name) => account.serving(name));
  const was = live();
  account.forget();
  await rollBack(asked());
  expect(account.changes()).toEqual([
    `POST /pages/projects/stylecast/deployments/${before}/rollback`,
    'POST /workers/scripts/stylecast-background/deployments',
    'POST /workers/scripts/stylecast-renders/deployments',
  ]);
  expect(project?.live).toBe(before);
  for (const [i, id] of live().entries()) expect(id).not.toBe(was[i]);
  expect(account.unknown).toEqual([]);
});

test('staging as one Worker with static assets: everything of its own', LIMIT, async () => {
  account.forget();
  await deploy(
    asked({ environment: 'preview', target: 'workers', first: true, secrets: '.secrets.preview' }),
  );
  const changes = account.changes();
  expect(changes.filter((line) => line.includes('/pages/'))).toEqual([]);
  expect(
    changes.filter((line) => line.startsWith('PUT /workers/scripts') && !line.endsWith('schedules')),
  ).toEqual([
    'PUT /workers/scripts/stylecast-renders-preview',
    'PUT /workers/scripts/stylecast-background-preview',
    'PUT /workers/scripts/stylecast-preview',
  ]);
  const { uuid } = account.database('stylecast-people-preview');
  expect(account.binding('stylecast-preview', 'PEOPLE')).toMatchObject({ id: uuid });
  expect(account.binding('stylecast-preview', 'BACKGROUND')).toMatchObject({
    service: 'stylecast-background-preview',
  });
  expect(account.binding('stylecast-background-preview', 'MAILS')).toMatchObject({
    queue_name: 'stylecast-mails-preview',
  });
  expect(account.unknown).toEqual([]);
});

/** Of the version of a Worker that serves. */
const metadataOf = (script: string) =>
  account.scripts.get(script)?.versions.find(({ id }) => id === account.serving(script))?.metadata;

test('a Worker that is new and gets no secrets is not deployed: it would serve nobody', LIMIT, async () => {
  account.forget();
  await expect(deploy(asked({ target: 'workers' }))).rejects.toThrow('Nothing has been deployed');
  expect(account.changes()).toEqual([]);
});

test(
  'production as a Worker, beside the Pages project: the same data, and the address stays where it is',
  LIMIT,
  async () => {
    account.forget();
    const people = account.database('stylecast-people');
    const live = account.projects.get('stylecast')?.live;
    await deploy(asked({ target: 'workers', secrets: '.secrets.production', tag: 'first' }));
    const changes = account.changes();
    expect(changes).toContain('PUT /workers/scripts/stylecast');
    expect(changes.filter((line) => /pages|database$|buckets|queues$|domains/.test(line))).toEqual([]);
    expect(account.binding('stylecast', 'PEOPLE')).toMatchObject({ id: people.uuid });
    expect(account.binding('stylecast', 'SIGNING_SECRET')).toMatchObject({ type: 'secret_text' });
    expect(people.sqlite.prepare('select name from places').all()).toMatchObject([{ name: 'Graz' }]);
    expect(account.projects.get('stylecast')).toMatchObject({ live, domains: [{ name: 'stylecast.app' }] });
    expect(account.workerDomains).toEqual([]);
    expect(account.unknown).toEqual([]);
  },
);

test('… it has what Pages cannot have: sampled logs, a bound on CPU, a counter at the door', () => {
  expect(account.binding('stylecast', 'PUBLIC_CALLS')).toMatchObject({
    ...{ type: 'ratelimit', simple: { limit: 300, period: 60 } },
  });
  expect(metadataOf('stylecast')).toMatchObject({
    limits: { cpu_ms: 5000 },
    observability: { enabled: true, logs: { head_sampling_rate: 0.1 } },
  });
});

const sharesOf = () =>
  account.scripts
    .get('stylecast')
    ?.deployments.at(-1)
    ?.versions.map(({ percentage }) => percentage);

test('a gradual deployment: a tenth sees the new version, then all, or none again', LIMIT, async () => {
  const first = account.serving('stylecast');
  await deploy(asked({ target: 'workers', gradual: 10, tag: 'second' }));
  expect(sharesOf()?.toSorted((a = 0, b = 0) => a - b)).toEqual([10, 90]);
  expect(account.serving('stylecast')).toBe(first);
  await expect(deploy(asked({ target: 'workers', gradual: 10 }))).rejects.toThrow('share the requests');
  await rollBack(asked({ target: 'workers' }));
  expect([sharesOf(), account.serving('stylecast')]).toEqual([[100], first]);
  await deploy(asked({ target: 'workers', gradual: 10, tag: 'third' }));
  await promote(asked({ target: 'workers' }));
  expect(sharesOf()).toEqual([100]);
  expect(account.serving('stylecast')).not.toBe(first);
  await expect(promote(asked({ target: 'workers' }))).rejects.toThrow('nothing to promote');
  expect(account.unknown).toEqual([]);
});

test('a rollback to a tag takes all Workers to the same deployment, without a build', LIMIT, async () => {
  const [build, away] = [join(root, 'build'), join(root, 'built')];
  renameSync(build, away);
  await rollBack(asked({ target: 'workers' }), 'first');
  rmSync(build, { recursive: true });
  renameSync(away, build);
  for (const script of ['stylecast', 'stylecast-background', 'stylecast-renders'])
    expect(metadataOf(script)).toMatchObject({ annotations: { 'workers/tag': 'first' } });
});

test(
  '--take-domain moves the address to the Worker once it has been looked at, with the data where it is',
  LIMIT,
  async () => {
    account.forget();
    await deploy(asked({ target: 'workers', takeDomain: true }));
    const changes = account.changes();
    const [taken, given] = [
      changes.indexOf('DELETE /pages/projects/stylecast/domains/stylecast.app'),
      changes.indexOf('PUT /workers/scripts/stylecast/domains/records'),
    ];
    expect(taken).toBeGreaterThan(changes.indexOf('POST /workers/scripts/stylecast/versions'));
    expect(given).toBeGreaterThan(taken);
    expect(account.projects.get('stylecast')?.domains).toEqual([]);
    expect(account.workerDomains).toMatchObject([{ hostname: 'stylecast.app', service: 'stylecast' }]);
    expect(changes.filter((line) => /database$|buckets|queues$/.test(line))).toEqual([]);
    expect(account.unknown).toEqual([]);
  },
);

test('… and back to Pages in the same way; without the word it stays', LIMIT, async () => {
  await deploy(asked());
  expect(account.workerDomains).toHaveLength(1);
  await deploy(asked({ takeDomain: true }));
  expect(account.workerDomains).toEqual([]);
  expect(account.projects.get('stylecast')?.domains).toMatchObject([{ name: 'stylecast.app' }]);
  expect(account.unknown).toEqual([]);
});
