import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import type { Outfit } from '../../../app/contracts/outfits.ts';
import { callerIn, signUpMember } from '../../worlds/member.ts';
import { photoOf, useStoredBodyMaps } from '../stored-body-map.ts';
import { closeBrowser, openPage, SLOW, visit } from '../visit.ts';

afterAll(closeBrowser);

const LEGGINGS = 'woman-01-slim-light';
const COVERED = 'woman-02-average-medium';
/** In a T-shirt, with bare legs, before another wall. */
const SUMMERY = '../made-people/p00112';
const HOT = { celsius: 34, windMs: 1, rainMm: 0 };
const PLACE = 'Darwin, AU';

/** Mean color of the upper left corner of a picture of hers: the wall that she stands before. */
const wallOf = (page: Page, address: string): Promise<number[]> =>
  page.evaluate(async (from) => {
    const bitmap = await createImageBitmap(await (await fetch(from)).blob());
    const pen = new OffscreenCanvas(1, 1).getContext('2d')!;
    pen.drawImage(bitmap, 0, 0, bitmap.width * 0.15, bitmap.height * 0.15, 0, 0, 1, 1);
    return [...pen.getImageData(0, 0, 1, 1).data.slice(0, 3)];
  }, address);
const apart = (a: number[], b: number[]): number => Math.max(...a.map((value, k) => Math.abs(value - b[k]!)));

test('a second photo is added in the profile, and a look of a hot day is drawn on it', async () => {
  const { page, context, complaints } = await visit();
  await useStoredBodyMaps(context, COVERED, LEGGINGS, SUMMERY);
  await signUpMember(context, { settled: true });
  const call = callerIn(context);
  await call('POST', '/dev/sky', { location: PLACE, wish: HOT });
  await call('PUT', '/api/user/location', { location: PLACE });
  const her = async () =>
    (await (await call('GET', '/api/user')).json()) as { photoUrl: string; warmPhotoUrl: string | null };

  await openPage(page, '/profile');
  expect(await page.getByText('Your Photos', { exact: true }).count()).toBe(0);
  await page.getByLabel('Model photo').setInputFiles(photoOf(COVERED));
  await page.getByText('Success! Photo uploaded successfully').waitFor(SLOW);
  // Under her first look home leads to the second photo.
  const today = async () =>
    (await (await call('GET', '/api/outfits/today?userHour=13')).json()) as Outfit | null;
  await expect.poll(async () => (await today())?.imageState, SLOW).toBe('ready');
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Add a photo for warm days' }).click();
  await page.getByRole('button', { name: 'Choose a photo' }).waitFor(SLOW);
  await page.getByLabel('Photo for warm days').setInputFiles(photoOf(LEGGINGS));
  await page.getByText('Your legs are covered in this photo.').waitFor(SLOW);
  await page.getByRole('button', { name: 'Not this one' }).click();
  await page.getByRole('button', { name: 'Choose a photo' }).waitFor();
  expect((await her()).warmPhotoUrl).toBeNull();
  await page.getByLabel('Photo for warm days').setInputFiles(photoOf(SUMMERY));
  await page.getByAltText('Your photo for warm days').waitFor(SLOW);
  const { photoUrl, warmPhotoUrl } = await her();
  expect(warmPhotoUrl).not.toBeNull();

  await expect.poll(async () => (await today())?.imageState, SLOW).toBe('ready');
  const { imageSource, editedImageUrl } = (await today())!;
  expect(imageSource).toBe('fitting-room');
  const [drawn, warm, first] = [
    await wallOf(page, editedImageUrl!),
    await wallOf(page, warmPhotoUrl!),
    await wallOf(page, photoUrl),
  ];
  expect(apart(warm, first)).toBeGreaterThan(20);
  expect(apart(drawn, warm)).toBeLessThan(12);

  await page.getByRole('button', { name: 'Remove your photo for every day' }).click();
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await expect.poll(async () => (await her()).photoUrl, SLOW).toBe(warmPhotoUrl);
  await page.getByAltText('Your photo for warm days').waitFor({ state: 'detached', ...SLOW });
  await page.getByRole('button', { name: 'Remove your photo for every day' }).click();
  await page.getByText('Outfits are then laid out flat').waitFor();
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await page.getByText('Your Photos', { exact: true }).waitFor({ state: 'detached', ...SLOW });
  expect((await her()).photoUrl).toBeNull();
  expect(complaints).toEqual([]);
  await context.close();
}, 300_000);
