import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import type { Schedule } from '../../../app/contracts/schedules.ts';
import { closeBrowser, openPage, visit } from '../visit.ts';
import { signUpMember, type NewMember } from '../../worlds/member.ts';

afterAll(closeBrowser);

/** A member with a complete profile, signed in, on her profile page. */
async function onProfile(
  { page, context }: { page: Page; context: BrowserContext },
  tier: NonNullable<NewMember['tier']>,
) {
  await signUpMember(context, { settled: true, tier });
  await openPage(page, '/profile');
}
const stored = async (context: BrowserContext) =>
  (await (await context.request.get('/api/style-schedules')).json()) as Schedule[];

test('a premium member creates, edits and deletes a schedule', async () => {
  const visitor = await visit();
  const { page, context, complaints } = visitor;
  await onProfile(visitor, 'premium');
  const dialog = page.getByRole('dialog');
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
  const toast = (text: string) => page.getByText(text, { exact: true }).first().waitFor();

  // What is missing is said, and nothing is sent.
  await page.getByText('No style schedules yet').waitFor();
  await page.getByRole('button', { name: 'Add a schedule' }).click();
  await dialog.getByRole('heading', { name: 'Create Style Schedule' }).waitFor();
  await press('Save schedule');
  await dialog.getByText('Please enter a schedule name.').waitFor();
  await dialog.getByText('Please select at least one style.').waitFor();
  expect(await dialog.getByLabel('Name').evaluate((field) => field === document.activeElement)).toBe(true);

  await dialog.getByLabel('Name').fill('Office days');
  for (const name of ['Professional', 'Classic', 'Morning', 'Weekdays']) await press(name);
  await dialog.getByRole('button', { name: 'Tuesday, covered' }).waitFor();
  await dialog.locator('.radio', { hasText: 'Work' }).click();
  await dialog.getByLabel('Priority', { exact: true }).fill('ten');

  // A failed save keeps her input.
  await page.route('**/api/style-schedules', (route) => route.fulfill({ status: 500, body: 'out of order' }));
  await press('Save schedule');
  await toast('Failed to create style schedule.');
  expect(await dialog.getByLabel('Name').inputValue()).toBe('Office days');
  expect(await dialog.getByLabel('Priority', { exact: true }).inputValue(), 'no number becomes 0').toBe('0');
  await page.unroute('**/api/style-schedules');
  await press('Save schedule');
  await toast('Schedule created');
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Morning · Weekdays · Work').waitFor();
  expect(await stored(context)).toMatchObject([
    { name: 'Office days', styles: ['professional', 'classic'], priority: 0, isActive: true },
  ]);

  // The next dialog is empty; the edit dialog is prefilled.
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  expect(await dialog.getByLabel('Name').inputValue()).toBe('');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Edit Office days' }).click();
  await dialog.getByRole('heading', { name: 'Edit Style Schedule' }).waitFor();
  await dialog.getByLabel('Name').fill('Opera season');
  await press('Higher priority');
  await dialog.getByRole('switch', { name: 'Active' }).click();
  await press('Save schedule');
  await toast('Schedule updated');
  await page.getByText('Inactive').waitFor();
  await page.getByText('Priority 1').waitFor();

  await page.getByRole('button', { name: 'Delete Opera season' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await toast('Schedule deleted');
  await page.getByText('No style schedules yet').waitFor();
  expect(await stored(context)).toEqual([]);
  expect(complaints.filter((text) => !text.includes('status of 500'))).toEqual([]);
  await context.close();
});

test('logged out meanwhile: she is told so and sent to sign in', async () => {
  const visitor = await visit();
  const { page, context } = visitor;
  await onProfile(visitor, 'pro');
  await page.getByRole('button', { name: 'Add a schedule' }).click();
  await page.getByLabel('Name').fill('Office days');
  await page.getByRole('dialog').getByRole('button', { name: 'Classic' }).click();
  await context.clearCookies();
  const sentTo = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/login');
  await page.getByRole('button', { name: 'Save schedule' }).click();
  await page.getByText('Unauthorized: You are logged out. Logging in again...').first().waitFor();
  await sentTo;
  await expect.poll(() => new URL(page.url()).pathname).toBe('/auth');
  await context.close();
});

test('the free plan shows what she would get and the way to it', async () => {
  const visitor = await visit();
  await onProfile(visitor, 'free');
  const section = visitor.page.getByRole('region', { name: 'Style Schedules' });
  await section.getByText('Professional').first().waitFor();
  expect(await section.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/subscribe');
  expect(await section.getByRole('button').count()).toBe(0);
  await visitor.context.close();
});
