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
/** A mutant that runs on and on is noticed as well. */
const LONGEST_MS = 300_000;

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
function isNoticed(folder: string, args: string[]): boolean {
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

/** Its unit tests, and in workers those beside it that run in workerd. */
function isKilled(folder: string, { file }: Mutant): boolean {
  if (isNoticed(folder, ['related', '--run', '--project', 'unit', file])) return true;
  const beside = globSync(`${dirname(file)}/*.workerd.test.ts`, { cwd: folder });
  return beside.length > 0 && isNoticed(folder, ['run', '--project', 'workerd', ...beside]);
}

const copy = copyOfTree();
let killed = 0;
const mutants = drawn();
if (mutants.length === 0) throw new Error('There is nothing to break there.');
/** Files whose tests pass as they are: where they fail anyway they would notice everything. */
const sound = new Set<string>();
try {
  for (const mutant of mutants) {
    const path = join(copy, mutant.file);
    const text = readFileSync(path, 'utf8');
    if (!sound.has(mutant.file) && isKilled(copy, mutant))
      throw new Error(`The tests of ${mutant.file} fail, or take too long, before anything is broken.`);
    sound.add(mutant.file);
    writeFileSync(path, withMutant(text, mutant));
    const noticed = isKilled(copy, mutant);
    writeFileSync(path, text);
    if (noticed) killed++;
    const what = `${mutant.file}:${mutant.line}  ${mutant.was}  →  ${mutant.is}`;
    console.log(`${noticed ? 'killed  ' : 'SURVIVED'}  ${what}`);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
const share = killed / mutants.length;
console.log(
  `${killed} of ${mutants.length} mutants are noticed (${(share * 100).toFixed(0)} %, goal ${GOAL * 100} %)`,
);
process.exit(share >= GOAL ? 0 : 1);
