import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, expect, test, vi } from 'vitest';
import type { Outfit } from '../../../app/contracts/outfits.ts';
import { signUpMember } from '../../worlds/member.ts';
import { textOf, translateEarly, translatePage, untilHydrated } from '../translated-page.ts';
import { closeBrowser, scrollTo, visit } from '../visit.ts';

// A page that the browser translates: React still finds its texts, and what changes is read as it is now.

afterAll(closeBrowser);

const WAIT = { timeout: 60_000 };
const today = async (context: BrowserContext) =>
  (await (await context.request.get('/api/outfits/today')).json()) as Outfit;
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** A clock goes on while two pages are compared. */
const withoutTimes = (text: string) => text.replace(/\d+:\d\d [AP]M/g, 'now');

/** Whether each part says what a page says that was opened just now. */
async function expectFresh(page: Page, path: string, parts: string[]): Promise<void> {
  const fresh = await page.context().newPage();
  await fresh.goto(path);
  // What is hers of a look is asked for once she moves.
  await fresh.mouse.wheel(0, 10);
  for (const part of parts) {
    await scrollTo(fresh, fresh.locator(part).first());
    const compare = async () =>
      expect(withoutTimes(await textOf(page, part)), part).toBe(withoutTimes(await textOf(fresh, part)));
    await vi.waitFor(compare, { timeout: 30_000, interval: 200 });
  }
  await fresh.close();
}

async function openTranslated(path: string) {
  const { page, context, complaints } = await visit({ serviceWorkers: 'block' });
  await signUpMember(context, { settled: true });
  // Made when it is first asked for.
  await today(context);
  await page.goto(path);
  await translatePage(page);
  await page.locator('h1 font font').first().waitFor(WAIT);
  return { page, context, complaints };
}

/** Through the kinds of the list to its last. */
async function throughKinds(page: Page): Promise<void> {
  const next = button(page, /Next: /);
  while (await next.isVisible()) await next.click();
}

const HOME = ['.sky', '.words', '.occasions', '.pieces'];

