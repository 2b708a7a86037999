// "Should I buy it?": pictures shared from a shop, read on her device, judged with her closet; one skipped, one bought.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page, Request } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import type { Closet } from '../../../app/contracts/closet.ts';
import { violationsInBothWidths } from '../accessibility.ts';
import { photoOf, useHalfPhoto, useStoredBodyMaps } from '../stored-body-map.ts';
import { signOutAndIn } from '../sign-up.ts';
import { closeBrowser, openPage, SLOW, visit } from '../visit.ts';
import { callerIn, signUpMember } from '../../worlds/member.ts';

afterAll(closeBrowser);

const PERSON = 'woman-02-average-medium';
const garment = (file: string): string => join(import.meta.dirname, '../../garments', `${file}.jpg`);
const TEE = garment('tee-on-bed');
const JEANS = garment('jeans-on-carpet');

const CLOSET =
  'crew-knit:oat crisp-shirt:white breton-top:cream+navy chinos:stone wool-coat:camel trench:stone leather-sneakers:white ankle-boots:black wool-scarf:oat folding-umbrella:black';

const closetOf = async (context: BrowserContext): Promise<Closet> =>
  (await (await callerIn(context)('GET', '/api/closet')).json()) as Closet;

/** As Android shares: a form with files and words, posted to the share target as a page of its own. */
async function share(page: Page, files: string[], words: Record<string, string> = {}): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.evaluate((fields) => {
    const form = document.createElement('form');
    Object.assign(form, {
      id: 'system',
      method: 'post',
      action: '/share-photo',
      enctype: 'multipart/form-data',
    });
    for (const [name, value] of Object.entries(fields)) {
      const input = document.createElement('input');
      Object.assign(input, { type: 'hidden', name, value });
      form.appendChild(input);
    }
    const input = document.createElement('input');
    Object.assign(input, { type: 'file', name: 'photo', id: 'system-file', multiple: true });
    form.appendChild(input);
    document.body.appendChild(form);
  }, words);
  if (files.length > 0) await page.locator('#system-file').setInputFiles(files);
  await page.evaluate(() => document.querySelector<HTMLFormElement>('#system')?.submit());
  await page.waitForURL(/\/share-photo$/);
}

/** Bytes from the middle of a picture: nothing else holds them. */
const partOf = (file: string): Buffer => {
  const bytes = readFileSync(file);
  return bytes.subarray(bytes.length >> 1, (bytes.length >> 1) + 64);
};

/** What left this browser from now on; asked of the network, not of the page. */
function watchRequests(context: BrowserContext) {
  const sent: Request[] = [];
  context.on('request', (request) => sent.push(request));
  return {
    /** Requests to the server that carry a body, beside those to the service worker. */
    bodies: () =>
      sent
        .filter((request) => request.method() !== 'GET' && !request.url().endsWith('/share-photo'))
        .map((request) => ({
          url: new URL(request.url()).pathname,
          body: request.postDataBuffer() ?? Buffer.alloc(0),
        })),
  };
}

async function signUpWithCloset(context: BrowserContext): Promise<string> {
  const username = await signUpMember(context, { settled: true });
  const pieces = CLOSET.split(' ').map((name) => ({
    garmentId: name.split(':')[0],
    color: name.split(':')[1],
  }));
  await callerIn(context)('POST', '/api/closet', { pieces });
  return username;
}

/** The kind of the newest piece on trial, by a word of its name. */
async function say(page: Page, at: number, word: RegExp): Promise<void> {
  const card = page.locator('.ph-card').nth(at);
  const change = card.getByRole('button', { name: 'Change' });
  const offer = card.locator('.ph-offers .gt').filter({ hasText: word }).first();
  await offer.or(change).first().waitFor(SLOW);
  if (!(await offer.isVisible())) await change.click();
  await offer.click();
}

const verdicts = (page: Page) => page.locator('.buy-verdict[data-verdict]');

