import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

// What documents and comments name is there: files, folders, commands.

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

test('files that comments name exist', () => {
  const sources = ['app', 'workers', 'tests', 'bench', 'scripts'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|css)$/.test(name))
      .map((name) => join(folder, name)),
  );
  expect(sources.length).toBeGreaterThan(500);
  const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm;
  const rooted = /\b((?:app|workers|scripts|bench|tests|docs)\/[\w./-]+\.(?:tsx?|js|md))\b/g;
  // A file beside it, or a path whose beginning is left out.
  const short = /(?<![\w./@*-])((?:[a-z][\w-]*\/)*[a-z][\w.-]*\.tsx?)\b/g;
  const isThere = (named: string) =>
    existsSync(join(ROOT, named)) || sources.some((source) => source.endsWith(`/${named}`));
  const broken = sources.flatMap((name) => {
    const comments = (textOf(name).match(comment) ?? []).join('\n');
    return [
      ...found(comments, rooted).filter((named) => !existsSync(join(ROOT, named))),
      ...found(comments, short).filter((named) => !isThere(named)),
    ].map((named) => `${name}: ${named}`);
  });
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

test('every decision stands in the index, with its day and its status', () => {
  const index = textOf('docs/decisions/README.md');
  const rows = found(
    index,
    /^\| \d{4}-\d\d-\d\d \| \[[^\]]+\]\(([\w-]+\.md)\) \| (?:holds|replaced by .+) \|$/gm,
  );
  const pages = readdirSync(join(ROOT, 'docs/decisions')).filter((name) => name !== 'README.md');
  expect(rows.sort()).toEqual(pages.sort());
});
