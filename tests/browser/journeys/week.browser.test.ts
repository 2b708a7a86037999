import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import type { Outfit } from '../../../app/contracts/outfits.ts';
import type { PlannedDay, Trip } from '../../../app/contracts/planning.ts';
import { addDays } from '../../../app/domain/time/local-day.ts';
import { keyPieces } from '../../../app/domain/planning/pieces-line.ts';
import { violationsInBothThemes } from '../accessibility.ts';
import { closeBrowser, PHONE, scrollTo, shiftClock, untilTomorrow, visit, WIDE, openPage } from '../visit.ts';
import { callerIn, signUpMember } from '../../worlds/member.ts';
import { everyNth } from '../../runner/long-run.ts';

// The evening before: tomorrow's look on home, the week, a trip packed with the keyboard alone, and the morning after.

afterAll(closeBrowser);

const SIZES = { phone: PHONE, desktop: WIDE };

async function enter(window: { width: number; height: number }, tier: 'free' | 'pro' = 'free') {
  const { page, context, complaints } = await visit({ window, bypassCSP: true, serviceWorkers: 'block' });
  // The clock's shift makes a day's deliveries due: their pictures are drawn beside what is looked at here.
  await signUpMember(context, { settled: true, tier });
  return { page, context, complaints };
}

/** The Tab key until this has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent?.trim() ?? '';
    });
    if (at === name) return;
  }
  throw new Error(`The Tab key never came to "${name}".`);
}
/** Tomorrow is as wide as the six days after it, which stand in one row and begin in the first window. */
async function expectSixDaysUnderTomorrow(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  const boxesOf = (selector: string) =>
    page.locator(selector).evaluateAll((all) =>
      all.map((each) => {
        const { left, right, top } = each.getBoundingClientRect();
        return { left: Math.round(left), right: Math.round(right), top: Math.round(top) };
      }),
    );
  const [lead] = await boxesOf('.wd-lead');
  const pictures = await boxesOf('.wd > .day-picture');
  expect(pictures).toHaveLength(6);
  expect(new Set(pictures.map(({ top }) => top)).size, 'one row').toBe(1);
  expect([lead!.left, lead!.right]).toEqual([pictures[0]!.left, pictures[5]!.right]);
  expect(pictures[0]!.top, 'their tops are in the first window').toBeLessThan(WIDE.height - 40);
}
/** Of the sentence how sure the week is: what lines are higher than their text asks for. */
const linesWithAir = (page: Page) =>
  page.locator('.wk-cer').evaluate((sentence) => {
    const line = Number.parseFloat(getComputedStyle(sentence).lineHeight);
    const lines = sentence.clientHeight / line;
    return Math.abs(lines - Math.round(lines)) < 0.1 ? [] : [`${sentence.clientHeight}px of ${line}px lines`];
  });
const read = async <T>(context: BrowserContext, path: string): Promise<T> =>
  (await (await context.request.get(path)).json()) as T;
const idsOf = ({ look }: { look: Outfit['look'] }) => look.garments.map(({ id }) => id);
const packed = async (context: BrowserContext) =>
  (await read<Trip[]>(context, '/api/trips'))[0]?.packed.length;

