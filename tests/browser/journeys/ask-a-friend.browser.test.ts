import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import type { Outfit } from '../../../app/contracts/outfits.ts';
import { callerIn, signUpMember } from '../../worlds/member.ts';
import { violationsInBothWidths } from '../accessibility.ts';
import {
  closeBrowser,
  HER_BROWSER,
  openBrowser,
  PHONE,
  scrollTo,
  shiftClock,
  visit,
  WIDE,
} from '../visit.ts';
import { siteOrigin } from '../site-origin.ts';

// Two looks, a link, and votes from devices without an account.

afterAll(closeBrowser);

const pictured = async (context: BrowserContext, id: string) =>
  ((await (await context.request.get('/api/outfits/today')).json()) as Outfit | null)?.id === id &&
  ((await (await context.request.get('/api/outfits/today')).json()) as Outfit).imageState;

/** A member with two looks of today, each with its picture. */
async function withTwoLooks(context: BrowserContext): Promise<[Outfit, Outfit]> {
  await signUpMember(context, { settled: true });
  const call = callerIn(context);
  const first = (await (await call('GET', '/api/outfits/today')).json()) as Outfit;
  await expect.poll(() => pictured(context, first.id), { timeout: 60_000 }).toBe('ready');
  const body = { outfitId: first.id, userHour: 9 };
  const second = (await (await call('POST', '/api/outfits/regenerate', body)).json()) as Outfit;
  await expect.poll(() => pictured(context, second.id), { timeout: 60_000 }).toBe('ready');
  return [second, first];
}

/** Her own tap on home; the dialog's link. */
async function askOnHome(page: Page, { withPhotos = false } = {}): Promise<string> {
  await page.goto('/');
  const ask = page.getByRole('button', { name: 'Ask a friend which' });
  await scrollTo(page, ask);
  await ask.click();
  const dialog = page.getByRole('dialog', { name: 'Ask a friend' });
  await expect.poll(() => choices(page, true).count()).toBe(2);
  if (withPhotos) await dialog.getByText('Show the pictures of me.').click();
  await dialog.getByRole('button', { name: /^Make the link/ }).click();
  const url = await dialog.getByLabel('Link for your friends').inputValue();
  expect(url).toMatch(/\/ask\/\d+-[0-9a-f]{40}$/);
  return url;
}

/** Looks of the dialog, chosen or not. */
const choices = (page: Page, pressed: boolean) =>
  page.getByRole('list', { name: 'Your looks' }).getByRole('button', { pressed });
const votes = (page: Page) => page.locator('.poll').first();

