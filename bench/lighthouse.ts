// `npm run bench:lighthouse [origin]`: Lighthouse, mobile preset, on landing, auth and home. Without an origin it starts a server of its own.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium, type Browser } from 'playwright-core';
import { buildLocal } from '../scripts/build.ts';
import { createLocalAccounts } from '../scripts/local/accounts.ts';
import { prepareDatabase } from '../scripts/local/database.ts';
import { startServer } from '../scripts/local/server.ts';
import { CHROMIUM_FLAGS, chromiumPath } from '../scripts/local/tools.ts';
import { LOCAL_ACCOUNTS } from '../workers/site/local/accounts.ts';

const PORT = 8797;
const DEBUG_PORT = 9797;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** An audit below this is named. */
const GOOD = 0.9;

interface Visit {
  name: string;
  path: string;
  signedIn: boolean;
}
const VISITS: Visit[] = [
  { name: 'landing', path: '/', signedIn: false },
  { name: 'auth', path: '/auth', signedIn: false },
  { name: 'home', path: '/', signedIn: true },
];

/** The Cookie header of the demo account. */
async function signIn(browser: Browser, origin: string): Promise<string> {
  const context = await browser.newContext({ baseURL: origin });
  const { username, password } = LOCAL_ACCOUNTS[0]!;
  await context.request.post('/api/login', { data: { username, password }, headers: { origin } });
  const cookies = await context.cookies();
  await context.close();
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

async function measure(origin: string, visit: Visit, cookie: string): Promise<void> {
  const run = await lighthouse(origin + visit.path, {
    port: DEBUG_PORT,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
    ...(visit.signedIn ? { extraHeaders: { Cookie: cookie } } : {}),
  });
  if (!run) throw new Error(`Lighthouse gave no result for ${visit.name}.`);
  const { categories, audits } = run.lhr;
  const scores = CATEGORIES.map((id) => `${id} ${Math.round((categories[id]?.score ?? 0) * 100)}`);
  const shown = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ];
  const figures = shown.map((id) => `${audits[id]?.title} ${audits[id]?.displayValue}`);
  console.log(`\n${visit.name}: ${scores.join(', ')}\n  ${figures.join(', ')}`);
  const asked = new Set(
    Object.values(categories).flatMap((c) =>
      c.auditRefs.filter((ref) => ref.weight > 0 || c.id === 'performance').map((ref) => ref.id),
    ),
  );
  for (const audit of Object.values(audits)) {
    if (!asked.has(audit.id) || audit.score === null || audit.score >= GOOD) continue;
    console.log(`  - ${audit.id} (${audit.score}): ${audit.displayValue ?? audit.title}`);
    if (process.argv.includes('--details'))
      console.log(JSON.stringify(audit.details ?? {}, null, 1).slice(0, 3000));
  }
}

async function withServer<T>(work: (origin: string) => Promise<T>): Promise<T> {
  const given = process.argv[2];
  if (given?.startsWith('http')) return work(given);
  const state = mkdtempSync(join(tmpdir(), 'stylecast-lighthouse-'));
  await Promise.all([buildLocal(), prepareDatabase(state)]);
  const server = await startServer({ port: PORT, stateFolder: state });
  try {
    await createLocalAccounts(server.origin);
    return await work(server.origin);
  } finally {
    await server.stop();
    rmSync(state, { recursive: true, force: true });
  }
}

await withServer(async (origin) => {
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${DEBUG_PORT}`],
  });
  try {
    const cookie = await signIn(browser, origin);
    for (const visit of VISITS) await measure(origin, visit, cookie);
  } finally {
    await browser.close();
  }
});
process.exit(0);
