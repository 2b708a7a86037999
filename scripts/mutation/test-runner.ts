// The child process of trial.ts: one vitest that stays, so that a wave costs its tests and not vitest's start.
// Hears { tests, changed }: test files and the file that was broken or mended, all below the folder it runs in.
import { join } from 'node:path';
import { createVitest, type TestModule } from 'vitest/node';

const [project = 'unit'] = process.argv.slice(2);
const root = process.cwd();
process.env['STYLECAST_REREAD'] = '1';
const vitest = await createVitest(
  'test',
  // Mutants reach the tests of screens too.
  { root, watch: true, project: [`${project}*`], bail: 1, reporters: [{}], retry: 0 },
  // Who breaks a file says so: nothing is watched.
  { server: { watch: null } },
);
const all = await vitest.globTestSpecifications();

/** The first test that failed, and what it said. */
function whyFailed(module: TestModule): string {
  const [test] = module.children.allTests('failed');
  const [error] = test?.result().errors ?? module.errors();
  const name = [module.relativeModuleId, test?.fullName].filter(Boolean).join(' > ');
  return `${name.slice(0, 140)}: ${error?.message.split('\n')[0]?.slice(0, 160) ?? 'no report'}`;
}

/** What was broken before is mended by now: another file's turn must not find it broken still. */
let before: string | undefined;

/** @returns why the tests failed, or null where all passed. */
async function runTests(tests: readonly string[], changed: string): Promise<string | null> {
  const wanted = new Set(tests.map((test) => join(root, test)));
  for (const file of new Set([before ?? changed, changed])) vitest.invalidateFile(join(root, file));
  before = changed;
  // What an earlier run found is not counted again: `bail` would end this one at once.
  vitest.state.filesMap.clear();
  vitest.state.idMap.clear();
  const { testModules, unhandledErrors } = await vitest.rerunTestSpecifications(
    all.filter(({ moduleId }) => wanted.has(moduleId)),
    false,
  );
  const failed = testModules.find((module) => !module.ok());
  if (failed) return whyFailed(failed);
  if (testModules.length < wanted.size) return 'not all of the tests ran';
  return unhandledErrors.length > 0 ? String(unhandledErrors[0]) : null;
}

process.on('message', ({ tests, changed }: { tests: string[]; changed: string }) => {
  runTests(tests, changed).then(
    (why) => process.send?.({ why }),
    (error: unknown) => process.send?.({ why: String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));
