import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import type { Closet } from '../app/contracts/closet.ts';
import type { Outfit } from '../app/contracts/outfits.ts';
import { closeBrowser, visit } from './browser.ts';
import { callerIn, signUpMember } from './member.ts';

afterAll(closeBrowser);

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded', timeout: 90_000 });
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__reactContainer')));
}

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

test('from the tick list to a look made only of hers', async () => {
  const { page, context, complaints, foreign } = await visit();
  await signUpMember(context, { settled: true });
  await open(page, '/closet');
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
  const call = callerIn(context);
  const winter = FOR_WINTER.map((name) => {
    const [garmentId, color] = name.split(':');
    return { garmentId, color };
  });
  await call('POST', '/api/closet', { pieces: winter });
  await page.getByRole('radio', { name: 'Only mine' }).click();
  await expect.poll(async () => (await closetOf(context)).dressFrom).toBe('only-mine');

  const outfit = (await (await call('GET', '/api/outfits/today')).json()) as Outfit;
  const hers = new Set((await closetOf(context)).pieces.map(({ garment }) => garment.id));
  const counted = outfit.look.garments.filter(({ slot }) => slot !== 'base' && slot !== 'legwear');
  expect(counted.filter(({ id }) => !hers.has(id)).map(({ name }) => name)).toEqual([]);
  await open(page, '/');
  await page.locator('.h-96, .pieces').first().scrollIntoViewIfNeeded();
  await page.getByText(`${counted.length} of ${counted.length} yours`).waitFor();
  expect(await page.getByRole('button', { name: /^I own this/ }).count()).toBe(0);
  expect(complaints).toEqual([]);
  expect(foreign).toEqual([]);
  await context.close();
});

test('"I own this" on a piece of the look: a double tap is one piece, and Undo takes it back', async () => {
  const { page, context, complaints } = await visit();
  await signUpMember(context, { settled: true });
  await open(page, '/');
  await page.locator('.h-96, .pieces').first().scrollIntoViewIfNeeded();
  const own = page.getByRole('button', { name: /^I own this/ }).first();
  const name = ((await own.getAttribute('aria-label')) ?? '').replace('I own this: ', '');
  await own.dblclick();
  await page.getByText('1 piece added to your closet').waitFor();
  const [only, ...more] = (await closetOf(context)).pieces;
  expect(only?.garment.name).toBe(name);
  expect(more).toEqual([]);
  await page.getByText('Yours', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: `I own this: ${name}` }).waitFor();
  await expect.poll(async () => (await closetOf(context)).pieces).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a piece is edited, washed, put away with others and removed; the look that held it stays as it was', async () => {
  const { page, context, complaints } = await visit({ wide: true });
  await signUpMember(context, { settled: true });
  const call = callerIn(context);
  const before = (await (await call('GET', '/api/outfits/today')).json()) as Outfit;
  const pieces = before.look.garments
    .filter(({ slot }) => slot !== 'base' && slot !== 'legwear')
    .map(({ id }) => ({ garmentId: id.split(':')[0], color: id.split(':')[1] }));
  await call('POST', '/api/closet', { pieces: [...pieces, { garmentId: 'wool-coat', color: 'plum' }] });
  await open(page, '/closet');
  await page.getByLabel('Search your closet').fill('plum');
  expect(await page.locator('.gt').count()).toBe(1);
  await page.getByRole('button', { name: /^Plum wool coat/ }).click();
  await page.getByLabel('Your name for it').fill('The good one');
  await page.getByRole('radio', { name: 'Thick' }).click();
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
