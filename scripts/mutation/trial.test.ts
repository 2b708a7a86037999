import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { ROOT } from '../local/processes.ts';
import { judge, limitOf, runWave, stopTests, type Outcome } from './trial.ts';
import type { Wave } from './test-waves.ts';

const near: Wave = { project: 'unit', tests: ['near.test.ts'] };
const far: Wave = { project: 'workerd', tests: ['far.workerd.test.ts'] };
const passed: Outcome = { kind: 'passed', why: '', ms: 1000 };
const failed: Outcome = { kind: 'failed', why: 'it was 2', ms: 1000 };
const late: Outcome = { kind: 'late', why: 'not done after 105 s', ms: 105_000 };
const says = (outcome: Outcome) => vi.fn((_wave: Wave, _limitMs: number) => Promise.resolve(outcome));
const waves = (run: ReturnType<typeof says>) => run.mock.calls.map(([wave]) => wave);

test('what no wave notices survives, and all of them were asked', async () => {
  const broken = says(passed);
  const sound = says(passed);
  expect(await judge([near, far], broken, sound, new Map())).toEqual({ kind: 'survived', why: '' });
  expect(waves(broken)).toEqual([near, far]);
  expect(sound).not.toHaveBeenCalled();
});

test('the first wave that fails kills, and so does one that never ends', async () => {
  for (const outcome of [failed, late]) {
    const broken = says(outcome);
    expect(await judge([near, far], broken, says(passed), new Map())).toEqual({
      kind: 'killed',
      why: outcome.why,
    });
    expect(waves(broken)).toEqual([near]);
  }
});

test('tests that fail, or never end, on the unbroken code as well prove nothing, and say why', async () => {
  for (const outcome of [failed, late])
    expect(await judge([near], says(failed), says(outcome), new Map())).toEqual({
      kind: 'unsound',
      why: outcome.why,
    });
});

test('a wave that is slow on the unbroken code too gets three times as long before it counts as endless', async () => {
  const slow: Outcome = { ...passed, ms: 100_000 };
  const broken = says(passed).mockResolvedValueOnce(late);
  expect((await judge([near], broken, says(slow), new Map())).kind).toBe('survived');
  expect(broken.mock.calls).toEqual([
    [near, limitOf(near)],
    [near, 300_000],
  ]);
  expect((await judge([near], says(late), says(slow), new Map())).kind).toBe('killed');
});

test('the unbroken code is asked once for each wave', async () => {
  const sound = says(passed);
  const baselines = new Map<string, Outcome>();
  for (const wave of [near, near, far]) await judge([wave], says(failed), sound, baselines);
  expect(waves(sound)).toEqual([near, far]);
});

test('a runner that stays notices what is broken, mended, and never ends', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stylecast-trial-'));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const sums = (op: string) => `export const sum = (a, b) => { ${op} };`;
  mkdirSync(join(folder, 'scripts'));
  cpSync(join(ROOT, 'scripts/mutation/test-runner.ts'), join(folder, 'scripts/mutation/test-runner.ts'));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  write('package.json', '{ "type": "module" }');
  write(
    'vitest.config.js',
    'export default { test: { projects: [{ test: { name: "unit", isolate: false } }] } };',
  );
  write('sum.js', sums('return a + b'));
  write(
    'sum.test.js',
    'import { expect, test } from "vitest"; import { sum } from "./sum.js"; test("adds", () => expect(sum(1, 2)).toBe(3));',
  );
  const run = (op: string, limitMs: number, changed = 'sum.js') => {
    write('sum.js', sums(op));
    return runWave(folder, folder, { project: 'unit', tests: ['sum.test.js'] }, changed, limitMs);
  };
  try {
    expect(await run('return a + b', 60_000)).toMatchObject({ kind: 'passed' });
    const broken = await run('return a - b', 60_000);
    expect(broken).toMatchObject({
      kind: 'failed',
      why: 'sum.test.js > adds: expected -1 to be 3 // Object.is equality',
    });
    const turnOfAnother = await run('return a + b', 60_000, 'another.js');
    expect(turnOfAnother, 'what was mended since').toMatchObject({ kind: 'passed' });
    expect(await run('for (;;);', 2000)).toMatchObject({ kind: 'late', why: 'not done after 2 s' });
    expect(await run('return a + b', 60_000)).toMatchObject({ kind: 'passed' });
  } finally {
    stopTests();
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
});
