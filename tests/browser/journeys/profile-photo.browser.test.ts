import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { closeBrowser, visit } from '../visit.ts';
import { callerIn, signUpMember } from '../../worlds/member.ts';
import { photoOf, useStoredBodyMaps } from '../stored-body-map.ts';

afterAll(closeBrowser);

const PEOPLE = ['woman-02-average-medium', 'woman-01-slim-light', 'negative-too-dark'];
const said = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor({ timeout: 60_000 });

test('in the profile she adds a photo, keeps it when the next one fails, and is asked about a weak one', async () => {
  const { page, context, complaints } = await visit();
  await useStoredBodyMaps(context, ...PEOPLE);
  await signUpMember(context, { settled: true });
  const photoUrl = async () =>
    ((await (await callerIn(context)('GET', '/api/user')).json()) as { photoUrl: string | null }).photoUrl;
  const choose = (file: string | { name: string; mimeType: string; buffer: Buffer }) =>
    page.getByLabel('Model photo').setInputFiles(file);
  await page.goto('/profile', { waitUntil: 'networkidle' });

  await choose({ name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from('milk, bread') });
  await said(page, 'Upload failed');
  expect(await photoUrl()).toBeNull();

  await choose(photoOf('woman-02-average-medium'));
  await said(page, 'Success! Photo uploaded successfully');
  await page.locator('button:not([aria-busy])', { hasText: 'Update Model Photo' }).waitFor();
  const first = await photoUrl();
  expect(first).toMatch(/^\/objects\//);

  expect(complaints).toEqual([]);
  await page.route('**/api/user/photo-upload', (route) => route.fulfill({ status: 500, body: '' }));
  await choose(photoOf('woman-01-slim-light'));
  await said(page, 'Failed to update photo');
  expect(await photoUrl()).toBe(first);
  await page.unroute('**/api/user/photo-upload');

  await choose(photoOf('negative-too-dark'));
  await said(page, 'Use this photo?');
  await page.getByRole('button', { name: 'Keep the old one' }).click();
  await page.locator('button:not([aria-busy])', { hasText: 'Update Model Photo' }).waitFor();
  expect(await photoUrl()).toBe(first);

  await choose(photoOf('negative-too-dark'));
  await page.getByRole('button', { name: 'Use it anyway' }).click({ timeout: 60_000 });
  await expect.poll(photoUrl, { timeout: 30_000 }).not.toBe(first);
  await context.close();
});

/** As the system shares a photo: a form with a file, which opens the page. */
async function share(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.evaluate(() => {
    const form = document.createElement('form');
    Object.assign(form, {
      id: 'system',
      method: 'post',
      action: '/share-photo',
      enctype: 'multipart/form-data',
    });
    const input = document.createElement('input');
    Object.assign(input, { type: 'file', name: 'photo', id: 'system-file' });
    form.appendChild(input);
    document.body.appendChild(form);
  });
  await page.locator('#system-file').setInputFiles(photoOf('woman-02-average-medium'));
  await page.evaluate(() => document.querySelector<HTMLFormElement>('#system')?.submit());
}

/** Asked once what the picture shows. */
async function sayItIsHer(page: Page): Promise<void> {
  await page.locator('.radio', { hasText: 'photo your looks' }).click({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(/\/profile$/);
}

const isKept = (page: Page) => page.evaluate(() => caches.has('shared-photo'));

test('a photo that another app shares with ours is looked at and taken in the profile, once', async () => {
  const { page, context } = await visit();
  await useStoredBodyMaps(context, ...PEOPLE);
  await signUpMember(context, { settled: true });
  await page.goto('/profile', { waitUntil: 'networkidle' });
  await share(page);
  await sayItIsHer(page);
  await said(page, 'Success! Photo uploaded successfully');
  expect(await isKept(page)).toBe(false);
  await context.close();
});

test('a photo that is shared while nobody is signed in waits for the sign-in, and goes when she signs out', async () => {
  const { page, context } = await visit();
  await useStoredBodyMaps(context, ...PEOPLE);
  await page.goto('/help', { waitUntil: 'networkidle' });
  await share(page);
  await expect.poll(() => isKept(page).catch(() => false)).toBe(true);
  await page.goto('/auth', { waitUntil: 'networkidle' });
  await signUpMember(context, { settled: true });
  // The profile does not take what she has not said to be her.
  await page.goto('/profile', { waitUntil: 'networkidle' });
  await sayItIsHer(page);
  await said(page, 'Success! Photo uploaded successfully');
  await page.evaluate(async () => {
    await (await caches.open('shared-photo')).put('/offline/shared-photo', new Response('another'));
    navigator.serviceWorker.controller?.postMessage('sign-out');
  });
  await expect.poll(() => isKept(page)).toBe(false);
  await context.close();
});

test('a photo that somebody shares before she has an account is taken at the photo step of her setup', async () => {
  const { page, context } = await visit();
  await useStoredBodyMaps(context, ...PEOPLE);
  await page.goto('/help', { waitUntil: 'networkidle' });
  await share(page);
  await expect.poll(() => isKept(page).catch(() => false)).toBe(true);
  await signUpMember(context);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Continue' }).first().click();
  await page.getByRole('heading', { name: 'Now, you' }).waitFor();
  // It is being looked at, or has been: nothing of it waits any more.
  await expect.poll(() => isKept(page)).toBe(false);
  const photoUrl = async () =>
    ((await (await context.request.get('/api/user')).json()) as { photoUrl: string | null }).photoUrl;
  await expect.poll(photoUrl, { timeout: 60_000 }).not.toBeNull();
  await context.close();
});
