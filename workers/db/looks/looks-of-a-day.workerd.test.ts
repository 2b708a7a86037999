import { expect, test } from 'vitest';
import { newUser, openOutfitWorld } from '../../../tests/worlds/outfit-world.workerd.ts';
import { todaysOutfit } from '../../usecases/outfits/todays-outfit.ts';
import { readDashboard, earlierLooks } from './looks-of-a-day.ts';
import { animations, outfits } from '../schema/looks.schema.ts';
import { listOutfitRows, recentLooks, recentTitles, type OutfitRow } from './outfits.ts';
import { hasAnyPoll, insertPoll } from './polls.ts';
import { quotaUsed } from './usage.ts';

const TODAY = '2026-11-20';

test("home's one question is answered as history, earlier looks and places are, each asked for itself", async () => {
  const { app } = openOutfitWorld();
  const { id: userId, shard } = await newUser(app);
  const db = app.looks(shard);
  const separately = async (limit: number) => ({
    newest: await listOutfitRows(db, userId, { limit, today: TODAY }),
    earlier: await earlierLooks(db, userId, TODAY),
    used: await quotaUsed(db, userId, TODAY, 'outfit'),
    hasPolls: await hasAnyPoll(db, userId),
  });
  const agrees = async () => {
    for (const limit of [1, 2, 6]) {
      const told = await readDashboard(db, userId, { today: TODAY, limit });
      expect(told).toEqual(await separately(limit));
    }
  };
  await agrees();

  const today = (await todaysOutfit(app, await newUser(app)))!;
  let attempt = 1;
  const wore = async (over: Partial<OutfitRow>) => {
    const row = { ...today, id: crypto.randomUUID(), userId, attempt: attempt++, seenAt: null, ...over };
    await db.insert(outfits).values(row);
    return row.id;
  };
  await wore({ date: '2026-11-17' });
  await wore({ date: '2026-11-18', replacedAt: 5 });
  await wore({ date: '2026-11-18', replacedAt: 6, isFavorite: true });
  await wore({ date: '2026-11-18' });
  await wore({ date: '2026-11-19', replacedAt: 7, wornAt: 8 });
  for (let n = 0; n < 7; n++) await wore({ date: TODAY, replacedAt: 30 - n });
  await wore({ date: TODAY, replacedAt: 40, isFavorite: true });
  const filmed = await wore({ date: TODAY, replacedAt: 20 });
  await db.insert(animations).values({
    ...{ id: crypto.randomUUID(), userId, outfitId: filmed, date: TODAY, status: 'pending' },
    ...{ holdsPlace: true, createdAt: 1 },
  });
  await agrees();
  await wore({ date: TODAY });
  await insertPoll(db, {
    ...{ id: 'asked', userId, token: 'a hash', firstId: filmed, secondId: today.id, firstSwaps: 0 },
    ...{ secondSwaps: 0, withPhotos: false, createdAt: 0, closesAt: 1 },
  });
  expect((await separately(1)).hasPolls).toBe(true);
  // Prepared for tomorrow: one that she has not seen, one that she has.
  await wore({ date: '2026-11-21' });
  await wore({ date: '2026-11-22', seenAt: 9 });
  await agrees();
  expect((await separately(6)).newest.map(({ date }) => date)).toContain('2026-11-22');
  expect((await separately(6)).earlier).toHaveLength(9);
});

test('what she has read is known with the look: its title, its description and its reasons', async () => {
  const { app } = openOutfitWorld();
  const user = await newUser(app);
  const { title, description, reasons } = (await todaysOutfit(app, user))!;
  const why = reasons.map(({ text }) => text).join(' ');
  expect(await recentLooks(app.looks(user.shard), user.id, TODAY)).toEqual([
    expect.objectContaining({ title, description, why }),
  ]);
  expect(await recentTitles(app.looks(user.shard), user.id, TODAY)).toEqual([title]);
  expect(await recentTitles(app.looks(user.shard), user.id, '2026-11-21')).toEqual([]);
});
