import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { storedState, HOUR, newUser, openOutfitWorld } from '../../../tests/worlds/outfit-world.workerd.ts';
import { deleteOutfit } from './delete-outfit.ts';
import { regenerateOutfit } from './regenerate-outfit.ts';
import { setFavorite } from './set-favorite.ts';
import { listOutfitRows, type OutfitRow } from '../../db/looks/outfits.ts';
import { setWorn } from './set-worn.ts';
import { sweepReplaced } from './sweep-replaced.ts';
import { todaysOutfit } from './todays-outfit.ts';
import { wearAgain } from './wear-again.ts';

const settled = async <T>(calls: Promise<T>[]) => {
  const results = await Promise.allSettled(calls);
  return {
    done: results.flatMap((r) => (r.status === 'fulfilled' ? [r.value] : [])),
    refused: results.flatMap((r) => (r.status === 'rejected' ? [r.reason as unknown] : [])),
  };
};

const BUSY = {
  code: 'conflict',
  message: "We're still working on your last change. Please try again in a moment.",
  details: { error: 'One at a time' },
};
const OVER = { code: 'too-many', details: { upgradeRequired: true, error: 'Daily limit reached' } };

test('of twenty regenerations at once one works, the others are told to wait before theirs begin', async () => {
  const house = openOutfitWorld();
  const { app } = house;
  const { stylist } = app;
  const user = await newUser(app, { subscriptionTier: 'premium' });
  await todaysOutfit(app, user);
  let composed = 0;
  let open = (): void => undefined;
  const allRefused = new Promise<void>((resolve) => (open = resolve));
  app.stylist = {
    name: stylist.name,
    async compose(brief) {
      composed++;
      await allRefused;
      return stylist.compose(brief);
    },
  };
  let refusals = 0;
  const calls = Array.from({ length: 20 }, () =>
    regenerateOutfit(app, user, {}).catch((error: unknown) => {
      if (++refusals === 19) open();
      throw error;
    }),
  );
  const { done, refused } = await settled(calls);
  expect(done).toHaveLength(1);
  for (const no of refused) expect(no).toMatchObject(BUSY);
  expect(composed).toBe(1);
  expect((await storedState(user)).used).toBe(2);
  expect((await regenerateOutfit(app, user, {})).attempt, 'and then the next').toBe(3);
});

test('forty at once cost what one costs, and forty in a row forty times that', async () => {
  const { app, sent } = openOutfitWorld();
  const { stylist } = app;
  const user = await newUser(app, { subscriptionTier: 'premium' });
  await todaysOutfit(app, user);
  let composed = 0;
  app.stylist = { name: stylist.name, compose: (brief) => (composed++, stylist.compose(brief)) };
  const { done } = await settled(Array.from({ length: 40 }, () => regenerateOutfit(app, user, {})));
  expect(composed).toBe(done.length);
  composed = 0;
  for (let i = 0; i < 40; i++) await regenerateOutfit(app, user, {});
  expect(composed).toBe(40);
  expect(sent.filter(({ kind }) => kind === 'render-outfit')).toHaveLength(1 + done.length + 40);
});

test('however many calls, however often at once: a free user has exactly what is left of her three', async () => {
  const { app, work } = openOutfitWorld();
  const user = await newUser(app);
  await todaysOutfit(app, user);
  const all: Awaited<ReturnType<typeof settled<OutfitRow>>>[] = [];
  for (let round = 0; round < 4; round++)
    all.push(await settled(Array.from({ length: 20 }, () => regenerateOutfit(app, user, {}))));
  expect(all.flatMap(({ done }) => done)).toHaveLength(2);
  for (const { refused } of all.slice(2)) for (const no of refused) expect(no).toMatchObject(OVER);
  await work();
  const books = await storedState(user);
  expect(books).toMatchObject({ used: 3, openJobs: 0 });
  expect(books.current).toHaveLength(1);
  expect(books.objects).toEqual(books.current.map(({ image }) => image));
});

test('calls that name the same outfit, as an old page does, give exactly what is left as well', async () => {
  const { app } = openOutfitWorld();
  const user = await newUser(app);
  const first = await todaysOutfit(app, user);
  const done: OutfitRow[] = [];
  for (let round = 0; round < 4; round++) {
    const calls = Array.from({ length: 20 }, () => regenerateOutfit(app, user, { outfitId: first?.id }));
    done.push(...(await settled(calls)).done);
  }
  expect(new Set(done.map((outfit) => outfit.id)).size).toBe(2);
  expect(done).toHaveLength(2);
  const books = await storedState(user);
  expect(books.used).toBe(3);
  expect(books.current).toHaveLength(1);
});

