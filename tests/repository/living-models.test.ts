import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { DEFAULTS, livingModels } from '../../bench/providers/living-models.ts';
import { endOf } from '../../workers/adapters/ai-models/model-ends.ts';
import { expectConsoleError } from '../runner/console-errors.ts';

afterEach(() => {
  process.exitCode = undefined;
});

test('npm run bench:providers fails loudly where a default has ended, and names its successor', () => {
  const day = Date.UTC(2026, 9, 29);
  expectConsoleError();
  const [row] = livingModels(['gemini-3.1-flash-image'], day);
  expect(row?.figure).toBe('ends on 2026-10-29');
  expect(process.exitCode).toBe(1);
});

test('the day before, and of models without an announced end, it is content', () => {
  livingModels(['gemini-3.1-flash-image', 'gemini-nano-banana-2.1'], Date.UTC(2026, 9, 28));
  expect(process.exitCode).toBeUndefined();
});

test('no default of ours has an announced end', () => {
  expect(DEFAULTS.filter((id) => endOf(id) !== null)).toEqual([]);
});

test('every default is looked at, films among them, and stands in the table of docs/providers.md', () => {
  const table = readFileSync(join(import.meta.dirname, '../../docs/providers.md'), 'utf8')
    .split('\n')
    .filter((line) => line.split('|').length === 7)
    .join('\n');
  expect(DEFAULTS).toContain('gen4_turbo');
  expect(DEFAULTS.filter((id) => !table.includes(`\`${id}\``))).toEqual([]);
});
