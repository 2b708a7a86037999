import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { closeBrowser, visit, type Visit, WIDE } from '../visit.ts';
import { signUpMember } from '../../worlds/member.ts';

// Who is signed out gets every page without React (screens/shell/light-page.ts).

afterAll(closeBrowser);

const SETTLED = { waitUntil: 'networkidle' } as const;

/** Names of the scripts that a page asks for, without their hash. */
async function scriptsOf({ page }: Visit, path: string): Promise<string[]> {
  // The service worker asks once more for what the page has asked for.
  const asked = new Set<string>();
  const note = (request: { url(): string; resourceType(): string }) => {
    if (request.resourceType() === 'script')
      asked.add(/\/([\w.-]+)-[\w-]{8}\.js$/.exec(request.url())?.[1] ?? '');
  };
  page.on('request', note);
  await page.goto(path, SETTLED);
  page.off('request', note);
  return [...asked];
}
const nextPicture = (page: Page) => page.getByRole('button', { name: 'Next' });

test('signed out, one small script; signed in, the app', async () => {
  const out = await visit();
  for (const path of ['/', '/help-support', '/privacy-terms', '/no-such-page'])
    expect([path, await scriptsOf(out, path)]).toEqual([path, ['light']]);
  // Their forms are files beside it.
  const inFront = ['/forgot-password', '/reset-password?token=none', '/verify-email'];
  const others = async (path: string) =>
    (await scriptsOf(out, path)).filter((name) => !/^light(-|$)/.test(name));
  for (const path of ['/auth', '/history', ...inFront])
    expect([path, await others(path)]).toEqual([path, []]);
  expect(out.complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);

  const { context, page, complaints } = out;
  await signUpMember(context, { settled: true });
  for (const path of inFront) expect([path, await others(path)], 'the links of mails').toEqual([path, []]);
  for (const path of ['/help-support', '/privacy-terms']) {
    expect([path, await scriptsOf(out, path)]).toEqual([path, expect.arrayContaining(['framework'])]);
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
  }
  await page.getByRole('tab', { name: 'Terms of Service' }).click();
  await page.getByText('in the past 12 months').waitFor();
  // The link at its end, to the address that is open already.
  await page.getByRole('tabpanel').getByRole('link', { name: 'Privacy Policy' }).click();
  await page.getByRole('tab', { name: 'Privacy Policy', selected: true }).waitFor();
  await page.getByRole('tab', { name: 'Terms of Service' }).click();
  await page.getByText('in the past 12 months').waitFor();
  // To a part of the text that is open: it stays open.
  await page.setViewportSize({ width: 1280, height: 900 });
  await page
    .getByRole('navigation', { name: 'Contents of Terms of Service' })
    .getByRole('link')
    .last()
    .click();
  await page.waitForURL((url) => url.hash !== '');
  await page.waitForTimeout(300);
  expect(await page.getByText('in the past 12 months').isVisible()).toBe(true);
  expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
  await context.close();
});

