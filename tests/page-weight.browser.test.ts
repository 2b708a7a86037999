import { afterAll, expect, inject, test } from 'vitest';
import { weigh } from '../bench/weigh.ts';
import { closeBrowser, openBrowser } from './browser.ts';

// What a page may weigh. A screen that passes its budget has pulled in something that should come when it is wanted.

const KB = 1024;

afterAll(closeBrowser);

/** JavaScript (bytes, gzipped) that a new visitor's browser loads for a page; with `member` she has an account and a place. */
async function scriptsOf(path: string, as: 'visitor' | 'member'): Promise<number> {
  const origin = inject('origin');
  // The worker of the service would answer from its cache, and the page would weigh nothing.
  const context = await (await openBrowser()).newContext({ baseURL: origin, serviceWorkers: 'block' });
  const call = async (method: string, to: string, data: object) => {
    const answer = await context.request.fetch(to, { method, data, headers: { origin } });
    expect(`${to} ${answer.status()}`).toBe(`${to} 200`);
  };
  try {
    if (as === 'member') {
      const username = `light${Date.now()}`;
      const account = { username, password: 'no heavier than silk', email: `${username}@stylecast.test` };
      await call('POST', '/api/register', account);
      await call('PUT', '/api/user/preferences', { stylePreferences: ['classic'], gender: 'female' });
      await call('PUT', '/api/user/location', { location: 'Lisbon' });
    }
    const page = await context.newPage();
    const { js } = await weigh(page, path);
    if (as === 'member') expect(await page.getByText("Today's Outfit").count()).toBe(1);
    return js;
  } finally {
    await context.close();
  }
}

test('the landing page loads at most 105 KB of JavaScript', async () => {
  const bytes = await scriptsOf('/', 'visitor');
  expect(bytes).toBeLessThanOrEqual(105 * KB);
  // It did load: the framework alone is more than this.
  expect(bytes).toBeGreaterThan(60 * KB);
});

test('the sign-in page loads at most 125 KB of JavaScript', async () => {
  const bytes = await scriptsOf('/auth', 'visitor');
  expect(bytes).toBeLessThanOrEqual(125 * KB);
  expect(bytes).toBeGreaterThan(60 * KB);
});

test('home loads at most 140 KB of JavaScript', async () => {
  const bytes = await scriptsOf('/', 'member');
  expect(bytes).toBeLessThanOrEqual(140 * KB);
  expect(bytes).toBeGreaterThan(60 * KB);
});
