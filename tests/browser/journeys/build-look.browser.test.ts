import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import type { NamedLook } from '../../../app/contracts/own-looks/named-looks.ts';
import type { Outfit } from '../../../app/contracts/outfits.ts';
import { callerIn, signUpMember } from '../../worlds/member.ts';
import { lastingViolations } from '../accessibility.ts';
import { closeBrowser, PHONE, visit, WIDE } from '../visit.ts';

// Around one piece, and all by herself: a closet piece worn today, and a look built by hand, judged as it is built.

afterAll(closeBrowser);

const LOCATION = 'Bergen';
const LONG_MS = 60_000;

const get = async <T>(context: BrowserContext, path: string) =>
  (await (await context.request.get(path)).json()) as T;
const today = (context: BrowserContext) => get<Outfit>(context, '/api/outfits/today');
const idsOf = ({ look }: Outfit) => look.garments.map(({ id }) => id);

/** A woman in the dry cold of a spring morning, who has a linen dress, a sweater and sneakers. */
async function inTheCold(context: BrowserContext) {
  await signUpMember(context, { settled: true });
  const call = callerIn(context);
  await call('POST', '/dev/sky', { location: LOCATION, wish: { celsius: 7, windMs: 2, rainMm: 0 } });
  await call('PUT', '/api/user/location', { location: LOCATION });
  await call('PUT', '/api/user/preferences', { stylePreferences: ['casual'], gender: 'female' });
  await call('POST', '/api/closet', {
    pieces: [
      { garmentId: 'linen-dress', color: 'sand' },
      { garmentId: 'crew-knit', color: '#7a4b32' },
      { garmentId: 'cotton-tee', color: 'white' },
      { garmentId: 'straight-jeans', color: 'indigo' },
      { garmentId: 'wool-coat', color: 'camel' },
    ],
  });
}

async function put(page: Page, place: string, piece: RegExp) {
  await page.getByRole('button', { name: `Add ${place}` }).click();
  const sheet = page.getByRole('dialog');
  await sheet.locator('.b-choice').filter({ hasText: piece }).first().click();
  await sheet.waitFor({ state: 'hidden' });
}

test.each([
  ['on the phone', PHONE],
  ['on a wide screen', WIDE],
])(
  'a piece of her closet is worn today: what it is not made for is said before, and the look around it keeps her warm, %s',
  async (_, window) => {
    const { page, context, complaints } = await visit({ window, bypassCSP: true });
    await inTheCold(context);
    const before = await today(context);
    await page.goto('/closet');
    await page
      .getByRole('button', { name: /linen dress/i })
      .first()
      .click();
    await page.getByRole('button', { name: 'Wear this today' }).click();
    const dialog = page.getByRole('dialog', { name: 'Wear this today?' });
    await dialog.getByText('Your sand linen dress is made for a warmer day.').waitFor({ timeout: LONG_MS });
    await dialog.getByText(/2 looks left today/).waitFor();
    expect(await lastingViolations(page)).toEqual([]);
    expect((await today(context)).id, 'to be asked costs no look').toBe(before.id);
    await dialog.getByRole('button', { name: 'Wear it anyway' }).click();
    await page.waitForURL((url) => url.pathname === '/', { timeout: LONG_MS });
    const worn = await today(context);
    expect(worn.id).not.toBe(before.id);
    expect(idsOf(worn)).toContain('linen-dress:sand');
    expect(worn.look.garments.map(({ slot }) => slot)).toEqual(expect.arrayContaining(['coat', 'shoes']));
    expect(worn.reasons.map(({ text }) => text).join(' ')).toContain('is made for a warmer day');
    expect(complaints).toEqual([]);
    await context.close();
  },
  300_000,
);

test.each([
  ['on the phone', PHONE],
  ['on a wide screen', WIDE],
])(
  'a look built by hand: cool, then right, a clash told, finished, saved and worn, %s',
  async (_, window) => {
    const { page, context, complaints } = await visit({ window, bypassCSP: true });
    await inTheCold(context);
    await today(context);
    await page.goto('/build');
    await put(page, 'a top', /cotton tee/i);
    await page
      .locator('.b-warnings')
      .getByText('It still needs something for the legs, or a dress.')
      .waitFor({ timeout: LONG_MS });
    await put(page, 'a bottom or dress', /straight.*jeans|jeans/i);
    const verdict = page.locator('.b-verdict');
    await expect.poll(() => verdict.innerText()).toMatch(/^(Too cold|A little cool)$/);
    await put(page, 'a sweater or cardigan', /crewneck sweater/i);
    await put(page, 'a coat', /wool coat/i);
    await put(page, 'shoes', /boots/i);
    await put(page, 'a scarf', /scarf/i);
    await expect.poll(() => verdict.innerText(), { timeout: LONG_MS }).toBe('Right for today');

    await page.getByRole('button', { name: /^Bottom or dress:/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /linen dress/i })
      .click();
    const warnings = page.locator('.b-warnings');
    await warnings.getByText('Your sand linen dress is made for a warmer day.').waitFor();
    await warnings
      .getByText(
        /linen dress.* and the .*coat are for different seasons|coat and the .*linen dress are for different seasons/,
      )
      .waitFor();
    expect(await page.getByRole('button', { name: 'Add a top' }).isVisible(), 'a dress stands for both').toBe(
      true,
    );
    expect(await lastingViolations(page)).toEqual([]);

    await page.goto('/');
    await page.goBack();
    await page
      .getByRole('button', { name: /^Bottom or dress: sand linen dress/ })
      .waitFor({ timeout: LONG_MS });
    await page.getByRole('button', { name: /^Bottom or dress:/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: /jeans/i }).first().click();
    await page.getByRole('button', { name: 'Finish it for me' }).click();
    await page.getByText('Finished around your pieces').waitFor({ timeout: LONG_MS });
    await page.getByRole('button', { name: /^Shoes:/ }).waitFor();

    await page.getByRole('button', { name: 'Save with a name' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Harbor walk');
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved as “Harbor walk”').waitFor();
    const [named] = await get<NamedLook[]>(context, '/api/looks');
    expect(named?.name).toBe('Harbor walk');

    await page.getByRole('button', { name: 'Wear today' }).click();
    await page.waitForURL((url) => url.pathname === '/', { timeout: LONG_MS });
    const worn = await today(context);
    expect(idsOf(worn)).toEqual(expect.arrayContaining(['crew-knit:#7a4b32', 'wool-coat:camel']));
    expect(idsOf(worn).sort()).toEqual(named?.look.garments.map(({ id }) => id).sort());
    expect(worn.reasons[0]?.text).toBe('You put this look together yourself.');
    await page.goto('/build');
    await page.getByRole('button', { name: 'Add a top' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  },
  300_000,
);

test('without a connection nothing is lost: the name stays typed, the pieces stay on', async () => {
  const { page, context } = await visit();
  await inTheCold(context);
  await page.goto('/build');
  await put(page, 'a bottom or dress', /linen dress/i);
  await page.locator('.b-warnings').getByText('made for a warmer day').waitFor({ timeout: LONG_MS });
  await page.route('**/api/looks', (route) => route.abort());
  await page.getByRole('button', { name: 'Save with a name' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Someday');
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText("We couldn't reach Stylecast").waitFor({ timeout: LONG_MS });
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Someday');
  await page.reload();
  await page
    .getByRole('button', { name: /^Bottom or dress: sand linen dress/ })
    .waitFor({ timeout: LONG_MS });
  await page.getByRole('button', { name: 'Save with a name' }).click();
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Someday');
  await context.close();
});
