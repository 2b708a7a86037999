import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { everyNth } from '../../runner/long-run.ts';
import type { Outfit } from '../../../app/contracts/outfits.ts';
import { closeBrowser, PHONE, shiftClock, tick, untilTomorrow, visit, WIDE } from '../visit.ts';
import { signUpByHand } from '../sign-up.ts';

// Her first two days: signed up, the morning mail chosen, a piece swapped, a look sent away and brought back, mailed
// the next morning, and the mail ended from itself.

afterAll(closeBrowser);

const ZONE = 'Europe/Lisbon';
let serial = 0;

/** The address of a mail to her in the local mailbox; the newest that says it. */
async function mailTo(context: BrowserContext, email: string, says: RegExp): Promise<string | null> {
  const list = await (await context.request.get('/dev/mail')).text();
  const all = [...list.matchAll(/<a href="(\/dev\/mail\/[^"]+)">\s*<b>([^<]+)<\/b><small>([^<]+)/g)];
  const mine = all.filter(([, , subject = '', to = '']) => to.startsWith(email) && says.test(subject));
  return mine[0]?.[1] ?? null;
}

async function verify(page: Page, email: string): Promise<void> {
  await expect
    .poll(() => mailTo(page.context(), email, /verify your email/i), { timeout: 30_000 })
    .not.toBeNull();
  const mail = await (
    await page.context().request.get((await mailTo(page.context(), email, /verify your email/i)) ?? '')
  ).text();
  await page.goto(/\/verify-email\?token=[0-9a-f]+/.exec(mail)?.[0] ?? '');
  await page.getByRole('heading', { name: 'Email Verified!' }).waitFor();
}

/** How often the browser was to ask her for notifications. */
const timesAsked = (page: Page) => page.evaluate(() => (window as unknown as { asked: number }).asked);

async function setUp(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted = window as unknown as { asked: number };
    counted.asked = 0;
    // A browser without a window says that she has refused.
    Object.defineProperty(Notification, 'permission', { get: () => 'default' });
    Notification.requestPermission = () => {
      counted.asked++;
      return Promise.resolve('default');
    };
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('Step 2 of 4').waitFor();
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await page.getByRole('combobox').fill('Lisbon');
  await page.getByRole('option').first().click();
  await page.getByText("Women's Style").click();
  await page.getByText('Classic', { exact: true }).click();
  // Our own words stand before the browser's question, which nobody has been asked yet.
  await page.getByText('It comes to you').waitFor();
  expect(await timesAsked(page)).toBe(0);
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect.poll(() => timesAsked(page)).toBe(1);
  await page.getByRole('switch', { name: 'A morning email' }).click();
  await expect
    .poll(() => page.getByRole('switch', { name: 'A morning email' }).getAttribute('aria-checked'))
    .toBe('true');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Get Started!' }).click();
  await page.getByRole('heading', { name: "Today's Outfit" }).waitFor({ timeout: 30_000 });
}

const today = async (context: BrowserContext) =>
  (await (await context.request.get('/api/outfits/today')).json()) as Outfit;
const idsOf = ({ look }: Outfit) => look.garments.map(({ id }) => id);

async function swapOne(page: Page): Promise<void> {
  const before = idsOf(await today(page.context()));
  const thumbs = page.locator('.thumb');
  const sheet = page.getByRole('dialog');
  await thumbs.first().waitFor({ timeout: 30_000 });
  // Not every piece has others that go with the rest.
  for (let piece = 0; piece < (await thumbs.count()); piece++) {
    await thumbs.nth(piece).click();
    const other = sheet.locator('.alt').first();
    await other.or(sheet.getByText('Nothing else of its kind')).first().waitFor({ timeout: 30_000 });
    const isThere = await other.isVisible();
    if (isThere) await other.click();
    else await sheet.getByRole('button', { name: 'Close' }).click();
    if (isThere) break;
  }
  await expect.poll(async () => idsOf(await today(page.context())), { timeout: 30_000 }).not.toEqual(before);
  await sheet.getByRole('button', { name: 'Close' }).click();
}

async function sendAwayAndBack(page: Page): Promise<void> {
  const first = await today(page.context());
  await page.getByRole('button', { name: 'Not for me' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Not for me' }).click();
  await page.getByRole('button', { name: 'The shape' }).click();
  await expect.poll(async () => (await today(page.context())).id, { timeout: 60_000 }).not.toBe(first.id);
  const again = page.getByRole('button', { name: `Wear again: ${first.title}` });
  await again.scrollIntoViewIfNeeded();
  await again.click();
  await expect.poll(async () => (await today(page.context())).id, { timeout: 30_000 }).toBe(first.id);
}

/** The same words and steps: a quick run goes them on the phone. */
const SCREENS = [
  ['on the phone', false],
  ['on a wide screen', true],
] as const;

test.each(everyNth(SCREENS, 2))(
  'from sign-up to swapped, undone and mailed, %s',
  async (_, wide) => {
    const { page, context, complaints } = await visit({ window: wide ? WIDE : PHONE });
    const username = `noa${Date.now().toString(36)}${serial++}`;
    const email = `${username}@stylecast.test`;
    await signUpByHand(page, username);
    await verify(page, email);
    await setUp(page);
    await swapOne(page);
    await sendAwayAndBack(page);

    const toTomorrow = await untilTomorrow('08:00', ZONE);
    await shiftClock(toTomorrow + 1000);
    await tick();
    const subject = /^(?!Verify|Welcome)/;
    await expect
      .poll(() => mailTo(context, email, subject), { timeout: 90_000, interval: 1000 })
      .not.toBeNull();
    await tick();
    const address = (await mailTo(context, email, subject)) ?? '';
    await page.goto(address);
    const mail = page.locator('.mail');
    await mail.getByText('Good morning, Nora').waitFor();
    await mail.getByText(/^[A-Z][a-z ]+ in Lisbon at \d+ [AP]M$/i).waitFor();
    const [mark, picture] = [mail.locator('img').first(), mail.locator('img').nth(1)];
    expect(await mark.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(60);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(400);
    expect(await picture.getAttribute('src')).toMatch(/^data:image\/jpeg;base64,/);
    await page.getByText('List-Unsubscribe=One-Click').waitFor();

    // The way out works without her session.
    const way = (await mail.getByRole('link', { name: 'Unsubscribe' }).getAttribute('href')) ?? '';
    await context.clearCookies();
    await page.goto(way);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await page.getByRole('heading', { name: "You're unsubscribed" }).waitFor();
    await shiftClock(-toTomorrow - 1000);
    expect(complaints.filter((line) => !/push|notification|VAPID/i.test(line))).toEqual([]);
    await context.close();
  },
  300_000,
);
