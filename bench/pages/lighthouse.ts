import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type BrowserContext } from 'playwright-core';
import { buildLocal } from '../../scripts/build.ts';
import { createLocalAccounts } from '../../scripts/local/demo-accounts.ts';
import { prepareDatabase } from '../../scripts/local/prepare-database.ts';
import { startServer } from '../../scripts/local/server.ts';
import { chromiumLaunch } from '../../scripts/local/chromium.ts';
import { ROOT } from '../../scripts/local/processes.ts';
import { LOCAL_ACCOUNTS } from '../../workers/site/local-build/accounts.ts';
import { startHttp2Proxy } from './http2-proxy.ts';
import type { BenchRow } from '../results-table.ts';

// Lighthouse, mobile preset (slow 4G, a phone's processor), three times on each of landing, auth and home of a server of its
// own, over HTTP/2.

const PORT = 8797;
const FRONT_PORT = 8798;
const DEBUG_PORT = 9797;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** An audit below this is named. */
const GOOD = 0.9;

interface Visit {
  name: string;
  path: string;
  signedIn: boolean;
  /** Performance, and the largest picture of the run in the middle. */
  target: string;
}
const VISITS: Visit[] = [
  { name: 'landing', path: '/', signedIn: false, target: '100, 1500 ms' },
  { name: 'auth', path: '/auth', signedIn: false, target: '98' },
  { name: 'home', path: '/', signedIn: true, target: '95' },
];

/**
 * Signs the demo account in, in the browser's own profile: Lighthouse leaves its cookies alone. A fixed Cookie header would
 * be lost with the first cookie that a page sets.
 * @returns the Cookie header
 */
async function signIn(profile: BrowserContext, origin: string): Promise<string> {
  const { username, password } = LOCAL_ACCOUNTS[0]!;
  await profile.request.post(`${origin}/api/login`, { data: { username, password }, headers: { origin } });
  const cookies = await profile.cookies();
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

/** An isolate that has drawn the page before, as nearly every visitor finds it; the demo's outfit of the day is made, with its picture. */
const WARM_UP = 5;

async function warmUp(origin: string, { path }: Visit, cookie: string): Promise<void> {
  for (let i = 0; i < WARM_UP; i++) {
    const page = await fetch(origin + path, { headers: { cookie } });
    if (!page.ok) throw new Error(`${path} answered ${page.status}.`);
    await page.text();
  }
  // A picture that comes while Lighthouse looks is the largest that it sees.
  for (let left = 60; cookie !== '' && left > 0; left--) {
    const today = await fetch(`${origin}/api/outfits/today`, { headers: { cookie } });
    if (((await today.json()) as { imageState: string }).imageState !== 'pending') return;
    await new Promise((done) => setTimeout(done, 1000));
  }
}

const LARGEST = 'largest-contentful-paint';
const SHOWN = [
  'server-response-time',
  'first-contentful-paint',
  LARGEST,
  'total-blocking-time',
  'cumulative-layout-shift',
];

/** What we read of its report. */
interface Result {
  runtimeError?: { message: string };
  categories: Record<
    string,
    { id: string; score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<
    string,
    { id: string; title: string; score: number | null; displayValue?: string; numericValue?: number }
  >;
}
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Result } | undefined>;

/** A tenth of all packages, and only this bench needs them: they have a lock file of their own, and are installed when first asked for. */
const LISTED = join(import.meta.dirname, 'lighthouse');
const INSTALLED = join(ROOT, '.cache/lighthouse');

async function loadLighthouse(): Promise<Lighthouse> {
  const entry = join(INSTALLED, 'node_modules/lighthouse/core/index.js');
  if (!existsSync(entry)) {
    console.log('  Lighthouse is installed into .cache/lighthouse, from the npm registry.');
    cpSync(LISTED, INSTALLED, { recursive: true });
    const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: INSTALLED, stdio: 'inherit' });
    if (npm.status !== 0) throw new Error('Lighthouse could not be installed: is the npm registry in reach?');
  }
  return ((await import(pathToFileURL(entry).href)) as { default: Lighthouse }).default;
}

