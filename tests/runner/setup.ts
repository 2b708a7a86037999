import fc from 'fast-check';
import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';
import { consoleErrors } from './console-errors.ts';
import { LONG } from './long-run.ts';

// What the build writes into the Workers.
Object.assign(globalThis, { __LOCAL_BUILD__: true });

// The same examples on every machine: a change is what turns a test red, never luck. New ones are drawn in the long run.
if (!LONG) fc.configureGlobal({ seed: 20261129 });

// A surprise console.error fails the test. One that is expected is said with `expectConsoleError`.
// The log of refusals (on-error.ts) would drown the report.
vi.spyOn(console, 'info').mockImplementation(() => undefined);
// What a consumer that died in an earlier test says when its five minutes are over: on a slow machine another test runs by then.
const isOfAnEarlierTest = (call: unknown[]): boolean =>
  String(call[0]).includes('No end after five minutes.');
let spy: MockInstance<typeof console.error>;
beforeEach(() => {
  consoleErrors.expected = 0;
  spy = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  const surprises = spy.mock.calls.slice(consoleErrors.expected).filter((call) => !isOfAnEarlierTest(call));
  spy.mockRestore();
  expect(surprises, 'console.error was called').toEqual([]);
});
