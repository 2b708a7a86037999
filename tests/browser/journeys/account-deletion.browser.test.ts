import { afterAll, expect, test } from 'vitest';
import { closeBrowser, visit, WIDE } from '../visit.ts';
import { callerIn, MEMBER_PASSWORD, signUpMember } from '../../worlds/member.ts';
import { siteOrigin } from '../site-origin.ts';

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
    'Your photo, and every picture made from it',
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
    headers: { origin: siteOrigin() },
  });
  expect(login.status()).toBe(401);
  await page.goBack();
  await page.waitForLoadState();
  expect(await page.getByText(username).count()).toBe(0);
  expect(complaints.filter((text) => !text.includes('net::ERR_FAILED'))).toEqual([]);
});

test('a session that ended while she was on her profile leads to the sign-in page, and says so', async () => {
  const { page, context } = await visit();
  await signUpMember(context, { settled: true });
  await page.clock.install();
  await page.goto('/profile', SETTLED);
  await context.clearCookies();
  // It is said for a few seconds, on whichever page she is by then.
  const said = page.getByText('You are logged out').waitFor();
  // The page asks who she is every five minutes.
  await page.clock.fastForward('05:05');
  await Promise.all([said, page.waitForURL('**/auth')]);
  await context.close();
});

test('an admin finds somebody and gives her a plan; the log says so', async () => {
  const [someone, boss] = [await visit(), await visit({ window: WIDE })];
  const username = await signUpMember(someone.context, { settled: true });
  await signUpMember(boss.context, { settled: true, isAdmin: true });
  const { page, complaints } = boss;
  await page.goto('/admin', SETTLED);
  await page.getByLabel('Find someone').fill(username);
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

test('the list of people goes past fifty; a plan for who pays herself is refused in words, and Free by hand is marked', async () => {
  const [payer, boss] = [await visit({ window: WIDE }), await visit({ window: WIDE })];
  for (let one = 0; one < 51; one++) await signUpMember(payer.context);
  const given = await signUpMember(payer.context);
  const pays = await signUpMember(payer.context, { settled: true });
  // Her address counts as verified from here on.
  const verified = { username: pays, subscriptionTier: 'free', isAdmin: false };
  await callerIn(payer.context)('POST', '/dev/account', verified);
  await payer.page.goto('/subscribe', SETTLED);
  await payer.page.getByRole('button', { name: 'Choose Premium' }).click();
  await payer.page.getByText('Test mode: no card is charged.').waitFor();
  await payer.page.getByRole('button', { name: 'Pay with the test card' }).click();
  await payer.page.getByText('Welcome to Premium').first().waitFor();

  await signUpMember(boss.context, { settled: true, isAdmin: true });
  const { page, complaints } = boss;
  await page.goto('/admin', SETTLED);
  const rows = page.locator('.person');
  expect(await rows.count()).toBe(50);
  await page.getByRole('button', { name: 'Show more people' }).click();
  await expect.poll(() => rows.count()).toBeGreaterThan(53);
  const names = await rows.locator('.who').allInnerTexts();
  expect(new Set(names).size).toBe(names.length);

  const search = async (username: string) => {
    await page.getByLabel('Find someone').fill(username);
    await expect.poll(() => rows.count()).toBe(1);
    return rows.filter({ hasText: `@${username}` });
  };
  const hers = await search(pays);
  await hers.getByLabel(`Plan of ${pays}`).selectOption('pro');
  await page.getByText(`${pays} pays for Premium herself, so only she can change her plan.`).waitFor();
  expect(await hers.getByLabel(`Plan of ${pays}`).inputValue()).toBe('premium');
  expect(await hers.locator('.plan').innerText()).not.toContain('Granted');
  // The browser tells of the refusal too.
  expect(complaints.splice(0)).toHaveLength(1);

  const row = await search(given);
  await row.getByLabel(`Plan of ${given}`).selectOption('pro');
  await row.getByText('Pro (Granted)').waitFor();
  await row.getByLabel(`Plan of ${given}`).selectOption('free');
  await row.getByText('Free (Set by hand)').waitFor();
  expect(complaints).toEqual([]);
});
