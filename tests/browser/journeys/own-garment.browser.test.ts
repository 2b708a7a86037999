// Her own clothes, from three photos to today's look, the week, a share, and their end.
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import type { Closet } from '../../../app/contracts/closet.ts';
import type { Outfit } from '../../../app/contracts/outfits.ts';
import { violationsInBothWidths } from '../accessibility.ts';
import { signOutAndIn } from '../sign-up.ts';
import { closeBrowser, openPage, SLOW, visit } from '../visit.ts';
import { photoOf, useHalfPhoto, useStoredBodyMaps } from '../stored-body-map.ts';
import { callerIn, signUpMember } from '../../worlds/member.ts';

afterAll(closeBrowser);

const PERSON = 'woman-02-average-medium';
const garment = (file: string): string => join(import.meta.dirname, '../../garments', `${file}.jpg`);

const closetOf = async (context: BrowserContext): Promise<Closet> =>
  (await (await callerIn(context)('GET', '/api/closet')).json()) as Closet;

/** What each photo shows, by a word of its name, in the order of the cards. */
async function say(page: Page, words: readonly RegExp[]): Promise<void> {
  for (const [at, word] of words.entries()) {
    const card = page.locator('.ph-card').nth(at);
    const change = card.getByRole('button', { name: 'Change' });
    const offer = card.locator('.ph-offers .gt').filter({ hasText: word }).first();
    await offer.or(change).first().waitFor(SLOW);
    if (!(await offer.isVisible())) await change.click();
    await offer.click();
  }
}

