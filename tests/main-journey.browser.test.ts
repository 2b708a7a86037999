import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { closeBrowser, shiftClock, tick, visit } from './browser.ts';

afterAll(closeBrowser);

const PERSON = join(import.meta.dirname, 'people', 'woman-02-average-medium.jpg');
const DAY = 24 * 60 * 60 * 1000;
let serial = 0;
const name = () => `nora${Date.now().toString(36)}${serial++}`;

async function signUp(page: import('playwright-core').Page, username: string): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill(`${username}@stylecast.test`);
  await page.getByLabel('First name').fill('Nora');
  await page.getByLabel('Password', { exact: true }).fill('a good long one');
  await page.getByLabel('Confirm password').fill('a good long one');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect.poll(() => page.getByText('Step 1 of 4').isVisible(), { timeout: 15_000 }).toBe(true);
}

async function setUp(page: import('playwright-core').Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.locator('input[type=file]').first().setInputFiles(PERSON);
  await expect.poll(() => page.getByRole('button', { name: 'Continue' }).isEnabled(), { timeout: 60_000 }).toBe(true);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('combobox').fill('Lisbon');
  await page.getByRole('option', { name: /Lisbon/ }).first().click();
  await page.getByText("Women's Style").click();
  await page.getByText('Classic', { exact: true }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Get Started!' }).click();
}

test('from sign-up to today’s outfit on her own photo', async () => {
  const { page, context, complaints, foreign } = await visit();
  await signUp(page, name());
  await setUp(page);

  await page.getByRole('heading', { name: "Today's Outfit" }).waitFor({ timeout: 30_000 });
  const picture = page.getByRole('img', { name: /outfit/i }).first();
  await picture.waitFor({ timeout: 60_000 });
  const outfit = await page.evaluate(async () => (await fetch('/api/outfits/today')).json() as Promise<{ imageState: string }>);
  await expect
    .poll(async () => (await page.evaluate(async () => (await fetch('/api/outfits/today')).json())).imageState, { timeout: 60_000 })
    .toBe('ready');
  expect(outfit).toBeTruthy();
  const ready = await page.evaluate(async () => (await fetch('/api/outfits/today')).json());
  expect(ready.imageSource).toBe('fitting-room');
  const image = await context.request.get(ready.editedImageUrl);
  expect(image.headers()['content-type']).toBe('image/jpeg');
  expect((await image.body()).length).toBeGreaterThan(20_000);
  expect(complaints).toEqual([]);
  expect(foreign).toEqual([]);
  await context.close();
});

test('tomorrow’s outfit arrives by itself: clock, cron, queue, consumer', async () => {
  const { page, context } = await visit();
  await signUp(page, name());
  await setUp(page);
  await page.getByRole('heading', { name: "Today's Outfit" }).waitFor({ timeout: 30_000 });
  const list = async () => (await (await context.request.get('/api/outfits')).json()) as { date: string; imageState: string }[];
  await expect.poll(async () => (await list()).length, { timeout: 30_000 }).toBe(1);
  const [today] = await list();

  await shiftClock(DAY);
  await tick();
  await expect.poll(async () => (await list()).length, { timeout: 60_000 }).toBe(2);
  await expect.poll(async () => (await list())[0]?.imageState, { timeout: 60_000 }).toBe('ready');
  const [tomorrow] = await list();
  expect(Date.parse(tomorrow!.date) - Date.parse(today!.date)).toBe(DAY);

  await tick();
  await tick();
  expect((await list()).length, 'a repeated tick makes no second outfit').toBe(2);
  expect(inject('origin')).toContain('http');
  await shiftClock(-DAY);
  await context.close();
});
