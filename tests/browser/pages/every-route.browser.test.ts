import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import {
  violationsInAllColors,
  violationsInBothThemes,
  lastingViolations,
  violationsWhenWide,
} from '../accessibility.ts';
import { closeBrowser, visit } from '../visit.ts';
import { LONG } from '../../runner/long-run.ts';
import { signUpMember, type NewMember } from '../../worlds/member.ts';

// Every route as each kind of visitor sees it: the address she ends at, the words, and what axe finds, in the light, in
// the dark, in forced colors, and on a wide screen.

afterAll(closeBrowser);

type Role = 'signed out' | 'no location' | 'user' | 'admin';
const MEMBERS: Record<Exclude<Role, 'signed out'>, NewMember> = {
  'no location': {},
  user: { settled: true },
  admin: { settled: true, isAdmin: true },
};

interface Seen {
  /** Where she is in the end, when not where she asked to be. */
  at?: string;
  says: string[];
}

const AUTH: Seen = { says: ['Your AI-powered fashion assistant', 'Login', 'Sign Up', 'Forgot password'] };
const ONBOARDING: Seen = { says: ['Step 1 of 4', 'there', 'Continue', 'Skip'] };
const HELP: Seen = {
  says: ['Help & Support', '24-48 hours', 'Frequently asked questions', 'Quick tutorials', 'Contact Support'],
};
const LEGAL: Seen = { says: ['Privacy Policy', 'Terms of Service', 'October 2025'] };
const NOT_FOUND: Seen = { says: ['Page Not Found'] };
const FORGOT: Seen = { says: ['Forgot your password?', 'Back to Login'] };
const RESET: Seen = {
  says: ['Invalid Link: No reset token found. Please request a new password reset.'],
};
const VERIFY: Seen = {
  says: ['Verification Failed', 'Invalid verification link. No token found.', 'Back to Home'],
};
const PUBLIC: Record<string, Seen> = {
  '/verify-email': VERIFY,
  '/forgot-password': FORGOT,
  '/reset-password': RESET,
  '/privacy-terms': LEGAL,
  '/help-support': HELP,
  '/no-such-page': NOT_FOUND,
};
const DENIED = 'Access Denied';
const HOME: Seen = {
  says: ['Good ', 'Lisbon', "Today's Outfit", 'Recent Outfits', 'View All', 'Regenerate', 'Favorite'],
};
const OWN: Record<string, Seen> = {
  '/': HOME,
  '/auth': { ...HOME, at: '/' },
  '/try': { ...HOME, at: '/' },
  '/week': { says: ['Your week', 'Tomorrow', 'The seven days', 'How sure?', 'Trip'] },
  '/closet': { says: ['Nothing here', 'Start with 18 basics', 'Should I buy it?'] },
  '/build': { says: ['Build a look', 'Finish it for me', 'Wear today', 'Save with a name'] },
  '/buy': { says: ['Should I buy it?', 'Choose a picture', 'stays here'] },
  '/share-photo': { says: ['We need a picture', 'No picture has arrived'] },
  '/history': { says: ['Outfit History', 'All Outfits', 'This Week', 'Favorites', 'Today'] },
  '/animations': { says: ['My Animations'] },
  '/subscribe': {
    says: [
      'Premium',
      '$9.99',
      'Pro',
      '$29.99',
      'Most Popular',
      'Current Plan',
      'Email Verification Required',
      'Resend Email',
    ],
  },
  '/profile': {
    says: [
      'FREE MEMBER',
      'Total Outfits',
      'Favorites',
      'Day Streak',
      'Update Model Photo',
      'Location',
      'Style Preferences',
      'Gender',
      'Style Schedules',
      'Push Notifications',
      'Subscription',
      'Free Plan',
      'Help & Support',
      'Privacy & Terms',
      'Danger Zone',
      'Delete Account',
      'Sign Out',
    ],
  },
  ...PUBLIC,
};

const MEMBERS_ROUTES = [
  '/onboarding',
  '/week',
  '/closet',
  '/build',
  '/buy',
  '/share-photo',
  '/history',
  '/animations',
  '/subscribe',
  '/profile',
];

const TABLE: Record<Role, Record<string, Seen>> = {
  'signed out': {
    '/': {
      says: ['AI-Powered Style Assistant', 'Start Free Trial', 'See How It Works', 'Join Waitlist', '© 2025'],
    },
    ...Object.fromEntries(['/auth', ...MEMBERS_ROUTES].map((path) => [path, AUTH])),
    '/try': { says: ['Try it on you', "Women's Style", 'Choose a photo', 'stays on this device'] },
    ...PUBLIC,
  },
  'no location': {
    ...Object.fromEntries(['/', ...MEMBERS_ROUTES].map((path) => [path, ONBOARDING])),
    '/auth': { ...ONBOARDING, at: '/onboarding' },
    '/try': { ...ONBOARDING, at: '/onboarding' },
    '/help-support': HELP,
  },
  user: { ...OWN, '/onboarding': { says: ['Step 1 of 4'] } },
  admin: {
    '/admin': { says: ['Admin Panel', 'Free', 'Premium', 'Pro'] },
    '/profile': { says: ['Admin Panel'] },
    '/subscribe': { says: ['Premium', 'Pro'] },
  },
};

