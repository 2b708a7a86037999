import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import type { Outfit } from '../../../app/contracts/outfits.ts';
import { closeBrowser, shiftClock, tick, untilTomorrow, visit } from '../visit.ts';
import { callerIn } from '../../worlds/member.ts';
import { photoOf, useHalfPhoto, type PhotoFile } from '../stored-body-map.ts';
import { signUpByHand } from '../sign-up.ts';

afterAll(closeBrowser);

const PERSON = 'woman-02-average-medium';
const DAY = 24 * 60 * 60 * 1000;
let serial = 0;
const name = () => `nora${Date.now().toString(36)}${serial++}`;

async function setUp(page: Page, photo: string | PhotoFile): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.locator('input[type=file]').first().setInputFiles(photo);
  await expect
    .poll(() => page.getByRole('button', { name: 'Continue' }).isEnabled(), { timeout: 60_000 })
    .toBe(true);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('combobox').fill('Lisbon');
  await page
    .getByRole('option', { name: /Lisbon/ })
    .first()
    .click();
  await page.getByText("Women's Style").click();
  await page.getByText('Classic', { exact: true }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Get Started!' }).click();
}

async function today(context: BrowserContext): Promise<Outfit> {
  return (await (await context.request.get('/api/outfits/today')).json()) as Outfit;
}
async function history(context: BrowserContext): Promise<Outfit[]> {
  return (await (await context.request.get('/api/outfits')).json()) as Outfit[];
}

test('from sign-up to today’s outfit on her own photo', async () => {
  const { page, context, complaints, foreign } = await visit({ drawn: true });
  await signUpByHand(page, name());
  await setUp(page, photoOf(PERSON));

  await page.getByRole('heading', { name: "Today's Outfit" }).waitFor({ timeout: 30_000 });
  await expect.poll(async () => (await today(context)).imageState, { timeout: 60_000 }).toBe('ready');
  const outfit = await today(context);
  expect(outfit.imageSource).toBe('fitting-room');
  expect(outfit.receipt.lines.length).toBeGreaterThan(2);
  await page.locator(`img[src="${outfit.editedImageUrl}"]`).first().waitFor({ timeout: 15_000 });
  const image = await context.request.get(outfit.editedImageUrl ?? '');
  expect(image.headers()['content-type']).toBe('image/jpeg');
  expect((await image.body()).length).toBeGreaterThan(20_000);
  expect(complaints).toEqual([]);
  expect(foreign).toEqual([]);
  await context.close();
});

test('tomorrow’s outfit arrives by itself: clock, cron, queue, consumer', async () => {
  const { page, context } = await visit();
  const photo = await useHalfPhoto(page, PERSON);
  await signUpByHand(page, name());
  await setUp(page, photo);
  await page.getByRole('heading', { name: "Today's Outfit" }).waitFor({ timeout: 30_000 });
  await expect.poll(async () => (await history(context)).length, { timeout: 30_000 }).toBe(1);
  const [first] = await history(context);
  // An hour that nobody else of this run chose: her picture waits for no other in the queue.
  await callerIn(context)('PUT', '/api/user/preferences', { notificationTime: '00:10' });

  const toDelivery = await untilTomorrow('00:10', 'Europe/Lisbon');
  await shiftClock(toDelivery);
  await tick();
  await expect.poll(async () => (await history(context)).length, { timeout: 60_000 }).toBe(2);
  await expect.poll(async () => (await history(context))[0]?.imageState, { timeout: 60_000 }).toBe('ready');
  const [second] = await history(context);
  expect(Date.parse(second?.date ?? '') - Date.parse(first?.date ?? '')).toBe(DAY);
  expect(second?.imageSource).toBe('fitting-room');

  await tick();
  await tick();
  expect(await history(context), 'a repeated tick makes no further outfit').toHaveLength(2);
  await shiftClock(-toDelivery);
  await context.close();
});
