import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import type { Outfit } from '../../../app/contracts/outfits.ts';
import { closeBrowser, PHONE, visit } from '../visit.ts';
import { signUpMember } from '../../worlds/member.ts';

// Home on a phone: two screens, the picture in sight whatever she does, and nothing that only scrolling brings.

afterAll(closeBrowser);

/** What the Tab key passes on its way from the top of the page to this. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((it) => document.activeElement?.matches(it) ?? false, selector)) return;
  }
  throw new Error(`The Tab key never came to ${selector}.`);
}

/** How much of her picture is seen above what stands over it, in pixels. */
const pictureSeen = (page: Page) =>
  page.evaluate(() => {
    const picture = document.querySelector('.look')?.getBoundingClientRect();
    const over = document.querySelector('.sheet')?.getBoundingClientRect().top ?? innerHeight;
    return picture ? Math.min(picture.bottom, over) - Math.max(picture.top, 0) : 0;
  });

test('two screens tall, and the keyboard finds a piece, its sheet beside the picture, and the week', async () => {
  const { page, context, complaints } = await visit();
  await signUpMember(context, { settled: true });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open Outfit Preview' }).waitFor({ timeout: 60_000 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
    2 * PHONE.height,
  );

  await tabTo(page, '.thumb');
  const name = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name });
  await sheet.getByRole('heading', { name: `Instead of the ${name.toLowerCase()}` }).waitFor();
  await expect.poll(() => pictureSeen(page)).toBeGreaterThan(350);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(name);
  await tabTo(page, 'a[href="/week"]');

  const receipt = page.locator('.receipt');
  expect(await receipt.isVisible()).toBe(false);
  await page.getByText('Why this works').click();
  await receipt.getByText('Thermal receipt').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
}, 120_000);

test('another look, asked for below: the page goes to the picture, and the toast comes when the picture does', async () => {
  const { page, context, complaints } = await visit();
  await signUpMember(context, { settled: true });
  let isHeld = true;
  await page.route('**/api/outfits/today*', async (route) => {
    const answer = await route.fetch();
    const outfit = (await answer.json()) as Outfit | null;
    const pending = { imageState: 'pending', editedImageUrl: null, imageSource: null };
    await route.fulfill({ response: answer, json: outfit && isHeld ? { ...outfit, ...pending } : outfit });
  });
  // On a quick machine the answer would be there before its waiting was seen.
  await page.route('**/api/outfits/regenerate', async (route) => {
    await page.waitForTimeout(500);
    await route.continue();
  });
  await page.goto('/');
  await page.getByRole('heading', { name: "Today's Outfit" }).waitFor({ timeout: 60_000 });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const chip = page.locator('.occasions').getByRole('button', { name: 'Work', exact: true });
  await page.getByText('A new look each, 2 left today').waitFor();
  // Not scrolled to: she has pressed it at the edge of the window.
  await chip.evaluate((button: HTMLElement) => button.click());
  await page.getByText('Your next look is on its way.').waitFor({ state: 'attached' });
  await expect.poll(() => chip.getAttribute('aria-pressed'), { timeout: 60_000 }).toBe('true');
  await expect.poll(() => pictureSeen(page)).toBeGreaterThan(350);
  await page.getByText('A new look each, 1 left today').waitFor();
  await page.waitForTimeout(2500);
  expect(await page.locator('.toast').count(), 'there is nothing to see yet').toBe(0);

  isHeld = false;
  await page.getByText('Outfit regenerated!').first().waitFor({ timeout: 60_000 });
  expect(await page.locator('.look .photo > img').count()).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
  await context.close();
}, 180_000);
