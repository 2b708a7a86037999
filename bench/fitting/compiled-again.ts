// What V8 compiles again for every picture: machine code dies with the last closure that runs it
// (docs/decisions/machine-code-outlives-a-render.md). `npm run bench -- compiled-again`.
import { spawnSync } from 'node:child_process';
import { LOOKS } from '../../tests/samples/looks.ts';
import { GOOD_PEOPLE } from '../../tests/people/load-person.ts';
import type { BenchRow } from '../results-table.ts';
import { dressOnce, filesOf, MEASURED_LOOKS } from './render-cost.ts';

/** The first round compiles what is new; only what the others compile is waste. */
const ROUNDS = 3;
const MARK = 'ROUND';
const [AS_CHILD, MOST_OUTPUT] = ['--dress', 1 << 29];
const SHOWN = 8;

/** A first picture and a later one, of each person in each look. */
async function dressAll(): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    console.log(MARK, round);
    for (const name of GOOD_PEOPLE)
      for (const title of MEASURED_LOOKS) {
        const { reading } = await dressOnce(filesOf(name), LOOKS[title]!, null);
        await dressOnce(filesOf(name), LOOKS[title]!, reading ?? null);
      }
  }
}

interface Compiled {
  count: number;
  ms: number;
}

const COMPILED = /completed compiling .* took ([\d.]+), ([\d.]+), ([\d.]+) ms/;
const FILE = /([^/]+\.[jt]s)/;

/** By file, of all rounds but the first. */
function readTrace(trace: string): Map<string, Compiled> {
  const files = new Map<string, Compiled>();
  const again = trace.slice(trace.indexOf(`${MARK} 1`));
  for (const line of again.split('\n')) {
    const found = COMPILED.exec(line);
    if (!found) continue;
    const file = FILE.exec(line)?.[1] ?? 'no file';
    const known = files.get(file) ?? { count: 0, ms: 0 };
    known.count++;
    known.ms += found.slice(1).reduce((sum, part) => sum + Number(part), 0);
    files.set(file, known);
  }
  return files;
}

/** In ms of a compiler that runs beside the render, on another core where there is one. */
export function benchCompiledAgain(): BenchRow[] {
  const args = ['--trace-opt', '--trace-file-names', import.meta.filename, AS_CHILD];
  const { stdout, status } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: MOST_OUTPUT });
  if (status !== 0) throw new Error('The child that dresses everybody did not end well.');
  const pairs = (ROUNDS - 1) * GOOD_PEOPLE.length * MEASURED_LOOKS.length;
  const said = ({ count, ms }: Compiled): string =>
    `${(count / pairs).toFixed(1)} compilations, ${(ms / pairs).toFixed(0)} ms`;
  const files = [...readTrace(stdout)].sort(([, a], [, b]) => b.ms - a.ms);
  const all = files.reduce((sum, [, { count, ms }]) => ({ count: sum.count + count, ms: sum.ms + ms }), {
    count: 0,
    ms: 0,
  });
  return [
    { what: 'Compiled again for a first picture and a later one', figure: said(all) },
    ...files.slice(0, SHOWN).map(([file, one]) => ({ what: `… of it in ${file}`, figure: said(one) })),
  ];
}

if (process.argv[2] === AS_CHILD) await dressAll();
