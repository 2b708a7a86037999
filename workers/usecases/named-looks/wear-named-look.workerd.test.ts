import { expect, test } from 'vitest';
import { newUser, openOutfitWorld, storedState } from '../../../tests/worlds/outfit-world.workerd.ts';
import { earlierLooks } from '../../db/looks/looks-of-a-day.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { regenerateOutfit } from '../outfits/regenerate-outfit.ts';
import { readSharedLook } from '../outfits/share-link.ts';
import { shareOutfit } from '../outfits/share-outfit.ts';
import { todaysOutfit } from '../outfits/todays-outfit.ts';
import { wearAgain } from '../outfits/wear-again.ts';
import { askFriends } from '../polls/ask-friends.ts';
import { readSharedPoll } from '../polls/poll-link.ts';
import { nameLook } from './name-look.ts';
import { wearNamedLook } from './wear-named-look.ts';

const house = openOutfitWorld();
const { app } = house;
const DRESS = ['wrap-dress:forest', 'chelsea-boots:black', 'wool-coat:camel'];
const JEANS = ['oxford-shirt:sky', 'straight-jeans:indigo', 'chelsea-boots:black'];
const named = (her: SessionUser, name: string, garments = DRESS) =>
  nameLook(app, her, { name, from: { garments } });
const idsOf = ({ look }: { look: { garments: { id: string }[] } }) => look.garments.map(({ id }) => id);

test('worn today it is the look of the day with its name, picture and receipt, and takes one of the day; the other is at hand', async () => {
  const her = await newUser(app);
  const before = await todaysOutfit(app, her);
  const look = await named(her, 'Interview');
  const outfit = await wearNamedLook(app, her, look.id);
  expect(outfit).toMatchObject({ title: 'Interview', replacedAt: null });
  expect(idsOf(outfit)).toEqual(idsOf(look));
  expect(outfit.reasons[0]).toEqual({ fact: 'named', text: 'You chose this look yourself.' });
  expect(outfit.receipt.hours.length).toBeGreaterThan(3);
  await house.work();
  const books = await storedState(her);
  expect(books).toMatchObject({ used: 2, openJobs: 0 });
  expect(books.current).toMatchObject([{ id: outfit.id, state: 'ready' }]);
  expect((await wearAgain(app, her, before!.id)).id).toBe(before!.id);
  expect((await wearNamedLook(app, her, look.id)).id, 'the same outfit as before').toBe(outfit.id);
  expect((await storedState(her)).used, 'worn again, nothing is counted').toBe(2);
});

test('over the looks of her plan a named look is refused until her next day; one that she had on today is not', async () => {
  const her = await newUser(app);
  const today = await todaysOutfit(app, her);
  const [first, second, third] = [
    await named(her, 'Interview'),
    await named(her, 'Market', JEANS),
    await named(her, 'Walk', ['wrap-dress:navy', 'chelsea-boots:black']),
  ];
  const worn = await wearNamedLook(app, her, first.id);
  await wearNamedLook(app, her, second.id);
  await expect(wearNamedLook(app, her, third.id)).rejects.toMatchObject({
    code: 'too-many',
    details: { upgradeRequired: true, retryAfter: expect.any(Number) },
  });
  expect((await wearNamedLook(app, her, first.id)).id, 'as it was').toBe(worn.id);
  const kept = await nameLook(app, her, { name: 'Kept', from: { outfitId: today!.id } });
  expect(await wearNamedLook(app, her, kept.id), 'the pieces of this morning').toMatchObject({
    title: 'Kept',
  });
  expect(await storedState(her)).toMatchObject({ used: 3 });
});

test('asked however often at once it is one outfit; other looks go on being counted rightly', async () => {
  const her = await newUser(app, { subscriptionTier: 'premium' });
  await todaysOutfit(app, her);
  const [first, second] = [await named(her, 'Interview'), await named(her, 'Market', JEANS)];
  const taps = await Promise.allSettled([1, 2, 3].map(() => wearNamedLook(app, her, first.id)));
  expect(taps.some(({ status }) => status === 'fulfilled')).toBe(true);
  for (const look of [second, first, second, first]) await wearNamedLook(app, her, look.id);
  expect((await storedState(her)).all).toHaveLength(3);
  const next = await regenerateOutfit(app, her, {});
  const books = await storedState(her);
  expect(books.used).toBe(4);
  const rows = [next, ...(await earlierLooks(app.looks(her.shard), her.id, next.date))];
  expect(rows.map(({ attempt }) => attempt).sort(), 'in an order of their own').toEqual([1, 2, 3, 4]);
  expect(books.current).toMatchObject([{ id: next.id }]);
});

test('as the first look of her day it is that, and nothing else is made', async () => {
  const her = await newUser(app);
  const look = await named(her, 'Interview');
  const outfit = await wearNamedLook(app, her, look.id);
  expect((await todaysOutfit(app, her))?.id).toBe(outfit.id);
  const books = await storedState(her);
  expect([books.used, books.all.length]).toEqual([1, 1]);
});

test("nobody wears somebody else's look, and twenty a day are enough", async () => {
  const [her, other] = [await newUser(app), await newUser(app, { subscriptionTier: 'premium' })];
  const look = await named(her, 'Interview');
  await expect(wearNamedLook(app, other, look.id)).rejects.toMatchObject({ code: 'not-found' });
  await todaysOutfit(app, other);
  const looks = [];
  for (let i = 0; i < 21; i++) looks.push(await named(other, `Look ${i}`));
  for (const one of looks.slice(0, 20)) await wearNamedLook(app, other, one.id);
  await expect(wearNamedLook(app, other, looks[20]!.id)).rejects.toMatchObject({ code: 'too-many' });
  await wearNamedLook(app, other, looks[3]!.id);
});

test('who opens its public link, or is asked about it, reads its pieces, not the name that she gave it', async () => {
  const her = await newUser(app);
  const before = await todaysOutfit(app, her);
  const outfit = await wearNamedLook(app, her, (await named(her, 'Dinner with Tom')).id);
  await house.work();
  const shared = await readSharedLook(app, await shareOutfit(app, her, outfit.id));
  expect(shared?.title).toBe('Camel wool coat, forest wrap dress');
  expect(JSON.stringify(shared)).not.toContain('Tom');
  const pair = { firstId: outfit.id, secondId: before!.id };
  const { url } = await askFriends(app, her, { ...pair, withPhotos: false, minutes: 120 }, 'https://site');
  const visitor = { device: null, userId: null };
  const asked = await readSharedPoll(app, url!.split('/').at(-1)!, visitor);
  expect(asked).toMatchObject({ first: { title: 'Camel wool coat, forest wrap dress' } });
  expect(JSON.stringify(asked)).not.toContain('Tom');
});

test('in another city it stays her look of the day, with the weather and the words of there', async () => {
  const her = await newUser(app);
  const outfit = await wearNamedLook(app, her, (await named(her, 'Interview')).id);
  const there = await todaysOutfit(app, { ...her, location: 'Oslo, NO', lat: 59.9, lon: 10.8 });
  expect(there).toMatchObject({ title: 'Interview', placeName: 'Oslo, NO' });
  expect(there?.id).not.toBe(outfit.id);
  expect(there && idsOf(there)).toEqual(idsOf(outfit));
  expect((await storedState(her)).used).toBe(1);
});
