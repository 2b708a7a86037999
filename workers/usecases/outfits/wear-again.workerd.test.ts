import { expect, test } from 'vitest';
import { storedState, DAY, newUser, openOutfitWorld } from '../../../tests/worlds/outfit-world.workerd.ts';
import { claim } from '../../db/jobs/ledger.ts';
import { JOBS } from '../../db/jobs/ledger-policies.ts';
import { endIfReplaced } from '../../db/looks/looks-of-a-day.ts';
import { findOutfit, type OutfitRow } from '../../db/looks/outfits.ts';
import { recentTasteEvents } from '../../db/looks/taste-events.ts';
import { dayOfLooks } from './day-of-looks.ts';
import { regenerateOutfit } from './regenerate-outfit.ts';
import { setFavorite } from './set-favorite.ts';
import { setWorn } from './set-worn.ts';
import { todaysOutfit } from './todays-outfit.ts';
import { wearAgain } from './wear-again.ts';

async function threeLooks() {
  const house = openOutfitWorld();
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
  const books = await storedState(user);
  expect(books).toMatchObject({ used: 3, openJobs: 0 });
  expect(books.objects).toHaveLength(3);
});

test('who wears a look again has not passed it over', async () => {
  const { app, user, ids } = await threeLooks();
  const passed = async () => (await recentTasteEvents(app.looks(user.shard), user.id)).length;
  expect(await passed()).toBe(2);
  await wearAgain(app, user, ids[0]);
  expect(await passed()).toBe(1);
});

test('twenty at once leave one look standing; asked twice it is done once', async () => {
  const { app, user, ids } = await threeLooks();
  const calls = Array.from({ length: 20 }, (_, i) => wearAgain(app, user, ids[i % 2] ?? ''));
  expect((await Promise.allSettled(calls)).filter(({ status }) => status === 'rejected')).toEqual([]);
  const books = await storedState(user);
  expect(books.current).toHaveLength(1);
  expect(books.all).toHaveLength(3);
});

test('a look of another place is not offered, and not worn again: it would be made anew', async () => {
  const { app, user, ids } = await threeLooks();
  const moved = { ...user, location: 'Oslo, NO' };
  expect((await dayOfLooks(app, moved)).earlier).toEqual([]);
  await expect(wearAgain(app, moved, ids[0])).rejects.toMatchObject({ code: 'not-found' });
  expect((await storedState(user)).current).toMatchObject([{ id: ids[2] }]);
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

/** A first look that was replaced before anybody drew it. */
async function undrawn() {
  const house = openOutfitWorld();
  const drawn: string[] = [];
  const { imageEditor } = house.app;
  house.app.imageEditor = {
    ...imageEditor,
    render: (look, photos) => {
      drawn.push(look.garments.map(({ id }) => id).join());
      return imageEditor.render(look, photos);
    },
  };
  const user = await newUser(house.app);
  const first = await todaysOutfit(house.app, user);
  const second = await regenerateOutfit(house.app, user, {});
  if (!first) throw new Error('no outfit');
  const rowOf = (id: string) => findOutfit(house.app.looks(user.shard), user.id, id);
  return { ...house, drawn, user, first, second, rowOf };
}
const piecesOf = ({ look }: OutfitRow) => look.garments.map(({ id }) => id).join();

test('a look that was replaced before it was drawn is not drawn, and says so', async () => {
  const { drawn, user, first, second, work, rowOf } = await undrawn();
  await work();
  expect(drawn).toEqual([piecesOf(second)]);
  expect(await rowOf(first.id)).toMatchObject({ imageState: 'pending', imageObject: null });
  const books = await storedState(user);
  expect(books.jobs.map(({ kind, state }) => [kind, state])).toEqual([
    ['render-outfit', 'done'],
    ['render-outfit', 'done'],
  ]);
  expect(books.objects).toHaveLength(1);
});

test('worn again, however often she asks at once, it is drawn once', async () => {
  const { app, drawn, user, first, work, rowOf } = await undrawn();
  await work();
  drawn.length = 0;
  await Promise.all(Array.from({ length: 5 }, () => wearAgain(app, user, first.id)));
  await work();
  expect(drawn).toEqual([piecesOf(first)]);
  expect(await rowOf(first.id)).toMatchObject({ imageState: 'ready', replacedAt: null });
  const books = await storedState(user);
  expect(books).toMatchObject({ openJobs: 0 });
  expect(books.objects).toHaveLength(2);
});

test('worn again while its render still waits, that render draws it', async () => {
  const { app, drawn, user, first, work, rowOf } = await undrawn();
  await wearAgain(app, user, first.id);
  await work();
  expect(drawn).toEqual([piecesOf(first)]);
  expect(await rowOf(first.id)).toMatchObject({ imageState: 'ready' });
});

test.each(['loves', 'wore'] as const)(
  'a replaced look that she %s is drawn: it stays in her history',
  async (does) => {
    const { app, drawn, user, first, work, rowOf } = await undrawn();
    await work();
    drawn.length = 0;
    const keep = does === 'loves' ? setFavorite : setWorn;
    await keep(app, user, first.id, true);
    await work();
    expect(drawn).toEqual([piecesOf(first)]);
    expect(await rowOf(first.id)).toMatchObject({ imageState: 'ready' });
    await keep(app, user, first.id, true);
    await work();
    expect(drawn, 'and once').toHaveLength(1);
  },
);

test('a look that comes back in the moment in which its render ends unseen is drawn all the same', async () => {
  const { app, user, first, sent, work, rowOf } = await undrawn();
  const db = app.looks(user.shard);
  const orders = sent.splice(0);
  const order = orders.find((one) => one.kind === 'render-outfit' && one.outfitId === first.id);
  const jobId = order?.kind === 'render-outfit' ? order.jobId : '';
  const job = { id: jobId, userId: user.id, outfitId: first.id };
  await claim(db, JOBS, { id: jobId, userId: user.id }, app.clock.now());
  await wearAgain(app, user, first.id);
  expect(await endIfReplaced(db, job, app.clock.now()), 'she was first: it is drawn').toBe(false);
  await regenerateOutfit(app, user, {});
  expect(await endIfReplaced(db, job, app.clock.now()), 'the render was first').toBe(true);
  await wearAgain(app, user, first.id);
  await work();
  expect(await rowOf(first.id)).toMatchObject({ imageState: 'ready' });
});
