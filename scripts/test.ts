// `npm test`: types, lint and format, then unit tests, those in workerd and the browser's beside each other.
// `--long` runs the heavy suites at full size. Ends with a line of its own: N passed, N failed.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setPriority } from 'node:os';
import { chromium } from './local/chromium.ts';
import { endWithUs, ROOT, scratchFolder, toolEnv } from './local/processes.ts';

interface Tally {
  passed: number;
  failed: number;
}
const LONG = process.argv.includes('--long');
const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');
/** As many runners as cores: compiling on threads beside them only takes their turns. A fifth of a run's seconds. */
const V8_ON_ONE_THREAD = '--single-threaded';
const REPORTS = join(ROOT, '.cache', 'reports');

interface Place {
  /** Gives way to the others. */
  nice?: number;
  /**
   * A session of its own. Linux shares cores by sessions, and each Chromium and each server of the browser's suite is one: the
   * suites of one thread in a single session had half of what they need, and were left over, one core idle beside them.
   */
  isAlone?: boolean;
}

function runTool(
  tool: string,
  args: string[],
  env: Record<string, string> = {},
  { nice = 0, isAlone = false }: Place = {},
): Promise<number> {
  const child = spawn(join(ROOT, 'node_modules/.bin', tool), args, {
    cwd: ROOT,
    // What wrangler keeps in a home (~/.config) is kept in the project's cache.
    env: toolEnv({
      XDG_CONFIG_HOME: join(ROOT, '.cache', 'config'),
      ...(LONG ? { STYLECAST_LONG: '1', VITE_LONG: '1' } : {}),
      FORCE_COLOR: '0',
      ...env,
    }),
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: isAlone,
  });
  if (isAlone) endWithUs(child);
  if (nice > 0 && child.pid !== undefined) setPriority(child.pid, nice);
  return new Promise((done) => child.on('close', (code) => done(code ?? 1)));
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));

async function check(
  name: string,
  tool: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<Tally> {
  const begun = Date.now();
  const code = await runTool(tool, args, env);
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${((Date.now() - begun) / 1000).toFixed(1)} s)`);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Runs projects of vitest and counts from their own report; a run that reports nothing counts as failed. */
async function suite(
  projects: string[],
  { runners, env = {}, nice = 0 }: { runners: number; env?: Record<string, string>; nice?: number },
): Promise<Tally> {
  const name = projects.join('+');
  const report = join(REPORTS, `${name}.json`);
  rmSync(report, { force: true });
  const args = [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    `--maxWorkers=${runners}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const flags = { MINIFLARE_WORKERD_V8_FLAGS: V8_ON_ONE_THREAD, ...env };
  const code = await runTool('node', [V8_ON_ONE_THREAD, VITEST, ...args], flags, { nice, isAlone: true });
  const tally = readTally(report);
  if (code !== 0 && tally.failed === 0) {
    tally.failed = 1;
    failures.push(`${name}: an error outside of any test; look for "Unhandled" above.`);
  }
  if (tally.passed + tally.failed === 0) tally.failed = 1;
  return tally;
}

/** Thousands of commits to databases that live for a minute. */
async function workerdSuite(): Promise<Tally> {
  const TMPDIR = mkdtempSync(join(scratchFolder(), 'stylecast-workerd-'));
  return suite(['workerd'], { runners: 1, env: { TMPDIR } }).finally(() =>
    rmSync(TMPDIR, { recursive: true, force: true }),
  );
}

/** [seconds, file] of every test file that ran. */
const durations: [number, string][] = [];

/** Tests that passed at their second try only, and those that failed, with why (the first try) failed. */
const unsteady: string[] = [];
const failures: string[] = [];

