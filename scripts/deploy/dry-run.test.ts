import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ROOT } from '../local/processes.ts';
import { deploy, promote, rollBack, type Deployment } from './run-deployment.ts';

// What `--dry-run` prints, and that nothing goes out: whoever asks Cloudflare here fails.

let root = '';
const printed: string[] = [];
const ran: string[] = [];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stylecast-dry-'));
  for (const file of [
    'wrangler.toml',
    'workers/background/wrangler.toml',
    'workers/renders/wrangler.toml',
    'public/_routes.json',
  ])
    cpSync(join(ROOT, file), join(root, file));
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  vi.stubGlobal('fetch', () => Promise.reject(new Error('Nobody may be asked.')));
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  rmSync(root, { recursive: true, force: true });
  printed.length = 0;
  ran.length = 0;
});

const asked = (over: Partial<Deployment> = {}): Deployment => ({
  root,
  environment: 'production',
  target: 'pages',
  dryRun: true,
  first: false,
  secrets: null,
  checks: false,
  tag: 'abc1234',
  gradual: null,
  takeDomain: false,
  run: (tool, args) => {
    ran.push([tool, ...args].join(' '));
    return Promise.resolve('');
  },
  ...over,
});

function putBuild(...files: string[]): void {
  for (const file of ['build/client/_worker.js', ...files]) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), '');
  }
}

const SITE = {
  pages: 'wrangler pages deploy build/client --project-name stylecast --branch main',
  workers: 'wrangler deploy -c build/site.wrangler.json --tag abc1234',
};

test.each(['pages', 'workers'] as const)('each step of %s is printed, in its order', async (target) => {
  putBuild();
  await deploy(asked({ target }));
  const all = printed.join('\n');
  const places = [
    'wrangler d1 migrations apply stylecast-people --remote',
    'wrangler deploy -c workers/renders/wrangler.toml --env production --tag abc1234',
    'wrangler deploy -c workers/background/wrangler.toml --env production --tag abc1234',
    SITE[target],
    'Dry run done',
  ].map((line) => all.indexOf(line));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
  expect(all).not.toContain('There is no build');
  expect(ran.filter((line) => !/--local|--dry-run/.test(line))).toEqual([]);
});

test.each(['pages', 'workers'] as const)(
  'without a build, %s says so, and still prints every step',
  async (target) => {
    await deploy(asked({ target }));
    const all = printed.join('\n');
    expect(all).toContain('Would stop: There is no build here: leave out --skip-checks.');
    expect(all).toContain(SITE[target]);
    expect(ran.filter((line) => line.includes('site.wrangler.json'))).toEqual([]);
  },
);

test('a local build has its dev-only doors open: it is not sent', async () => {
  putBuild('build/stamp');
  await deploy(asked());
  expect(printed.join('\n')).toContain('Would stop: The build here is a local one');
});

test.each(['pages', 'workers'] as const)(
  'a rollback of %s is printed as well: it changes nothing, asks nobody and needs no build',
  async (target) => {
    await rollBack(asked({ target }));
    const all = printed.join('\n');
    expect(all).toContain('back: site');
    expect(all).toContain('back: workers/background/wrangler.toml');
    expect(all).toContain('Dry run done');
    expect(all).not.toContain('Rolled back');
    expect(ran).toEqual([]);
  },
);

test('so does --promote', async () => {
  await promote(asked({ target: 'workers' }));
  expect(printed.join('\n')).toContain('wrangler versions deploy NEW@100');
  expect(ran).toEqual([]);
});
