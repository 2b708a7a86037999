import { expect, test } from 'vitest';
import { booksOf, DAY, newUser, openHouse } from '../../../tests/outfit-house.workerd.ts';
import { tasteEventsOf } from '../../db/taste-events.ts';
import { dayOfLooks } from './day-of-looks.ts';
import { regenerateOutfit } from './regenerate-outfit.ts';
import { todaysOutfit } from './todays-outfit.ts';
import { wearAgain } from './wear-again.ts';

async function threeLooks() {
  const house = openHouse();
  const user = await newUser(house.app);
  const first = await todaysOutfit(house.app, user);
  await house.work();
  const second = await regenerateOutfit(house.app, user, {});
  await house.work();
  const third = await regenerateOutfit(house.app, user, {});
  await house.work();
  return { ...house, user, ids: [first?.id ?? '', second.id, third.id] as const };
}

test('an earlier look is worn again with its picture, counts nothing, and the other is at hand', async () => {
  const { app, user, ids } = await threeLooks();
  expect((await dayOfLooks(app, user)).earlier.map(({ id }) => id)).toEqual([ids[1], ids[0]]);
  const again = await wearAgain(app, user, ids[0]);
  expect(again).toMatchObject({ id: ids[0], imageState: 'ready', replacedAt: null });
  expect((await todaysOutfit(app, user))?.id).toBe(ids[0]);
  const { left, earlier } = await dayOfLooks(app, user);
  expect(left).toBe(0);
  expect(earlier.map(({ id }) => id).sort()).toEqual([ids[1], ids[2]].sort());
  const books = await booksOf(user);
  expect(books).toMatchObject({ used: 3, openJobs: 0 });
  expect(books.objects).toHaveLength(3);
});

test('who wears a look again has not passed it over', async () => {
  const { app, user, ids } = await threeLooks();
  const passed = async () => (await tasteEventsOf(app.looks(user.shard), user.id)).length;
  expect(await passed()).toBe(2);
  await wearAgain(app, user, ids[0]);
  expect(await passed()).toBe(1);
});

test('twenty at once leave one look standing; asked twice it is done once', async () => {
  const { app, user, ids } = await threeLooks();
  const calls = Array.from({ length: 20 }, (_, i) => wearAgain(app, user, ids[i % 2] ?? ''));
  expect((await Promise.allSettled(calls)).filter(({ status }) => status === 'rejected')).toEqual([]);
  const books = await booksOf(user);
  expect(books.current).toHaveLength(1);
  expect(books.all).toHaveLength(3);
});

test('a look of another place is not offered, and not worn again: it would be made anew', async () => {
  const { app, user, ids } = await threeLooks();
  const moved = { ...user, location: 'Oslo, NO' };
  expect((await dayOfLooks(app, moved)).earlier).toEqual([]);
  await expect(wearAgain(app, moved, ids[0])).rejects.toMatchObject({ code: 'not-found' });
  expect((await booksOf(user)).current).toMatchObject([{ id: ids[2] }]);
});

test("what is not hers, or of another day, is not there, and today's stays as it is", async () => {
  const { app, user, ids, pass } = await threeLooks();
  const stranger = await newUser(app);
  const hers = await todaysOutfit(app, stranger);
  await expect(wearAgain(app, stranger, ids[0])).rejects.toMatchObject({ code: 'not-found' });
  expect((await todaysOutfit(app, stranger))?.id).toBe(hers?.id);
  pass(DAY);
  await expect(wearAgain(app, user, ids[0])).rejects.toMatchObject({ code: 'not-found' });
  expect((await dayOfLooks(app, user)).earlier).toEqual([]);
});