/** Twice at most: on a busy machine the browser sometimes shows nothing in Lighthouse's time. */
async function audit(url: string): Promise<Result> {
  const lighthouse = await loadLighthouse();
  for (let left = 1; ; left--) {
    const run = await lighthouse(url, {
      port: DEBUG_PORT,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
    });
    if (run && !run.lhr.runtimeError) return run.lhr;
    const why = run?.lhr.runtimeError?.message ?? 'no result';
    if (left === 0) throw new Error(`Lighthouse failed on ${url}: ${why}`);
    console.log(`  Lighthouse is asked again: ${why}`);
  }
}

/** Between runs on one machine the largest picture comes up to 0.2 s sooner or later: the one in the middle is told. */
const RUNS = 3;
const largestMs = ({ audits }: Result): number => Math.round(audits[LARGEST]?.numericValue ?? 0);

async function measure(origin: string, visit: Visit): Promise<BenchRow> {
  const runs: Result[] = [];
  while (runs.length < RUNS) runs.push(await audit(origin + visit.path));
  const lhr = runs.sort((a, b) => largestMs(a) - largestMs(b))[Math.floor(RUNS / 2)]!;
  const { categories, audits } = lhr;
  sayWhatIsWeak(visit.name, lhr);
  const scores = CATEGORIES.map((id) => Math.round((categories[id]?.score ?? 0) * 100));
  const figures = SHOWN.map((id) => audits[id]?.displayValue ?? '').map((text) =>
    text.replace(/^.* took /, ''),
  );
  return {
    what: `${visit.name}: performance, accessibility, best practices, SEO`,
    figure: `${scores.join(', ')} (server ${figures[0]}, first paint ${figures[1]}, largest ${runs.map(largestMs).join(' / ')} ms, blocked ${figures[3]}, shift ${figures[4]})`,
    target: visit.target,
  };
}

function sayWhatIsWeak(name: string, { categories, audits }: Result): void {
  const asked = new Set(
    Object.values(categories).flatMap((c) =>
      c.auditRefs.filter((ref) => ref.weight > 0 || c.id === 'performance').map((ref) => ref.id),
    ),
  );
  for (const audit of Object.values(audits)) {
    if (!asked.has(audit.id) || audit.score === null || audit.score >= GOOD) continue;
    console.log(`  - ${name}: ${audit.id} (${audit.score}): ${audit.displayValue ?? audit.title}`);
  }
}

export async function benchLighthouse(): Promise<BenchRow[]> {
  const state = mkdtempSync(join(tmpdir(), 'stylecast-lighthouse-'));
  await Promise.all([buildLocal(), prepareDatabase(state)]);
  const server = await startServer({ port: PORT, stateFolder: state });
  const front = await startHttp2Proxy(server.origin, FRONT_PORT, state);
  const profile = await chromium.launchPersistentContext(join(state, 'profile'), {
    baseURL: front.origin,
    ignoreHTTPSErrors: true,
    ...chromiumLaunch(['--ignore-certificate-errors', `--remote-debugging-port=${DEBUG_PORT}`]),
  });
  try {
    await createLocalAccounts(server.origin);
    // The browser's own first steps are not the page's.
    await (await profile.newPage()).goto('/auth');
    const rows: BenchRow[] = [];
    // Who is signed in comes last.
    for (const visit of VISITS) {
      const cookie = visit.signedIn ? await signIn(profile, server.origin) : '';
      await warmUp(server.origin, visit, cookie);
      rows.push(await measure(front.origin, visit));
    }
    return rows;
  } finally {
    await profile.close();
    front.stop();
    await server.stop();
    rmSync(state, { recursive: true, force: true });
  }
}
