// Pictures of every screen for looking at, on a running local server: node scripts/shots.ts http://localhost:8788 /tmp/shots
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type BrowserContext } from 'playwright-core';
import { LOCAL_ACCOUNTS } from '../workers/site/local/accounts.ts';
import { CHROMIUM_FLAGS, chromiumPath } from './local/tools.ts';

const [origin = 'http://localhost:8788', folder = '.cache/shots', only = ''] = process.argv.slice(2);
const SIZES = { 390: { width: 390, height: 844 }, 1280: { width: 1280, height: 900 } };
const SIGNED_OUT = { landing: '/', auth: '/auth', 'not-found': '/nowhere' };
const SIGNED_IN = {
  home: '/',
  history: '/history',
  profile: '/profile',
  subscribe: '/subscribe',
  animations: '/animations',
};

async function shoot(
  context: BrowserContext,
  screens: Record<string, string>,
  suffix: string,
): Promise<void> {
  const page = await context.newPage();
  for (const [name, path] of Object.entries(screens)) {
    if (only && !only.split(',').includes(name)) continue;
    await page.goto(path, { waitUntil: 'networkidle' });
    // Pictures below the fold load when they are scrolled to.
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 500) {
        scrollTo(0, y);
        await new Promise((wait) => setTimeout(wait, 80));
      }
      scrollTo(0, 0);
    });
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: join(folder, `${name}-${suffix}.png`), fullPage: true });
  }
  await page.close();
}

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_FLAGS });
const demo = LOCAL_ACCOUNTS[0]!;
for (const [width, viewport] of Object.entries(SIZES)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const suffix = colorScheme === 'dark' ? `${width}-dark` : width;
    const context = await browser.newContext({
      baseURL: origin,
      viewport,
      colorScheme,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      timezoneId: 'Europe/Lisbon',
    });
    await shoot(context, SIGNED_OUT, suffix);
    await context.request.post('/api/login', {
      data: { username: demo.username, password: demo.password },
      headers: { origin },
    });
    await shoot(context, SIGNED_IN, suffix);
    await context.close();
  }
}
await browser.close();
