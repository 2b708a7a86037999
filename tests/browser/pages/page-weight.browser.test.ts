import { afterAll, expect, test } from 'vitest';
import { pageWeight, type Weight } from '../../../bench/pages/page-weight.ts';
import { closeBrowser, openBrowser } from '../visit.ts';
import { siteOrigin } from '../site-origin.ts';

// What a page may weigh. A screen that passes its budget has pulled in something that should come when it is wanted.

const KB = 1024;

afterAll(closeBrowser);

async function weighed(path: string, as: 'visitor' | 'member'): Promise<Weight> {
  const weight = await pageWeight(await openBrowser(), siteOrigin(), path, as);
  const { js, css, fonts } = weight;
  const kb = (bytes: number) => (bytes / KB).toFixed(1);
  console.info(`${as} ${path}: JavaScript ${kb(js)} KB, CSS ${kb(css)} KB, fonts ${kb(fonts)} KB`);
  return weight;
}

test.each([
  ...['/', '/auth', '/help-support', '/privacy-terms', '/no-such-page', '/ask/none'],
  ...['/forgot-password', '/reset-password?token=none', '/verify-email?token=none'],
])('a first visit to %s loads at most 25 KB of JavaScript, 14 KB of CSS and 70 KB of fonts', async (path) => {
  const { js, css, fonts } = await weighed(path, 'visitor');
  expect(js).toBeLessThanOrEqual(25 * KB);
  expect(css).toBeLessThanOrEqual(14 * KB);
  expect(fonts).toBeLessThanOrEqual(70 * KB);
  // They did load.
  expect(Math.min(js, css, fonts)).toBeGreaterThan(1 * KB);
});

test('a first visit to the landing page loads at most 9 KB of JavaScript', async () => {
  const { js } = await weighed('/', 'visitor');
  expect(js).toBeLessThanOrEqual(9 * KB);
  expect(js).toBeGreaterThan(3 * KB);
});

test('/try loads at most 130 KB of JavaScript before a photo is chosen', async () => {
  const { js } = await weighed('/try', 'visitor');
  expect(js).toBeLessThanOrEqual(130 * KB);
  expect(js).toBeGreaterThan(60 * KB);
});

test('home loads at most 125 KB of JavaScript', async () => {
  const { js } = await weighed('/', 'member');
  expect(js).toBeLessThanOrEqual(125 * KB);
  expect(js).toBeGreaterThan(60 * KB);
});
