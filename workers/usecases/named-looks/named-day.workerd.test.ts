import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  claimAll,
  claimedUser,
  deliver,
  HOUR,
  newUser,
  reloadUser,
  storedState,
  type OutfitWorld,
} from '../../../tests/worlds/outfit-world.workerd.ts';
import { openWorldUnderSky, type Sky } from '../../../tests/worlds/weather-world.workerd.ts';
import { MOST_NAMED_LOOKS } from '../../../app/contracts/own-looks/named-looks.ts';
import { sweepNamedLooks } from '../../db/looks/named-looks.ts';
import { namedLooks } from '../../db/schema/named-looks.schema.ts';
import { outboxMails } from '../../db/operations/outbox.ts';
import { currentOutfit } from '../../db/looks/outfits.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { makeFeed, feedToken } from '../calendars/feed-address.ts';
import { calendarFile } from '../calendars/feed.ts';
import { limitHourly } from '../limits/rate-limits.ts';
import { startSession } from '../accounts/start-session.ts';
import type { WeatherProvider } from '../../ports/weather.ts';
import { putNeverWear } from '../preferences/put-never-wear.ts';
import { todaysOutfit } from '../outfits/todays-outfit.ts';
import { anotherLook, weekOfLooks } from '../planning/week.ts';
import { changeNamedLook, deleteNamedLook, restoreNamedLook } from './change-named-look.ts';
import { nameLook } from './name-look.ts';
import { readNamedLooks } from './read-named-looks.ts';

const [TOMORROW, SATURDAY_NEXT] = ['2026-11-21', '2026-11-27'];
const DRESS = ['wrap-dress:forest', 'chelsea-boots:black', 'wool-coat:camel'];
const SUIT = ['oxford-shirt:sky', 'straight-jeans:indigo', 'chelsea-boots:black'];

let places = 0;
const someone = (house: OutfitWorld, over: Partial<SessionUser> = {}): Promise<SessionUser> =>
  newUser(house.app, { lat: 48 + ++places, stylePreferences: ['classic'], ...over });
const named = (house: OutfitWorld, her: SessionUser, name = 'Interview', garments = DRESS) =>
  nameLook(house.app, her, { name, from: { garments } });
const idsOf = ({ look }: { look: { garments: { id: string }[] } }) => look.garments.map(({ id }) => id);
const dayOf = async (house: OutfitWorld, her: SessionUser, date: string) =>
  (await weekOfLooks(house.app, her)).days.find((day) => day.date === date);

test('put on a day, it is the look of that day in the week and in the calendar, with its name', async () => {
  const house = openWorldUnderSky(() => ({}));
  const her = await someone(house);
  const look = await named(house, her);
  const seen = await dayOf(house, her, TOMORROW);
  expect(seen?.named).toBeNull();
  const changed = await changeNamedLook(house.app, her, look.id, { day: TOMORROW });
  expect(changed).toMatchObject({ day: TOMORROW, instead: null });
  expect(await dayOf(house, her, TOMORROW)).toMatchObject({
    title: 'Interview',
    named: { id: look.id, name: 'Interview' },
    look: look.look,
    isKept: true,
    moved: null,
  });
  await makeFeed(house.app, her, (await startSession(house.app, her)).id);
  const token = (await feedToken(house.app, her))!;
  const readFeed = async () =>
    (await calendarFile(house.app, token, { from: '192.0.2.1', origin: 'https://stylecast.test' })).body;
  expect(await readFeed()).toContain('SUMMARY:Your “Interview” look');
  await changeNamedLook(house.app, her, look.id, { name: 'Job; talk' });
  expect(await readFeed()).toContain('SUMMARY:Your “Job\\; talk” look');
  await changeNamedLook(house.app, her, look.id, { day: null });
  expect(await dayOf(house, her, TOMORROW)).toMatchObject({ named: null });
  expect(await readFeed()).not.toContain('Your “');
});

