import { expect, test, vi } from 'vitest';
import { firstFailure, judge, limitOf, type Outcome } from './mutants-trial.ts';
import type { Wave } from './mutants-waves.ts';

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

test.each([
  [
    ' FAIL  |unit| app/rain.test.ts > rain is wet\nAssertionError: expected 1 to be 2\n',
    'app/rain.test.ts > rain is wet: AssertionError: expected 1 to be 2',
  ],
  [
    ' FAIL   unit  tests/words.test.ts [ tests/words.test.ts ]\nError: Command failed: git ls-files\n',
    'tests/words.test.ts [ tests/words.test.ts ]: Error: Command failed: git ls-files',
  ],
  ['', 'no report'],
])('what failed first is told in a line (%#)', (report, line) => {
  expect(firstFailure(report)).toBe(line);
});
