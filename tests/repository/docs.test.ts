import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { britishIn } from './british-words.ts';

// What README, CONTRIBUTING and docs/ name is there: files, links with their headings, npm scripts, parts of benches.

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const SKIPPED = /^(node_modules|build|public\/models|\.(git|cache|wrangler|scratch))(\/|$)/;
const files = readdirSync(ROOT, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
  .filter((file) => !SKIPPED.test(file));
const documents = files.filter((file) => /^(README|CONTRIBUTING|docs\/.*)\.md$/.test(file));
const texts = documents.map((file) => ({ file, text: read(file) }));
/** Every match of `what` in every document that is not there. */
const missing = (what: RegExp, isThere: (found: string, file: string) => boolean): string[] =>
  texts.flatMap(({ file, text }) =>
    [...text.matchAll(what)].flatMap(([, found = '']) => (isThere(found, file) ? [] : `${file}: ${found}`)),
  );

test('the walk sees the documents', () => {
  expect(documents.length).toBeGreaterThan(20);
});

test('each page says in its first line what it is for', () => {
  // A decision's title says it.
  const pages = texts.filter(
    ({ file }) => /^docs\/(rules\/)?[\w-]+\.md$/.test(file) || file === 'docs/decisions/README.md',
  );
  expect(pages.length).toBeGreaterThan(20);
  const silent = pages.filter(({ text }) => !/^# .+\n\n(This page is for|Rules on) /.test(text));
  expect(silent.map(({ file }) => file)).toEqual([]);
});

test('no British word in a document', () => {
  // Code, links and titles of tests are named as they are; what a benchmark prints stands between marks.
  const prose = (text: string) =>
    text
      .replace(/<!-- (\w+) -->[^]*?<!-- \/\1 -->/g, '')
      .replace(/`[^`]*`|(?<=[`,] )\*[^*]+\*|\]\([^)]*\)/g, '');
  const found = texts.flatMap(({ file, text }) => {
    const word = britishIn(prose(text));
    return word === null ? [] : [`${file}: ${word}`];
  });
  expect(found).toEqual([]);
});

/** Examples, and what a build makes. */
const ELSEWHERE = /^(path\/to\/)?name\.|^(\.\/look\.ts|_worker\.js|sheet\.png|out\.jpg)$/;

test('every file and folder that a document names is there', () => {
  const named = /[`\s(]((?:[\w@.-]+\/)*[\w@-][\w@.-]*\.(?:tsx?|js|md|toml|jpg|png|html))(?=[`\s,;:)])/g;
  const isThere = (name: string, from: string) =>
    ELSEWHERE.test(name) ||
    files.includes(join(dirname(from), name)) ||
    files.some((file) => file === name || file.endsWith(`/${name}`));
  expect(missing(named, isThere)).toEqual([]);
  const rooms = /`((?:app|workers|bench|docs|migrations|public|scripts|tests)\/[\w./-]+)`/g;
  expect(missing(rooms, (room) => files.some((file) => file.startsWith(room)))).toEqual([]);
});

const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );

test('every link leads to a file, and to a heading in it', () => {
  expect(
    missing(/\]\((?!https?:)([^)\s]+)\)/g, (link, file) => {
      const [path = '', anchor] = link.split('#');
      const to = path === '' ? file : join(dirname(file), path);
      if (!existsSync(join(ROOT, to))) return false;
      return anchor === undefined || anchorsOf(read(to)).includes(anchor);
    }),
  ).toEqual([]);
});

test('every npm script and every part of a benchmark that a document names is there', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  expect(missing(/npm run ([\w:-]+)/g, (name) => name in scripts)).toEqual([]);
  expect(missing(/`(bench:\w+)/g, (name) => name in scripts)).toEqual([]);
  const has = (bench: string) => (part: string) => new RegExp(`^  '?${part}'?[:(]`, 'm').test(read(bench));
  expect(missing(/npm run bench -- (?!--)([\w-]+)/g, has('bench/bench.ts'))).toEqual([]);
  expect(missing(/bench(?::|\/)stylist(?:\.ts)?(?: --)? ([a-z]+)/g, has('bench/stylist.ts'))).toEqual([]);
});
