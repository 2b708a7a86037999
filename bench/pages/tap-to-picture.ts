import type { APIRequestContext, Browser, Page } from 'playwright-core';
import { createLocalAccounts } from '../../scripts/local/demo-accounts.ts';
import { LOCAL_ACCOUNTS } from '../../workers/site/local-build/accounts.ts';
import type { BenchRow } from '../results-table.ts';

const TAPS = 10;
/** She looks at what came. */
const LOOK_MS = 1_500;
const SLOWEST_MS = 60_000;

/** Milliseconds after a tap; null where the server's picture was there before her device had drawn its own. */
interface Pictures {
  device: number | null;
  server: number;
}

/** From her next click on, until the server's picture of another look stands in the frame. */
const watch = (page: Page): Promise<Pictures> =>
  page.evaluate(
    (slowest) =>
      new Promise<Pictures>((done, failed) => {
        const standing = (which: string) =>
          [...document.querySelectorAll<HTMLImageElement>(`.look .photo > img${which}`)].find(
            (img) => img.complete && img.naturalWidth > 0,
          )?.src;
        const before = standing(':not(.preview)');
        let device: number | null = null;
        const look = (begun: number) => {
          const waited = performance.now() - begun;
          const server = standing(':not(.preview)');
          if (server !== undefined && server !== before) return done({ device, server: waited });
          // The picture of the last look may stand for a frame.
          if (server === undefined && standing('.preview')) device ??= waited;
          if (waited > slowest) return failed(new Error('No picture came.'));
          requestAnimationFrame(() => look(begun));
        };
        const begin = () => look(performance.now());
        document.addEventListener('click', begin, { once: true, capture: true });
      }),
    SLOWEST_MS,
  );

/** '0.9 s, 2.1 s': half of them are quicker than the first, 95 of 100 than the second. */
function spread(values: number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? NaN;
  return [0.5, 0.95].map((share) => `${(at(share) / 1000).toFixed(1)} s`).join(', ');
}

/** The demo's two weeks are drawn by the same queue: until then each tap would wait for them. */
async function historyDrawn(request: APIRequestContext): Promise<void> {
  for (const until = performance.now() + 5 * SLOWEST_MS; ;) {
    const outfits = (await (await request.get('/api/outfits?limit=48')).json()) as { imageState: string }[];
    if (outfits.every(({ imageState }) => imageState !== 'pending')) return;
    if (performance.now() > until) throw new Error("The demo's history is not drawn after five minutes.");
    await new Promise((wait) => setTimeout(wait, 500));
  }
}

/** What she waits for after "Regenerate", on the demo account: its plan has no limit of looks. */
export async function tapToPicture(browser: Browser, origin: string): Promise<BenchRow[]> {
  await createLocalAccounts(origin);
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 390, height: 844 } });
  const { username, password } = LOCAL_ACCOUNTS[0]!;
  await context.request.post('/api/login', { data: { username, password }, headers: { origin } });
  // A machine that does other things while it is measured would be taken for a slow one.
  await context.addInitScript(() => localStorage.setItem('stylecast-drawing-speed', `500 ${Date.now()}`));
  await historyDrawn(context.request);
  const page = await context.newPage();
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.locator('.look .photo > img:not(.preview)').waitFor({ timeout: SLOWEST_MS });
  const taps: Pictures[] = [];
  while (taps.length < TAPS) {
    const pictures = watch(page);
    await page.getByRole('button', { name: 'Regenerate' }).first().click();
    taps.push(await pictures);
    await page.waitForTimeout(LOOK_MS);
  }
  await context.close();
  const drawn = taps.flatMap(({ device }) => device ?? []);
  return [
    {
      what: `tap to her device's picture, ${TAPS} taps: p50, p95`,
      figure: drawn.length > 0 ? `${spread(drawn)} (the first at ${drawn.length} taps)` : 'never the first',
      target: '3 s',
    },
    {
      what: `tap to the server's picture, ${TAPS} taps: p50, p95`,
      figure: spread(taps.map(({ server }) => server)),
      target: '6 s',
    },
  ];
}
