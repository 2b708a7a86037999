// Which tests a change in a file can reach, read from the imports: what `npm run mutate` runs, the nearest first.
import { basename, dirname } from 'node:path';
import { filesBelow, importsOf, sources, type Import } from '../source/imports.ts';

export type Project = 'unit' | 'workerd';

/** Tests that run in one go, in one project of vitest. */
export interface Wave {
  project: Project;
  tests: readonly string[];
}

/** Where each wave ends. Most mutants die in the first: few tests, and near ones. */
const ENDS: Record<Project, readonly number[]> = {
  unit: [3, 12, Infinity],
  // Almost every test in workerd reaches almost every file: those far away say little of it, and take minutes.
  workerd: [3, 24],
};

const projectOf = (file: string): Project | null => {
  if (!/\.test\.tsx?$/.test(file) || file.includes('.browser.')) return null;
  return file.includes('.workerd.') ? 'workerd' : 'unit';
};

/** How many imports lie between a file and each that reaches it; imports of types reach nothing. */
export function stepsTo(file: string, edges: readonly Import[]): Map<string, number> {
  const importers = Map.groupBy(
    edges.filter(({ typeOnly }) => !typeOnly),
    ({ to }) => to,
  );
  const steps = new Map([[file, 0]]);
  // A Map is walked to its end, also over what is added on the way.
  for (const [at, far] of steps)
    for (const { from } of importers.get(at) ?? []) if (!steps.has(from)) steps.set(from, far + 1);
  return steps;
}

/** How many folders two files have in common. */
function foldersShared(a: string, b: string): number {
  const [left, right] = [dirname(a).split('/'), dirname(b).split('/')];
  const apart = left.findIndex((part, i) => part !== right[i]);
  return apart === -1 ? left.length : apart;
}

/** How many words of a file's name stand in a test's name, by their first letters: show-passkey.ts, passkeys.workerd.test.ts. */
function wordsShared(file: string, test: string): number {
  const words = basename(file).replace(/\..*$/, '').split('-');
  return words.filter((word) => basename(test).includes(word.slice(0, 6))).length;
}

/** The nearest tests in small waves, then the others: those of Node before those of workerd. */
export function wavesFor(file: string, edges: readonly Import[]): Wave[] {
  const steps = stepsTo(file, edges);
  const distance = (test: string): number => (steps.get(test) ?? 0) - 2 * wordsShared(file, test);
  const isBeside = (test: string): boolean => test.startsWith(file.replace(/\.tsx?$/, '.'));
  const nearest = [...steps.keys()].sort(
    (a, b) =>
      Number(isBeside(b)) - Number(isBeside(a)) ||
      distance(a) - distance(b) ||
      foldersShared(b, file) - foldersShared(a, file) ||
      a.localeCompare(b),
  );
  return (['unit', 'workerd'] as const).flatMap((project) => {
    const tests = nearest.filter((test) => projectOf(test) === project);
    return ENDS[project]
      .map((end, i) => ({ project, tests: tests.slice(ENDS[project][i - 1] ?? 0, end) }))
      .filter((wave) => wave.tests.length > 0);
  });
}

/** Every import of the product, its tests and its tools. */
export const allImports = (): Import[] =>
  [...sources, ...filesBelow('tests'), ...filesBelow('scripts')]
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap(importsOf);