test('twenty first looks at the day make one outfit', async () => {
  const { app, work } = openOutfitWorld();
  const user = await newUser(app);
  const { done, refused } = await settled(Array.from({ length: 20 }, () => todaysOutfit(app, user, 9)));
  expect(refused).toEqual([]);
  expect(new Set(done.map((outfit) => outfit?.id)).size).toBe(1);
  await work();
  const books = await storedState(user);
  expect(books).toMatchObject({ used: 1, openJobs: 0 });
  expect(books.objects).toHaveLength(1);
});

test('a premium user regenerates without limit, and each time something else', async () => {
  const { app, work } = openOutfitWorld();
  const user = await newUser(app, { subscriptionTier: 'premium', shard: 1 });
  const looks = new Set<string>();
  let outfit = await todaysOutfit(app, user);
  await work();
  for (let i = 0; i < 7; i++) {
    outfit = await regenerateOutfit(app, user, { outfitId: outfit?.id, userHour: 9 });
    await work();
    looks.add(JSON.stringify(outfit.look.garments.map((garment) => garment.id)));
  }
  expect(looks.size).toBe(7);
  expect(outfit?.attempt).toBe(8);
  await work();
  const books = await storedState(user);
  expect(books.current.map(({ id }) => id)).toEqual([outfit?.id]);
  expect(books.all).toHaveLength(8);
  expect(books.objects.sort()).toEqual(books.all.map(({ image }) => image ?? '').sort());
  expect(books).toMatchObject({ used: 8, openJobs: 0 });
});

test('what today is for is kept, dressed for, and stays for the next look', async () => {
  const { app } = openOutfitWorld();
  const user = await newUser(app, { subscriptionTier: 'premium' });
  await todaysOutfit(app, user, 10);
  const sport = await regenerateOutfit(app, user, { userHour: 10, occasion: 'sport' });
  expect(sport).toMatchObject({ occasion: 'sport', daypart: 'morning' });
  expect(await regenerateOutfit(app, user, { userHour: 10 })).toMatchObject({ occasion: 'sport' });
  const firstHour = ({ receipt }: OutfitRow) => receipt.hours[0]?.hour;
  const evening = await regenerateOutfit(app, user, { userHour: 10, occasion: 'evening' });
  expect([evening.occasion, firstHour(evening)]).toEqual(['evening', 18]);
  const wedding = await regenerateOutfit(app, user, { userHour: 10, occasion: 'wedding' });
  expect([wedding.occasion, firstHour(wedding), wedding.daypart]).toEqual(['wedding', 18, evening.daypart]);
  const usual = await regenerateOutfit(app, user, { userHour: 10, occasion: 'usual' });
  expect([usual.occasion, firstHour(usual)]).toEqual([null, 10]);
});

test('of replaced looks only a favorite stays in the history; when the day is over the others go with their pictures', async () => {
  const { app, work, pass } = openOutfitWorld();
  const user = await newUser(app);
  const loved = await todaysOutfit(app, user);
  if (!loved) throw new Error('no outfit');
  await setFavorite(app, user, loved.id, true);
  const second = await regenerateOutfit(app, user, { outfitId: loved.id });
  await work();
  const third = await regenerateOutfit(app, user, { outfitId: second.id });
  await work();
  const listed = async () =>
    (await listOutfitRows(app.looks(user.shard), user.id, { limit: 9, today: third.date })).map(
      ({ id }) => id,
    );
  expect(await listed()).toEqual([third.id, loved.id]);
  expect((await storedState(user)).all).toHaveLength(3);
  // Her day is over in Lisbon, though not yet everywhere; then it is.
  pass(22 * HOUR);
  await sweepReplaced(app);
  expect((await storedState(user)).all).toHaveLength(3);
  pass(6 * HOUR);
  await sweepReplaced(app);
  await work();
  const books = await storedState(user);
  expect(books.all.map((row) => row.id).sort()).toEqual([loved.id, third.id].sort());
  expect(await listed()).toEqual([third.id, loved.id]);
  expect(books.objects.sort()).toEqual(books.all.map((row) => row.image ?? '').sort());
  expect(books.openJobs).toBe(0);
});

