import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { everyNth } from '../../runner/long-run.ts';
import type { Outfit } from '../../../app/contracts/outfits.ts';
import { closeBrowser, openPage, PHONE, SLOW, visit, WIDE } from '../visit.ts';
import { callerIn, signUpMember } from '../../worlds/member.ts';
import { useHalfPhoto } from '../stored-body-map.ts';

afterAll(closeBrowser);

const PERSON = 'woman-02-average-medium';

/** Mean difference of two pictures of the page, in gray levels, and their sizes. */
const COMPARE = `(async () => {
  const pixels = async (img) => {
    const bitmap = await createImageBitmap(await (await fetch(img.src)).blob());
    const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    pen.drawImage(bitmap, 0, 0);
    return pen.getImageData(0, 0, bitmap.width, bitmap.height);
  };
  const [preview, final] = await Promise.all(
    ['.look img.preview', '.look .photo > img:not(.preview)'].map((q) => pixels(document.querySelector(q))),
  );
  let sum = 0;
  for (let i = 0; i < final.data.length; i++) sum += Math.abs(final.data[i] - preview.data[i]);
  const sizes = [preview, final].map(({ width, height }) => [width, height].join('x'));
  return { sizes, difference: sum / final.data.length };
})()`;

/** Signed in, with her photo, in a browser that knows its device to be quick: this machine may do other things. */
async function settleWithPhoto(context: BrowserContext, page: Page): Promise<void> {
  await context.addInitScript(() => localStorage.setItem('stylecast-drawing-speed', `500 ${Date.now()}`));
  const photo = await useHalfPhoto(page, PERSON);
  await signUpMember(context, { settled: true });
  await openPage(page, '/profile');
  await page.getByLabel('Model photo').setInputFiles(photo);
  await page.getByText('Success! Photo uploaded successfully').first().waitFor(SLOW);
}

/** The answers of the server, as if its queue had not come to the picture yet, while `is.held`. */
async function holdPictures(page: Page, is: { held: boolean }): Promise<void> {
  await page.route('**/api/outfits/today*', async (route) => {
    const answer = await route.fetch();
    const outfit = (await answer.json()) as Outfit | null;
    const pending = outfit && { ...outfit, imageState: 'pending', editedImageUrl: null, imageSource: null };
    await route.fulfill({ response: answer, json: is.held ? pending : outfit });
  });
}

/** One piece of today's look for another. */
async function swapOne(page: Page): Promise<void> {
  const pieces = page.locator('.pieces').locator('button.thumb, button[aria-label^="Swap "]');
  const other = page.locator('.alt').first();
  const nothing = page.getByText('Nothing else of its kind is right').first();
  await pieces.first().waitFor(SLOW);
  // Not every piece has others that go with the rest.
  for (let piece = 0; piece < (await pieces.count()); piece++) {
    await pieces.nth(piece).click();
    await other.or(nothing).first().waitFor(SLOW);
    if (await other.isVisible()) return other.click();
    await page.keyboard.press('Escape');
  }
  throw new Error('No piece of this look has another.');
}

const COUNT_SHIFTS = `window.shifts = 0; new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifts += entry.value;
}).observe({ type: 'layout-shift' });`;

/** Every picture that stands in her look's frame, frame by frame. */
const WATCH = `window.shown = new Set(); (function look() {
  for (const img of document.querySelectorAll('.look .photo > img')) window.shown.add(img.src);
  requestAnimationFrame(look);
})();`;

test('a swap shows on her device before the server’s picture comes, and that one takes its place', async () => {
  const { page, context, complaints } = await visit();
  await settleWithPhoto(context, page);
  await callerIn(context)('GET', '/api/outfits/today?userHour=9');
  let photosAsked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/user/photo-parts')) photosAsked++;
  });
  const is = { held: false };
  await holdPictures(page, is);
  await openPage(page, '/#pieces-title');
  const final = page.locator('.look .photo > img:not(.preview)');
  await final.waitFor(SLOW);
  const before = await final.evaluate((img: HTMLImageElement) => img.src);
  const frame = () => page.locator('.look').evaluate((look) => [look.clientWidth, look.clientHeight]);
  const size = await frame();

  for (const round of [1, 2]) {
    is.held = true;
    const swapped = page.waitForResponse((answer) => answer.url().endsWith('/swap'), SLOW);
    await swapOne(page);
    expect((await swapped).status()).toBe(200);
    const preview = page.locator('.look img.preview');
    await final.waitFor({ state: 'detached', ...SLOW });
    await page.evaluate(WATCH);
    await preview.waitFor(SLOW);
    await expect.poll(() => preview.evaluate((img: HTMLImageElement) => img.complete), SLOW).toBe(true);
    expect(await frame()).toEqual(size);
    await page.evaluate(COUNT_SHIFTS);

    is.held = false;
    await final.waitFor(SLOW);
    await expect.poll(() => final.evaluate((img: HTMLImageElement) => img.complete), SLOW).toBe(true);
    const { difference } = (await page.evaluate(COMPARE)) as { difference: number };
    expect(difference).toBeLessThan(4);
    expect(await page.evaluate('window.shifts')).toBeLessThan(0.001);
    expect(await frame()).toEqual(size);
    // Her device's picture of the new look, and the server's: never one of a look before.
    const shown = (await page.evaluate('[...window.shown]')) as string[];
    const now = await final.evaluate((img: HTMLImageElement) => img.src);
    expect(shown.filter((src) => !src.startsWith('blob:'))).toEqual([now]);
    expect(shown.filter((src) => src.startsWith('blob:'))).toHaveLength(1);
    expect(now).not.toBe(before);
    if (round === 1) await page.keyboard.press('Escape');
  }
  // Fetched for the first look, and known for the second.
  expect(photosAsked).toBe(1);
  expect(complaints).toEqual([]);
  await context.close();
});