test('three photos at once: read over a reload, a point is dragged, worn today and in the week, shared, taken home, deleted', async () => {
  const { page, context, complaints, foreign } = await visit({ drawn: true });
  const photo = await useHalfPhoto(page, PERSON);
  await signUpMember(context, { settled: true });
  const call = callerIn(context);
  await openPage(page, '/profile');
  await page.getByLabel('Model photo').setInputFiles(photo);
  await page.getByText('Success! Photo uploaded successfully').first().waitFor(SLOW);

  await openPage(page, '/closet');
  await page.getByRole('link', { name: 'Add from photos' }).click();
  const files = ['jeans-on-carpet', 'tee-on-bed', 'striped-top-on-hanger'].map(garment);
  await page.getByLabel('Photos of your pieces').setInputFiles(files);
  await page.locator('.ph-card').nth(2).waitFor();
  // In the middle of it the page is loaded anew.
  await page.reload({ waitUntil: 'load' });
  await page.getByText(/^(All photos looked at|For \d photos?, please say)/).waitFor(SLOW);
  await say(page, [/jeans|trousers/i, /tee/i]);
  // What the third one is she finds in the list of all kinds.
  const third = page.locator('.ph-card').nth(2);
  const other = third.getByRole('button', { name: 'Something else' });
  if (!(await other.isVisible())) await third.getByRole('button', { name: 'Change' }).click();
  await other.click();
  await page.getByLabel('Search all kinds').fill('breton');
  await page.locator('.ph-kinds .gt').filter({ hasText: 'Breton top' }).click(SLOW);
  expect((await closetOf(context)).pieces).toEqual([]);

  const jeans = page.locator('.ph-card').first();
  await jeans.getByText('You will see the piece itself on you.').waitFor();
  await jeans.getByRole('button', { name: 'See it on you' }).click();
  await page.locator('.mk-her img').waitFor(SLOW);
  const dot = page.getByRole('button', { name: 'Waist, left' });
  const before = (await dot.boundingBox())!;
  await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
  await page.mouse.down();
  await page.mouse.move(before.x + before.width / 2 - 6, before.y + before.height / 2 + 4, { steps: 3 });
  await page.mouse.up();
  expect((await dot.boundingBox())!.x).toBeCloseTo(before.x - 6, 0);
  await dot.focus();
  await page.keyboard.press('ArrowDown');
  await page.getByText(/^Waist, left: \d+% across, \d+% down$/).waitFor();
  await page.getByRole('button', { name: 'Save' }).click();

  await page.getByRole('button', { name: 'Add 3 pieces' }).click();
  await page.getByText('3 pieces added to your closet').waitFor(SLOW);
  const { pieces } = await closetOf(context);
  expect(pieces).toHaveLength(3);
  expect(pieces.filter(({ photo }) => photo !== null)).toHaveLength(3);
  const hers = pieces.find(({ kind }) => kind === 'bottoms')!;
  expect(hers.own?.cloth.marks).toHaveProperty('waist-left');
  for (const address of [hers.photo, hers.own?.atlas, hers.own?.original])
    expect((await call('GET', address ?? '')).headers()['content-type']).toMatch(/^image\//);

  // Her only bottoms: today's look has them.
  const others =
    'crew-knit:oat crisp-shirt:white wool-coat:camel trench:stone leather-sneakers:white ankle-boots:black wool-scarf:oat crossbody-bag:tan folding-umbrella:black';
  const rest = others
    .split(' ')
    .map((name) => ({ garmentId: name.split(':')[0], color: name.split(':')[1] }));
  await call('POST', '/api/closet', { pieces: rest });
  await call('PUT', '/api/closet/settings', { dressFrom: 'only-mine' });
  const outfit = (await (await call('GET', '/api/outfits/today')).json()) as Outfit;
  expect(outfit.look.garments.map(({ id }) => id)).toContain(hers.garment.id);
  await openPage(page, '/');
  const ready = async () =>
    ((await (await call('GET', `/api/outfits/today?id=${outfit.id}`)).json()) as Outfit).imageSource;
  await expect.poll(ready, SLOW).toBe('fitting-room');
  // The small drawings come once somebody moves.
  await page.mouse.move(60, 400);
  await page.mouse.wheel(0, 120);
  await page.locator(`img[src="${hers.photo}"]`).first().scrollIntoViewIfNeeded(SLOW);

  const atlas = page.waitForRequest((request) => request.url().endsWith(hers.own?.atlas ?? '-'), SLOW);
  await openPage(page, '/week');
  await page.locator(`img[src="${hers.photo}"]`).first().waitFor(SLOW);
  // The device wears it in the pictures of the days to come.
  await atlas;

  const { url } = (await (await call('POST', `/api/outfits/${outfit.id}/share`)).json()) as { url: string };
  const stranger = await visit();
  await stranger.page.goto(new URL(url).pathname, { waitUntil: 'load' });
  await stranger.page.locator('main img').first().waitFor();
  for (const address of [hers.photo, hers.own?.atlas, hers.own?.original])
    expect((await stranger.context.request.get(address ?? '')).status()).toBe(401);

  const zip = await (await call('GET', '/api/user/export')).body();
  const listed = zip.toString('latin1');
  for (const what of ['cut-out.png', 'laid-flat.jpg', 'photo.jpg'])
    expect(listed).toMatch(new RegExp(`closet/[a-z-]+-[0-9a-f]{8}-${what.replace('.', '\\.')}`));

  await openPage(page, '/closet');
  await page
    .getByRole('button', { name: new RegExp(`^${hers.garment.name}`, 'i') })
    .first()
    .click();
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect
    .poll(async () => (await closetOf(context)).pieces.some(({ id }) => id === hers.id))
    .toBe(false);
  expect(complaints).toEqual([]);
  expect(foreign).toEqual([]);
  await context.close();
}, 300_000);

test('photos that wait are hers: signing out takes them from the device; axe finds nothing in the points', async () => {
  const { page, context } = await visit({ bypassCSP: true });
  const username = await signUpMember(context, { settled: true });
  await openPage(page, '/closet?photos=1');
  await page.getByLabel('Photos of your pieces').setInputFiles(garment('tee-on-bed'));
  await say(page, [/tee/i]);
  await page.getByRole('button', { name: 'See it on you' }).click();
  await page.getByRole('button', { name: 'Shoulder, left' }).waitFor(SLOW);
  expect(await violationsInBothWidths(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await openPage(page, '/closet');
  await page.getByText('1 photo waits to be added').waitFor();
  await signOutAndIn(page, username);
  await openPage(page, '/closet');
  await page.getByRole('heading', { name: 'Your closet' }).waitFor();
  await page.waitForTimeout(1000);
  expect(await page.getByText('waits to be added').count()).toBe(0);
  await context.close();
}, 200_000);

test('a mirror photo is cut into what she wears, and she is asked what each is; Undo takes all back', async () => {
  const { page, context, complaints, foreign } = await visit();
  await useStoredBodyMaps(context, PERSON);
  await signUpMember(context, { settled: true });
  await openPage(page, '/closet?photos=1');
  await page.getByLabel('A photo of you in your clothes').setInputFiles(photoOf(PERSON));
  await page.getByText('For 2 photos, please say what they are').waitFor(SLOW);
  await say(page, [/tee|top/i, /jeans|trousers/i]);
  await page.getByRole('button', { name: 'Add 2 pieces' }).click();
  await page.getByText('2 pieces added to your closet').waitFor(SLOW);
  const { pieces } = await closetOf(context);
  expect(pieces.map(({ kind }) => kind).sort()).toEqual(['bottoms', 'tops']);
  expect(pieces.every(({ photo, own }) => photo !== null && own === null)).toBe(true);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await closetOf(context)).pieces).toEqual([]);
  expect(complaints).toEqual([]);
  expect(foreign).toEqual([]);
  await context.close();
}, 200_000);
