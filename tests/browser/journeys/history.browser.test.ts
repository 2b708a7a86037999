import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import type { Outfit } from '../../../app/contracts/outfits.ts';
import { closeBrowser, visit, WIDE, openPage } from '../visit.ts';
import { callerIn, signUpMember } from '../../worlds/member.ts';
import { siteOrigin } from '../site-origin.ts';

afterAll(closeBrowser);

/** More than a page brings from the start. */
const DAYS = 26;

/** With her account go the renders that still wait: the next test has the machine for itself. */
async function leave(...contexts: BrowserContext[]): Promise<void> {
  const headers = { origin: siteOrigin() };
  await contexts[0]?.request.delete('/api/user/account', { headers });
  await Promise.all(contexts.map((context) => context.close()));
}

/** A member on the free plan with an outfit for each of the last days. */
async function withHistory(context: BrowserContext, days = DAYS): Promise<Outfit[]> {
  const username = await signUpMember(context, { settled: true });
  const call = callerIn(context);
  await call('POST', '/dev/history', { username, days });
  return (await (await call('GET', '/api/outfits')).json()) as Outfit[];
}

const cards = (page: Page) => page.locator('.recent');
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();

test('share: a link after she agrees, five pages in a 600x400 window, taken back again', async () => {
  const { page, context, complaints } = await visit({ window: WIDE });
  const [outfit] = await withHistory(context, 1);
  const ready = async () =>
    ((await (await context.request.get('/api/outfits')).json()) as Outfit[])[0]?.imageState;
  await expect.poll(ready, { timeout: 60_000 }).toBe('ready');
  await page.addInitScript(() => {
    const opened: unknown[][] = [];
    Object.assign(window, { opened, open: (...args: unknown[]) => (opened.push(args), window) });
  });
  await openPage(page, '/history');
  await page.getByRole('button', { name: /^Open / }).click();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'Make the link' }).click();
  const url = await page.getByLabel('Public link').inputValue();
  expect(url).toMatch(/\/look\/\d+-[0-9a-f]{40}$/);
  for (const name of ['Facebook', 'Twitter', 'Pinterest', 'LinkedIn', 'WhatsApp']) {
    await page.getByRole('button', { name }).click();
  }
  const opened = await page.evaluate(() => (window as unknown as { opened: string[][] }).opened);
  expect(opened).toHaveLength(5);
  for (const [address, , features] of opened) {
    expect(decodeURIComponent(address ?? '')).toContain(url);
    expect(features).toContain('width=600,height=400');
  }

  const { page: stranger, context: away, complaints: strange } = await visit();
  const shared = await stranger.goto(url);
  expect(shared?.headers()).toMatchObject({
    'referrer-policy': 'strict-origin',
    'cache-control': 'private, no-store',
  });
  await stranger.getByRole('heading', { name: outfit?.title ?? '' }).waitFor();
  expect(await stranger.locator('meta[property="og:image"]').getAttribute('content')).toBe(
    `${url}/preview.jpg`,
  );
  const told = (side: string) =>
    stranger.locator(`meta[property="og:image:${side}"]`).getAttribute('content').then(Number);
  expect([await told('width'), await told('height')]).toEqual([1200, 630]);
  const sizeOf = (address: string) =>
    stranger.evaluate(async (from) => {
      const picture = await createImageBitmap(await (await fetch(from)).blob());
      return [picture.width, picture.height];
    }, address);
  expect(await sizeOf(`${url}/preview.jpg`)).toEqual([1200, 630]);
  expect(await stranger.locator('.look-pieces li').count()).toBeGreaterThan(2);
  const story = stranger.waitForEvent('download');
  await stranger.getByRole('button', { name: 'Save for stories' }).click();
  expect((await story).suggestedFilename()).toBe('stylecast-story.jpg');
  const width = () => stranger.locator('main img').evaluate((img: HTMLImageElement) => img.naturalWidth);
  await expect.poll(width).toBeGreaterThan(300);
  expect(await stranger.content()).not.toContain('Lisbon');
  expect(strange).toEqual([]);

  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await toast(page, 'You stopped sharing');
  expect((await stranger.reload())?.status()).toBe(404);
  await stranger.getByRole('heading', { name: 'Page Not Found' }).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Download' }).click();
  await toast(page, 'Image downloaded');
  expect(complaints).toEqual([]);
  await leave(context, away);
});

