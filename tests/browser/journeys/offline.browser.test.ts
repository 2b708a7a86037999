import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { closeBrowser, visit } from '../visit.ts';
import { signUpMember } from '../../worlds/member.ts';

// Without a connection the last outfit still shows; when she leaves, nothing of her is left behind.

afterAll(closeBrowser);

/** Names of the caches that hold something of a person. */
const hers = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('outfit-')));

/** What is kept, by address. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const all: string[] = [];
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) all.push(new URL(request.url).pathname);
    return all;
  });

async function until(what: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!(await what())) {
    if (Date.now() > deadline) throw new Error('It did not come to this within a minute.');
    await new Promise((wait) => setTimeout(wait, 200));
  }
}

test('offline the last outfit shows, and after signing out nothing of it', async () => {
  const { page, context } = await visit();
  await signUpMember(context, { settled: true });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open Outfit Preview' }).waitFor({ timeout: 90_000 });
  const description = await page.locator('.description').innerText();
  await until(async () => (await kept(page)).includes('/offline/words'));
  // Hashed assets, the plain page's parts, and the outfit: neither pages nor answers.
  const strange = (await kept(page)).filter(
    (path) => !/^\/(assets\/|plain\.css$|icons\/icon\.svg$|offline\/(words|picture)$)/.test(path),
  );
  expect(strange).toEqual([]);

  await context.setOffline(true);
  await page.goto('/history', { waitUntil: 'load' });
  expect(await page.title()).toBe('Offline · Stylecast');
  expect(await page.locator('body').innerText()).toContain('You’re offline'.toUpperCase());
  expect(await page.locator('body').innerText()).toContain(description);
  const width = await page.locator('.look img').evaluate((img: HTMLImageElement) => img.naturalWidth);
  expect(width).toBeGreaterThan(100);

  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Outfit History' }).waitFor();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('tab', { name: 'Login' }).or(page.getByText('See How It Works')).first().waitFor();
  await until(async () => (await hers(page)).length === 0);

  await context.setOffline(true);
  await page.goto('/', { waitUntil: 'load' });
  expect(await page.locator('body').innerText()).toContain('The sky is out of reach.');
  expect(await page.locator('.look').count()).toBe(0);
  await context.setOffline(false);
  await context.close();
});

test('a session that is over takes the kept outfit with it', async () => {
  const { page, context } = await visit();
  await signUpMember(context, { settled: true });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open Outfit Preview' }).waitFor({ timeout: 90_000 });
  await until(async () => (await hers(page)).length === 1);
  await context.clearCookies();
  await page.getByRole('button', { name: 'Favorite', exact: true }).first().click();
  await page.getByText('You are logged out. Logging in again...').waitFor();
  await expect.poll(() => hers(page)).toEqual([]);
  await context.close();
});
