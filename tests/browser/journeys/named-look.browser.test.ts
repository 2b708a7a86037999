import type { BrowserContext } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import type { Calendars } from '../../../app/contracts/calendar.ts';
import type { NamedLook } from '../../../app/contracts/own-looks/named-looks.ts';
import type { Outfit } from '../../../app/contracts/outfits.ts';
import type { Trip, Week } from '../../../app/contracts/planning.ts';
import { formatDay, formatLongDay } from '../../../app/domain/time/date-words.ts';
import { addDays } from '../../../app/domain/time/local-day.ts';
import { everyNth } from '../../runner/long-run.ts';
import { callerIn, signUpMember } from '../../worlds/member.ts';
import { violationsInBothThemes } from '../accessibility.ts';
import { closeBrowser, PHONE, shiftClock, tick, untilTomorrow, visit, WIDE } from '../visit.ts';

// A look gets a name, is put on tomorrow and into a trip, is told by calendar, week, delivery and mail, renamed, deleted, and
// brought back.

afterAll(closeBrowser);

const SIZES = { phone: PHONE, desktop: WIDE };
const ZONE = 'Europe/Lisbon';

const read = async <T>(context: BrowserContext, path: string): Promise<T> =>
  (await (await context.request.get(path)).json()) as T;
const idsOf = ({ look }: { look: Outfit['look'] }) => look.garments.map(({ id }) => id);
const looks = (context: BrowserContext) => read<NamedLook[]>(context, '/api/looks');

