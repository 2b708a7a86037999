import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

// What the documents name is there: files, folders, commands.

const ROOT = import.meta.dirname;
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' }).map((name) => join('docs', name)),
].filter((name) => name.endsWith('.md'));
const textOf = (name: string): string => readFileSync(join(ROOT, name), 'utf8');
const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((m) => m[1] ?? '');

test('links lead somewhere', () => {
  const broken = documents.flatMap((name) =>
    found(textOf(name), /\]\((?!https?:|mailto:|#)([^)#\s]+)[^)]*\)/g)
      .filter((target) => !existsSync(join(ROOT, dirname(name), target)))
      .map((target) => `${name} -> ${target}`),
  );
  expect(broken).toEqual([]);
});

test('paths in code marks exist', () => {
  // Paths with placeholders, wildcards or lists are no paths.
  const broken = documents.flatMap((name) =>
    found(textOf(name), /`((?:app|workers|migrations|public|scripts|bench|tests|docs)\/[\w./-]+)`/g)
      .filter((path) => !existsSync(join(ROOT, path)))
      .map((path) => `${name}: ${path}`),
  );
  expect(broken).toEqual([]);
});

test('npm commands are scripts of package.json', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
  const broken = documents.flatMap((name) =>
    found(textOf(name), /npm run ([\w:-]+)/g)
      .filter((script) => !(script in scripts))
      .map((script) => `${name}: ${script}`),
  );
  expect(broken).toEqual([]);
});
