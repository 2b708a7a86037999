// `npm run mutate [how many] [seed] [path …] [-- --near]`: breaks one small thing at a time, in a copy of this folder, and runs the tests
// that reach that file, the nearest first. A change that nothing notices is printed: it wants a test, or a line in
// scripts/mutation/equal-mutants.ts. A file whose tests fail before anything is broken is told and left out; others are drawn instead.
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seededRandom } from '../app/domain/styling/seeded-random.ts';
import { ROOT, scratchFolder } from './local/processes.ts';
import { copyOfTree } from './source/copy-tree.ts';
import { isEqual } from './mutation/known-equal.ts';
import { judge, runWave, stopTests, type Baselines, type Verdict } from './mutation/trial.ts';
import { allImports, wavesFor, type Wave } from './mutation/test-waves.ts';
import { mutantsOf, withMutant, type Mutant } from './mutation/mutants.ts';

/** Where a wrong change would hurt most: the rules, the use cases, the locks of face and hands. */
const PATHS = [
  'app/domain/**/*.ts',
  'workers/usecases/**/*.ts',
  'app/fitting-room/person/face-lock.ts',
  'app/fitting-room/generated-pictures/picture-lock.ts',
];
const GOAL = 0.85;

const isNumber = (word: string): boolean => /^\d+$/.test(word);
const args: string[] = process.argv.slice(2);
const NEAR = args.includes('--near');
const words = args.filter((word) => word !== '--near');
const [count = 30, seed = 1] = words.filter(isNumber).map(Number);
const paths = words.filter((word: string) => !isNumber(word));

function filesIn(patterns: readonly string[]): string[] {
  return globSync([...patterns], { cwd: ROOT }).filter(
    (file) => !/\.test\.ts$|\.workerd\.ts$|\.d\.ts$/.test(file),
  );
}

/** All of them in the order that the seed draws, each equally likely; those known to change nothing are left out. */
function inDrawnOrder(): Mutant[] {
  const all = filesIn(paths.length ? paths : PATHS)
    .flatMap((file) => mutantsOf(file, readFileSync(join(ROOT, file), 'utf8')))
    .filter((mutant) => !isEqual(mutant));
  const keyed = all.map((mutant) => ({
    mutant,
    key: seededRandom(`${seed} ${mutant.file} ${mutant.from}`).next(),
  }));
  return keyed.sort((a, b) => a.key - b.key).map(({ mutant }) => mutant);
}

const order = inDrawnOrder();
if (order.length === 0) throw new Error('There is nothing to break there.');
const edges = allImports();
const copy = copyOfTree();
const scratch = mkdtempSync(join(scratchFolder(), 'stylecast-mutants-'));
process.on('exit', () => {
  stopTests();
  for (const folder of [copy, scratch]) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));

/** `--near`, for whoever writes tests: the three nearest alone, which say in seconds what they leave. */
const wavesOf = (file: string): Wave[] => wavesFor(file, edges).slice(0, NEAR ? 1 : Infinity);

const baselines: Baselines = new Map();
async function trial(mutant: Mutant): Promise<Verdict> {
  const path = join(copy, mutant.file);
  const text = readFileSync(path, 'utf8');
  const run = (wave: Wave, limitMs: number) => runWave(copy, scratch, wave, mutant.file, limitMs);
  const runBroken = async (wave: Wave, limitMs: number) => {
    writeFileSync(path, withMutant(text, mutant));
    return run(wave, limitMs).finally(() => writeFileSync(path, text));
  };
  return judge(wavesOf(mutant.file), runBroken, run, baselines);
}

const whatOf = ({ file, line, column, was, is }: Mutant): string =>
  `${file}:${line}:${column}  ${was.replace(/\s+/g, ' ')}  →  ${is}`;
const survivors: Mutant[] = [];
const unsound = new Set<string>();
let killed = 0;
for (const mutant of order) {
  if (killed + survivors.length === count) break;
  if (unsound.has(mutant.file)) continue;
  const begun = Date.now();
  const { kind, why } = await trial(mutant);
  const seconds = ((Date.now() - begun) / 1000).toFixed(0);
  if (kind === 'killed') killed++;
  if (kind === 'survived') survivors.push(mutant);
  if (kind === 'unsound') {
    unsound.add(mutant.file);
    console.log(`left out  ${mutant.file}: its tests fail before anything is broken: ${why}`);
  } else {
    const by = kind === 'killed' ? `  (${seconds} s, ${why})` : `  (${seconds} s)`;
    console.log(`${kind === 'killed' ? 'killed  ' : 'SURVIVED'}  ${whatOf(mutant)}${by}`);
  }
}
const drawn = killed + survivors.length;
if (survivors.length > 0) console.log(`\nSurvivors:\n${survivors.map((m) => `  ${whatOf(m)}`).join('\n')}`);
const share = drawn === 0 ? 0 : killed / drawn;
console.log(
  `${killed} killed of ${drawn} drawn (${(share * 100).toFixed(0)} %, goal ${GOAL * 100} %), ` +
    `${survivors.length} survived, ${unsound.size} files left out`,
);
process.exit(share >= GOAL ? 0 : 1);