test('from one light page to another: it lives', async () => {
  const { page, context, complaints } = await visit({ window: WIDE });
  await page.goto('/forgot-password', SETTLED);
  await page.getByRole('link', { name: 'Stylecast' }).first().click();
  await page.getByRole('heading', { name: 'The forecast, worn.' }).waitFor();
  expect(await page.evaluate(() => '__remixContext' in window)).toBe(false);
  await page.locator('.g-track').scrollIntoViewIfNeeded();
  await nextPicture(page).click();
  await page.goBack();
  await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('the address names a topic: it is open, and so is the next that is named', async () => {
  const { page, context } = await visit();
  await page.goto('/help-support#subscription-plans', SETTLED);
  const openTopics = () => page.locator('details[open]').evaluateAll((all) => all.map(({ id }) => id));
  expect(await openTopics()).toEqual(['subscription-plans']);
  await page.evaluate(() => (location.hash = '#ai-technology'));
  await expect.poll(openTopics).toEqual(['ai-technology']);
  await context.close();
});

test('arrow keys walk the legal tabs; without a script they are links', async () => {
  const { page, context } = await visit();
  await page.goto('/privacy-terms?tab=terms', SETTLED);
  const tab = (name: string) => page.getByRole('tab', { name });
  await page.getByText('in the past 12 months').waitFor();
  await tab('Terms of Service').focus();
  await page.keyboard.press('ArrowRight');
  expect(await tab('Privacy Policy').getAttribute('aria-selected')).toBe('true');
  expect(await tab('Privacy Policy').evaluate((link) => link === document.activeElement)).toBe(true);
  expect(await page.getByText('in the past 12 months').isVisible()).toBe(false);
  expect(new URL(page.url()).search).toBe('');
  expect(await tab('Terms of Service').getAttribute('tabindex')).toBe('-1');
  expect(await tab('Terms of Service').getAttribute('href')).toBe('/privacy-terms?tab=terms');
  await context.close();
});

test('joining: the button says so, a second press sends nothing, the toast stays until it is dismissed', async () => {
  const { page, context, complaints } = await visit();
  await page.goto('/', SETTLED);
  let answer: (() => void) | undefined;
  let calls = 0;
  await page.route('**/api/early-access', async (route) => {
    calls++;
    await new Promise<void>((resolve) => (answer = resolve));
    await route.continue();
  });
  const email = page.getByLabel('Email');
  await email.fill('nora-light@stylecast.test');
  await page.getByRole('button', { name: 'Join Waitlist' }).click();
  const busy = page.getByRole('button', { name: 'Joining...' });
  await busy.waitFor();
  expect(await email.isDisabled()).toBe(true);
  await busy.click({ force: true });
  answer?.();
  const toast = page.getByRole('region', { name: 'Notice' }).locator('.toast');
  await toast.getByText("You're on the list!").waitFor();
  expect(calls).toBe(1);
  await page.getByRole('button', { name: 'Join Waitlist' }).waitFor();
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  expect(await toast.count()).toBe(0);

  await email.fill('nobody');
  await email.press('Enter');
  const alert = page.locator('.wait-form').getByRole('alert');
  expect(await alert.innerText()).toBe('Please enter a valid email address.');
  expect(await email.getAttribute('aria-describedby')).toBe(await alert.getAttribute('id'));
  expect(await email.evaluate((field) => field === document.activeElement)).toBe(true);
  await toast.getByText('Invalid Email').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('the sign-in page: a tab keeps what was typed, a password is shown and hidden, a refusal is told', async () => {
  const { page, context, complaints } = await visit();
  await page.goto('/auth', SETTLED);
  const password = page.getByLabel('Password', { exact: true });
  await page.getByLabel('Username').fill('nobody-of-that-name');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByLabel('Email').waitFor();
  expect(await page.getByLabel('Username').inputValue()).toBe('');
  await page.getByRole('tab', { name: 'Login' }).click();
  expect(await page.getByLabel('Username').inputValue()).toBe('nobody-of-that-name');

  await password.press('Enter');
  await page.getByText('Password is required').waitFor();
  expect(await password.evaluate((field) => field === document.activeElement)).toBe(true);
  await password.fill('a good long one');
  await page.getByRole('button', { name: 'Show password' }).click();
  expect(await password.getAttribute('type')).toBe('text');
  await page.getByRole('button', { name: 'Hide password' }).press('Enter');
  expect(await password.getAttribute('type')).toBe('password');
  await password.press('Enter');
  await page.getByRole('region', { name: 'Notice' }).getByText('Login failed').waitFor();
  expect(await page.getByText('Password is required').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Sign In', exact: true }).isEnabled()).toBe(true);
  expect(complaints.filter((complaint) => !complaint.includes('401'))).toEqual([]);
  await context.close();
});

test('a forgotten password: one call a press, a fault at its field, back to an empty form', async () => {
  const { page, context, complaints } = await visit();
  await page.goto('/forgot-password', SETTLED);
  let calls = 0;
  let answer: (() => void) | undefined;
  await page.route('**/api/forgot-password', async (route) => {
    calls++;
    await new Promise<void>((resolve) => (answer = resolve));
    await route.continue();
  });
  const email = page.getByLabel('Email');
  const inFocus = () => page.evaluate(() => document.activeElement?.textContent);
  await email.press('Enter');
  const alert = page.locator('form').getByRole('alert');
  expect(await alert.innerText()).toBe('Please enter a valid email address.');
  expect(await email.getAttribute('aria-describedby')).toBe(await alert.getAttribute('id'));
  expect(await email.evaluate((field) => field === document.activeElement)).toBe(true);
  await email.fill('nobody-light@stylecast.test');
  await page.getByRole('button', { name: 'Send Reset Link' }).dblclick();
  await page.getByRole('button', { name: 'Sending...' }).click({ force: true });
  await expect.poll(() => calls).toBe(1);
  answer?.();
  await page.getByRole('heading', { name: 'Check Your Email' }).waitFor();
  expect(await inFocus()).toBe('Check Your Email');
  expect(calls).toBe(1);
  await page.getByRole('button', { name: 'Send Another Reset Email' }).click();
  await page.getByRole('button', { name: 'Sending...' }).waitFor();
  await expect.poll(() => calls).toBe(2);
  answer?.();
  await page.getByRole('region', { name: 'Notice' }).getByText('Check Your Email').waitFor();
  await page.getByRole('button', { name: 'Use another address' }).click();
  expect(await email.inputValue()).toBe('');
  expect(await email.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a new password that is refused stays typed; what is wrong is told', async () => {
  const { page, context, complaints } = await visit();
  await page.goto('/reset-password?token=none', SETTLED);
  const [first, second] = [page.getByLabel('New password'), page.getByLabel('Confirm password')];
  await first.fill('short');
  await second.fill('short');
  await second.press('Enter');
  const notice = page.getByRole('region', { name: 'Notice' });
  await notice.getByText('Password too short').waitFor();
  await first.fill('a good long one');
  await page.getByText("Passwords don't match").waitFor();
  await second.fill('a good long one');
  expect(await page.getByText("Passwords don't match").count()).toBe(0);
  await page.getByRole('button', { name: 'Show password' }).first().click();
  expect(await first.getAttribute('type')).toBe('text');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await notice.getByText('Reset Failed').waitFor();
  expect(await first.inputValue()).toBe('a good long one');
  expect(complaints.filter((complaint) => !complaint.includes('400'))).toEqual([]);
  await context.close();
});

test('what was said on the way out of the app is said by the sign-in page, once', async () => {
  const { page, context, complaints } = await visit();
  await signUpMember(context, { settled: true });
  await page.goto('/profile', SETTLED);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('tab', { name: 'Sign Up' }).waitFor();
  const said = page.getByText('Signed out successfully');
  await said.waitFor();
  expect(await page.evaluate(() => '__remixContext' in window)).toBe(false);
  await page.reload(SETTLED);
  expect(await said.count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});
