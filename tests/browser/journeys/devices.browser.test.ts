import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import type { Outfit } from '../../../app/contracts/outfits.ts';
import { formatDay, formatTime } from '../../../app/domain/time/date-words.ts';
import { addDays, localTime } from '../../../app/domain/time/local-day.ts';
import { closeBrowser, scrollTo, shiftClock, untilTomorrow, visit, type Visit } from '../visit.ts';
import { callerIn, signUpMember } from '../../worlds/member.ts';
import { siteOrigin } from '../site-origin.ts';

// Devices that say something odd about where and when they are: what she sees is her place's day, by the server's clock.

afterAll(closeBrowser);

const HERE = 'Europe/Lisbon';
const DAY_MS = 86_400_000;

const today = async (context: BrowserContext) =>
  (await (await context.request.get('/api/outfits/today')).json()) as Outfit;

/** With a piece of today's look in her closet: then home counts what she opens twice as worn. */
async function signUpWithPiece(context: BrowserContext): Promise<void> {
  await signUpMember(context, { settled: true });
  const top = (await today(context)).look.garments.find(({ slot }) =>
    ['top', 'knitwear', 'dress'].includes(slot),
  );
  const [garmentId, color] = (top?.id ?? '').split(':');
  await callerIn(context)('POST', '/api/closet', { pieces: [{ garmentId, color }] });
}

/** To the end of home: all of it is drawn. */
async function seeHome(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('heading', { name: "Today's Outfit" }).waitFor();
  await scrollTo(page, page.getByText(/^1 of \d+ yours$/));

  await scrollTo(page, page.getByRole('link', { name: /Your week/ }));
  // The code of what counts by itself comes last.
  await page.waitForLoadState('networkidle');
  await page.getByRole('heading', { name: "Today's Outfit" }).waitFor();
}

/** 'Fri, Nov 20 · 8:24 AM' by the product's own clock; the minute may have passed meanwhile. */
async function headerWords(): Promise<string[]> {
  const { now } = (await (await fetch(`${siteOrigin()}/dev/clock`)).json()) as { now: number };
  return [now - 60_000, now].map((at) => {
    const { date, hour, minute } = localTime(at, HERE);
    return `${formatDay(date)} · ${formatTime(hour, minute)}`;
  });
}
const header = (page: Page) => page.locator('header.sky .when .num').textContent();

test.each(['Etc/Unknown', 'Not/AZone', undefined])(
  'a device that says it stands in the zone %s: home, week, closet and history show her day',
  async (zone) => {
    const { page, context, complaints } = await visit({ serviceWorkers: 'block' });
    await signUpWithPiece(context);
    await context.addInitScript((said) => {
      const ask = Intl.DateTimeFormat.prototype.resolvedOptions;
      Intl.DateTimeFormat.prototype.resolvedOptions = function () {
        return { ...ask.call(this), timeZone: said as string };
      };
    }, zone);
    await seeHome(page);
    expect(await headerWords()).toContain(await header(page));
    for (const [path, title] of [
      ['/week', 'Your week'],
      ['/closet', 'Your closet'],
      ['/history', /Outfit History|Your outfits|History/],
    ] as const) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
    }
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test('a browser that is older than the name of her zone shows home by its own clock', async () => {
  const { page, context } = await visit({ serviceWorkers: 'block' });
  await signUpWithPiece(context);
  await context.addInitScript((unknown) => {
    const Known = Intl.DateTimeFormat;
    Intl.DateTimeFormat = new Proxy(Known, {
      construct(target, [locale, options]: [string, Intl.DateTimeFormatOptions?]) {
        if (options?.timeZone === unknown) throw new RangeError(`Invalid time zone specified: ${unknown}`);
        return new target(locale, options);
      },
    });
  }, HERE);
  await seeHome(page);
  for (const path of ['/week', '/history', '/profile']) {
    await page.goto(path);
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
    expect(await page.getByText('A thread came loose').count()).toBe(0);
  }
  await context.close();
});

test.each([-DAY_MS, DAY_MS])(
  'a clock that is a day off (%d ms): her day is the server’s, and a look opened twice is worn',
  async (off) => {
    const { page, context, complaints } = await visit({ serviceWorkers: 'block' });
    await signUpWithPiece(context);
    const wrong = (hours: number) => page.clock.setFixedTime(Date.now() + off + hours * 3_600_000);
    await wrong(0);
    await seeHome(page);
    expect(await headerWords()).toContain(await header(page));
    await wrong(1);
    await seeHome(page);
    await expect.poll(async () => (await today(context)).isWorn).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test('over the date line between two opens: the same day, the same look, and it is worn', async () => {
  const west = await visit({ timezoneId: 'Pacific/Kiritimati', serviceWorkers: 'block' });
  const east = await visit({ timezoneId: 'Pacific/Pago_Pago', serviceWorkers: 'block' });
  await signUpWithPiece(west.context);
  const before = await today(west.context);
  const seen = async ({ page }: Visit) => {
    await seeHome(page);
    expect(await headerWords()).toContain(await header(page));
    await page.getByText(before.title).first().waitFor();
  };
  await seen(west);
  // An hour later the same browser lands on the other side, a date earlier.
  await east.context.addCookies(await west.context.cookies());
  const kept = await west.page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
  await east.context.addInitScript((texts) => Object.assign(localStorage, texts), kept);
  await east.page.clock.setFixedTime(Date.now() + 3_600_000);
  await seen(east);
  await expect.poll(async () => (await today(east.context)).isWorn).toBe(true);
  expect((await today(east.context)).id).toBe(before.id);
  expect([west.complaints, east.complaints]).toEqual([[], []]);
  await Promise.all([west.context.close(), east.context.close()]);
});

test('home and the week stay open over midnight: another day, another look', async () => {
  const { page, context, complaints } = await visit({ serviceWorkers: 'block' });
  await signUpMember(context, { settled: true });
  const week = await context.newPage();
  // One clock for all pages of a context: forwarded twice it would count the night twice.
  await context.clock.install();
  await page.goto('/', { waitUntil: 'networkidle' });
  await week.goto('/week', { waitUntil: 'networkidle' });
  const before = await today(context);
  const night = await untilTomorrow('00:05', HERE);
  await shiftClock(night);
  try {
    await context.clock.fastForward(night);
    await expect.poll(() => header(page)).toContain(formatDay(addDays(before.date, 1)));
    const after = await today(context);
    expect(after.id).not.toBe(before.id);
    await page.getByText(after.title).first().waitFor();
    await week.getByRole('heading', { name: 'Your week' }).waitFor();
    await expect.poll(() => week.locator('main').textContent()).toMatch(/planned at 12:\d\d AM/);
    expect(complaints).toEqual([]);
  } finally {
    await shiftClock(-night);
  }
  await context.close();
});
