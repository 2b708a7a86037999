import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { closeBrowser, openPage, visit } from '../visit.ts';
import { signUpMember } from '../../worlds/member.ts';

afterAll(closeBrowser);

/** What the page sends to change something. */
function sent(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return calls;
}

test('a double click regenerates once', async () => {
  const visitor = await visit();
  const { page, context } = visitor;
  await signUpMember(visitor.context, { settled: true });
  await page.goto('/', { waitUntil: 'networkidle' });
  const calls = sent(page);
  await page.getByRole('button', { name: 'Regenerate' }).dblclick();
  await page.getByText('Outfit regenerated!', { exact: true }).waitFor({ timeout: 60_000 });
  expect(calls).toEqual(['POST /api/outfits/regenerate']);
  await context.close();
});

test('a double click in the onboarding goes one step, and skips it once', async () => {
  const visitor = await visit();
  const { page, context } = visitor;
  await signUpMember(visitor.context);
  await openPage(page, '/onboarding');
  const calls = sent(page);
  const bodies: unknown[] = [];
  page.on('request', (request) => request.method() === 'PUT' && bodies.push(request.postDataJSON()));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('Step 2 of 4').waitFor();
  await page.getByRole('button', { name: 'Skip' }).dblclick();
  await page.getByText('Step 3 of 4').waitFor();
  expect(calls).toEqual([]);
  // Nothing is chosen yet, and neither looks as if it were.
  const grounds = await page
    .locator('.radio', { hasText: /'s Style$/ })
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor));
  expect(grounds).toEqual(['rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0)']);
  await page.getByRole('button', { name: 'Skip' }).dblclick();
  await page.getByText('Setup skipped', { exact: true }).waitFor();
  // Nobody is dressed as somebody else without being told.
  await page
    .getByText(
      "We're starting you with San Francisco, CA, Men's Style, Casual. You can change that in your profile.",
    )
    .waitFor();
  expect(calls).toEqual(['PUT /api/user/location', 'PUT /api/user/preferences']);
  expect(bodies).toEqual([
    { location: 'San Francisco, CA', timezone: 'America/Los_Angeles' },
    { stylePreferences: ['casual'], gender: 'male', notificationTime: '08:00', notificationsEnabled: false },
  ]);
  await context.close();
});

test('half a city name in the field does not keep her from skipping', async () => {
  const visitor = await visit();
  const { page, context } = visitor;
  await signUpMember(visitor.context);
  await openPage(page, '/onboarding');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('Step 2 of 4').waitFor();
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByRole('combobox').fill('Helsi');
  await page.waitForTimeout(500);
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByText('Setup skipped', { exact: true }).waitFor();
  const user = (await (await context.request.get('/api/user')).json()) as { location: string };
  expect(user.location).toBe('San Francisco, CA');
  await context.close();
});

test('a double tap on a chip costs one outfit, one on an alternative swaps once and the sheet goes on with it', async () => {
  const { page, context, complaints } = await visit();
  await signUpMember(context, { settled: true });
  await openPage(page, '/#pieces-title');
  await page.locator('.pieces').waitFor({ timeout: 60_000 });
  const calls = sent(page);
  const chip = page.locator('.occasions').getByRole('button', { name: 'Travel', exact: true });
  await chip.dblclick();
  await expect.poll(() => chip.getAttribute('aria-pressed'), { timeout: 60_000 }).toBe('true');
  expect(calls).toEqual(['POST /api/outfits/regenerate']);

  // Not every piece has another that goes with the rest as it is.
  const sheet = page.getByRole('dialog');
  const alternative = sheet.locator('.alt', { hasNotText: 'With the' }).first();
  const nothing = sheet.getByText('Nothing else of its kind is right');
  for (let piece = 0; !(await alternative.isVisible()); piece++) {
    if (piece > 0) await sheet.getByRole('button', { name: 'Close' }).click();
    await page.locator('.thumb').nth(piece).click();
    await alternative.or(nothing).first().waitFor();
  }
  const other = (await alternative.locator('b').innerText()).toLowerCase();
  await alternative.dblclick();
  await sheet.getByRole('heading', { name: `Instead of the ${other}` }).waitFor();
  expect(calls.slice(1)).toEqual([expect.stringMatching(/^POST .*\/swap$/)]);
  await expect.poll(() => sheet.evaluate((part) => part.contains(document.activeElement))).toBe(true);
  const was = (await page.getByText('Worn before').locator('..').locator('b').innerText()).toLowerCase();
  await page.getByRole('button', { name: 'Undo' }).click();
  await sheet.getByRole('heading', { name: `Instead of the ${was}` }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('when the setup is done, Back does not lead into it again', async () => {
  const { page, context } = await visit();
  await signUpMember(context);
  await openPage(page, '/help-support');
  await openPage(page, '/onboarding');
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByRole('heading', { name: "Today's Outfit" }).waitFor({ timeout: 60_000 });
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: /help/i }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/help-support');
  await context.close();
});

test("the browser's Back goes a step back in the setup, as the arrow does, and leaves nothing of it behind", async () => {
  const { page, context, complaints } = await visit();
  await signUpMember(context);
  await openPage(page, '/help-support');
  await openPage(page, '/onboarding');
  const step = (number: number) => page.getByText(`Step ${number} of 4`).waitFor();
  const next = () => page.getByRole('button', { name: 'Continue' }).click();
  await next();
  await page.getByRole('button', { name: 'Skip' }).click();
  await step(3);
  await page.goBack();
  await step(2);
  await page.goBack();
  await step(1);
  await page.goForward();
  await step(2);
  await next();
  await page.getByRole('combobox').fill('Lisbon');
  await page.getByRole('option').first().click();
  await page.getByText("Women's Style").click();
  await page.getByText('Classic', { exact: true }).click();
  await next();
  await step(4);
  // What she has chosen is there after a reload, and so are the steps behind it.
  await page.reload({ waitUntil: 'networkidle' });
  await step(4);
  await page.goBack();
  await step(3);
  await page.getByRole('button', { name: 'Back' }).first().click();
  await step(2);
  await next();
  await next();
  await page.getByRole('button', { name: 'Get Started!' }).click();
  await page.getByRole('heading', { name: "Today's Outfit" }).waitFor({ timeout: 60_000 });
  expect(new URL(page.url()).hash).toBe('');
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: /help/i }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

/** The gesture itself is the system's: what it asks is asked here. */
async function backGestures(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    type Asked = { requestClose(): void };
    const all: Asked[] = [];
    const seen = window as unknown as { CloseWatcher: new () => Asked; watchers: Asked[] };
    seen.watchers = all;
    seen.CloseWatcher = class extends seen.CloseWatcher {
      constructor() {
        super();
        all.push(this);
      }
    };
  });
  return () =>
    page.evaluate(() =>
      (window as unknown as { watchers: { requestClose(): void }[] }).watchers.at(-1)?.requestClose(),
    );
}

test('the back gesture of a phone closes a dialog and stays on its page', async () => {
  const { page, context } = await visit();
  await signUpMember(context, { settled: true });
  const back = await backGestures(page);
  await openPage(page, '/week');
  await page.getByRole('button', { name: 'Trip' }).click();
  await page.getByRole('dialog').waitFor();
  await back();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(page.url()).toMatch(/\/week$/);
  // Esc as before, once.
  await page.getByRole('button', { name: 'Trip' }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  // A question is no yes.
  await openPage(page, '/profile');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await page.getByRole('alertdialog').waitFor();
  await back();
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  expect(page.url()).toMatch(/\/profile$/);
  await context.close();
});
