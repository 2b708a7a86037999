import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../scripts/local/processes.ts';

export interface BenchRow {
  what: string;
  figure: string;
  target?: string;
}

export const machine = (): string =>
  `${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} x ${cpus()[0]?.model ?? 'cpu'}, Node ${process.version}`;

export function printRows(rows: BenchRow[]): void {
  const width = Math.max(...rows.map((r) => r.what.length));
  for (const row of rows) {
    console.log(`${row.what.padEnd(width)}  ${row.figure}${row.target ? `  (target ${row.target})` : ''}`);
  }
}

const DOCUMENT = join(ROOT, 'docs/benchmarks.md');

/** The first number of a figure that docs/benchmarks.md keeps. */
export function keptFigure(what: string): number {
  const row = readFileSync(DOCUMENT, 'utf8')
    .split('\n')
    .find((line) => line.startsWith(`| ${what} |`));
  const figure = parseFloat(row?.split('|')[2] ?? '');
  if (Number.isNaN(figure)) throw new Error(`docs/benchmarks.md keeps no figure '${what}'.`);
  return figure;
}

/** Puts the rows of a part in place of the last ones, between its marks in docs/benchmarks.md. */
export function keepRows(part: string, rows: BenchRow[]): void {
  const text = readFileSync(DOCUMENT, 'utf8');
  const [open, close] = [`<!-- ${part} -->`, `<!-- /${part} -->`];
  const [from, to] = [text.indexOf(open), text.indexOf(close)];
  if (from === -1 || to < from) throw new Error(`docs/benchmarks.md has no place for '${part}'.`);
  const lines = rows.map(({ what, figure, target = '' }) => `| ${what} | ${figure} | ${target} |`);
  const table = ['| what | figure | target |', '|---|---|---|', ...lines].join('\n');
  const block = `${open}\n\n${machine()}\n\n${table}\n\n`;
  writeFileSync(DOCUMENT, text.slice(0, from) + block + text.slice(to));
}
