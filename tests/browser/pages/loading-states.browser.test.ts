import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { violationsInBothThemes } from '../accessibility.ts';
import { closeBrowser, openPage, visit } from '../visit.ts';
import { signUpMember, type NewMember } from '../../worlds/member.ts';
import { photoOf, useStoredBodyMaps } from '../stored-body-map.ts';

// What is seen while something is on its way: each call is held as long as axe looks. (A film under way:
// film-in-app.browser.test.ts.)

afterAll(closeBrowser);

interface Waiting {
  name: string;
  path: string;
  /** The call that gets no answer. */
  held: string;
  /** Presses what makes the call. */
  then: (page: Page) => Promise<void>;
  /** What says that it waits. */
  says: string;
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const PERSON = 'woman-02-average-medium';

const SIGNED_OUT: Waiting[] = [
  {
    ...{ name: 'signing in', path: '/auth', held: '**/api/login', says: 'Signing in...' },
    then: async (page) => {
      await page.getByLabel('Username').fill('somebody');
      await page.getByLabel('Password', { exact: true }).fill('a good long one');
      await press(page, 'Sign In');
    },
  },
  {
    ...{ name: 'asking for a link', path: '/forgot-password', held: '**/api/forgot-password' },
    says: 'Sending...',
    then: async (page) => {
      await page.getByLabel('Email').fill('somebody@stylecast.test');
      await page.locator('form button[type=submit]').click();
    },
  },
];

const HERS: Waiting[] = [
  {
    ...{ name: 'an outfit being made', path: '/', held: '**/api/outfits/regenerate' },
    says: 'Regenerating...',
    then: (page) => press(page, 'Regenerate'),
  },
  {
    ...{ name: 'its picture being made', path: '/', held: '**/api/outfits/today*' },
    says: 'Generating your outfit...',
    then: (page) => press(page, 'Regenerate'),
  },
  {
    ...{ name: 'another city', path: '/', held: '**/api/user/location', says: 'Updating...' },
    then: async (page) => {
      await press(page, /^Update location/);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox').fill('Porto, PT');
      await dialog.getByRole('button', { name: 'Update Location' }).click();
    },
  },
  {
    ...{
      name: 'another look for tomorrow',
      path: '/week',
      held: '**/api/plans/*/another',
      says: 'Looking...',
    },
    then: (page) => press(page, 'Another'),
  },
  {
    ...{ name: 'a photo on its way', path: '/profile', held: '**/api/user/photo-upload' },
    says: 'Saving your photo',
    then: (page) => page.getByLabel('Model photo').setInputFiles(photoOf(PERSON)),
  },
];

const SETUP: Waiting[] = [
  {
    ...{ name: 'a photo on its way in the setup', path: '/', held: '**/api/objects/upload' },
    says: 'Uploading, 0.0 of',
    then: async (page) => {
      await press(page, 'Continue');
      await page.getByText('Step 2 of 4').waitFor();
      await page.locator('input[type=file]').first().setInputFiles(photoOf(PERSON));
    },
  },
];

const PAYING: Waiting[] = [
  {
    ...{ name: 'a payment', path: '/subscribe', held: '**/api/sandbox-payments/confirm', says: 'Paying...' },
    then: async (page) => {
      await press(page, 'Choose Premium');
      await press(page, 'Pay with the test card');
    },
  },
];

/** The state as it lasts, or why it was not reached. */
async function amissIn(page: Page, { name, path, held, then, says }: Waiting): Promise<string[]> {
  await page.route(held, () => undefined);
  try {
    await openPage(page, path);
    await then(page);
    await page.getByText(says).first().waitFor({ timeout: 120_000 });
    const found = await violationsInBothThemes(page);
    // It still waits: that is what axe has looked at.
    if (!(await page.getByText(says).first().isVisible())) found.push('it was over before axe had looked');
    return found.map((line) => `${name}: ${line}`);
  } catch (error) {
    return [`${name} was not reached: ${String(error).split('\n').slice(0, 2).join(' ')}`];
  } finally {
    await page.unroute(held);
  }
}

const VISITS: [who: string, member: NewMember | null, states: Waiting[]][] = [
  ['at the door', null, SIGNED_OUT],
  ['of a member', { settled: true }, HERS],
  ['of a newcomer', {}, SETUP],
  ['of who pays', { settled: true, isAdmin: true }, PAYING],
];

test.each(VISITS)(
  'axe finds nothing while something %s is on its way, in the light and in the dark',
  async (_, member, states) => {
    const { page, context } = await visit({ bypassCSP: true, serviceWorkers: 'block' });
    await useStoredBodyMaps(context, PERSON);
    if (member) await signUpMember(context, member);
    if (states === HERS) {
      await page.goto('/');
      await page.getByRole('button', { name: 'Open Outfit Preview' }).waitFor({ timeout: 90_000 });
    }
    const amiss: string[] = [];
    for (const state of states) amiss.push(...(await amissIn(page, state)));
    expect(amiss).toEqual([]);
    await context.close();
  },
  400_000,
);
