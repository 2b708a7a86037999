import { join } from 'node:path';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import type { Closet } from '../../../app/contracts/closet.ts';
import { colorDifference } from '../../../app/domain/looks/oklch.ts';
import type { Outfit, Swaps } from '../../../app/contracts/outfits.ts';
import { violationsInBothWidths } from '../accessibility.ts';
import { closeBrowser, openPage, PHONE, SLOW, visit, WIDE } from '../visit.ts';
import { callerIn, signUpMember } from '../../worlds/member.ts';

afterAll(closeBrowser);

const closetOf = async (context: BrowserContext): Promise<Closet> =>
  (await (await callerIn(context)('GET', '/api/closet')).json()) as Closet;

/** Wool and waxed things for every cold and wet, beyond the 18 basics. */
const FOR_WINTER = [
  'weatherproof-sneakers:black',
  'rubber-chelsea-boots:black',
  'lined-leather-boots:chocolate',
  'parka:navy',
  'wool-beanie:charcoal',
  'leather-gloves:black',
  'baseball-cap:navy',
  'brushed-cap:olive',
  'folding-umbrella:black',
  'chinos:navy',
  'linen-trousers:navy',
  'linen-tee:oat',
];

const HER_RED = '#c01048';

/** Share of the look's picture that is of that red, lit or in folds; 0 until it is drawn. */
const shareOfRed = (page: Page, outfitId: string): Promise<number> =>
  page.evaluate(async (id) => {
    const outfit = (await (await fetch(`/api/outfits/today?id=${id}`)).json()) as Outfit;
    if (!outfit.editedImageUrl) return 0;
    const bitmap = await createImageBitmap(await (await fetch(outfit.editedImageUrl)).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const data = context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
    let red = 0;
    for (let i = 0; i < data.length; i += 4) {
      const [r = 0, g = 0, b = 0] = [data[i], data[i + 1], data[i + 2]];
      if (r > 70 && g < 0.35 * r && b > 0.15 * r && b < 0.65 * r) red++;
    }
    return red / (data.length / 4);
  }, outfitId);

/** The sheet of a piece, by its name or by its place in the row. */
async function openPiece(page: Page, which: string | number): Promise<Locator> {
  const thumbs = page.locator('.thumb');
  await (
    typeof which === 'number'
      ? thumbs.nth(which)
      : page.getByRole('button', { name: new RegExp(`^${which}(, locked)?$`, 'i') }).and(thumbs)
  ).click();
  return page.getByRole('dialog');
}

test('from the tick list to a look made only of hers', async () => {
  const { page, context, complaints, foreign } = await visit({ drawn: true });
  await signUpMember(context, { settled: true });
  await openPage(page, '/closet');
  await page.getByText('0 pieces').waitFor();
  await page.getByRole('link', { name: 'Start with 18 basics' }).click();
  await page.getByRole('button', { name: 'Start with these 18 basics' }).click();
  // One more by hand: a second color of the tee, by its dot.
  await page
    .getByRole('group', { name: 'Colors of Cotton tee' })
    .getByRole('button', { name: 'Black' })
    .click();
  await page.getByText('pieces so far').waitFor();
  expect(await page.locator('.tick-foot b').textContent()).toBe('19');
  await page.getByRole('button', { name: 'Next: Bottoms' }).click();
  await page.getByRole('checkbox', { name: /^Straight jeans/ }).isChecked();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByText('19 pieces', { exact: true }).waitFor();
  const { pieces } = await closetOf(context);
  expect(pieces).toHaveLength(19);
  // The list has asked, and she is dressed from what she owns.
  await expect.poll(async () => (await closetOf(context)).dressFrom).toBe('mine-first');
  const call = callerIn(context);
  const winter = FOR_WINTER.map((name) => {
    const [garmentId, color] = name.split(':');
    return { garmentId, color };
  });
  await call('POST', '/api/closet', { pieces: winter });
  // Hers are of one odd red, as if it had been measured on photos.
  for (const { id, kind } of (await closetOf(context)).pieces)
    if (kind === 'bottoms' || kind === 'outerwear')
      await call('PUT', `/api/closet/${id}`, { color: HER_RED });
  await page.locator('.radio', { hasText: 'Only mine' }).click();
  await expect.poll(async () => (await closetOf(context)).dressFrom).toBe('only-mine');

  const outfit = (await (await call('GET', '/api/outfits/today')).json()) as Outfit;
  const hers = new Set((await closetOf(context)).pieces.map(({ garment }) => garment.id));
  const counted = outfit.look.garments.filter(({ slot }) => slot !== 'base' && slot !== 'legwear');
  expect(counted.filter(({ id }) => !hers.has(id)).map(({ name }) => name)).toEqual([]);
  const inRed = outfit.look.garments.filter(({ cloth }) => cloth.colour === HER_RED);
  expect(inRed.length).toBeGreaterThan(0);
  await openPage(page, '/');
  await expect.poll(() => shareOfRed(page, outfit.id), { timeout: 60_000 }).toBeGreaterThan(0.02);
  await page.mouse.wheel(0, 400);
  await page.getByText(`${counted.length} of ${counted.length} yours`).waitFor();
  const sheet = await openPiece(page, 0);
  await sheet.getByText('Yours', { exact: true }).first().waitFor();
  expect(await sheet.getByRole('button', { name: /^I own this/ }).count()).toBe(0);
  expect(complaints).toEqual([]);
  expect(foreign).toEqual([]);
  await context.close();
});

test('"I own this" on a piece of the look: a double tap is one piece, and Undo takes it back', async () => {
  const { page, context, complaints } = await visit();
  await signUpMember(context, { settled: true });
  await openPage(page, '/');
  const sheet = await openPiece(page, 0);
  const own = sheet.getByRole('button', { name: /^I own this/ });
  const name = ((await own.getAttribute('aria-label')) ?? '').replace('I own this: ', '');
  await own.dblclick();
  await page.getByText('1 piece added to your closet').waitFor();
  const [only, ...more] = (await closetOf(context)).pieces;
  expect(only?.garment.name).toBe(name);
  expect(more).toEqual([]);
  await sheet.locator('.own-yours').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: `I own this: ${name}` }).waitFor();
  await expect.poll(async () => (await closetOf(context)).pieces).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

test('the tray of a piece says whose each is; "Never wear" puts the piece on her list, and Undo takes it off', async () => {
  const { page, context, complaints } = await visit();
  await signUpMember(context, { settled: true });
  const call = callerIn(context);
  const outfit = (await (await call('GET', '/api/outfits/today')).json()) as Outfit;
  const colored = outfit.look.garments.filter(({ slot }) => slot !== 'base' && slot !== 'legwear');
  let found: { name: string; id: string; others: Swaps['others'] } | null = null;
  for (const { id, name } of colored) {
    const asked = await call('GET', `/api/outfits/${outfit.id}/swaps?piece=${encodeURIComponent(id)}`);
    const { others } = (await asked.json()) as Swaps;
    if (!found && others.length > 1) found = { name, id, others };
  }
  const { name, id, others } = found!;
  const [garmentId, color] = others[0]!.garment.id.split(':');
  await call('POST', '/api/closet', { pieces: [{ garmentId, color }] });
  const never = async () =>
    ((await (await call('GET', '/api/user/fit-preferences')).json()) as { neverWear: string[] }).neverWear;

  await openPage(page, '/');
  const sheet = await openPiece(page, name);
  await page.getByRole('heading', { name: `Instead of the ${name}` }).waitFor();
  const tiles = page.locator('.tray .alt');
  await expect.poll(() => tiles.count(), { timeout: 20_000 }).toBe(others.length);
  await tiles.first().getByText('Yours', { exact: true }).waitFor();
  expect(await tiles.getByText('Not yours', { exact: true }).count()).toBe(others.length - 1);

  await sheet.getByRole('button', { name: `Never wear: ${name}` }).click();
  await page.getByText(`Never again: ${name}`).waitFor();
  expect(await never()).toEqual([id.split(':')[0]]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(never).toEqual([]);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => page.locator('.tray-box').count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a look with a piece of hers that she opens again on its day counts as worn; Undo takes it back for good', async () => {
  const { page, context, complaints } = await visit();
  await signUpMember(context, { settled: true });
  const call = callerIn(context);
  const outfit = (await (await call('GET', '/api/outfits/today')).json()) as Outfit;
  const top = outfit.look.garments.find(({ slot }) => ['top', 'knitwear', 'dress'].includes(slot));
  const [garmentId, color] = (top?.id ?? '').split(':');
  await call('POST', '/api/closet', { pieces: [{ garmentId, color }] });
  const wears = async () => (await closetOf(context)).pieces[0]?.wornCount;
  const openLook = async () => {
    await openPage(page, '/');
    // What is hers is asked for once she moves.
    await page.mouse.wheel(0, 400);
    await page.getByText(/^1 of \d+ yours$/).waitFor();
  };
  await openLook();
  expect(await wears()).toBe(0);
  await page.waitForFunction(() => localStorage.getItem('stylecast-look-opened') !== null);
  // An hour passes.
  await page.evaluate(() => {
    const note = JSON.parse(localStorage.getItem('stylecast-look-opened') ?? '{}') as { at: number };
    localStorage.setItem('stylecast-look-opened', JSON.stringify({ ...note, at: note.at - 3_600_000 }));
  });
  await openLook();
  await page.getByText('Counted as worn today').waitFor();
  await expect.poll(wears, { timeout: 10_000 }).toBe(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(wears, { timeout: 10_000 }).toBe(0);
  await openLook();
  expect(await page.getByText('Counted as worn today').count()).toBe(0);
  expect(await wears()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a piece is edited, washed, put away with others and removed; the look that held it stays as it was', async () => {
  const { page, context, complaints } = await visit({ window: WIDE });
  await signUpMember(context, { settled: true });
  const call = callerIn(context);
  const before = (await (await call('GET', '/api/outfits/today')).json()) as Outfit;
  const pieces = before.look.garments
    .filter(({ slot }) => slot !== 'base' && slot !== 'legwear')
    .map(({ id }) => ({ garmentId: id.split(':')[0], color: id.split(':')[1] }));
  await call('POST', '/api/closet', { pieces: [...pieces, { garmentId: 'wool-coat', color: 'plum' }] });
  await openPage(page, '/closet');
  // Its head with all its buttons is no wider than a phone.
  await page.setViewportSize(PHONE);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await page.setViewportSize(WIDE);
  await page.getByLabel('Search your closet').fill('plum');
  expect(await page.locator('.gt').count()).toBe(1);
  await page.getByRole('button', { name: /^Plum wool coat/ }).click();
  await page.getByLabel('Your name for it').fill('The good one');
  await page.locator('.radio', { hasText: 'Thick' }).click();
  await page.getByRole('switch', { name: 'In the wash' }).click();
  await page.getByRole('button', { name: 'Done' }).last().click();
  const coat = async () =>
    (await closetOf(context)).pieces.find(({ garmentId }) => garmentId === 'wool-coat');
  await expect
    .poll(coat)
    .toMatchObject({ name: 'The good one', warmth: 'thick', status: 'wash', color: 'plum' });
  await page.getByLabel('Search your closet').fill('');
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByRole('button', { name: 'Select all' }).click();
  await page.getByRole('button', { name: 'Put away' }).last().click();
  await expect
    .poll(async () => new Set((await closetOf(context)).pieces.map(({ status }) => status)))
    .toEqual(new Set(['away']));
  await page
    .getByRole('button', { name: /^Put away/ })
    .first()
    .click();
  const first = page.locator('.gt').first();
  await first.click();
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect.poll(async () => (await closetOf(context)).pieces.length).toBe(pieces.length);
  const after = (await (await call('GET', '/api/outfits/today')).json()) as Outfit;
  expect(after.look).toEqual(before.look);
  expect(complaints).toEqual([]);
  await context.close();
});

test('her name for a piece is not lost: not with Escape, not where saving fails', async () => {
  const { page, context } = await visit();
  await signUpMember(context, { settled: true });
  await callerIn(context)('POST', '/api/closet', { pieces: [{ garmentId: 'wool-coat', color: 'plum' }] });
  await openPage(page, '/closet');
  await page.route('**/api/closet/*', (route) => route.fulfill({ status: 503, body: '' }));
  const coat = page.getByRole('button', { name: /^Plum wool coat/ });
  const name = page.getByLabel('Your name for it');
  await coat.click();
  await name.fill('The good one');
  await page.keyboard.press('Escape');
  await page.getByText("We couldn't change this piece").first().waitFor();
  await page.unroute('**/api/closet/*');
  await coat.click();
  expect(await name.inputValue()).toBe('The good one');
  await page.getByLabel('Price').fill('much');
  await page.getByRole('button', { name: 'Done' }).last().click();
  await page.getByText('A price is a number, such as 49.90.').waitFor();
  await page.getByLabel('Price').fill('49.90');
  await page.keyboard.press('Escape');
  await expect
    .poll(async () => (await closetOf(context)).pieces[0])
    .toMatchObject({ name: 'The good one', price: 4990 });
  await context.close();
});

const photoOf = (file: string): string => join(import.meta.dirname, '../../garments', `${file}.jpg`);

/** Once the photo has been looked at, she says which of the offers it is. */
async function correct(page: Page, name: RegExp): Promise<void> {
  const offer = page.locator('.ph-offers .gt').filter({ hasText: name }).first();
  const change = page.getByRole('button', { name: 'Change' });
  await offer.or(change).first().waitFor(SLOW);
  if (!(await offer.isVisible())) await change.click();
  await offer.click();
}

test('a photo of a garment becomes the right piece in her color, one of nothing says so; on a second photo it keeps its picture', async () => {
  const { page, context, complaints, foreign } = await visit();
  await signUpMember(context, { settled: true });
  await openPage(page, '/closet');
  await page.getByRole('link', { name: 'Add from photos' }).click();
  const choose = page.getByLabel('Photos of your pieces');
  await choose.setInputFiles(photoOf('empty-floor'));
  await page.getByText('We cannot make out a piece of clothing in this photo.').waitFor(SLOW);
  expect((await closetOf(context)).pieces).toEqual([]);
  await page.getByRole('button', { name: 'Remove this photo' }).click();
  const look = async () => {
    await choose.setInputFiles(photoOf('coat-on-hanger'));
    await correct(page, /wool coat/i);
  };
  const add = page.getByRole('button', { name: 'Add 1 piece' });
  await look();
  expect((await closetOf(context)).pieces).toEqual([]);
  await add.click();
  await page.getByText('1 piece added to your closet').waitFor(SLOW);
  const [piece, ...more] = (await closetOf(context)).pieces;
  expect(more).toEqual([]);
  expect(piece).toMatchObject({ kind: 'outerwear', garment: { slot: 'coat' } });
  expect(colorDifference(piece?.garment.cloth.colour ?? '#000000', '#b08a5c')).toBeLessThan(0.06);
  // Her own picture of it hangs there, and is a small PNG without anything of the file.
  const own = page.locator('.gt .own-photo img');
  await own.waitFor();
  expect(
    await own.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth)),
  ).toBeGreaterThan(60);
  const stored = await callerIn(context)('GET', piece?.photo ?? '');
  expect(stored.headers()['content-type']).toBe('image/png');
  const bytes = await stored.body();
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect(/tEXt|iTXt|eXIf/.test(bytes.toString('latin1'))).toBe(false);

  await page.getByRole('link', { name: 'Add from photos' }).click();
  await look();
  await add.click();
  await page.getByText('Already in your closet').first().waitFor(SLOW);
  expect((await closetOf(context)).pieces).toEqual([piece]);
  // Its sheet takes another.
  await page.locator('.gt:has(.own-photo)').first().click();
  await page.getByLabel('Picture of this piece').setInputFiles(photoOf('empty-floor'));
  await page.getByRole('alert').getByText('We cannot make out').waitFor();
  await page.getByLabel('Picture of this piece').setInputFiles(photoOf('striped-top-on-hanger'));
  await expect.poll(async () => (await closetOf(context)).pieces[0]?.photo, SLOW).not.toBe(piece?.photo);
  await page.locator(`[role=dialog] .own-photo img:not([src="${piece?.photo ?? ''}"])`).waitFor();
  expect(complaints).toEqual([]);
  expect(foreign).toEqual([]);
  await context.close();
});

/** A third of what most closets have is missing from it: something would help. */
const HALF_A_CLOSET =
  'cotton-tee:white breton-top:cream+navy ribbed-turtleneck:charcoal crew-knit:oat fine-cardigan:navy straight-jeans:denim wide-wool-trousers:charcoal wool-coat:camel leather-sneakers:white wool-scarf:oat';

test('what would help most comes by itself; axe finds nothing in closet, tick list and dialogs', async () => {
  const { page, context } = await visit({ bypassCSP: true });
  const amiss: string[] = [];
  const look = async (where: string) => {
    amiss.push(...(await violationsInBothWidths(page)).map((line) => `${where}: ${line}`));
  };
  await signUpMember(context, { settled: true });
  await openPage(page, '/closet');
  await look('closet-empty');
  const pieces = HALF_A_CLOSET.split(' ').map((name) => {
    const [garmentId, color] = name.split(':');
    return { garmentId, color };
  });
  await callerIn(context)('POST', '/api/closet', { pieces });
  await openPage(page, '/closet');
  await page.getByText('What would help most').waitFor({ timeout: 90_000 });
  const [first] = (await closetOf(context)).helps;
  expect((first?.days ?? 0) + (first?.looks ?? 0)).toBeGreaterThan(0);
  expect(pieces.map(({ garmentId }) => garmentId)).not.toContain(first?.garment.id.split(':')[0]);
  await look('closet');
  // Anywhere on the card.
  await page.locator('.helpb').click({ position: { x: 60, y: 60 } });
  await page.getByText('Nothing here is sold').waitFor();
  await look('closet-help');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('link', { name: 'Add from photos' }).click();
  await look('closet-photos-empty');
  await page.getByLabel('Photos of your pieces').setInputFiles(photoOf('striped-top-on-hanger'));
  await correct(page, /top|sweater/i);
  await page.locator('.ph-offers img').nth(4).waitFor();
  await look('closet-photos');
  await page.getByRole('button', { name: 'Something else' }).click();
  await page.getByLabel('Search all kinds').fill('breton');
  await page.locator('.ph-kinds .gt').first().waitFor(SLOW);
  await look('closet-kinds');
  await page.getByRole('button', { name: 'None of these' }).click();
  await page.getByText('Where do you wear it?').first().waitFor();
  await look('closet-three-questions');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Add 1 piece' }).click();
  await page.locator('.gt .own-photo img').waitFor(SLOW);
  await page.locator('.gt').first().click();
  await page.getByText('Your name for it').waitFor();
  await look('closet-piece');
  await openPage(page, '/closet?start=1');
  await page.getByText('Cotton tee').first().waitFor();
  await look('closet-start');
  expect(amiss).toEqual([]);
  await context.close();
});
