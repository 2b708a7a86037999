import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';

// What the build writes into the Workers.
Object.assign(globalThis, { __LOCAL_BUILD__: true });

// A surprise console.error fails the test. One that is expected is said with `expectConsoleError`.
let expected = 0;
// The log of refusals (on-error.ts) would drown the report.
vi.spyOn(console, 'info').mockImplementation(() => undefined);
let spy: MockInstance<typeof console.error>;
beforeEach(() => {
  expected = 0;
  spy = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  const surprises = spy.mock.calls.slice(expected);
  spy.mockRestore();
  expect(surprises, 'console.error was called').toEqual([]);
});

/** The next `times` calls of console.error in this test are part of the behaviour. */
export function expectConsoleError(times = 1): void {
  expected += times;
}
