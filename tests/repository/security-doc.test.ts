import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const doc = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
const rows = doc.split('\n').filter((line) => /^\| (?!ASVS|-)/.test(line));
const shown = [...doc.matchAll(/`([^`]+\.test\.tsx?)` \*([^*]+)\*/g)].map(([, file = '', title = '']) => ({
  file,
  title,
}));

/** What reliability asks of this product, from OWASP ASVS 5.0. */
const ASKED =
  '6.2.1 6.2.2 6.2.3 6.2.4 6.2.8 6.2.9 6.2.12 6.1.1 6.3.1 6.3.8 7.2.1 7.2.2 7.2.3 7.2.4 7.3.1 7.3.2 7.4.1 7.4.2 7.4.3 3.3.1 3.3.2 3.3.3 3.3.4 3.5.1 3.5.2 3.5.3 3.4.1 3.4.2 3.4.3 3.4.4 3.4.5 3.4.6 1.2.4 1.3.11 5.2.1 5.2.2 5.3.2 3.2.1 8.2.1 8.2.2 8.2.3 8.3.1 1.3.6 13.2.4 13.2.5 2.3.2 2.3.3 2.3.4 2.4.1 14.2.1 14.3.1 14.3.2 16.5.1 16.5.2 16.5.3 16.3.1'.split(
    ' ',
  );

test('every test that docs/security.md names is there, under that very name', () => {
  expect(shown.length).toBeGreaterThan(60);
  const missing = shown.filter(({ file, title }) => {
    const path = join(ROOT, file);
    if (!existsSync(path)) return true;
    const source = readFileSync(path, 'utf8');
    return !source.includes(`'${title}'`) && !source.includes(`"${title}"`);
  });
  expect(missing).toEqual([]);
});

test('no requirement is missing, and what has no test says that it is not done', () => {
  const firsts = rows.map((row) => row.split('|')[1] ?? '');
  const listed = new Set(firsts.flatMap((cell) => cell.match(/\b\d+\.\d+\.\d+\b/g) ?? []));
  expect(ASKED.filter((id) => !listed.has(id))).toEqual([]);
  const bare = rows.filter((row) => !row.includes('.test.ts') && !/\| (Not done|Against it):/.test(row));
  expect(bare).toEqual([]);
});

test('no test file that the page mentions at all is gone', () => {
  const files = [...doc.matchAll(/`([\w./-]+\.(?:ts|tsx|md))`/g)].map(([, file = '']) => file);
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});