/** What was thrown, what was waited for, and the first lines of ours on the way to it. */
function shortReason(message: string): string {
  const lines = message.replaceAll(/\u001b\[\d+m/g, '').split('\n');
  const awaited = lines.find((line) => line.includes('waiting for'))?.trim();
  const ours = lines
    .filter((line) => line.includes(ROOT) && !line.includes('node_modules'))
    .map((line) => /([^/]+\.tsx?)[^:]*:(\d+)/.exec(line.slice(line.indexOf(ROOT) + ROOT.length)))
    .flatMap((found) => (found ? [`${found[1]}:${found[2]}`] : []));
  return [lines[0], awaited, ours.length > 0 ? `at ${ours.slice(0, 2).join(', ')}` : undefined]
    .filter((part) => part !== undefined)
    .join(' ');
}

function readTally(report: string): Tally {
  try {
    const read = JSON.parse(readFileSync(report, 'utf8')) as {
      numPassedTests: number;
      numFailedTests: number;
      testResults: {
        name: string;
        startTime: number;
        endTime: number;
        assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
      }[];
    };
    for (const { name, startTime, endTime, assertionResults } of read.testResults) {
      durations.push([(endTime - startTime) / 1000, relative(ROOT, name)]);
      for (const { fullName, status, failureMessages } of assertionResults) {
        if (failureMessages.length === 0) continue;
        const list = status === 'passed' ? unsteady : failures;
        list.push(`${relative(ROOT, name)}: ${fullName}\n    ${shortReason(failureMessages[0]!)}`);
      }
    }
    return { passed: read.numPassedTests, failed: read.numFailedTests };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** Unpacked before any runner asks for it. */
function browserStarts(): Tally {
  try {
    chromium();
    return { passed: 1, failed: 0 };
  } catch (error) {
    console.log(`FAIL ${error instanceof Error ? error.message : String(error)}`);
    return { passed: 0, failed: 1 };
  }
}

/** Takes protections out one by one: each removal must be noticed by the test that docs/security.md names. */
async function removals(): Promise<Tally> {
  return check('every removed protection is noticed', 'node', ['scripts/protections/remove-protections.ts']);
}

/** The checkers of types are written in Go and live for seconds: their memory is collected when they end, some 1.4 GB at most. */
const WITHOUT_COLLECTING = { GOGC: 'off' };

/** A core for the types of one half, the other one for the rest: on one thread each their types are half of the work. */
async function checks(): Promise<Tally[]> {
  const app = check(
    'types of app, scripts and tests',
    'tsc',
    ['--noEmit', '--singleThreaded'],
    WITHOUT_COLLECTING,
  );
  const rest = [
    await check(
      'types of workers',
      'tsc',
      ['--noEmit', '--singleThreaded', '-p', 'workers'],
      WITHOUT_COLLECTING,
    ),
    await check('lint', 'oxlint', [], WITHOUT_COLLECTING),
    await check('format', 'oxfmt', ['--check']),
  ];
  return [await app, ...rest];
}

mkdirSync(REPORTS, { recursive: true });
const checked = [browserStarts(), ...(await checks())];
// All at once: each waits now and then, and the others take its turn. One runner for all of a suite imports and reads everything once.
// A browser has a dozen threads and took more than its share: the suites of one thread were left over, each on a core alone.
// Not much less than its share: a page that waits goes on painting.
// The pictures apart: with the rest they share little, and as one suite both went on alone for two minutes, a core idle beside them.
const suites = await Promise.all([
  suite(['unit', 'unit-screens'], { runners: 1 }),
  suite(['unit-pictures'], { runners: 1 }),
  workerdSuite(),
  suite(['browser'], { runners: 2, nice: 3 }),
]);
const tallies = [...checked, ...suites, ...(LONG ? [await removals()] : [])];
console.log('\nThe ten slowest files:');
for (const [seconds, file] of durations.sort(([a], [b]) => b - a).slice(0, 10))
  console.log(`  ${seconds.toFixed(0).padStart(4)} s  ${file}`);
if (unsteady.length > 0) console.log(`\nPassed at the second try:\n  ${unsteady.join('\n  ')}`);
// Last, where a cut report still shows them.
if (failures.length > 0) console.log(`\nFailed:\n  ${failures.join('\n  ')}`);
const passed = tallies.reduce((sum, t) => sum + t.passed, 0);
const failed = tallies.reduce((sum, t) => sum + t.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
