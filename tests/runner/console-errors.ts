// Beside setup.ts, which is read anew for each file of tests; this is read once a runner.
export const consoleErrors = { expected: 0 };

/** The next `times` calls of console.error in this test are part of the behavior. */
export function expectConsoleError(times = 1): void {
  consoleErrors.expected += times;
}