/** A browser of its own on a phone; axe may be put into the page past its Content-Security-Policy. */
async function enter(role: Role): Promise<{ page: Page; context: BrowserContext }> {
  const { page, context } = await visit({ bypassCSP: true, serviceWorkers: 'block' });
  if (role !== 'signed out') await signUpMember(context, MEMBERS[role]);
  return { page, context };
}

const textOf = async (page: Page) =>
  (await page.locator('body').innerText()).replace(/\s+/g, ' ').toLowerCase();

test.each(Object.keys(TABLE) as Role[])(
  '%s: every route shows its screen, and axe finds nothing',
  async (role) => {
    const { page, context } = await enter(role);
    const amiss: string[] = [];
    for (const [path, { at = path, says }] of Object.entries(TABLE[role])) {
      await page.goto(path);
      const missing = async () => {
        const text = await textOf(page);
        return says.filter((words) => !text.includes(words.toLowerCase()));
      };
      await expect
        .poll(missing, { timeout: 20_000, message: `${role} ${path}` })
        .toEqual([])
        .catch(async () => {
          amiss.push(`${path} lacks: ${(await missing()).join(', ')}`);
        });
      const end = new URL(page.url()).pathname;
      if (end !== at) amiss.push(`${path} ends at ${end}`);
      // The address tells nothing new: the screen has been looked at under another path.
      const known = says === AUTH.says && path !== '/auth' ? true : says === ONBOARDING.says && path !== '/';
      if (known) continue;
      // A public page signed in: the page has been looked at in all colors signed out, and the bars around it on her own.
      const isKnownByParts = !LONG && role !== 'signed out' && path in PUBLIC;
      const found = isKnownByParts
        ? await lastingViolations(page)
        : [...(await violationsInAllColors(page)), ...(await violationsWhenWide(page))];
      amiss.push(...found.map((line) => `${path} ${line}`));
    }
    await context.close();
    expect(amiss).toEqual([]);
  },
  600_000,
);

test.each(['signed out', 'user'] as Role[])('%s: /admin is denied and leads to the start', async (role) => {
  const { page, context } = await enter(role);
  await page.goto('/admin');
  await page.getByText(DENIED, { exact: true }).first().waitFor();
  await page.getByText('You must be an admin to access this page.', { exact: true }).first().waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  await context.close();
});

test('the dialogs: Esc closes each, and axe finds nothing in the preview', async () => {
  const { page, context } = await enter('user');
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  const open = async (path: string, name: string | RegExp) => {
    await page.goto(path);
    await page.getByRole('button', { name }).first().click({ timeout: 90_000 });
    await dialog.first().waitFor();
  };
  const close = async () => {
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  };
  await open('/', 'Open Outfit Preview');
  expect(await violationsInBothThemes(page)).toEqual([]);
  await close();
  // In these axe looks in page-states.
  for (const [path, name] of [
    ['/', /^Update location/],
    ['/history', /^Open /],
    ['/profile', 'Delete Account'],
  ] as const) {
    await open(path, name);
    await close();
  }
  await context.close();
}, 300_000);

/** Presses Tab until the control of this name has the focus. */
async function tabTo(
  page: Page,
  role: 'button' | 'link' | 'combobox' | 'radio',
  name: RegExp,
): Promise<void> {
  const wanted = page.getByRole(role, { name }).first();
  await wanted.waitFor();
  for (let presses = 0; presses < 80; presses++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not reach the ${role} ${name}.`);
}

test('with the keyboard alone: from the onboarding to a regenerated, favorite outfit', async () => {
  const { page, context } = await enter('no location');
  await page.goto('/');
  const press = async (role: 'button' | 'link', name: RegExp) => {
    await tabTo(page, role, name);
    await page.keyboard.press('Enter');
  };
  await press('button', /^Continue/);
  await page.getByText('Step 2 of 4').waitFor();
  await press('button', /^Skip/);
  await page.getByText('Step 3 of 4').waitFor();
  await tabTo(page, 'combobox', /Location/);
  await page.keyboard.type('Lisbon');
  await page
    .getByRole('option', { name: /Lisbon/ })
    .first()
    .waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, 'radio', /Men's Style|Women's Style/);
  await page.keyboard.press('Space');
  await tabTo(page, 'button', /^Classic/);
  await page.keyboard.press('Space');
  await press('button', /^Continue/);
  await page.getByText('Step 4 of 4').waitFor();
  await press('button', /Get Started!/);
  await page.getByRole('heading', { name: "Today's Outfit" }).waitFor({ timeout: 60_000 });
  await press('button', /^Regenerate/);
  await page.getByText('Outfit regenerated!').first().waitFor({ timeout: 60_000 });
  await tabTo(page, 'button', /^Favorite/);
  await page.keyboard.press('Space');
  await expect
    .poll(() =>
      page
        .getByRole('button', { name: /^Favorite/ })
        .first()
        .getAttribute('aria-pressed'),
    )
    .toBe('true');
  await context.close();
}, 240_000);
