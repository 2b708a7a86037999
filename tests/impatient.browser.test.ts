import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { closeBrowser, visit } from './browser.ts';
import { signUpMember } from './member.ts';

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
  await page.getByText('Outfit regenerated!', { exact: true }).waitFor();
  expect(calls).toEqual(['POST /api/outfits/regenerate']);
  await context.close();
});

test('a double click in the onboarding goes one step, and skips it once', async () => {
  const visitor = await visit();
  const { page, context } = visitor;
  await signUpMember(visitor.context);
  await page.goto('/onboarding', { waitUntil: 'networkidle' });
  const calls = sent(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('Step 2 of 4').waitFor();
  await page.getByRole('button', { name: 'Skip' }).dblclick();
  await page.getByText('Step 3 of 4').waitFor();
  expect(calls).toEqual([]);
  await page.getByRole('button', { name: 'Skip' }).dblclick();
  await page.getByText('Setup skipped', { exact: true }).waitFor();
  // Nobody is dressed as somebody else without being told.
  await page
    .getByText("We start with San Francisco, CA, Men's Style, Casual. Change it in your profile.")
    .waitFor();
  expect(calls).toEqual(['PUT /api/user/location', 'PUT /api/user/preferences']);
  await context.close();
});

test('half a city name in the field does not keep her from skipping', async () => {
  const visitor = await visit();
  const { page, context } = visitor;
  await signUpMember(visitor.context);
  await page.goto('/onboarding', { waitUntil: 'networkidle' });
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