/** Subjects of the mails to her in the local mailbox. */
async function subjectsTo(context: BrowserContext, email: string): Promise<string[]> {
  const list = await (await context.request.get('/dev/mail')).text();
  const all = [...list.matchAll(/<a href="\/dev\/mail\/[^"]+">\s*<b>([^<]+)<\/b><small>([^<]+)/g)];
  return all.flatMap(([, subject = '', to = '']) => (to.startsWith(email) ? [subject] : []));
}

/** Her address, verified by the link in her mail. */
async function verify(context: BrowserContext, email: string): Promise<void> {
  await callerIn(context)('POST', '/api/send-verification-email');
  const address = async () => {
    const list = await (await context.request.get('/dev/mail')).text();
    const all = [...list.matchAll(/<a href="(\/dev\/mail\/[^"]+)">\s*<b>([^<]+)<\/b><small>([^<]+)/g)];
    return all.find(([, , subject = '', to = '']) => to.startsWith(email) && /verify/i.test(subject))?.[1];
  };
  await expect.poll(address, { timeout: 60_000 }).toBeDefined();
  const mail = await (await context.request.get((await address()) ?? '')).text();
  const token = /\/verify-email\?token=([0-9a-f]+)/.exec(mail)?.[1] ?? '';
  await callerIn(context)('GET', `/api/verify-email?token=${token}`);
}

test.each(everyNth(['phone', 'desktop'] as const, 2))(
  'a look with a name, from its first day to its deletion (%s)',
  async (size) => {
    const { page, context, complaints } = await visit({
      window: SIZES[size],
      bypassCSP: true,
      serviceWorkers: 'block',
    });
    const username = await signUpMember(context, { settled: true });
    const email = `${username}@stylecast.test`;
    const call = callerIn(context);
    await verify(context, email);
    await call('PUT', '/api/user/preferences', {
      ...{ notificationTime: '00:40', notificationsEnabled: true, morningMail: true },
    });
    const today = await read<Outfit>(context, '/api/outfits/today');
    const tomorrow = addDays(today.date, 1);
    const [weekday = ''] = formatLongDay(tomorrow).split(',');
    const chip = formatDay(tomorrow).replace(',', '');
    await call('POST', '/api/trips', {
      location: 'Porto, PT',
      from: addDays(today.date, 12),
      to: addDays(today.date, 14),
    });

    // Named in the preview of today's look.
    await page.goto('/');
    await page.getByRole('button', { name: /^Open/ }).first().click();
    const preview = page.getByRole('dialog', { name: 'Outfit Preview' });
    await preview.getByRole('button', { name: 'Name', exact: true }).click();
    const naming = page.getByRole('dialog', { name: 'Name this look' });
    await naming.getByLabel('Name', { exact: true }).fill('Interview');
    await naming.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved as “Interview”').waitFor();
    await page.getByRole('button', { name: 'Your looks' }).click();

    // The shelf: put on tomorrow, and into the trip.
    await page.getByRole('button', { name: 'Your looks', pressed: true }).waitFor();
    await page.getByRole('button', { name: 'Open “Interview”' }).click();
    const sheet = page.getByRole('dialog', { name: 'Interview' });
    expect(await violationsInBothThemes(page)).toEqual([]);
    await sheet.getByRole('button', { name: chip }).click();
    await page.getByText(`“Interview” is your look for ${weekday}`).waitFor();
    await sheet.getByRole('button', { name: /^Porto/ }).click();
    await page.getByText('“Interview” is packed for Porto').waitFor();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await page.getByText(`Planned for ${weekday}`).waitFor();

    // The week and the packing list say its name, and the calendar does over HTTP.
    await page.goto('/week');
    await page.getByRole('heading', { name: /Your “Interview” look/ }).waitFor();
    await page.locator('.pkl').getByText('Interview').first().waitFor();
    const { days } = await read<Week>(context, '/api/plans/week');
    expect(days[0]?.named?.name).toBe('Interview');
    expect(idsOf(days[0]!)).toEqual(idsOf(today));
    const { feedUrl } = (await (await call('POST', '/api/calendar/feed')).json()) as Calendars;
    const feed = async () =>
      (await (await context.request.get(new URL(feedUrl ?? '').pathname)).text()).replaceAll('\r\n ', '');
    expect(await feed()).toContain('SUMMARY:Your “Interview” look');
    const [trip] = await read<Trip[]>(context, '/api/trips');
    expect(trip?.looks.map(({ name }) => name)).toEqual(['Interview']);

    // The morning brings it, once, and its mail says so.
    const toDelivery = await untilTomorrow('00:40', ZONE);
    await shiftClock(toDelivery);
    try {
      await tick();
      const worn = () => read<Outfit | null>(context, '/api/outfits/today');
      await expect.poll(async () => (await worn())?.title, { timeout: 90_000 }).toBe('Interview');
      expect(idsOf((await worn())!)).toEqual(idsOf(today));
      await expect
        .poll(
          async () => {
            await tick();
            return (await subjectsTo(context, email)).filter((subject) => subject.includes('Interview'));
          },
          { timeout: 120_000 },
        )
        .toEqual(['Your “Interview” look']);
    } finally {
      await shiftClock(-toDelivery);
    }

    // Renamed, deleted, and brought back.
    await page.goto('/history?show=looks');
    await page.getByRole('button', { name: 'Open “Interview”' }).click();
    await sheet.getByRole('button', { name: 'Rename' }).click();
    await sheet.getByLabel('Name', { exact: true }).fill('Big day');
    await sheet.getByRole('button', { name: 'Save' }).click();
    const renamed = page.getByRole('dialog', { name: 'Big day' });
    await renamed.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('“Big day” deleted').waitFor();
    await page.getByText('No named looks yet').waitFor();
    expect(await looks(context)).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Open “Big day”' }).waitFor();
    expect((await looks(context))[0]).toMatchObject({ name: 'Big day', trips: [trip?.id] });

    // Worn today with one tap.
    await page.getByRole('button', { name: 'Open “Big day”' }).click();
    await renamed.getByRole('button', { name: 'Wear today' }).click();
    await page.getByText('“Big day” is today').waitFor();
    await expect.poll(async () => (await read<Outfit>(context, '/api/outfits/today')).title).toBe('Big day');
    expect(complaints).toEqual([]);
    await context.close();
  },
  400_000,
);
