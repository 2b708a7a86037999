import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Outfit } from '../../../app/contracts/outfits.ts';
import { closeBrowser, visit } from '../visit.ts';
import { callerIn, signUpMember } from '../../worlds/member.ts';
import { siteOrigin } from '../site-origin.ts';

afterAll(closeBrowser);

const PHOTO = readFileSync(join(import.meta.dirname, '../../people', 'woman-07-average-light-short.jpg'));

test('a photo uploaded without a body map: a flat-lay card first, then drawn on the photo by this device', async () => {
  const { page, context, complaints } = await visit();
  const headers = { origin: siteOrigin() };
  const call = callerIn(context);
  const today = async () => (await (await call('GET', '/api/outfits/today')).json()) as Outfit;

  await signUpMember(context);
  const { uploadURL } = (await (await call('POST', '/api/objects/upload')).json()) as { uploadURL: string };
  const put = await context.request.put(uploadURL, {
    headers: { ...headers, 'content-type': 'image/jpeg' },
    data: PHOTO,
  });
  expect(put.ok()).toBe(true);
  await call('PUT', '/api/user/photo-upload', { photoURL: `/objects/${uploadURL.split('/').at(-1)}` });
  await call('PUT', '/api/user/location', { location: 'Porto' });
  await call('PUT', '/api/user/preferences', { stylePreferences: ['casual'], gender: 'female' });
  await expect.poll(async () => (await today()).imageState, { timeout: 30_000 }).toBe('ready');
  const card = await today();
  expect(card.imageSource).toBe('flat-lay');

  await page.goto('/');
  await expect.poll(async () => (await today()).imageSource, { timeout: 60_000 }).toBe('fitting-room');
  expect((await today()).id, 'the same outfit, drawn again').toBe(card.id);
  expect(complaints).toEqual([]);
  await context.close();
});
