// `npm run map`: draws the tree of folders and who imports whom into docs/architecture.md. house.test.ts fails when it is old.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { FOLDERS } from './folders.ts';
import { filesBelow, imports, inside } from './source/imports.ts';

const FILE = join(resolve(import.meta.dirname, '..'), 'docs/architecture.md');
const [BEGIN, END] = ['<!-- drawn by `npm run map` -->', '<!-- end of the drawing -->'];

/** Folders of which the tree shows what is in them; of `app` and `workers` it does so anyway. */
const OPENED = [
  ...['app/client', 'app/contracts', 'app/domain', 'app/fitting-room', 'app/screens', 'app/ui'],
  ...['app/domain/styling', 'app/fitting-room/cloth', 'app/fitting-room/clothes-removal', 'app/screens/home'],
  ...['workers/adapters', 'workers/background', 'workers/db', 'workers/site', 'workers/usecases'],
  'workers/site/api',
];

const isSource = (file: string) =>
  /\.(tsx?|css|woff2)$/.test(file) && !/\.test\.|\.d\.ts$|\/golden\//.test(file);

/** Every folder that the tree shows, and how many source files it holds with all that is in it. */
function shownFolders(): Map<string, number> {
  const found = new Map<string, number>();
  for (const file of [...filesBelow('app'), ...filesBelow('workers')].filter(isSource))
    for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) {
      const above = dirname(folder);
      const isShown = ['.', 'app', 'workers', ...OPENED].includes(above);
      if (isShown) found.set(folder, (found.get(folder) ?? 0) + 1);
    }
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Folders of the tree without a line in scripts/folders.ts, and lines there without a folder. */
export function unmatchedFolders(): { withoutLine: string[]; withoutFolder: string[] } {
  const shown = shownFolders();
  return {
    withoutLine: [...shown.keys()].filter((folder) => !FOLDERS[folder]),
    withoutFolder: Object.keys(FOLDERS).filter((folder) => !shown.has(folder)),
  };
}

function tree(above: 'app' | 'workers'): string[] {
  const lines = [...shownFolders()].filter(([folder]) => inside(folder, above));
  return lines.map(([folder, files]) => {
    const names = folder.split('/');
    const name = `${'  '.repeat(names.length - 1)}${names.at(-1)}/`;
    return `${name.padEnd(26)}${String(files).padStart(4)}  ${FOLDERS[folder] ?? ''}`;
  });
}

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

/** Markdown: the tree, then who imports whom: folders of app/ and workers/ as a diagram, use cases and fitting room as tables. */
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
    ...['```', ...tree('app'), '', ...tree('workers'), '```', '', '## Who imports whom', ''],
    ...['Imports run downward only.', ''],
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