test('delivered once, at its minute, with its name in the mail, the notification and the outfit', async () => {
  const house = openWorldUnderSky(() => ({}));
  const reads = { emailVerified: true, morningMail: true, notificationTime: '10:00' };
  const nextDeliveryAt = house.app.clock.now() + 49 * HOUR;
  const her = await someone(house, { ...reads, nextDeliveryAt });
  const look = await named(house, her);
  await changeNamedLook(house.app, her, look.id, { day: TOMORROW });
  house.pass(24 * HOUR);
  const deliverAt = house.app.clock.now() + HOUR;
  const message = { kind: 'deliver-outfit', userId: her.id, date: TOMORROW, deliverAt };
  await deliver(house.app, [message, message]);
  await house.work();
  house.pass(HOUR);
  await house.work();
  const outfit = await todaysOutfit(house.app, her);
  expect(outfit).toMatchObject({ title: 'Interview', date: TOMORROW, attempt: 1 });
  expect(outfit && idsOf(outfit)).toEqual(idsOf(look));
  expect(outfit?.reasons[0]).toEqual({ fact: 'named', text: 'You planned this look for today.' });
  const mails = (await outboxMails(house.app.people)).filter(({ recipient }) => recipient === her.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Your “Interview” look']);
  expect(mails[0]?.text).toContain('Your “Interview” look');
  expect((await storedState(her, TOMORROW)).all).toHaveLength(1);
  house.pass(24 * HOUR);
  expect((await readNamedLooks(house.app, her))[0]?.day, 'a day that is over frees itself').toBeNull();
});

test('however the weather turns it is delivered, and says what has turned', async () => {
  let sky: Sky = {};
  const house = openWorldUnderSky(() => sky);
  const her = await someone(house);
  const look = await named(house, her);
  await changeNamedLook(house.app, her, look.id, { day: TOMORROW });
  sky = { tempF: 30, snow: true, precipitationMm: 2, condition: 'Snow' };
  house.pass(23 * HOUR);
  const outfit = await todaysOutfit(house.app, her);
  expect(outfit && idsOf(outfit)).toEqual(idsOf(look));
  expect(outfit?.reasons[0]?.text).toBe('You planned this look for today. Snow is forecast now.');
  expect(outfit?.receipt.hours.some(({ verdict }) => verdict === 'cold' || verdict === 'cool')).toBe(true);
});

test('it stays where her styles or her place change, and goes where she can no longer wear it', async () => {
  const house = openWorldUnderSky(() => ({}));
  const her = await someone(house);
  const look = await named(house, her);
  await changeNamedLook(house.app, her, look.id, { day: TOMORROW });
  const moved: SessionUser = { ...her, stylePreferences: ['sporty'], location: 'Oslo, NO', lat: 59.9 };
  expect((await dayOf(house, moved, TOMORROW))?.named?.name).toBe('Interview');
  await putNeverWear(house.app, her, { piece: 'wrap-dress', isOn: true });
  const day = await dayOf(house, await reloadUser(house.app, her), TOMORROW);
  expect(day).toMatchObject({
    named: null,
    moved: 'Not your “Interview” look. The forest wrap dress is on your never-wear list now.',
  });
});

test('a day has one look, and says which it was before; one look has one day', async () => {
  const house = openWorldUnderSky(() => ({}));
  const her = await someone(house);
  const [first, second] = [await named(house, her), await named(house, her, 'Dinner', SUIT)];
  await changeNamedLook(house.app, her, first.id, { day: TOMORROW });
  expect(await changeNamedLook(house.app, her, second.id, { day: TOMORROW })).toMatchObject({
    day: TOMORROW,
    instead: 'Interview',
  });
  await changeNamedLook(house.app, her, second.id, { day: SATURDAY_NEXT });
  const looks = await readNamedLooks(house.app, her);
  expect(looks.map(({ name, day }) => [name, day])).toEqual(
    expect.arrayContaining([
      ['Interview', null],
      ['Dinner', SATURDAY_NEXT],
    ]),
  );
  expect((await dayOf(house, her, TOMORROW))?.named).toBeNull();
  await anotherLook(house.app, her, SATURDAY_NEXT);
  expect((await readNamedLooks(house.app, her)).every(({ day }) => day === null)).toBe(true);
});

test.each(['2026-11-20', '2026-11-28', '2026-02-30', '2025-11-21'])(
  '%s is no day of the week ahead',
  async (day) => {
    const house = openWorldUnderSky(() => ({}));
    const her = await someone(house);
    const look = await named(house, her);
    await expect(changeNamedLook(house.app, her, look.id, { day })).rejects.toMatchObject({
      code: 'bad-input',
    });
  },
);

test('an outfit that was prepared already is prepared anew for the look that she puts on its day, and counts once', async () => {
  const house = openWorldUnderSky(() => ({}));
  const start = house.app.clock.now();
  const her = await claimedUser(house, { notificationTime: '00:30', nextDeliveryAt: start + 15.5 * HOUR });
  house.pass(14 * HOUR);
  const deliverAt = start + 15.5 * HOUR;
  await deliver(house.app, [{ kind: 'deliver-outfit', userId: her.id, date: TOMORROW, deliverAt }]);
  await house.work();
  const db = house.app.looks(her.shard);
  const prepared = await currentOutfit(db, her.id, TOMORROW);
  expect(prepared, 'before her midnight').toBeDefined();
  const look = await named(house, her);
  await changeNamedLook(house.app, her, look.id, { day: TOMORROW });
  await house.work();
  const outfit = await currentOutfit(db, her.id, TOMORROW);
  expect(outfit?.title).toBe('Interview');
  const books = await storedState(her, TOMORROW);
  expect(books.all).toHaveLength(1);
  expect(books.used).toBe(1);
});

test('put on a day while that day is being prepared, it is the look of that day all the same', async () => {
  const house = openWorldUnderSky(() => ({}));
  const start = house.app.clock.now();
  const nextDeliveryAt = start + (15 + 5 / 60) * HOUR;
  const her = await claimedUser(house, { notificationTime: '00:05', nextDeliveryAt });
  house.pass((15 - 10 / 60) * HOUR);
  await claimAll(house.app);
  const look = await named(house, her);
  const stylist = {
    name: 'slow',
    compose: async (brief: Parameters<typeof house.app.stylist.compose>[0]) => {
      await changeNamedLook(house.app, her, look.id, { day: TOMORROW });
      return house.app.stylist.compose(brief);
    },
  };
  const claimed = house.sent
    .splice(0)
    .filter((job) => job.kind === 'deliver-outfit' && job.userId === her.id);
  expect(claimed).toHaveLength(1);
  await deliver({ ...house.app, stylist }, claimed);
  house.pass(HOUR / 30);
  await house.work();
  expect((await currentOutfit(house.app.looks(her.shard), her.id, TOMORROW))?.title).toBe('Interview');
  const { all, used } = await storedState(her, TOMORROW);
  expect({ looks: all.length, used }).toEqual({ looks: 1, used: 1 });
});

test('deleted while she puts it on a day, it has no day', async () => {
  const house = openWorldUnderSky(() => ({}));
  const her = await someone(house);
  const look = await named(house, her);
  const [sky] = house.app.weather;
  const deleting = {
    name: sky!.name,
    forecast: async (asked: Parameters<WeatherProvider['forecast']>[0]) => {
      await deleteNamedLook(house.app, her, look.id);
      return sky!.forecast(asked);
    },
  };
  const elsewhere = { ...house.app, weather: [deleting] };
  await expect(changeNamedLook(elsewhere, her, look.id, { day: TOMORROW })).rejects.toMatchObject({
    code: 'not-found',
  });
  expect(await dayOf(house, her, TOMORROW)).toMatchObject({ named: null });
});

test('a full shelf takes no deleted look back', async () => {
  const house = openWorldUnderSky(() => ({}));
  const her = await someone(house);
  const look = await named(house, her);
  await deleteNamedLook(house.app, her, look.id);
  const others = Array.from({ length: MOST_NAMED_LOOKS }, (_, index) => `Look ${index}`);
  for (const name of others) await named(house, her, name);
  await expect(restoreNamedLook(house.app, her, look.id)).rejects.toMatchObject({ code: 'too-many' });
  expect(await readNamedLooks(house.app, her)).toHaveLength(MOST_NAMED_LOOKS);
});

test('after many changes in an hour she is asked to wait', async () => {
  const house = openWorldUnderSky(() => ({}));
  const her = await someone(house);
  const look = await named(house, her);
  const limit = Array.from({ length: 239 }, () => limitHourly(house.app, 'named-look', her.id));
  await Promise.all(limit);
  await expect(changeNamedLook(house.app, her, look.id, { name: 'Talk' })).rejects.toMatchObject({
    code: 'too-many',
  });
});

test('deleted, its day is free; restored within the hour it is there again, and not after', async () => {
  const house = openWorldUnderSky(() => ({}));
  const her = await someone(house);
  const look = await named(house, her);
  await changeNamedLook(house.app, her, look.id, { day: TOMORROW });
  await deleteNamedLook(house.app, her, look.id);
  expect(await readNamedLooks(house.app, her)).toEqual([]);
  expect((await dayOf(house, her, TOMORROW))?.named).toBeNull();
  await expect(deleteNamedLook(house.app, her, look.id)).rejects.toMatchObject({ code: 'not-found' });
  expect(await restoreNamedLook(house.app, her, look.id)).toMatchObject({ id: look.id, day: null });
  await deleteNamedLook(house.app, her, look.id);
  const other = await named(house, her, 'interview', SUIT);
  await expect(restoreNamedLook(house.app, her, look.id)).rejects.toMatchObject({ code: 'conflict' });
  await deleteNamedLook(house.app, her, other.id);
  house.pass(HOUR + 1);
  await expect(restoreNamedLook(house.app, her, look.id)).rejects.toMatchObject({ code: 'not-found' });
});

test('what was deleted an hour ago is swept away', async () => {
  const house = openWorldUnderSky(() => ({}));
  const her = await someone(house);
  const [gone, stays] = [await named(house, her), await named(house, her, 'Dinner', SUIT)];
  await deleteNamedLook(house.app, her, gone.id);
  const db = house.app.looks(her.shard);
  await sweepNamedLooks(db, house.app.clock.now() + HOUR - 1);
  expect(await db.select().from(namedLooks).where(eq(namedLooks.userId, her.id))).toHaveLength(2);
  await sweepNamedLooks(db, house.app.clock.now() + HOUR + 1);
  const left = await db.select().from(namedLooks).where(eq(namedLooks.userId, her.id));
  expect(left.map(({ id }) => id)).toEqual([stays.id]);
});
