import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { buildLocal } from '../../scripts/build.ts';
import { prepareDatabase } from '../../scripts/local/prepare-database.ts';
import { startServer } from '../../scripts/local/server.ts';
import { chromiumLaunch } from '../../scripts/local/chromium.ts';
import { ROOT } from '../../scripts/local/processes.ts';
import type { BenchRow } from '../results-table.ts';
import { pageWeight } from './page-weight.ts';
import { tapToPicture } from './tap-to-picture.ts';

const PORT = 8796;
const PERSON = join(ROOT, 'tests/people/woman-02-average-medium.jpg');

const kb = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

/** With what `tests/browser/pages/page-weight.browser.test.ts` allows. */
async function pageRows(browser: Browser, origin: string): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const [name, path, as, target] of [
    ['landing', '/', 'visitor', '25 KB / 14 KB, 70 KB'],
    ['auth', '/auth', 'visitor', '25 KB / 14 KB, 70 KB'],
    ['help', '/help-support', 'visitor', '25 KB / 14 KB, 70 KB'],
    ['legal', '/privacy-terms', 'visitor', '25 KB / 14 KB, 70 KB'],
    ['home', '/', 'member', '125 KB'],
  ] as const) {
    const { js, css, fonts, requests } = await pageWeight(browser, origin, path, as);
    rows.push({
      what: `${name}: JavaScript / CSS (gzip), fonts, requests`,
      figure: `${kb(js)} / ${kb(css)}, ${kb(fonts)}, ${requests}`,
      target,
    });
  }
  return rows;
}

/** From the choice of the photo to the finished outfit picture, through the real screens, models and queue. */
async function uploadToImage(browser: Browser, origin: string): Promise<BenchRow[]> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 390, height: 844 } });
  const username = `bench${Date.now()}`;
  await context.request.post('/api/register', {
    data: { username, password: 'a good long one', email: `${username}@stylecast.test` },
    headers: { origin },
  });
  const page = await context.newPage();
  await page.goto('/onboarding');
  await page.getByRole('button', { name: 'Continue' }).click();
  const begun = performance.now();
  await page.locator('input[type=file]').first().setInputFiles(PERSON);
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('button')].some((b) => b.textContent.includes('Continue') && !b.disabled),
    null,
    { timeout: 60_000 },
  );
  const uploaded = performance.now();
  await context.request.put('/api/user/preferences', {
    data: { stylePreferences: ['classic'], gender: 'female' },
    headers: { origin },
  });
  await context.request.put('/api/user/location', { data: { location: 'Lisbon' }, headers: { origin } });
  const saved = performance.now();
  for (;;) {
    const outfit = (await (await context.request.get('/api/outfits/today')).json()) as { imageState: string };
    if (outfit.imageState === 'ready') break;
    if (performance.now() - saved > 60_000)
      throw new Error(`The picture is ${outfit.imageState} after a minute.`);
    await new Promise((wait) => setTimeout(wait, 50));
  }
  const done = performance.now();
  await context.close();
  return [
    { what: 'photo checked, body map made, uploaded', figure: `${((uploaded - begun) / 1000).toFixed(1)} s` },
    { what: 'outfit asked for to picture ready', figure: `${((done - saved) / 1000).toFixed(1)} s` },
    { what: 'upload to outfit image', figure: `${((uploaded - begun + done - saved) / 1000).toFixed(1)} s` },
  ];
}

/** What the pages weigh, and how long the main job takes. */
export async function benchPages(): Promise<BenchRow[]> {
  const state = mkdtempSync(join(tmpdir(), 'stylecast-pages-'));
  await Promise.all([buildLocal(), prepareDatabase(state)]);
  const server = await startServer({ port: PORT, stateFolder: state });
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const rows: BenchRow[] = [];
    for (const part of [pageRows, uploadToImage, tapToPicture])
      rows.push(...(await part(browser, server.origin)));
    return rows;
  } finally {
    await browser.close();
    await server.stop();
    rmSync(state, { recursive: true, force: true });
  }
}