test('films and plans: the free plan is shown the way up', async () => {
  const { page, context } = await visit();
  await withHistory(context, 1);
  await openPage(page, '/animations');
  await page.getByRole('heading', { name: 'My Animations' }).waitFor();
  await page.getByRole('link', { name: 'Upgrade Now' }).click();
  await page.getByText('Email Verification Required').waitFor();
  await page.getByText('Most Popular').waitFor();
  await page.getByRole('button', { name: 'Choose Premium' }).click();
  await page.getByText('Please verify your email address before you subscribe.').first().waitFor();
  await page.getByRole('button', { name: 'Choose Premium' }).waitFor();

  const { email } = (await (await context.request.get('/api/user')).json()) as { email: string };
  const username = email.split('@')[0];
  const headers = { origin: siteOrigin() };
  const data = { username, subscriptionTier: 'premium', isAdmin: false };
  await context.request.post('/dev/account', { headers, data });
  await openPage(page, '/subscribe');
  await page.getByRole('button', { name: 'Upgrade to Pro' }).click();
  await page.getByText('Test mode: no card is charged.').waitFor();
  await page.getByRole('heading', { name: 'Pro' }).waitFor();
  await page.getByRole('button', { name: 'Choose a different tier' }).click();
  await page.getByText('Current Plan').first().waitFor();
  await openPage(page, '/animations');
  await page.getByRole('link', { name: 'Choose a look' }).waitFor();
  await context.request.post('/dev/account', { headers, data: { ...data, subscriptionTier: 'pro' } });
  await openPage(page, '/subscribe');
  await page.getByRole('heading', { name: "You're already Pro" }).waitFor();
  expect(await page.getByRole('button', { name: 'Upgrade to Pro' }).count()).toBe(0);
  await leave(context);
});

test('a long history comes in pages; filters, favorite and delete', async () => {
  const { page, context, complaints, foreign } = await visit();
  const outfits = await withHistory(context);
  await openPage(page, '/history');
  await page.getByRole('heading', { name: 'Outfit History' }).waitFor();
  expect(await cards(page).count()).toBeLessThan(DAYS);
  await page.getByRole('button', { name: `All Outfits ${DAYS}` }).waitFor();
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 4000);
        return cards(page).count();
      },
      { timeout: 20_000 },
    )
    .toBe(DAYS);

  await page.getByRole('button', { name: /^This Week/ }).click();
  await expect.poll(() => cards(page).count()).toBe(6);
  await page.getByRole('button', { name: /^Favorites/ }).click();
  const loved = outfits.filter((outfit) => outfit.isFavorite).length;
  await expect.poll(() => cards(page).count()).toBe(loved);
  await page.getByRole('button', { name: /^All Outfits/ }).click();

  const [newest] = outfits;
  await page
    .getByRole('button', { name: new RegExp(`^Open ${newest?.title}`) })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Outfit Preview' });
  const favorites = page.locator('.chip', { hasText: 'Favorites' });
  expect(await favorites.innerText()).toContain(`${loved}`);
  await dialog.getByRole('button', { name: 'Favorite' }).click();
  await expect.poll(() => favorites.innerText()).toContain(`${loved + (newest?.isFavorite ? -1 : 1)}`);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.route('**/api/outfits/*', (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 503, json: { message: 'The rail is stuck.' } })
      : route.continue(),
  );
  const confirm = page.getByRole('alertdialog');
  await confirm.getByRole('button', { name: 'Delete' }).click();
  await toast(page, 'Failed to delete outfit');
  await page.unroute('**/api/outfits/*');
  expect(complaints.splice(0)).toHaveLength(1);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await confirm.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: `All Outfits ${DAYS - 1}` }).waitFor();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  expect(complaints).toEqual([]);
  expect(foreign).toEqual([]);
  await leave(context);
}, 240_000);
