import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';

const SHARDS_IN_TESTS = ['LOOKS_0', 'LOOKS_1', 'LOOKS_2'];

export default defineConfig({
  test: {
    // Both cores: left to itself vitest keeps one free, which on two is half of the machine.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{app,workers,scripts,tests}/**/*.test.{ts,tsx}', '*.test.ts'],
          exclude: ['**/*.workerd.test.ts', '**/*.browser.test.ts', '**/node_modules/**', 'build/**'],
          setupFiles: ['tests/setup.ts'],
          // A renderer that has warmed up stays warm, and people that were read are read once a runner.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
        define: { __LOCAL_BUILD__: 'true' },
      },
      {
        plugins: [
          cloudflareTest(async () => ({
            main: './tests/worker.workerd.ts',
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
          setupFiles: ['tests/setup.ts', 'tests/migrate.workerd.ts'],
          // Two runners import the app once each, not once for every file.
          isolate: false,
          testTimeout: 60_000,
        },
        define: { __LOCAL_BUILD__: 'true' },
      },
      {
        test: {
          name: 'browser',
          include: ['{app,tests}/**/*.browser.test.ts'],
          globalSetup: ['tests/browser-server.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // On a busy machine a second, vitest's own measure, is no wait for a browser and a server.
          expect: { poll: { timeout: 30_000 } },
          // A starved browser may miss a frame or an answer; `npm test` lists what needed its second try.
          retry: 1,
        },
      },
    ],
  },
});