test('two pictures shared from a shop: asked once, judged and worn on her device, one skipped, one bought', async () => {
  const { page, context, complaints, foreign } = await visit({ drawn: true });
  const photo = await useHalfPhoto(page, PERSON);
  await signUpWithCloset(context);
  await openPage(page, '/profile');
  await page.getByLabel('Model photo').setInputFiles(photo);
  await page.getByText('Success! Photo uploaded successfully').first().waitFor(SLOW);

  const before = await closetOf(context);
  const wire = watchRequests(context);
  await share(page, [TEE, JEANS], { title: 'A shop', url: 'https://shop.example/tee' });
  await page.getByRole('heading', { name: 'You, or something you want to buy?' }).waitFor(SLOW);
  await page.locator('.radio', { hasText: 'Something to buy' }).click(SLOW);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(/\/buy$/);
  // The newest is the first: jeans, then the tee.
  await say(page, 0, /jeans|trousers/i);
  await say(page, 1, /tee/i);
  await expect.poll(() => verdicts(page).count(), SLOW).toBe(2);
  for (const verdict of await verdicts(page).all()) {
    await verdict.getByRole('heading', { name: /^(Buy it|Skip it|Only if .+)$/ }).waitFor();
    expect(await verdict.getByRole('listitem').count()).toBeGreaterThanOrEqual(2);
  }
  await page
    .getByAltText(/^You in .*(jeans|trousers)/)
    .first()
    .waitFor(SLOW);

  // A price that nobody pays for jeans is never a plain "Buy".
  const price = page.getByLabel('Price').first();
  await price.fill('9,000');
  await page.getByLabel('Currency').first().selectOption('EUR');
  await expect.poll(() => verdicts(page).first().getAttribute('data-verdict'), SLOW).toBe('skip');
  await page.getByText(/€[\d,.]+ a wear over two years/).waitFor();
  // Another one is answered at once, without leaving the field.
  await price.fill('80');
  await verdicts(page)
    .first()
    .getByText(/: €[\d.]+ a wear over two years|no cost per wear/)
    .waitFor();

  // After a reload all is still there, and until now no byte of a picture has left.
  await page.reload({ waitUntil: 'load' });
  await expect.poll(() => verdicts(page).count(), SLOW).toBe(2);
  expect(await page.getByLabel('Price').first().inputValue()).toBe('80');
  for (const { url, body } of wire.bodies()) {
    expect(body.includes(partOf(TEE)) || body.includes(partOf(JEANS)), url).toBe(false);
    expect(body.length, url).toBeLessThan(2_000);
    expect(url).not.toMatch(/upload|objects/);
  }
  expect(wire.bodies().filter(({ url }) => url === '/api/closet/trial').length).toBeGreaterThanOrEqual(2);
  expect((await closetOf(context)).pieces).toEqual(before.pieces);

  await page.getByRole('button', { name: /^Skip: .*tee/i }).click();
  await expect.poll(() => verdicts(page).count()).toBe(1);
  await page.getByRole('button', { name: /^I bought it/ }).click();
  await page.getByText('1 piece added to your closet').waitFor(SLOW);
  await expect.poll(() => page.locator('.buy-trial').count()).toBe(0);
  const bought = (await closetOf(context)).pieces.find(
    ({ kind, photo }) => kind === 'bottoms' && photo !== null,
  );
  expect(bought).toMatchObject({ price: 8000, currency: 'EUR', status: 'here' });
  expect((await closetOf(context)).pieces).toHaveLength(before.pieces.length + 1);
  const picture = await callerIn(context)('GET', bought?.photo ?? '');
  expect(picture.headers()['content-type']).toBe('image/png');
  // Nothing of either waits on the device.
  await page.reload({ waitUntil: 'load' });
  await page.getByRole('button', { name: 'Choose a picture' }).waitFor();
  expect(await page.evaluate(() => caches.has('shared-photo'))).toBe(false);
  expect(complaints).toEqual([]);
  expect(foreign).toEqual([]);
  await context.close();
}, 300_000);

test('a shared photo of her is found to be her, and goes to her profile; an address alone asks for a picture', async () => {
  const { page, context, foreign } = await visit();
  await useStoredBodyMaps(context, PERSON);
  await signUpMember(context, { settled: true });
  await openPage(page, '/profile');
  await share(page, [photoOf(PERSON)]);
  const me = page.getByRole('radio', { name: /^Me/ });
  await expect.poll(() => me.isChecked(), SLOW).toBe(true);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(/\/profile$/);
  await page.getByText('Success! Photo uploaded successfully').first().waitFor(SLOW);

  await share(page, [], { title: 'A skirt', url: 'https://shop.example/skirt' });
  await page.getByRole('heading', { name: 'We need a picture' }).waitFor();
  await page.getByText('We fetch nothing from shops').waitFor();
  await page.getByRole('link', { name: 'Choose a picture to buy from' }).click();
  await page.getByRole('heading', { name: 'Should I buy it?' }).waitFor();
  expect(foreign).toEqual([]);
  await context.close();
}, 200_000);

test('a pasted picture is read; with an empty closet the verdict says what it does not know; axe finds nothing; signing out leaves none', async () => {
  const { page, context } = await visit({ bypassCSP: true });
  const username = await signUpMember(context, { settled: true });
  await openPage(page, '/closet');
  await page.getByRole('link', { name: 'Should I buy it?' }).click();
  await page.getByRole('heading', { name: 'Should I buy it?' }).waitFor();
  const paste = (bytes: number[] | null, text: string) =>
    page.evaluate(
      ([picture, words]) => {
        const clipboardData = new DataTransfer();
        if (picture)
          clipboardData.items.add(new File([new Uint8Array(picture)], 'skirt.jpg', { type: 'image/jpeg' }));
        else clipboardData.setData('text/plain', words);
        document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
      },
      [bytes, text] as const,
    );
  await paste(null, 'https://shop.example/skirt');
  await page.getByText('We fetch nothing from shops').waitFor();
  await paste([...readFileSync(garment('skirt-on-floor'))], '');
  await say(page, 0, /skirt/i);
  await page.getByRole('heading', { name: /^Only if (.+ and )?you have nothing like it$/ }).waitFor(SLOW);
  await page.getByText('Your closet here is empty').waitFor();
  await page.getByText('Add a photo of yourself in Profile').waitFor();
  expect(await violationsInBothWidths(page)).toEqual([]);
  await signOutAndIn(page, username);
  await openPage(page, '/buy');
  await page.getByRole('button', { name: 'Choose a picture' }).waitFor();
  await page.waitForTimeout(1000);
  expect(await page.locator('.buy-trial').count()).toBe(0);
  await context.close();
}, 200_000);
