import { afterAll, expect, test } from 'vitest';
import { weigh, type Weight } from '../bench/weigh.ts';
import { closeBrowser, openBrowser } from './browser.ts';
import { siteOrigin } from './origin.ts';

// What a page may weigh. A screen that passes its budget has pulled in something that should come when it is wanted.

const KB = 1024;

afterAll(closeBrowser);

/** What a new visitor's browser loads for a page; with `member` she has an account and a place. */
async function weightOf(path: string, as: 'visitor' | 'member'): Promise<Weight> {
  const origin = siteOrigin();
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
      // Where the server has no weather yet, the browser asks for it and draws the chart itself, with 4 KB more.
      expect((await context.request.get('/api/weather/current')).status()).toBe(200);
    }
    const page = await context.newPage();
    // As it does when a quarter of an hour ends while she looks on.
    await page.clock.setFixedTime(Date.now());
    const weight = await weigh(page, path);
    if (as === 'member') expect(await page.getByText("Today's Outfit").count()).toBe(1);
    const { js, css, fonts } = weight;
    const kb = (bytes: number) => (bytes / KB).toFixed(1);
    console.info(`${as} ${path}: JavaScript ${kb(js)} KB, CSS ${kb(css)} KB, fonts ${kb(fonts)} KB`);
    return weight;
  } finally {
    await context.close();
  }
}

test.each([
  ...['/', '/auth', '/help-support', '/privacy-terms', '/no-such-page'],
  ...['/forgot-password', '/reset-password?token=none', '/verify-email?token=none'],
])('a first visit to %s loads at most 25 KB of JavaScript, 14 KB of CSS and 70 KB of fonts', async (path) => {
  const { js, css, fonts } = await weightOf(path, 'visitor');
  expect(js).toBeLessThanOrEqual(25 * KB);
  expect(css).toBeLessThanOrEqual(14 * KB);
  expect(fonts).toBeLessThanOrEqual(70 * KB);
  // They did load.
  expect(Math.min(js, css, fonts)).toBeGreaterThan(1 * KB);
});

test('home loads at most 125 KB of JavaScript', async () => {
  const { js } = await weightOf('/', 'member');
  expect(js).toBeLessThanOrEqual(125 * KB);
  expect(js).toBeGreaterThan(60 * KB);
});
