import { afterAll, expect, test } from 'vitest';
import type { BrowserContext, Page } from 'playwright-core';
import { closeBrowser, visit } from '../visit.ts';
import { siteOrigin } from '../site-origin.ts';

afterAll(closeBrowser);

const OLD = 'a good long one';
const NEW = 'an even better one';
let serial = 0;
const name = () => `ines${Date.now().toString(36)}${serial++}`;

async function signUp(context: BrowserContext, username: string): Promise<void> {
  const response = await context.request.post('/api/register', {
    data: { username, email: `${username}@stylecast.test`, password: OLD },
    headers: { origin: siteOrigin() },
  });
  expect(response.status()).toBe(200);
}

/** Opens the newest mail of this subject to her in the local mailbox. */
async function openMail(page: Page, username: string, subject: string): Promise<void> {
  const mail = page.locator('li', { hasText: subject }).filter({ hasText: `${username}@stylecast.test` });
  await expect
    .poll(
      async () => {
        await page.goto('/dev/mail');
        return mail.count();
      },
      { timeout: 30_000 },
    )
    .toBeGreaterThan(0);
  await mail.first().getByRole('link').click();
  await page.getByRole('heading', { name: subject, level: 1 }).first().waitFor();
}

test('forgot, the mail, a new password: the old session is over and the new password opens', async () => {
  const { page, context, complaints, foreign } = await visit();
  const elsewhere = await visit();
  const username = name();
  await signUp(elsewhere.context, username);

  await page.goto('/auth');
  await page.getByRole('link', { name: 'Forgot password' }).click();
  await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
  await page.getByLabel('Email').fill('ines');
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await page.getByText('Please enter a valid email address.').waitFor();
  await page.getByLabel('Email').fill(`${username}@stylecast.test`);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await page.getByRole('heading', { name: 'Check Your Email' }).waitFor();
  await page.getByText('If an account exists with that email').waitFor();
  await page.getByText('The link expires in 1 hour').waitFor();
  await page.getByRole('button', { name: 'Send Another Reset Email' }).click();
  await page.getByText('If an account exists with that email').nth(1).waitFor();

  await openMail(page, username, 'Reset your password');
  await page.getByRole('link', { name: 'Choose a new password' }).click();
  await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
  const button = page.getByRole('button', { name: 'Reset Password' });
  await page.getByLabel('New password').fill(NEW);
  await page.getByLabel('Confirm password').fill('an even');
  await page.getByText("Passwords don't match").waitFor();
  expect(await button.isDisabled()).toBe(true);
  await page.getByLabel('Confirm password').fill(NEW);
  await button.click();
  await page.getByRole('heading', { name: 'Password Reset Successful!' }).waitFor();
  await page.waitForURL('**/auth', { timeout: 10_000 });

  const user = async (visitor: BrowserContext) => (await visitor.request.get('/api/user')).status();
  expect(await user(elsewhere.context), 'the old session').toBe(401);
  expect(await user(context), 'nobody is signed in by a reset').toBe(401);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(NEW);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByText('Step 1 of 4').waitFor({ timeout: 15_000 });
  await openMail(page, username, 'Your password was changed');

  expect(complaints).toEqual([]);
  expect(foreign).toEqual([]);
  await Promise.all([context.close(), elsewhere.context.close()]);
});

test('an address that was verified in one tab is known in the others when she looks at them', async () => {
  const { page, context } = await visit();
  const username = name();
  await signUp(context, username);
  const place = await context.request.put('/api/user/location', {
    data: { location: 'Chicago, US' },
    headers: { origin: siteOrigin() },
  });
  expect(place.status()).toBe(200);
  const other = await context.newPage();
  await other.goto('/subscribe', { waitUntil: 'networkidle' });
  const notice = other.getByRole('button', { name: 'Resend Email' });
  await notice.waitFor();
  await openMail(page, username, 'Welcome to Stylecast: verify your email address');
  await page.getByRole('link', { name: 'Verify email address' }).click();
  await page.getByRole('heading', { name: 'Email Verified!' }).waitFor();
  await other.bringToFront();
  await other.evaluate(() => dispatchEvent(new Event('focus')));
  await notice.waitFor({ state: 'detached' });
  await context.close();
});

test('the link of the first mail verifies her address, a second click says so kindly, nonsense fails', async () => {
  const { page, context, complaints } = await visit();
  const username = name();
  await signUp(context, username);
  await openMail(page, username, 'Welcome to Stylecast: verify your email address');
  await page.getByRole('link', { name: 'Verify email address' }).click();
  await page.getByRole('heading', { name: 'Email Verified!' }).waitFor();
  const user = (await (await context.request.get('/api/user')).json()) as { emailVerified: boolean };
  expect(user.emailVerified).toBe(true);
  await page.reload();
  await page.getByText('Your email address is already verified.').waitFor();
  await page.getByRole('link', { name: 'Continue to App' }).click();
  await page.getByText('Step 1 of 4').waitFor();
  expect(complaints).toEqual([]);

  await page.goto('/verify-email');
  await page.getByText('Invalid verification link. No token found.').waitFor();
  await page.goto('/verify-email?token=nonsense');
  await page.getByRole('heading', { name: 'Verification Failed' }).waitFor();
  await page.getByRole('link', { name: 'Back to Home' }).waitFor();
  await page.goto('/reset-password');
  await page.getByText('Invalid Link: No reset token found.').waitFor();
  expect(await page.getByRole('button', { name: 'Reset Password' }).isDisabled()).toBe(true);
  await context.close();
});

test('pages with a token in their address keep it to themselves', async () => {
  const origin = siteOrigin();
  for (const path of ['/reset-password?token=abc', '/verify-email?token=abc']) {
    const response = await fetch(origin + path);
    expect(response.status).toBe(200);
    expect(response.headers.get('referrer-policy')).toBe('strict-origin');
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(await response.text()).toContain('noindex');
  }
});