test('a replaced look that she wore stays, too', async () => {
  const { app, pass } = openOutfitWorld();
  const user = await newUser(app);
  const first = await todaysOutfit(app, user);
  if (!first) throw new Error('no outfit');
  await setWorn(app, user, first.id, true);
  const second = await regenerateOutfit(app, user, { outfitId: first.id });
  pass(28 * HOUR);
  await sweepReplaced(app);
  expect((await storedState(user)).all.map((row) => row.id).sort()).toEqual([first.id, second.id].sort());
});

test('deleting today gives no place back: after three, today stays empty', async () => {
  const { app, work } = openOutfitWorld();
  const user = await newUser(app);
  for (let i = 1; i <= 3; i++) {
    const outfit = await todaysOutfit(app, user);
    expect(outfit?.attempt).toBe(i);
    await deleteOutfit(app, user, outfit?.id ?? '');
  }
  expect(await todaysOutfit(app, user)).toBeNull();
  await expect(regenerateOutfit(app, user, {})).rejects.toMatchObject({ code: 'too-many' });
  await work();
  const books = await storedState(user);
  expect(books).toMatchObject({ used: 3, openJobs: 0, objects: [], all: [] });
});

test('where another look is worn again while each is made, it is said after three of them, and nothing is counted', async () => {
  const { app } = openOutfitWorld();
  const { stylist } = app;
  const user = await newUser(app, { subscriptionTier: 'premium' });
  const first = await todaysOutfit(app, user);
  const second = await regenerateOutfit(app, user, {});
  let composed = 0;
  app.stylist = {
    name: stylist.name,
    async compose(brief) {
      // The one that does not stand: it is the other one in each round.
      await wearAgain(app, user, composed++ % 2 === 0 ? first!.id : second.id);
      return stylist.compose(brief);
    },
  };
  await expect(regenerateOutfit(app, user, {})).rejects.toMatchObject({
    code: 'conflict',
    message: 'Your outfit is changing right now. Please try again.',
  });
  expect(composed).toBe(3);
  expect((await storedState(user)).used).toBe(2);
});

test('over the limit says when the next day begins, in her own zone', async () => {
  const { app } = openOutfitWorld();
  const user = await newUser(app, { timezone: 'Asia/Tokyo', lat: 35.7, lon: 139.7 });
  await todaysOutfit(app, user);
  await regenerateOutfit(app, user, {});
  await regenerateOutfit(app, user, {});
  // 18:00 in Tokyo: six hours to midnight.
  await expect(regenerateOutfit(app, user, {})).rejects.toMatchObject({ details: { retryAfter: 6 * 3600 } });
});

test('an upgrade counts at once, and so does the way back', async () => {
  const { app } = openOutfitWorld();
  const user = await newUser(app);
  await todaysOutfit(app, user);
  for (let i = 0; i < 2; i++) await regenerateOutfit(app, user, {});
  const premium = { ...user, subscriptionTier: 'premium' as const };
  await regenerateOutfit(app, premium, {});
  await expect(regenerateOutfit(app, user, {})).rejects.toMatchObject({ code: 'too-many' });
});

test('an outfit that never was hers is not there, and hers from yesterday means today', async () => {
  const { app, pass } = openOutfitWorld();
  const [anna, bea] = [await newUser(app), await newUser(app)];
  const hers = await todaysOutfit(app, anna);
  await todaysOutfit(app, bea);
  await expect(regenerateOutfit(app, bea, { outfitId: hers?.id })).rejects.toMatchObject({
    code: 'not-found',
  });
  pass(24 * 3_600_000);
  const today = await regenerateOutfit(app, anna, { outfitId: hers?.id });
  expect(today.date).toBe('2026-11-21');
  expect((await storedState(anna, '2026-11-21')).used).toBe(1);
});

test('without a place there is nothing to regenerate', async () => {
  const { app } = openOutfitWorld();
  const user = await newUser(app, { location: '', lat: null, lon: null });
  await expect(regenerateOutfit(app, user, {})).rejects.toMatchObject({ code: 'not-usable' });
  expect(await todaysOutfit(app, user)).toBeNull();
});

test('whose last place goes while hers is made is told of her limit, and nothing is replaced', async () => {
  const { app } = openOutfitWorld();
  const { stylist } = app;
  const user = await newUser(app, { shard: 0 });
  const first = await todaysOutfit(app, user);
  app.stylist = {
    name: stylist.name,
    async compose(brief) {
      await env.LOOKS_0.prepare('update usage set used = 3 where user_id = ?').bind(user.id).run();
      return stylist.compose(brief);
    },
  };
  await expect(regenerateOutfit(app, user, {})).rejects.toMatchObject(OVER);
  expect((await storedState(user)).current).toMatchObject([{ id: first?.id }]);
});
