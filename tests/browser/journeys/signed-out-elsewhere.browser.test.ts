import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { closeBrowser, listens, visit } from '../visit.ts';
import { callerIn, signUpMember } from '../../worlds/member.ts';

// Her page, kept whole by the browser or standing in another tab, when it is hers no more.

afterAll(closeBrowser);

const isSeen = (page: Page) => page.evaluate(() => getComputedStyle(document.body).visibility === 'visible');
const fire = (page: Page, name: 'pagehide' | 'pageshow') =>
  page.evaluate((type) => void dispatchEvent(new PageTransitionEvent(type, { persisted: true })), name);

/** Her profile, kept by the browser as it leaves it: a driven Chromium keeps none, so its events are fired here. */
async function keptPage() {
  const { page, context } = await visit({ serviceWorkers: 'block' });
  const username = await signUpMember(context, { settled: true });
  await page.goto('/profile');
  await listens(page);
  await page.getByText(`@${username}`).first().or(page.getByText(username)).first().waitFor();
  expect(await isSeen(page)).toBe(true);
  await fire(page, 'pagehide');
  expect(await isSeen(page), 'it is kept unseen').toBe(false);
  return { page, context, username };
}

test('a page that comes back whole after she has signed out is never seen', async () => {
  const { page, context, username } = await keptPage();
  await callerIn(context)('POST', '/api/logout');
  let answer: (() => void) | undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/user', async (route) => {
    await held;
    await route.continue();
  });
  await fire(page, 'pageshow');
  await page.waitForTimeout(500);
  expect(await isSeen(page), 'not while it is asked whose it is').toBe(false);
  answer?.();
  await page.getByLabel('Password', { exact: true }).waitFor();
  expect(await page.content()).not.toContain(username);
  expect(await isSeen(page)).toBe(true);
  await context.close();
});

test('without a connection a page that comes back is not seen either', async () => {
  const { page, context, username } = await keptPage();
  await context.setOffline(true);
  await fire(page, 'pageshow');
  await expect.poll(() => page.content().catch(() => '')).not.toContain(username);
  await context.close();
});

test('a page that comes back while she is signed in is there at once, with what she typed', async () => {
  const { page, context } = await keptPage();
  await page.evaluate(() => (document.title = 'as it was'));
  await fire(page, 'pageshow');
  await expect.poll(() => isSeen(page)).toBe(true);
  expect(await page.title()).toBe('as it was');
  await context.close();
});

test('a page that comes back when somebody else has signed in is hers no more', async () => {
  const { page, context, username } = await keptPage();
  await context.clearCookies();
  const other = await signUpMember(context, { settled: true });
  await fire(page, 'pageshow');
  await page.getByText(new RegExp(other)).first().waitFor();
  expect(await page.content()).not.toContain(username);
  await context.close();
});

test('two tabs: signing out in one leaves nothing of her in the other', async () => {
  const { page, context } = await visit({ serviceWorkers: 'block' });
  const username = await signUpMember(context, { settled: true });
  const other = await context.newPage();
  await other.goto('/profile');
  await listens(other);
  await page.goto('/profile');
  await listens(page);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await other.getByLabel('Password', { exact: true }).waitFor();
  expect(await other.content()).not.toContain(username);
  await context.close();
});

test('two tabs: a page of hers is loaded anew once it hears that somebody else is signed in', async () => {
  const { page, context } = await visit({ serviceWorkers: 'block' });
  const username = await signUpMember(context, { settled: true });
  await page.clock.install();
  await page.goto('/profile');
  await listens(page);
  await context.clearCookies();
  const other = await signUpMember(context, { settled: true });
  // The page asks who she is every five minutes.
  await page.clock.fastForward('05:05');
  await page.getByText(new RegExp(other)).first().waitFor();
  expect(await page.content()).not.toContain(username);
  await context.close();
});
