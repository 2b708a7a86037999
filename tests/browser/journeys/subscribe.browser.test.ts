import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { closeBrowser, openPage, visit } from '../visit.ts';
import { callerIn, signUpMember } from '../../worlds/member.ts';
import { siteOrigin } from '../site-origin.ts';

afterAll(closeBrowser);

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const see = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

test('in the sandbox a free member becomes Premium, then Pro, then cancels', async () => {
  const { page, context, complaints, foreign } = await visit();
  const username = await signUpMember(context, { settled: true });
  const call = callerIn(context);

  // Her address is not verified: the page says so, and a choice leads nowhere.
  await openPage(page, '/subscribe');
  await see(page, 'Most Popular');
  await see(page, /Cancel anytime/);
  await see(page, 'Email Verification Required');
  await press(page, 'Choose Premium');
  await see(page, 'Please verify your email address before you subscribe.');
  expect(complaints.splice(0)).toHaveLength(1);
  await press(page, 'Resend Email');
  await call('POST', '/dev/account', { username, subscriptionTier: 'free', isAdmin: false });

  // Free: the row in the profile only tells what is to come.
  await openPage(page, '/profile');
  await see(page, 'Free Plan');
  await press(page, /^Subscription/);
  await see(page, 'Feature coming soon');

  await page.getByRole('link', { name: 'Upgrade', exact: true }).last().click();
  await page.waitForURL('**/subscribe');
  await press(page, 'Choose Pro');
  await press(page, 'Choose a different tier');
  await press(page, 'Choose Premium');
  await see(page, 'Test mode: no card is charged.');
  await page.locator('.radio', { hasText: 'Declined card' }).click();
  await press(page, 'Pay with the test card');
  await see(page, 'Payment Failed');
  await see(page, 'Your card was declined.');
  await page.locator('.radio', { hasText: 'Card that asks first' }).click();
  await press(page, 'Pay with the test card');
  await page.getByRole('alertdialog', { name: 'Is this you?' }).waitFor();
  await press(page, 'Yes, it is me');
  await see(page, 'Welcome to Premium');
  const paid = Date.now();
  await page.waitForURL(`${siteOrigin()}/`);
  expect(Date.now() - paid).toBeGreaterThan(1500);

  // Premium: her card is dimmed; the upgrade says what it costs before it is charged.
  await openPage(page, '/subscribe');
  await see(page, 'Current Plan');
  await press(page, 'Upgrade to Pro');
  await see(page, 'Today you pay $20.00');
  await press(page, /and upgrade/);
  // The card asks first, and nobody was asked: it is confirmed here.
  await see(page, /Confirm it here/);
  await press(page, 'Pay with the test card');
  await see(page, 'Welcome to Pro');
  await page.waitForURL(`${siteOrigin()}/`);
  await openPage(page, '/subscribe');
  await see(page, "You're already Pro");

  // Canceled: it stays until the end of the month, and can be taken back.
  await openPage(page, '/profile');
  await see(page, 'PRO MEMBER');
  await press(page, /^Manage subscription/);
  await see(page, 'Invoices');
  await see(page, 'Change of plan');
  await press(page, 'Cancel subscription');
  const sure = page.getByRole('alertdialog', { name: 'Cancel your subscription?' });
  await sure.getByText(/won't be charged after that/).waitFor();
  await sure.getByRole('button', { name: 'Cancel subscription' }).click();
  await see(page, 'Subscription canceled');
  await press(page, 'Resume subscription');
  await see(page, /^Renews /);
  await press(page, 'Cancel subscription');
  await sure.getByRole('button', { name: 'Cancel subscription' }).click();
  await see(page, /^Ends /);
  await page.keyboard.press('Escape');
  const { subscriptionTier } = (await (await context.request.get('/api/user')).json()) as {
    subscriptionTier: string;
  };
  expect(subscriptionTier).toBe('pro');

  expect(complaints).toEqual([]);
  expect(foreign).toEqual([]);
});
