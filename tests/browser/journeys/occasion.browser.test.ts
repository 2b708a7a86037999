import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import type { Outfit } from '../../../app/contracts/outfits.ts';
import { closeBrowser, PHONE, scrollTo, visit, WIDE } from '../visit.ts';
import { signUpMember } from '../../worlds/member.ts';

// What today is for: one tap on a chip, a piece locked while the rest is made anew, looks side by side, and worn.

afterAll(closeBrowser);

const today = async (context: BrowserContext) =>
  (await (await context.request.get('/api/outfits/today')).json()) as Outfit;
const chip = (page: Page, name: string) =>
  page.locator('.occasions').getByRole('button', { name, exact: true });
/** What share of a part of the page is seen: in the window, above the sheet or beside it. */
const shownOf = (page: Page, part: string) =>
  page.evaluate((selector) => {
    const [box, sheet] = [selector, '.sheet'].map((each) =>
      document.querySelector(each)?.getBoundingClientRect(),
    );
    if (!box) return 0;
    const isBeside = sheet && sheet.left >= box.right;
    const bottom = Math.min(box.bottom, sheet && !isBeside ? sheet.top : innerHeight);
    return Math.max(0, bottom - Math.max(box.top, 0)) / box.height;
  }, part);
/** The name of what has the focus. */
const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  );

test.each([
  ['on the phone', false],
  ['on a wide screen', true],
])(
  'dressed for sport, one piece kept, both looks beside each other, and worn, %s',
  async (_, wide) => {
    const { page, context, complaints } = await visit({ window: wide ? WIDE : PHONE });
    await signUpMember(context, { settled: true });
    const first = await today(context);
    // As the morning mail's "Swap a piece" leads here.
    await page.goto('/#pieces-title');
    await page.locator('.pieces').waitFor({ timeout: 60_000 });
    await expect
      .poll(() => page.locator('.pieces').evaluate((card) => card.getBoundingClientRect().top))
      .toBeLessThan(wide ? 900 : 844);

    await chip(page, 'Sport').click();
    expect((await today(context)).id, 'to open its kinds costs no look').toBe(first.id);
    await chip(page, 'Run').click();
    await expect.poll(() => chip(page, 'Run').getAttribute('aria-pressed'), { timeout: 60_000 }).toBe('true');
    expect(await chip(page, 'Sport').getAttribute('aria-pressed')).toBe('true');
    expect(await focused(page), 'the focus stays at the chip').toBe('Run');
    await expect
      .poll(() => shownOf(page, '.look .photo'), { message: 'the page goes to the picture' })
      .toBeGreaterThan(0.6);
    const sport = await today(context);
    expect(sport).toMatchObject({ occasion: 'run' });
    expect(sport.id).not.toBe(first.id);

    const looks = page.locator('.earlier-look');
    await scrollTo(page, looks.first());
    expect(await looks.count()).toBe(2);
    const [standing, before] = await Promise.all([looks.nth(0).boundingBox(), looks.nth(1).boundingBox()]);
    const [width] = [page.viewportSize()?.width ?? 0];
    expect(standing?.y, 'beside each other').toBe(before?.y);
    expect((before?.x ?? 0) + (before?.width ?? 0)).toBeLessThanOrEqual(width);

    await page.locator('.thumb').first().click();
    const sheet = page.getByRole('dialog');
    const lock = sheet.getByRole('button', { name: /^Lock / });
    const kept = (await lock.getAttribute('aria-label'))?.replace('Lock ', '');
    // Her picture stays in sight while she edits a piece.
    await expect.poll(() => shownOf(page, '.look .photo img, .look .making')).toBeGreaterThan(0.4);
    await lock.click();
    expect(await lock.getAttribute('aria-pressed')).toBe('true');
    await sheet.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: /, locked$/ }).waitFor();
    await page.getByRole('button', { name: 'Regenerate' }).first().click();
    await expect.poll(async () => (await today(context)).id, { timeout: 60_000 }).not.toBe(sport.id);
    const third = await today(context);
    expect(third.look.garments.map(({ name }) => name)).toContain(kept);
    expect(third.occasion, 'the day is for a run still').toBe('run');

    await page.getByRole('button', { name: 'I wore it' }).click();
    await expect.poll(async () => (await today(context)).isWorn).toBe(true);
    expect(await page.getByRole('button', { name: 'Worn' }).getAttribute('aria-pressed')).toBe('true');
    expect(complaints).toEqual([]);
    await context.close();
  },
  300_000,
);
