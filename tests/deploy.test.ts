import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deploySteps, isPlaceholder } from '../scripts/deploy/steps.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const steps = deploySteps({
  databases: ['people', 'looks-0', 'looks-1'],
  site: 'stylecast',
  background: 'b.toml',
  scratch: '/tmp/scratch',
});

test('checks and build come first, then every database, then the background Worker, then the site', () => {
  const names = steps.map((step) => step.name);
  const place = (name: string) => names.indexOf(name);
  expect(place('build')).toBeGreaterThan(place('lint'));
  expect(place('build')).toBeLessThan(place('migrations of people'));
  expect(names.filter((name) => name.startsWith('migrations of'))).toHaveLength(3);
  expect(place('migrations of looks-1')).toBeLessThan(place('background Worker'));
  expect(place('background Worker')).toBeLessThan(place('site'));
});

test('a dry run touches nothing outside: no --remote, every deploy with --dry-run or only printed', () => {
  for (const { dry } of steps) {
    expect(dry ?? []).not.toContain('--remote');
    if (dry?.includes('deploy')) expect(dry).toContain('--dry-run');
  }
});

test('the ids of local databases are known as such', () => {
  expect(isPlaceholder('00000000-0000-4000-8000-000000000001')).toBe(true);
  expect(isPlaceholder('00000000-0000-4000-8000-000000000100')).toBe(true);
  expect(isPlaceholder('3f1c9a52-7d0e-4b7c-9a68-0c1d2e3f4a5b')).toBe(false);
});

/** Bindings of wrangler, not settings of an operator. */
const BINDINGS = new Set(['EMAIL', 'AI', 'ASSETS', 'BACKGROUND']);

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
