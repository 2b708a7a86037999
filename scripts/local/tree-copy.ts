// A copy of this folder to break code in: what tests need, the packages by a link.
import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './tools.ts';

const COPIED = ['app', 'workers', 'tests', 'scripts', 'migrations', 'public', 'docs', 'vitest.config.ts'];
const ALSO = ['package.json', 'tsconfig.json', 'vite.config.ts', 'wrangler.toml', 'house.test.ts'];

/** @returns the copy's folder; who asked for it removes it. */
export function copyOfTree(): string {
  const copy = mkdtempSync(join(tmpdir(), 'stylecast-copy-'));
  const isWanted = (path: string) => !/[\\/]\.wrangler([\\/]|$)|[\\/]public[\\/]models([\\/]|$)/.test(path);
  for (const name of [...COPIED, ...ALSO])
    cpSync(join(ROOT, name), join(copy, name), { recursive: true, filter: isWanted });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}
