import { afterAll, expect, inject, test } from 'vitest';
import { closeBrowser, visit } from './browser.ts';
import { MEMBER_PASSWORD, signUpMember } from './member.ts';

afterAll(closeBrowser);

/** Before that a click falls on a page that is not awake yet. */
const SETTLED = { waitUntil: 'networkidle' } as const;

test('she takes her data along, deletes her account, and is at the door', async () => {
  const visitor = await visit();
  const { page, context, complaints } = visitor;
  const username = await signUpMember(visitor.context, { settled: true });
  await page.goto('/profile', SETTLED);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^stylecast-\d{4}-\d\d-\d\d\.zip$/);
  await page.getByText('Your data was downloaded').waitFor();

  await page.getByRole('button', { name: 'Delete Account', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  for (const lost of [
    'Outfit history',
    'Saved preferences and settings',
    'Video animations',
    'Subscription information',
  ])
    await dialog.getByText(lost, { exact: true }).waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });

  // It does not work at first: the dialog closes, and she may try again.
  await page.route('**/api/user/account', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Delete Account', exact: true }).click();
  await dialog.getByRole('button', { name: 'Delete Account' }).click();
  await page.getByText('Delete Failed', { exact: true }).waitFor();
  await dialog.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Delete Account', exact: true }).click();
  await dialog.getByRole('button', { name: 'Delete Account' }).dblclick();
  await page.getByText('Account Deleted', { exact: true }).waitFor();
  const said = Date.now();
  await page.waitForURL('**/auth');
  expect(Date.now() - said).toBeGreaterThan(1000);
  const login = await context.request.post('/api/login', {
    data: { username, password: MEMBER_PASSWORD },
    headers: { origin: inject('origin') },
  });
  expect(login.status()).toBe(401);
  await page.goBack();
  await page.waitForLoadState();
  expect(await page.getByText(username).count()).toBe(0);
  expect(complaints.filter((text) => !text.includes('net::ERR_FAILED'))).toEqual([]);
});

test('an admin finds somebody and gives her a plan; the log says so', async () => {
  const [someone, boss] = [await visit(), await visit({ wide: true })];
  const username = await signUpMember(someone.context, { settled: true });
  await signUpMember(boss.context, { settled: true, isAdmin: true });
  const { page, complaints } = boss;
  await page.goto('/admin', SETTLED);
  await page.getByLabel('Find somebody').fill(username);
  const row = page.getByRole('listitem').filter({ hasText: `@${username}` });
  await row.getByLabel(`Plan of ${username}`).selectOption('premium');
  await page.getByText(`${username} now has Premium.`).waitFor();
  await row.getByText('Premium (Granted)').waitFor();
  await page.getByRole('tab', { name: 'Changes' }).click();
  await page.getByText(`@${username}`).first().waitFor();
  await someone.page.goto('/profile', SETTLED);
  await someone.page.getByText('PREMIUM MEMBER').waitFor();
  await page.getByRole('tab', { name: 'Operations' }).click();
  await page.getByText('Waiting or running').waitFor();
  expect(complaints).toEqual([]);
});
