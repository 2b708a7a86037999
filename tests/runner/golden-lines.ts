// Golden lines: what was said or chosen, line by line. A change that anyone could see must be looked at before it is kept.
// After looking, store the new lines with `UPDATE_GOLDEN=1 npx vitest run --project unit golden`, and read the diff.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect } from 'vitest';

export function expectGolden(path: string, lines: readonly string[]): void {
  if (process.env['UPDATE_GOLDEN'] === '1') {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${lines.join('\n')}\n`);
  }
  const golden = readFileSync(path, 'utf8').trimEnd().split('\n');
  const hint = 'Changed on purpose? Run this test again with UPDATE_GOLDEN=1 and read the diff.';
  for (const [at, line] of lines.entries()) expect(line, hint).toBe(golden[at]);
  expect(golden, hint).toHaveLength(lines.length);
}

/** Sums of many numbers may end otherwise on another machine. */
const rounded = (_key: string, value: unknown) =>
  typeof value === 'number' ? Number(value.toFixed(4)) : value;

/** Eight letters that stand for numbers nobody reads line by line. */
export const shortHash = (value: unknown): string =>
  createHash('sha1').update(JSON.stringify(value, rounded)).digest('hex').slice(0, 8);
