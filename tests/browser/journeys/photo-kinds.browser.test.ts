import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { readHeader } from '../../../app/domain/photos/bytes/picture.ts';
import { closeBrowser, openPage, visit } from '../visit.ts';
import { signUpMember } from '../../worlds/member.ts';
import { photoOf, useStoredBodyMaps } from '../stored-body-map.ts';

// Photos as phones and sites name and pack them: the bytes decide, and what is stored is a JPG within the limits.

afterAll(closeBrowser);

const PERSON = 'woman-02-average-medium';
const JPG = readFileSync(photoOf(PERSON));

/** What is stored as her photo. */
async function stored(context: BrowserContext) {
  const { photoUrl } = (await (await context.request.get('/api/user')).json()) as { photoUrl: string | null };
  if (photoUrl === null) return null;
  const answer = await context.request.get(photoUrl);
  const bytes = await answer.body();
  return { type: answer.headers()['content-type'], bytes, size: readHeader(new Uint8Array(bytes)) };
}

/** The photo of the person in other pixels and packing, made by the browser. */
async function packed(page: Page, type: string, width: number, height: number): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ([jpg, kind, wide, tall]) => {
      const bytes = Uint8Array.from(atob(jpg), (char) => char.charCodeAt(0));
      const photo = await createImageBitmap(new Blob([bytes]));
      const canvas = new OffscreenCanvas(wide, tall);
      canvas.getContext('2d')!.drawImage(photo, 0, 0, wide, tall);
      const blob = await canvas.convertToBlob({ type: kind, quality: 0.6 });
      const reader = new FileReader();
      reader.readAsDataURL(blob);
      await new Promise((read) => (reader.onload = read));
      return (reader.result as string).split(',')[1]!;
    },
    [JPG.toString('base64'), type, width, height] as const,
  );
  return Buffer.from(base64, 'base64');
}

test('in the setup a JPG is taken by any name: without an extension, .HEIC, .webp', async () => {
  const { page, context, complaints } = await visit();
  await useStoredBodyMaps(context, PERSON);
  await signUpMember(context);
  await openPage(page, '/onboarding');
  await page.getByRole('button', { name: 'Continue' }).click();
  for (const [name, mimeType] of [
    ['IMG_0412', ''],
    ['IMG_0412.HEIC', 'image/heic'],
    ['me.webp', 'image/webp'],
  ] as const) {
    const sent = page.waitForResponse((answer) => answer.url().endsWith('/api/user/photo-upload'));
    await page.locator('input[type=file]').first().setInputFiles({ name, mimeType, buffer: JPG });
    expect((await sent).status(), name).toBe(200);
    await page.getByText('Photo uploaded successfully!').first().waitFor();
    expect(await stored(context)).toMatchObject({ type: 'image/jpeg' });
  }
  expect(complaints).toEqual([]);
  await context.close();
});

const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.getByLabel('Model photo').setInputFiles({ name, mimeType, buffer });
const registered = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/api/user/photo-upload'), { timeout: 90_000 });

test('a JPG of 48 megapixels is checked and stored as a JPG within the limits', async () => {
  const { page, context, complaints } = await visit();
  await signUpMember(context, { settled: true });
  await openPage(page, '/profile');
  const large = await packed(page, 'image/jpeg', 6000, 8000);
  expect(large.length).toBeLessThan(10_485_760);
  const sent = registered(page);
  await choose(page, 'IMG_48.jpg', 'image/jpeg', large);
  expect((await sent).status()).toBe(200);
  const { type, size } = (await stored(context))!;
  expect([type, size?.width, size?.height]).toEqual(['image/jpeg', 1536, 2048]);
  expect(complaints).toEqual([]);
  await context.close();
});

test('where no photo can be checked WebP is stored as a JPG, and what cannot be opened is refused in words', async () => {
  const { page, context } = await visit({ serviceWorkers: 'block' });
  await signUpMember(context, { settled: true });
  // The models do not come.
  await context.route('**/models/**', (route) => route.abort());
  await openPage(page, '/profile');
  const webp = await packed(page, 'image/webp', 900, 1350);
  const sent = registered(page);
  await choose(page, 'me.webp', 'image/webp', webp);
  expect((await sent).status()).toBe(200);
  const { type, size } = (await stored(context))!;
  expect([type, size?.width, size?.height]).toEqual(['image/jpeg', 900, 1350]);
  await page.locator('button:not([aria-busy])', { hasText: 'Update Model Photo' }).waitFor();
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')]);
  await choose(page, 'me.heic', 'image/heic', heic);
  await page.getByText("This browser can't open HEIC pictures.").first().waitFor({ timeout: 60_000 });
  expect((await stored(context))?.size).toEqual(size);
  await context.close();
});
