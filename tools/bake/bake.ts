// `npm run bake -- jeans`: bakes the garments whose names begin so, a worker per core, into .cache/bake, and shows what changed on
// a contact sheet. `--publish` puts them where the site reads them; `--draft` is coarse and quick, for looking.
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { readPng, writePng } from '../../tests/people/png.ts';
import { contactSheet } from './maps/proof.ts';
import { WARDROBE } from './garments/wardrobe.ts';
import type { BakeReport } from './bake-worker.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const OUT = join(ROOT, '.cache/bake');
const SITE = join(ROOT, 'public/garments');
const LIST = join(ROOT, 'app/fitting-room/baked-cloth/published-bakes.ts');
const CORES = 2;

const hashOf = (path: string): string =>
  createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 12);

/** Runs all names through workers, each taking the next one when it is done. */
async function bakeAll(names: readonly string[], isDraft: boolean): Promise<BakeReport[]> {
  const [waiting, reports] = [[...names], [] as BakeReport[]];
  const run = (): Promise<void> => {
    const name = waiting.shift();
    if (name === undefined) return Promise.resolve();
    return new Promise<void>((done, fail) => {
      const worker = new Worker(new URL('./bake-worker.ts', import.meta.url), {
        workerData: { name, isDraft, out: OUT },
      });
      worker.once('error', fail);
      worker.once('message', (report: BakeReport) => {
        console.info(
          `${name}: ${report.vertices} vertices, ${report.springs} springs, stretched by ${report.stretch} %, ${report.seconds} s, ${report.kilobytes} KB`,
        );
        reports.push(report);
        done();
      });
    }).then(run);
  };
  await Promise.all(Array.from({ length: CORES }, run));
  return reports;
}

/** Whether the site has other bytes, or none. */
const isChanged = (name: string): boolean => !existsSync(join(SITE, publishedName(name)));
const publishedName = (name: string): string => `${name}.${hashOf(join(OUT, `${name}.cloth`))}.cloth`;

function publish(names: readonly string[]): void {
  mkdirSync(SITE, { recursive: true });
  for (const name of names) {
    for (const old of readdirSync(SITE).filter((file) => file.startsWith(`${name}.`)))
      rmSync(join(SITE, old));
    copyFileSync(join(OUT, `${name}.cloth`), join(SITE, publishedName(name)));
  }
  const files = readdirSync(SITE)
    .filter((file) => file.endsWith('.cloth'))
    .toSorted();
  const listed = (value: (file: string) => string): string =>
    files
      .map((file) => {
        const name = file.split('.')[0]!;
        return `  ${name.includes('-') ? `'${name}'` : name}: ${value(file)},\n`;
      })
      .join('');
  const named = `export const PUBLISHED_BAKES: Readonly<Record<string, string>> = {\n${listed((file) => `'${file}'`)}};\n`;
  const sized = `export const PUBLISHED_BYTES: Readonly<Record<string, number>> = {\n${listed((file) => `${statSync(join(SITE, file)).size}`)}};\n`;
  writeFileSync(
    LIST,
    `// Written by \`npm run bake -- --publish\`: the files of maps in public/garments, by the name of their pattern.\n${named}\n// How large they are.\n${sized}`,
  );
}

const wanted: readonly string[] = process.argv
  .slice(2)
  .filter((argument: string) => !argument.startsWith('--'));
const names = [...WARDROBE.keys()].filter(
  (name) => wanted.length === 0 || wanted.some((w) => name.startsWith(w)),
);
mkdirSync(OUT, { recursive: true });
const start = performance.now();
const reports = await bakeAll(names, process.argv.includes('--draft'));
const changed = names.filter(isChanged);
if (changed.length > 0) {
  const proofs = await Promise.all(changed.map((name) => readPng(readFileSync(join(OUT, `${name}.png`)))));
  writeFileSync(join(OUT, 'sheet.png'), await writePng(contactSheet(proofs)));
  console.info(`Changed: ${changed.join(', ')} (${join(OUT, 'sheet.png')})`);
}
const { user, system } = process.cpuUsage();
console.info(
  `${reports.length} garments in ${Math.round((performance.now() - start) / 1000)} s, ${Math.round((user + system) / 1e6)} s of CPU`,
);
if (process.argv.includes('--publish')) publish(names);
