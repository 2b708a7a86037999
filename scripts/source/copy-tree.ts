// A copy of this folder to break code in: what tests need, the packages by a link.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../local/processes.ts';

const COPIED = ['app', 'workers', 'tests', 'scripts', 'migrations', 'public', 'docs', 'vitest.config.ts'];
const ALSO = [
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'wrangler.toml',
  'house.test.ts',
  '.gitignore',
];

/** @returns the copy's folder; who asked for it removes it. */
export function copyOfTree(): string {
  const copy = mkdtempSync(join(tmpdir(), 'stylecast-copy-'));
  const isWanted = (path: string) => !/[\\/]\.wrangler([\\/]|$)|[\\/]public[\\/]models([\\/]|$)/.test(path);
  for (const name of [...COPIED, ...ALSO])
    cpSync(join(ROOT, name), join(copy, name), { recursive: true, filter: isWanted });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  // Tests ask git which files are ours.
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
  return copy;
}
