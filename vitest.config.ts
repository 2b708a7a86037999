import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';

const SHARDS_IN_TESTS = ['LOOKS_0', 'LOOKS_1', 'LOOKS_2'];

const OTHER_TESTS = ['**/*.workerd.test.ts', '**/*.browser.test.ts', '**/node_modules/**', 'build/**'];
/** With JSX, and with what Vite puts into code that it builds. */
const OF_SCREENS = 'app/{client,screens,ui}/**/*.test.{ts,tsx}';
/** The fitting room's: most of what they read and warm up is theirs alone. */
const OF_PICTURES = 'app/fitting-room/**/*.test.ts';

/**
 * Read by Node itself: code that calls across files a million times takes half of the time that it takes through Vite.
 * Only Vite can read a file again that has changed, which test-runner.ts asks for.
 */
const BY_NODE = { viteModuleRunner: process.env['STYLECAST_REREAD'] === '1' };

/**
 * No third core for what V8 compiles beside the tests (scripts/test.ts), and memory before time: a runner keeps some
 * hundred MB alive (people that were read), which V8 marked again for every ninety MB more. A sixth of a run's seconds.
 * A project takes nothing of this kind from the root.
 */
const V8_FLAGS = ['--single-threaded', '--heap-growing-percent=300', '--min-semi-space-size=64'];

/** A test that checks nothing fails: one whose case never occurs would pass whatever the code does. */
const EXPECT = { requireAssertions: true };

const OF_NODE = {
  setupFiles: ['tests/runner/setup.ts'],
  expect: EXPECT,
  experimental: BY_NODE,
  execArgv: V8_FLAGS,
  // A renderer that has warmed up stays warm, and people that were read are read once a runner.
  isolate: false,
  testTimeout: 120_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    // Both cores: left to itself vitest keeps one free, which on two is half of the machine.
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...OF_NODE,
          name: 'unit',
          include: ['{app,workers,scripts,tests,tools}/**/*.test.ts', '*.test.ts'],
          exclude: [...OTHER_TESTS, OF_SCREENS, OF_PICTURES],
        },
      },
      {
        // Asked together with the tests before, as those of screens are: `--project 'unit*'`.
        test: { ...OF_NODE, name: 'unit-pictures', include: [OF_PICTURES], exclude: OTHER_TESTS },
      },
      {
        test: {
          name: 'unit-screens',
          include: [OF_SCREENS],
          exclude: OTHER_TESTS,
          execArgv: V8_FLAGS,
          setupFiles: ['tests/runner/setup.ts'],
          expect: EXPECT,
          isolate: false,
          testTimeout: 120_000,
        },
      },
      {
        plugins: [
          cloudflareTest(async () => ({
            main: './tests/runner/worker.workerd.ts',
            miniflare: {
              compatibilityDate: '2026-09-01',
              compatibilityFlags: ['nodejs_compat'],
              modulesRules: [
                { type: 'CompiledWasm', include: ['**/*.wasm'] },
                { type: 'Data', include: ['**/tests/people/*.jpg', '**/tests/people/*.png'] },
              ],
              d1Databases: ['PEOPLE', 'MORE_PEOPLE_1', 'MORE_PEOPLE_2', ...SHARDS_IN_TESTS],
              r2Buckets: ['PHOTOS'],
              queueProducers: {
                CLAIMS: 'claims',
                DELIVERIES: 'deliveries',
                RENDERS: 'renders',
                FILMS: 'films',
                MAILS: 'mails',
                PUSHES: 'pushes',
              },
              bindings: {
                SIGNING_SECRET: 'a secret of the tests',
                MET_NORWAY: 'off',
                LEAKED_PASSWORDS: 'off',
                CHEAP_PASSWORDS: 'on',
                PEOPLE_MIGRATIONS: await readD1Migrations('migrations/people'),
                LOOKS_MIGRATIONS: await readD1Migrations('migrations/looks'),
              },
            },
          })),
        ],
        test: {
          name: 'workerd',
          include: ['{app,workers,tests}/**/*.workerd.test.ts'],
          globalSetup: ['tests/runner/calendar-server.ts'],
          setupFiles: ['tests/runner/setup.ts', 'tests/runner/empty-databases.workerd.ts'],
          expect: EXPECT,
          // A runner imports the app once, not once for every file.
          isolate: false,
          testTimeout: 60_000,
        },
        define: { __LOCAL_BUILD__: 'true' },
      },
      {
        test: {
          name: 'browser',
          include: ['{app,tests}/**/*.browser.test.ts'],
          globalSetup: ['tests/runner/browser-server.ts'],
          experimental: BY_NODE,
          execArgv: V8_FLAGS,
          // A runner starts its Chromium once, not once for every file.
          isolate: false,
          testTimeout: 300_000,
          hookTimeout: 120_000,
          // On a busy machine a second, vitest's own measure, is no wait for a browser and a server.
          expect: { ...EXPECT, poll: { timeout: 60_000 } },
          // A starved browser may miss a frame or an answer; `npm test` lists what needed its second try.
          retry: 1,
        },
      },
    ],
  },
});