test('asked on home, voted from other devices, worn, and gone at once when she takes it back', async () => {
  const { page, context, complaints } = await visit();
  const [today, earlier] = await withTwoLooks(context);
  const url = await askOnHome(page, { withPhotos: true });
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await scrollTo(page, votes(page));
  await votes(page).getByText('No votes yet.').waitFor();

  // A friend on her phone, with a script.
  const { page: phone, context: away, complaints: strange, foreign } = await visit({ bypassCSP: true });
  const answer = await phone.goto(url);
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()).toMatchObject({ 'cache-control': 'private, no-store' });
  expect(await phone.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  const looks = phone.locator('.ask-look');
  const [left, right] = [await looks.nth(0).boundingBox(), await looks.nth(1).boundingBox()];
  expect(left?.y, 'side by side on a phone too').toBe(right?.y);
  expect(await phone.locator('.ask-look img').count()).toBe(2);
  expect(await violationsInBothWidths(phone)).toEqual([]);
  await phone.getByLabel('A line back').fill('<b>Love</b> the first, see www.example.org');
  // Enter alone chooses nothing.
  await phone.getByLabel('A line back').press('Enter');
  // A tap on the picture is a vote.
  await phone.getByAltText(`${today.title}, worn`).click({ force: true });
  await phone.getByRole('heading', { name: 'Your vote is in' }).waitFor();
  expect(await phone.getByText('1 vote', { exact: true }).count()).toBe(1);
  expect(await violationsInBothWidths(phone)).toEqual([]);
  // Her line says that it is saved, until she changes it.
  const saved = phone.getByText('Your line is saved.');
  await saved.waitFor();
  await phone.getByLabel('A line back').press('!');
  await saved.waitFor({ state: 'hidden' });
  await phone.getByLabel('A line back').blur();
  expect(await saved.isVisible()).toBe(false);
  await phone.getByLabel('A line back').fill('<b>Love</b> the first, see www.example.org');
  // … and changes her mind: counted once.
  await phone.getByRole('button', { name: `This one instead: ${earlier.title}` }).click();
  await phone.getByRole('button', { name: `Your vote: ${earlier.title}` }).waitFor();
  expect(await phone.getByText('1 vote', { exact: true }).count()).toBe(1);
  expect([strange, foreign]).toEqual([[], []]);

  // Another, on a desk, whose browser runs no script.
  const desk = await (
    await openBrowser()
  ).newContext({ ...HER_BROWSER, viewport: WIDE, baseURL: siteOrigin(), javaScriptEnabled: false });
  const plain = await desk.newPage();
  await plain.goto(url);
  await plain.getByRole('button', { name: `This one: ${earlier.title}` }).click();
  await plain.getByRole('heading', { name: 'Your vote is in' }).waitFor();
  await plain.getByLabel('A line back').fill('That one.');
  await plain.getByLabel('A line back').press('Enter');
  await expect.poll(() => plain.getByLabel('A line back').inputValue()).toBe('That one.');
  await plain.getByText('Your line is saved.').waitFor();
  await plain.getByRole('button', { name: 'Save your line' }).waitFor();
  expect(await plain.getByText('2 votes', { exact: true }).count()).toBe(1);

  // She comes back to her window.
  await page.reload();
  await scrollTo(page, votes(page));
  await votes(page).getByText('2 votes. Open until').waitFor();
  const line = votes(page).locator('.poll-lines li');
  expect(await line.count()).toBe(2);
  expect(await votes(page).locator('.poll-lines a').count(), 'no line is a link').toBe(0);
  await votes(page).getByText('<b>Love</b> the first, see www.example.org', { exact: true }).waitFor();
  await votes(page).getByRole('button', { name: 'Hide: That one.' }).click();
  await expect.poll(() => line.count()).toBe(1);
  await votes(page)
    .getByRole('button', { name: `Wear it: ${earlier.title}` })
    .click();
  await votes(page).getByText("You're wearing it").waitFor();

  await votes(page).getByRole('button', { name: 'Take the link back' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take it back' }).click();
  await page.getByText('You took the link back').first().waitFor();
  await expect.poll(() => page.locator('.poll').count()).toBe(0);
  const gone = await phone.reload();
  expect(gone?.status()).toBe(404);
  await phone.getByRole('heading', { name: 'This question is gone' }).waitFor();
  expect((await away.request.get(`${url}/first.jpg`)).status()).toBe(404);
  expect(complaints).toEqual([]);
  await Promise.all([context, away, desk].map((each) => each.close()));
});

test('asked from history about a look of another day; over when its time is', async () => {
  const { page, context, complaints } = await visit({ window: WIDE, bypassCSP: true });
  const username = await signUpMember(context, { settled: true });
  await callerIn(context)('POST', '/dev/history', { username, days: 3 });
  await page.goto('/history');
  await page
    .getByRole('button', { name: /^Open / })
    .nth(1)
    .click();
  await page.getByRole('button', { name: 'Ask a friend: this or another?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask a friend' });
  await dialog.getByRole('button', { name: 'Choose two looks' }).waitFor();
  await choices(page, false).first().click();
  await expect.poll(() => choices(page, true).count()).toBe(2);
  const marked = dialog.locator('.ask-choices button', { has: page.locator('.ask-mark') });
  const [left, right] = await marked.allTextContents();
  // A tap on one that is chosen keeps it; a third one takes the place of the other.
  await marked.first().click();
  expect(await marked.allTextContents()).toEqual([left, right]);
  await choices(page, false).first().click();
  await expect.poll(() => marked.allTextContents()).not.toContain(right);
  expect(await marked.allTextContents()).toContain(left);
  await dialog.getByText('30 min', { exact: true }).click();
  expect(await violationsInBothWidths(page)).toEqual([]);
  await page.setViewportSize(WIDE);
  await dialog.getByRole('button', { name: /^Make the link/ }).click();
  const url = await dialog.getByLabel('Link for your friends').inputValue();

  const { page: friend, context: away } = await visit({ window: PHONE });
  await friend.goto(url);
  expect(await friend.locator('.ask-look img').count(), 'no picture of her').toBe(0);
  expect(await friend.locator('.ask-pieces li').count()).toBeGreaterThan(4);
  await friend
    .getByRole('button', { name: /^This one: / })
    .first()
    .click();
  await friend.getByRole('heading', { name: 'Your vote is in' }).waitFor();
  await page.goto('/history');
  await votes(page).getByText('1 vote. Open until').waitFor();
  expect(await violationsInBothWidths(page)).toEqual([]);
  await shiftClock(31 * 60_000);
  const over = await friend.reload();
  expect(over?.status()).toBe(410);
  await friend.getByRole('heading', { name: 'This vote is closed' }).waitFor();
  await page.reload();
  await votes(page).getByText('Voting is closed').waitFor();
  expect(complaints).toEqual([]);
  await Promise.all([context, away].map((each) => each.close()));
});