test.each(everyNth(['phone', 'desktop'] as const, 2))(
  'a planned week and a packed trip (%s)',
  async (size) => {
    const { page, context, complaints } = await enter(SIZES[size]);
    const call = callerIn(context);
    const toEvening = (await untilTomorrow('20:00', 'Europe/Lisbon')) - 24 * 3_600_000;
    const toNight = toEvening > 0 ? toEvening : toEvening + 24 * 3_600_000;
    await shiftClock(toNight);
    try {
      // Home, in the evening.
      await openPage(page, '/');
      await page.getByRole('heading', { name: "Today's Outfit" }).waitFor({ timeout: 60_000 });
      const card = page.locator('.tmw');
      const line = page.locator('.ahead-day > summary');
      await line.filter({ hasText: 'Tomorrow, tonight' }).waitFor({ timeout: 60_000 });
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      if (size === 'phone') expect(height, 'two screens').toBeLessThanOrEqual(2 * PHONE.height);
      await line.click();
      await scrollTo(page, card);
      const tomorrow = await read<PlannedDay>(context, '/api/plans/tomorrow');
      const [outermost] = keyPieces(tomorrow.look);
      await card.getByRole('heading', { name: new RegExp(`^${outermost?.name} for `, 'i') }).waitFor();
      await card.getByText('Tomorrow, tonight').waitFor();
      // What she wears today stands before it.
      const tops = await Promise.all(
        [page.locator('.pieces'), card].map(async (part) => (await part.boundingBox())?.y),
      );
      expect(tops[0]).toBeLessThan(tops[1] ?? 0);
      const before = await read<{ left: number }>(context, '/api/outfits/day');
      await card.getByRole('button', { name: 'Another' }).click();
      await card.getByText('1 more to choose from').waitFor({ timeout: 60_000 });
      const settled = await read<PlannedDay>(context, '/api/plans/tomorrow');
      expect(idsOf(settled)).not.toEqual(idsOf(tomorrow));
      await card.getByRole('button', { name: "I'll wear this" }).click();
      await card.getByRole('button', { name: 'Settled', pressed: true }).waitFor();
      expect(await read(context, '/api/outfits/day'), 'none of it is an outfit of today').toEqual(before);
      expect(await violationsInBothThemes(page)).toEqual([]);

      // The week, by its link.
      await page.getByRole('link', { name: /Your week/ }).click();
      await page.getByRole('heading', { name: 'Your week' }).waitFor();
      const days = page.locator('.wd');
      await expect.poll(() => days.count(), { timeout: 60_000 }).toBe(7);
      expect(await page.locator('.wk .day-picture').count(), 'each is shown once').toBe(7);
      // Without a network nobody knows the sky: that is said once for all of them.
      await page.getByText('Too early to say: these looks are for what the season usually brings.').waitFor();
      expect(await days.locator('.cer').count()).toBe(0);
      await page.locator('.tmw').getByRole('button', { name: 'Settled', pressed: true }).waitFor();
      expect(await violationsInBothThemes(page)).toEqual([]);

      // A trip, with the keyboard alone.
      const from = addDays(settled.date, 12);
      const to = addDays(from, 3);
      await page.locator('#main').focus();
      await tabTo(page, 'Trip');
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Pack for a trip' });
      await dialog.waitFor();
      await page.keyboard.type('Porto');
      const options = dialog.getByRole('option');
      const porto = options.filter({ hasText: 'Portugal' }).first();
      // Asked at each letter: once the whole name is answered, it comes first.
      await options.first().filter({ hasText: 'Portugal' }).waitFor({ timeout: 60_000 });
      const at = (await options.allInnerTexts()).findIndex((text) => text.includes('Portugal'));
      for (let presses = 0; presses <= at; presses++) await page.keyboard.press('ArrowDown');
      expect(await porto.getAttribute('aria-selected')).toBe('true');
      await page.keyboard.press('Enter');
      expect(await dialog.getByRole('combobox').inputValue()).toBe('Porto, PT');
      for (const [label, date] of [
        ['First day', from],
        ['Last day', to],
      ] as const) {
        await dialog.getByLabel(label).focus();
        const [year, month, day] = date.split('-');
        await page.keyboard.type(`${month}${day}${year}`);
      }
      expect(await violationsInBothThemes(page)).toEqual([]);
      await page.keyboard.press('Enter');
      const list = page.locator('.trip');
      await list.getByRole('heading', { name: 'Porto, 4 days' }).waitFor({ timeout: 60_000 });
      // Packing leads to the list: it is in view, and the keyboard goes on from its heading.
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.textContent), { timeout: 15_000 })
        .toBe('Porto, 4 days');
      await expect.poll(async () => (await list.boundingBox())?.y, { timeout: 15_000 }).toBeLessThan(200);
      await list.getByText('beyond any forecast').waitFor();
      const [trip] = await read<Trip[]>(context, '/api/trips');
      expect([trip!.from, trip!.to]).toEqual([from, to]);
      expect(await list.locator('.tlk > li').count()).toBe(4);

      const boxes = list.getByRole('checkbox');
      expect(await boxes.count()).toBe(trip!.pieces.length);
      await boxes.first().focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await list.getByText(`2 of ${trip!.pieces.length} packed`).waitFor();
      await expect.poll(() => packed(context), { timeout: 15_000 }).toBe(2);
      await page.reload();
      await list.getByText(`2 of ${trip!.pieces.length} packed`).waitFor({ timeout: 60_000 });
      expect(await boxes.first().isChecked()).toBe(true);
      await list.getByRole('button', { name: 'Pack again' }).click();
      await page.getByText('Packed with the latest forecast').first().waitFor();
      expect(await packed(context), 'ticks stay').toBe(2);
      expect(await violationsInBothThemes(page)).toEqual([]);

      // On paper the list stands alone.
      await page.emulateMedia({ media: 'print' });
      expect(await page.locator('.nav').isVisible()).toBe(false);
      expect(await page.locator('.tmw').isVisible()).toBe(false);
      expect(await list.isVisible()).toBe(true);
      await page.emulateMedia({ media: 'screen' });
      await list.getByRole('button', { name: 'Remove' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click();
      expect(await list.count(), 'closed is not confirmed').toBe(1);
      await list.getByRole('button', { name: 'Remove' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
      await expect.poll(() => list.count(), { timeout: 15_000 }).toBe(0);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(SIZES[size].width);

      // In the morning it is what she settled on.
      const toMorning = await untilTomorrow('09:00', 'Europe/Lisbon');
      await shiftClock(toMorning);
      const outfit = await read<Outfit>(context, '/api/outfits/today').finally(() => shiftClock(-toMorning));
      expect(outfit.date).toBe(settled.date);
      expect(idsOf(outfit)).toEqual(idsOf(settled));
      expect(complaints).toEqual([]);
    } finally {
      await shiftClock(-toNight);
      await call('DELETE', '/api/user/account');
      await context.close();
    }
  },
  240_000,
);

test('early access: after noon home shows tomorrow to Pro, and not yet to the others', async () => {
  const day = 24 * 3_600_000;
  const toAfternoon = (await untilTomorrow('13:00', 'Europe/Lisbon')) - day;
  await shiftClock(toAfternoon);
  try {
    for (const tier of ['free', 'pro'] as const) {
      const { page, context } = await enter(SIZES.phone, tier);
      await openPage(page, '/');
      await page.getByRole('heading', { name: "Today's Outfit" }).waitFor({ timeout: 60_000 });
      await scrollTo(page, page.getByRole('link', { name: /Your week/ }));
      if (tier === 'pro') await page.locator('summary').getByText('Tomorrow', { exact: true }).waitFor();
      else expect(await page.locator('.tmw').count()).toBe(0);
      await callerIn(context)('DELETE', '/api/user/account');
      await context.close();
    }
  } finally {
    await shiftClock(-toAfternoon);
  }
}, 120_000);

test('a week that cannot be had says so, how sure it is stands there once, six days follow tomorrow and open, and the calendar suggests a chip', async () => {
  const { page, context } = await enter(SIZES.phone);
  await page.route('**/api/plans/week', (route) => route.abort());
  await openPage(page, '/week');
  await page.getByRole('heading', { name: "We couldn't plan your week" }).waitFor();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.unroute('**/api/plans/week');
  const sure = ['sure', 'sure', 'likely', 'likely', 'likely', 'idea', 'idea'];
  await page.route('**/api/plans/week', async (route) => {
    const answer = await route.fetch();
    const week = (await answer.json()) as { days: PlannedDay[] };
    await route.fulfill({
      json: { ...week, days: week.days.map((day, index) => ({ ...day, sureness: sure[index] })) },
    });
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  const days = page.locator('.wd');
  await expect.poll(() => days.count(), { timeout: 60_000 }).toBe(7);
  await page
    .getByText(/^Very likely through \w+day, likely through \w+day, a first idea through \w+day\.$/)
    .waitFor();
  expect(await days.locator('.cer').count(), 'and no day says it again').toBe(0);
  expect(await linesWithAir(page), 'the link in the sentence spreads no line').toEqual([]);
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.setViewportSize(WIDE);
  await expectSixDaysUnderTomorrow(page);
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  // A later day is opened, and settled there.
  await days.nth(3).getByRole('button').click();
  const sheet = page.getByRole('dialog', { name: /day, / });
  await sheet.getByText('2 more to choose from').waitFor();
  await sheet.getByRole('button', { name: "I'll wear this" }).click();
  await sheet.getByText(/^Ready at your usual time on \w+day, whatever the forecast does\.$/).waitFor();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'How sure?' }).click();
  await page.getByRole('dialog', { name: 'How sure?' }).waitFor();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.route('**/api/calendar/today', (route) =>
    route.fulfill({ json: { occasion: 'evening', hour: 19 } }),
  );
  await openPage(page, '/');
  await page.getByRole('heading', { name: "Today's Outfit" }).waitFor({ timeout: 60_000 });
  await scrollTo(page, page.getByText('Your calendar suggests Evening, 7 PM.'));
  await callerIn(context)('DELETE', '/api/user/account');
  await context.close();
}, 120_000);

test('calendars in the profile: a private address made and ended, and a wrong one answered at its field', async () => {
  const { page, context, complaints } = await enter(SIZES.phone);
  await openPage(page, '/profile');
  await page.getByText('Looks in your calendar').click();
  await page.getByRole('button', { name: 'Make a private address' }).click();
  const address = await page.getByLabel('Private address', { exact: true }).inputValue();
  expect(address).toMatch(/\/api\/calendar\/[0-9a-f]{40}\.ics$/);
  const file = await context.request.get(address);
  expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect((await file.text()).match(/BEGIN:VEVENT/g)!.length).toBeGreaterThanOrEqual(7);
  await page.getByText("Suggest what's on today").click();
  const field = page.getByLabel('Private address of your calendar');
  await field.fill('http://192.168.1.1/calendar.ics');
  await page.getByRole('button', { name: 'Read this calendar' }).click();
  await page.getByText('We can only read a public https address.').waitFor();
  expect(await field.inputValue(), 'what she typed stays').toBe('http://192.168.1.1/calendar.ics');
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('button', { name: 'Make a private address' }).waitFor();
  expect((await context.request.get(address)).status()).toBe(404);
  // The wrong address was answered with 422, which the browser tells too.
  expect(complaints.filter((line) => !line.includes('422'))).toEqual([]);
  await callerIn(context)('DELETE', '/api/user/account');
  await context.close();
}, 120_000);
