// `npm run map`: draws who imports whom into docs/architecture.md. house.test.ts fails when the drawing is old.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { imports } from './source/imports.ts';

const FILE = join(resolve(import.meta.dirname, '..'), 'docs/architecture.md');
const [BEGIN, END] = ['<!-- drawn by `npm run map` -->', '<!-- end of the drawing -->'];

/** The folder of a file that is `depth` names long; null for a file that lies higher, and for libraries. */
const roomOf = (path: string, above: string, depth: number): string | null => {
  const names = path.split('/');
  return path.startsWith(above) && names.length > depth ? names.slice(0, depth).join('/') : null;
};

/** What the files of each room import of other rooms. */
function neighbors(above: string, depth: number): [string, string[]][] {
  const found = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [a, b] = [roomOf(from, above, depth), roomOf(to, above, depth)];
    if (!a) continue;
    const own = found.get(a) ?? new Set();
    if (b && a !== b) own.add(b);
    found.set(a, own);
  }
  return [...found].sort().map(([room, others]) => [room, [...others].sort()]);
}

const last = (room: string) => room.split('/').at(-1) ?? room;

/** Markdown: the rooms of app/ and workers/ as a diagram, the subjects of the use cases and the fitting room as tables. */
export function drawnMap(): string {
  const arrows = [...neighbors('app/', 2), ...neighbors('workers/', 2)].flatMap(([room, others]) =>
    others.map((other) => `  ${room} --> ${other}`),
  );
  const table = (above: string) => [
    `| ${above} | imports |`,
    '|---|---|',
    ...neighbors(`${above}/`, 3).map(
      ([room, others]) => `| ${last(room)} | ${others.map(last).join(', ')} |`,
    ),
  ];
  return [
    ...['```mermaid', 'graph TD', ...arrows, '```', ''],
    ...[...table('workers/usecases'), '', ...table('app/fitting-room')],
  ].join('\n');
}

const parts = (text: string): [string, string, string] => {
  const [from, to] = [text.indexOf(BEGIN) + BEGIN.length, text.indexOf(END)];
  if (to < from) throw new Error(`${FILE} has no place for the drawing: ${BEGIN} … ${END}`);
  return [text.slice(0, from), text.slice(from, to).trim(), text.slice(to)];
};

/** The drawing as docs/architecture.md has it. */
export const keptMap = (): string => parts(readFileSync(FILE, 'utf8'))[1];

if (import.meta.main) {
  const [before, , after] = parts(readFileSync(FILE, 'utf8'));
  writeFileSync(FILE, `${before}\n\n${drawnMap()}\n\n${after}`);
  console.log('docs/architecture.md is drawn.');
}
