// Takes one protection of docs/security.md out of the code at a time, in a copy of this folder, and runs the test that should
// notice. Part of `npm run test:long`; alone: `node scripts/protections/remove-protections.ts [number …]`. A removal that nothing notices
// is a test that proves nothing.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { PROTECTIONS } from './protections.ts';
import { ROOT, toolEnv } from '../local/processes.ts';
import { copyOfTree } from '../source/copy-tree.ts';

/** Whether the named test passes in this folder. */
function passes(folder: string, file: string, title: string): boolean {
  const project = file.includes('.workerd.') ? 'workerd' : 'unit*';
  const name = title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/%[si]/g, '.*');
  const args = [
    'run',
    '--project',
    project,
    file,
    '-t',
    name,
    '--testTimeout',
    '120000',
    '--passWithNoTests=false',
  ];
  const run = spawnSync(join(ROOT, 'node_modules/.bin/vitest'), args, {
    cwd: folder,
    env: toolEnv({ FORCE_COLOR: '0' }),
    encoding: 'utf8',
  });
  const ran = /Tests .*\b\d+ (passed|failed)/.test(stripVTControlCharacters(run.stdout));
  // Nothing ran: the copy does not compile, which any test would notice; here it would prove nothing.
  if (!ran) throw new Error(`${file}: no test ran.\n${run.stdout.slice(-2000)}\n${run.stderr.slice(-2000)}`);
  return run.status === 0;
}

const asked = process.argv.slice(2).map(Number).filter(Number.isInteger);
const chosen = PROTECTIONS.filter((_, i) => asked.length === 0 || asked.includes(i + 1));
const copy = copyOfTree();
let noticed = 0;
try {
  for (const { name, file, take, give, test } of chosen) {
    const path = join(copy, file);
    const source = readFileSync(path, 'utf8');
    if (source.split(take).length !== 2) throw new Error(`${name}: ${file} does not hold it once: ${take}`);
    writeFileSync(
      path,
      source.replace(take, () => give),
    );
    const isNoticed = !passes(copy, test.file, test.title);
    writeFileSync(path, source);
    if (isNoticed) noticed++;
    console.log(`${isNoticed ? 'noticed' : 'NOT NOTICED'}  ${name}`);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
console.log(`${noticed} of ${chosen.length} removals are noticed`);
process.exit(noticed === chosen.length ? 0 : 1);
