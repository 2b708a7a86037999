import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { closeBrowser, scrollTo, visit, type Visit } from '../visit.ts';
import { signUpMember } from '../../worlds/member.ts';

// Web views without storage, those that forbid it, and those whose storage is full: the setup and home work all the same.

afterAll(closeBrowser);

/** Runs in the page before anything else of it. */
const FAULTS = {
  missing: () => {
    for (const name of ['sessionStorage', 'localStorage'])
      Object.defineProperty(window, name, { value: undefined, configurable: true });
  },
  'forbidden: the getter throws': () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['sessionStorage', 'localStorage', 'caches'])
      Object.defineProperty(window, name, { get: refuse, configurable: true });
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('No room', 'QuotaExceededError');
    };
  },
};
const NAMES = Object.keys(FAULTS) as (keyof typeof FAULTS)[];

async function faultyVisit(name: keyof typeof FAULTS): Promise<Visit> {
  const faulty = await visit({ serviceWorkers: 'block' });
  await faulty.context.addInitScript(FAULTS[name]);
  return faulty;
}

async function setUp(page: Page): Promise<void> {
  const go = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await go('Continue');
  await page.getByText('Step 2 of 4').waitFor();
  await go('Skip');
  await page.getByRole('combobox').fill('Lisbon');
  await page
    .getByRole('option', { name: /Lisbon/ })
    .first()
    .click();
  await page.getByText("Women's Style").click();
  await page.getByText('Classic', { exact: true }).click();
  await go('Continue');
  await page.getByText('Step 4 of 4').waitFor();
  // What she chose is kept from step to step.
  await page
    .getByText(/Lisbon/)
    .first()
    .waitFor();
  await go('Get Started!');
}

test.each(NAMES)('storage that is %s: she sets up, sees home to its end, and signs out', async (name) => {
  const { page, context, complaints } = await faultyVisit(name);
  await signUpMember(context);
  await page.goto('/onboarding');
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('light');
  await setUp(page);
  await page.getByRole('heading', { name: "Today's Outfit" }).waitFor({ timeout: 30_000 });
  await scrollTo(page, page.getByRole('link', { name: /Your week/ }));
  await page.goto('/profile', { waitUntil: 'networkidle' });
  expect(complaints).toEqual([]);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByLabel('Password', { exact: true }).waitFor();
  await context.close();
});

test.each(NAMES)('storage that is %s: a page whose scripts never come is loaded anew once', async (name) => {
  const { page, context } = await faultyVisit(name);
  let loads = 0;
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  page.on('load', () => loads++);
  await page.goto('/auth');
  await page.waitForTimeout(3_000);
  expect(loads).toBe(2);
  await context.close();
});
