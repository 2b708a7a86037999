import type { Page } from 'playwright-core';
import { callerIn, MEMBER_PASSWORD } from '../worlds/member.ts';

/** Signs up as a person does; ends at the first step of the onboarding. */
export async function signUpByHand(page: Page, username: string): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByLabel('Email').waitFor();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill(`${username}@stylecast.test`);
  await page.getByLabel('First name').fill('Nora');
  await page.getByLabel('Password', { exact: true }).fill('a good long one');
  await page.getByLabel('Confirm password').fill('a good long one');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.getByText('Step 1 of 4').waitFor({ timeout: 15_000 });
}

/** Signs out with her own button and in again, so that what stayed on the device would be seen. */
export async function signOutAndIn(page: Page, username: string): Promise<void> {
  await page.goto('/profile', { waitUntil: 'domcontentloaded', timeout: 90_000 });
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByText('Signed out successfully').waitFor({ timeout: 90_000 });
  // The page that she is led to comes after the words: it would cut short where the caller goes.
  await page.waitForURL('**/auth', { timeout: 90_000 });
  await callerIn(page.context())('POST', '/api/login', { username, password: MEMBER_PASSWORD });
}