test.each(everyNth([false, true], 2))(
  'while the queue works her own device shows the outfit; the final picture takes its place (wide: %s)',
  async (wide) => {
    const { page, context, complaints, foreign } = await visit({ window: wide ? WIDE : PHONE });
    await settleWithPhoto(context, page);
    await callerIn(context)('GET', '/api/outfits/today?userHour=9');

    // The queue may be as quick as it likes: this page hears of it when we say so.
    let held = true;
    // As after a swap: the same outfit, another look.
    let isSwapped = false;
    const lookOf = ({ look }: Outfit) =>
      isSwapped ? { ...look, garments: look.garments.slice(0, -1) } : look;
    const hold = (outfit: Outfit): Outfit =>
      held
        ? { ...outfit, look: lookOf(outfit), imageState: 'pending', editedImageUrl: null, imageSource: null }
        : outfit;
    await page.route('**/api/outfits/today*', async (route) => {
      const answer = await route.fetch();
      const outfit = (await answer.json()) as Outfit | null;
      await route.fulfill({ response: answer, json: outfit && hold(outfit) });
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Regenerate' }).first().click();

    const preview = page.locator('.look img.preview');
    await preview.waitFor(SLOW);
    await expect.poll(() => preview.evaluate((img: HTMLImageElement) => img.complete), SLOW).toBe(true);
    expect(await preview.getAttribute('src')).toMatch(/^blob:/);
    expect(await page.locator('.look').getByText('Generating your outfit...').count()).toBe(1);
    // A swap: what is shown is never the look before it.
    for (const next of wide ? [] : [true, false]) {
      // Before it is swapped: the page asks twice a second, and may show the next one at once.
      const old = await preview.getAttribute('src');
      isSwapped = next;
      await preview.and(page.locator(`[src="${old}"]`)).waitFor({ state: 'detached', ...SLOW });
      await preview.waitFor(SLOW);
    }
    await expect.poll(() => preview.evaluate((img: HTMLImageElement) => img.complete), SLOW).toBe(true);
    const before = await page.locator('.look').boundingBox();
    await page.evaluate(COUNT_SHIFTS);

    held = false;
    const final = page.locator('.look .photo > img:not(.preview)');
    await final.waitFor(SLOW);
    expect(await final.getAttribute('src')).toMatch(/^\/objects\//);
    await expect.poll(() => final.evaluate((img: HTMLImageElement) => img.complete), SLOW).toBe(true);
    expect(await page.locator('.look').boundingBox()).toEqual(before);
    const { sizes, difference } = (await page.evaluate(COMPARE)) as { sizes: string[]; difference: number };
    expect(sizes[0]).toBe(sizes[1]);
    // Two encoders of JPEG differ by a level or two; another outfit by dozens.
    expect(difference).toBeLessThan(4);
    expect(await page.evaluate('window.shifts')).toBeLessThan(0.001);
    expect(await page.locator('.look').getByText('Generating your outfit...').count()).toBe(0);
    expect(foreign).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test('without a body map, and when the device cannot draw, the steps are told in words as before', async () => {
  const { page, context } = await visit();
  await settleWithPhoto(context, page);
  await page.route('**/api/user/photo-parts', (route) => route.fulfill({ status: 503, body: '' }));
  await page.route('**/api/outfits/today*', async (route) => {
    const answer = await route.fetch();
    const outfit = (await answer.json()) as Outfit | null;
    const json = outfit && { ...outfit, imageState: 'pending', editedImageUrl: null, imageSource: null };
    await route.fulfill({ response: answer, json });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const asked = page.waitForRequest('**/api/user/photo-parts');
  await page.getByRole('button', { name: 'Regenerate' }).first().click();
  await asked;
  await page.getByText('Dressing your photo').waitFor(SLOW);
  expect(await page.locator('.look img.preview').count()).toBe(0);
  await context.close();
});
