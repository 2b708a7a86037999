import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  deploySteps,
  isPlaceholder,
  rollbackSteps,
  type Plan,
} from '../../scripts/deploy/deployment-steps.ts';
import { withDatabaseId } from '../../scripts/deploy/provision.ts';
import { secretsProblem, readSecrets } from '../../scripts/deploy/secrets.ts';
import { readPlan } from '../../scripts/deploy/deployment-plan.ts';
import { deploymentBefore } from '../../scripts/deploy/rollback.ts';
import { workerFirst } from '../../scripts/deploy/workers-target.ts';

// The commands that are composed. What Cloudflare is asked for by them: scripts/deploy/run-deployment.test.ts.

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const plan: Plan = {
  ...readPlan(ROOT, {
    environment: 'production',
    target: 'pages',
    secrets: '.secrets.production',
    gazetteer: '/tmp/places.sql',
    scratch: '/tmp/scratch',
    tag: 'abc1234',
    share: null,
  }),
  databases: ['people', 'looks-0', 'looks-1'],
};
const steps = deploySteps(plan);
const commands = steps.map(({ run }) => run.join(' '));

test('checks and build come first, then every database, then the Workers, then the site', () => {
  const names = steps.map((step) => step.name);
  const place = (name: string) => names.indexOf(name);
  expect(place('build')).toBeGreaterThan(place('lint'));
  expect(place('build')).toBeLessThan(place('migrations of people'));
  expect(names.filter((name) => name.startsWith('migrations of'))).toHaveLength(3);
  expect(place('migrations of looks-1')).toBeLessThan(place('gazetteer into people'));
  expect(place('gazetteer into people')).toBeLessThan(place('Worker workers/background/wrangler.toml'));
  expect(place('Worker workers/background/wrangler.toml')).toBeLessThan(place('site'));
  expect(names.at(-1)).toBe('site');
});

test('the Pages project is the one of the config, in every environment', () => {
  expect(plan.project).toBe('stylecast');
  for (const environment of ['production', 'preview'] as const) {
    const none = { secrets: null, gazetteer: null, scratch: '', tag: '', share: null };
    expect(readPlan(ROOT, { environment, target: 'pages', ...none }).project).toBe('stylecast');
  }
  expect(commands).toContain('wrangler pages deploy build/client --project-name stylecast --branch main');
});

test('every command that touches a database or a Worker names its environment', () => {
  const touching = [...steps, ...rollbackSteps(plan)]
    .map(({ run }) => run)
    .filter(([tool, first]) => tool === 'wrangler' && first !== 'pages');
  expect(touching.length).toBeGreaterThan(7);
  for (const command of touching) expect(command.join(' ')).toContain('--env production');
});

test('so do those that the documents tell', () => {
  const told = ['docs/deploy.md', 'docs/operations.md', 'docs/scale.md'].flatMap((file) => [
    ...read(file).matchAll(
      /wrangler (?:d1 (?:execute|migrations|time-travel)|secret|rollback|tail|deployments)[^`\n]*/g,
    ),
  ]);
  for (const [line] of told) expect(line).toMatch(/--env (production|preview)/);
});

test('a dry run touches nothing outside: no --remote, every deploy with --dry-run or only printed', () => {
  for (const { dry } of steps) {
    expect(dry ?? []).not.toContain('--remote');
    if (dry?.includes('deploy')) expect(dry).toContain('--dry-run');
  }
});

test('an id is written into the sections of its environment and nowhere else', () => {
  const toml = read('wrangler.toml');
  const changed = withDatabaseId(toml, 'production', 'stylecast-looks-0', 'the-id');
  const lines = changed.split('\n').filter((line, i) => line !== toml.split('\n')[i]);
  expect(lines).toEqual(['database_id = "the-id"']);
  const before = changed.slice(0, changed.indexOf('the-id'));
  expect(before.lastIndexOf('[[env.production.d1_databases]]')).toBeGreaterThan(
    before.lastIndexOf('[[d1_databases]]'),
  );
  expect(before).not.toContain('[env.preview');
});

test('secrets: quotes come off, comments are passed over; without a file, or with the local one, it stops', () => {
  expect(readSecrets('# A\nONE=1\nTWO="a b"\n\n#THREE=3\n')).toEqual({ ONE: '1', TWO: 'a b' });
  expect(secretsProblem('/nowhere/at-all')).toContain('There is no file');
});

test('a rollback goes to the last one that went well before', () => {
  const one = (id: string, status: string, environment = 'production') => ({
    ...{ id, environment, url: '' },
    latest_stage: { name: 'deploy', status },
  });
  const all = [one('d', 'success'), one('c', 'failure'), one('p', 'success', 'preview'), one('b', 'success')];
  expect(deploymentBefore(all, 'production')?.id).toBe('b');
  expect(deploymentBefore(all.slice(0, 2), 'production')).toBe(null);
});

test('as one Worker it sees the paths that Pages would have sent to it', () => {
  expect(workerFirst({ include: ['/*'], exclude: ['/assets/*'] })).toEqual(['/*', '!/assets/*']);
});

test('the ids of local databases are known as such', () => {
  expect(isPlaceholder('00000000-0000-4000-8000-000000000001')).toBe(true);
  expect(isPlaceholder('00000000-0000-4000-8000-000000000100')).toBe(true);
  expect(isPlaceholder('3f1c9a52-7d0e-4b7c-9a68-0c1d2e3f4a5b')).toBe(false);
});

/** Bindings of wrangler and what only tests ask for: not settings of an operator. */
const BINDINGS = new Set([
  'EMAIL',
  'AI',
  'ASSETS',
  'BACKGROUND',
  'LINK_PREVIEWS',
  'CHEAP_PASSWORDS',
  'PUBLIC_CALLS',
]);

test('every setting that env.d.ts knows is explained in .dev.vars.example and listed in docs/deploy.md', () => {
  const known = [...read('workers/env.d.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+)\??:/gm)]
    .map(([, name]) => name ?? '')
    .filter((name) => !BINDINGS.has(name));
  expect(known.length).toBeGreaterThan(10);
  const example = read('.dev.vars.example');
  const named = [...example.matchAll(/^# ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
  expect(known.filter((name) => !named.includes(name))).toEqual([]);
  expect(
    named.filter((name) => !known.includes(name ?? '')),
    'names that nothing reads',
  ).toEqual([]);
  const guide = read('docs/deploy.md');
  expect(known.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});

test('no value of a secret is in the example', () => {
  expect([...read('.dev.vars.example').matchAll(/^[^#\n]/gm)]).toEqual([]);
});
