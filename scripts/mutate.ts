// `npm run mutate [how many] [seed] [path …]`: breaks one small thing at a time, in a copy of this folder, and runs the tests
// that depend on that file. A change that nothing notices is printed: it wants a test, or a line in scripts/mutants-known.ts.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chanceOf } from '../app/domain/styling/chance.ts';
import { ROOT, toolEnv } from './local/tools.ts';
import { copyOfTree } from './local/tree-copy.ts';
import { EQUAL } from './mutants-known.ts';
import { mutantsOf, withMutant, type Mutant } from './mutants.ts';

/** Where a wrong change would hurt most: the rules, the use cases, the locks of face and hands. */
const PATHS = [
  'app/domain/**/*.ts',
  'workers/usecases/**/*.ts',
  'app/fitting-room/face-lock.ts',
  'app/fitting-room/model-pictures/picture-lock.ts',
];
const GOAL = 0.85;
/** A mutant that runs on and on is noticed as well; all that depends on a central file takes its time. */
const LONGEST_MS = 900_000;

const isNumber = (word: string): boolean => /^\d+$/.test(word);
const words: string[] = process.argv.slice(2);
const [count = 30, seed = 1] = words.filter(isNumber).map(Number);
const paths = words.filter((word: string) => !isNumber(word));

function filesIn(patterns: readonly string[]): string[] {
  return globSync([...patterns], { cwd: ROOT }).filter(
    (file) => !/\.test\.ts$|\.workerd\.ts$|\.d\.ts$/.test(file),
  );
}

/** Drawn with the seed, each mutant equally likely; those known to change nothing are left out. */
function drawn(): Mutant[] {
  const all = filesIn(paths.length ? paths : PATHS)
    .flatMap((file) => mutantsOf(file, readFileSync(join(ROOT, file), 'utf8')))
    .filter(
      ({ file, code, was, is }) =>
        !EQUAL.some((e) => e.file === file && e.code === code && e.was === was && e.is === is),
    );
  const keyed = all.map((mutant) => ({
    mutant,
    key: chanceOf(`${seed} ${mutant.file} ${mutant.from}`).next(),
  }));
  return keyed
    .sort((a, b) => a.key - b.key)
    .slice(0, count)
    .map(({ mutant }) => mutant);
}

/** Whether a test of this folder fails. */
function isNoticed(folder: string, args: readonly string[]): boolean {
  const { status, stdout } = spawnSync(
    join(ROOT, 'node_modules/.bin/vitest'),
    [...args, '--bail=1', '--passWithNoTests'],
    {
      cwd: folder,
      env: toolEnv({ FORCE_COLOR: '0' }),
      encoding: 'utf8',
      timeout: LONGEST_MS,
    },
  );
  return status !== 0 || /\bfailed\b/.test(stdout);
}

/** The ways to notice a change, the quickest first: the test beside it, those that run in workerd there, all that depend on it. */
function waysFor(folder: string, { file }: Mutant): string[][] {
  const beside = globSync(file.replace(/\.ts$/, '.test.{ts,tsx}'), { cwd: folder });
  const inWorkerd = globSync(`${dirname(file)}/*.workerd.test.ts`, { cwd: folder });
  return [
    ...(beside.length > 0 ? [['run', '--project', 'unit', ...beside]] : []),
    ...(inWorkerd.length > 0 ? [['run', '--project', 'workerd', ...inWorkerd]] : []),
    ['related', '--run', '--project', 'unit', file],
  ];
}

const copy = copyOfTree();
let killed = 0;
const mutants = drawn();
if (mutants.length === 0) throw new Error('There is nothing to break there.');
/** Tests that pass when nothing is broken: those that fail anyway would notice everything. */
const sound = new Set<string>();
try {
  for (const mutant of mutants) {
    const path = join(copy, mutant.file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, withMutant(text, mutant));
    const way = waysFor(copy, mutant).find((args) => isNoticed(copy, args));
    writeFileSync(path, text);
    if (way && !sound.has(way.join(' ')) && isNoticed(copy, way))
      throw new Error(`The tests of ${mutant.file} fail, or take too long, before anything is broken.`);
    if (way) sound.add(way.join(' '));
    if (way) killed++;
    const what = `${mutant.file}:${mutant.line}  ${mutant.was}  →  ${mutant.is}`;
    console.log(`${way ? 'killed  ' : 'SURVIVED'}  ${what}`);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
const share = killed / mutants.length;
console.log(
  `${killed} of ${mutants.length} mutants are noticed (${(share * 100).toFixed(0)} %, goal ${GOAL * 100} %)`,
);
process.exit(share >= GOAL ? 0 : 1);