test('home: unit, city, occasion, another outfit and another piece', async () => {
  const { page, context, complaints } = await openTranslated('/');
  await page.mouse.wheel(0, 10);

  await page.locator('.sky .temp').click();
  await expect.poll(() => textOf(page, '.sky .temp')).toMatch(/F$/);
  await expect.poll(() => textOf(page, '.fit')).toContain('°F');
  await expectFresh(page, '/', HOME);

  await button(page, /^Update location/).click();
  await page.getByRole('combobox').fill('Porto');
  await page
    .getByRole('option', { name: /Portugal/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Update Location' }).click();
  await expect.poll(() => textOf(page, '.sky .place'), WAIT).toContain('Porto');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  const first = await today(context);
  await page.locator('.occasions').getByRole('button', { name: 'Sport' }).click();
  await page.locator('.occasions').getByRole('button', { name: 'Run' }).click();
  await expect.poll(async () => (await today(context)).id, WAIT).not.toBe(first.id);
  await expect.poll(async () => textOf(page, '.words-title'), WAIT).toBe((await today(context)).title);
  await expectFresh(page, '/', HOME);

  const sport = await today(context);
  await button(page, 'Regenerate').first().click();
  await expect.poll(async () => (await today(context)).id, WAIT).not.toBe(sport.id);
  await button(page, /Regenerate(?!.*ing)/)
    .first()
    .waitFor();
  await expectFresh(page, '/', HOME);

  const sheet = page.getByRole('dialog');
  await page.locator('.thumb').first().click();
  const other = sheet.locator('.tray .alt').first();
  await other.waitFor(WAIT);
  const worn = await sheet.getByRole('heading', { level: 3 }).innerText();
  await other.click();
  await expect.poll(() => sheet.getByRole('heading', { level: 3 }).innerText(), WAIT).not.toBe(worn);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await button(page, 'I wore it').click();
  await button(page, 'Worn').waitFor();
  await button(page, 'Favorite').first().click();
  await expectFresh(page, '/', HOME);

  expect(await page.getByText('A thread came loose').count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
}, 240_000);

test('the week: another look for tomorrow, settled on, and a trip', async () => {
  const { page, context, complaints } = await openTranslated('/week');
  const card = page.locator('.tmw');
  await card.waitFor(WAIT);
  await card.getByRole('button', { name: 'Another' }).click();
  await card.getByText('more to choose from').waitFor(WAIT);
  await card.locator('.btn[aria-busy]').waitFor({ state: 'detached' });
  await card.getByRole('button', { name: "I'll wear this" }).click();
  await card.getByRole('button', { name: 'Settled' }).waitFor(WAIT);

  await button(page, 'Trip').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill('Porto');
  await dialog
    .getByRole('option', { name: /Portugal/ })
    .first()
    .click();
  await dialog.getByRole('button', { name: /Pack/ }).click();
  const trip = page.locator('.trip');
  await trip.waitFor(WAIT);
  await trip.getByRole('checkbox').first().click();
  await expect.poll(() => textOf(page, '.trip')).toContain('1 of');
  await expectFresh(page, '/week', ['.page-head', '.tmw', '.trip']);

  expect(await page.getByText('A thread came loose').count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
}, 240_000);

test('history, closet and profile: a filter, a favorite, pieces hung up, the unit', async () => {
  const { page, context, complaints } = await openTranslated('/history');
  await button(page, 'Favorites').click();
  await button(page, 'Show All Outfits').click();
  await page.locator('.hgrid .icon-btn.heart').first().click();
  await expect.poll(() => textOf(page, '.filters')).toMatch(/Favorites\s?1/);
  await expectFresh(page, '/history', ['.page-head', '.hgrid']);

  await page.goto('/closet?start=1');
  await translatePage(page);
  await button(page, /Start with these/).click();
  await expect.poll(() => textOf(page, '.tick-foot')).not.toMatch(/^0/);
  const hung = (await textOf(page, '.tick-foot')).match(/\d+/)?.[0];
  await throughKinds(page);
  await button(page, /^.?Add \d+ /).click();
  await expect.poll(() => textOf(page, '.c-count'), WAIT).toContain(`${hung} pieces`);

  await page.goto('/profile');
  await translatePage(page);
  const saved = page.waitForResponse('**/api/user/preferences');
  await page.getByLabel('Show °C').click();
  await saved;
  await expect.poll(() => textOf(page, 'main')).toContain('Temperatures are in °F');
  await expectFresh(page, '/profile', ['.plist']);
  expect(complaints).toEqual([]);
  await context.close();
}, 240_000);

/** React's words for a page that is not what the server wrote; it draws it anew. */
const ANEW = /Minified React error #(418|423|425);/;

test('translated before React begins: the page is drawn anew, and works', async () => {
  const { page, context, complaints } = await visit({ serviceWorkers: 'block' });
  await signUpMember(context, { settled: true });
  await translateEarly(page);
  await page.goto('/');
  await untilHydrated(page);
  await page.locator('h1 font font').first().waitFor(WAIT);
  const first = await today(context);
  await button(page, 'Regenerate').first().click();
  await expect.poll(async () => (await today(context)).id, WAIT).not.toBe(first.id);
  await expectFresh(page, '/', ['.sky', '.words', '.occasions']);
  expect(complaints.filter((complaint) => !ANEW.test(complaint))).toEqual([]);
  await context.close();
}, 120_000);

test('a card that cannot be drawn says so in its place, and is drawn once it can', async () => {
  const { page, context } = await visit({ serviceWorkers: 'block' });
  await signUpMember(context, { settled: true });
  await page.route('**/api/plans/week', async (route) => {
    const week = (await (await route.fetch()).json()) as { days: object[] };
    const days = week.days.map((day, index) => (index === 2 ? { ...day, look: null } : day));
    await route.fulfill({ json: { ...week, days } });
  });
  await page.goto('/week');
  const lost = page.locator('.wd').nth(2);
  await lost.getByText("We couldn't show this part").waitFor(WAIT);
  expect(await page.locator('.wd h3').count(), 'the other days stand').toBe(6);
  await lost.getByRole('button', { name: 'Try again' }).click();
  await lost.getByText("We couldn't show this part").waitFor();
  await page.unroute('**/api/plans/week');
  await lost.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => page.locator('.wd h3').count(), WAIT).toBe(7);
  await context.close();
}, 120_000);
