import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import type { Outfit } from '../../../app/contracts/outfits.ts';
import { localDate } from '../../../app/domain/time/local-day.ts';
import {
  AN_HOUR,
  readHistory,
  openWorldWithUser,
  insertPastOutfits,
  monthObjects,
  quietWarnings,
} from '../../../tests/worlds/archive-world.workerd.ts';
import {
  reloadUser,
  DAY,
  newUser,
  openFixedOutfitWorld,
  type OutfitWorld,
} from '../../../tests/worlds/outfit-world.workerd.ts';
import { LONG } from '../../../tests/runner/long-run.ts';
import { leftoverData } from '../../../tests/worlds/leftover-data.workerd.ts';
import { jsonOf, unzip } from '../../../tests/worlds/read-zip.workerd.ts';
import { runCronTick } from '../../background/cron-tick.ts';
import { listArchivedMonths } from '../../db/looks/archives.ts';
import { currentOutfit, toOutfit } from '../../db/looks/outfits.ts';
import { outfitCounts } from '../../db/looks/stats.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { deleteAccount } from '../accounts/delete-account.ts';
import { exportAccount } from '../accounts/export-account.ts';
import { deleteOutfit } from '../outfits/delete-outfit.ts';
import { regenerateOutfit } from '../outfits/regenerate-outfit.ts';
import { setFavorite } from '../outfits/set-favorite.ts';
import { setWorn } from '../outfits/set-worn.ts';
import { tapComfort } from '../outfits/tap-comfort.ts';
import { todaysOutfit } from '../outfits/todays-outfit.ts';

quietWarnings();

/** What she would find in a diary that she keeps herself. */
class Diary {
  readonly days = new Map<string, Outfit>();
  keep(outfit: Outfit) {
    this.days.set(outfit.id, outfit);
  }
  change(id: string, change: Partial<Outfit>) {
    const outfit = this.days.get(id);
    if (outfit) this.days.set(id, { ...outfit, ...change });
  }
  newestFirst(): Outfit[] {
    return [...this.days.values()].sort((a, b) => b.date.localeCompare(a.date));
  }
  /** The outfit of so many days ago, if she still has it. */
  daysAgo(n: number): Outfit | undefined {
    return this.newestFirst()[n];
  }
}

/** A day of hers: she looks, and now and then does something to this look or to an old one. */
async function live(house: OutfitWorld, user: SessionUser, diary: Diary, day: number): Promise<void> {
  const { app } = house;
  await todaysOutfit(app, user);
  if (day % 11 === 3) await regenerateOutfit(app, user, {});
  await house.work();
  const date = localDate(app.clock.now(), user.timezone);
  const row = await currentOutfit(app.looks(user.shard), user.id, date);
  if (!row) throw new Error(`${date} has no outfit`);
  diary.keep(toOutfit(row));
  const old = diary.daysAgo(day % 2 === 0 ? 100 : 0);
  if (!old) return;
  if (day % 9 === 0) {
    await setFavorite(app, user, old.id, !old.isFavorite);
    diary.change(old.id, { isFavorite: !old.isFavorite });
  } else if (day % 7 === 0) {
    await setWorn(app, user, old.id, true);
    diary.change(old.id, { isWorn: true });
  } else if (day % 13 === 0) {
    await tapComfort(app, user, old.id, 'too-cold');
    diary.change(old.id, { feeling: 'too-cold' });
  } else if (day % 17 === 0) {
    await deleteOutfit(app, user, old.id);
    diary.days.delete(old.id);
  }
}

const DAYS = 365;

// At night: what happens to an old look happens in archive-looks.workerd.test.ts, a thing at a time.
test.runIf(LONG)(
  'a long time of one life, with favorites, deletions, a move and an export, loses nothing',
  { timeout: 600_000 },
  async () => {
    const house = openFixedOutfitWorld();
    let her = await newUser(house.app, { subscriptionTier: 'premium' });
    const diary = new Diary();
    for (let day = 1; day <= DAYS; day++) {
      await live(house, her, diary, day);
      if (day % 91 === 0)
        expect(await readHistory(house, her, 48), `day ${day}`).toEqual(diary.newestFirst());
      if (day === 110)
        await env.PEOPLE.prepare("insert into moves values (?, 0, 2, 'copy', 0, 0, 'looks')")
          .bind(her.id)
          .run();
      house.pass(DAY - AN_HOUR);
      if (day % 4 === 0) {
        await runCronTick(house.app);
        await house.work();
      }
      house.pass(AN_HOUR);
      her = await reloadUser(house.app, her);
    }
    expect(her.shard).toBe(2);
    const kept = diary.newestFirst();
    expect(kept.length).toBeGreaterThan(DAYS - 20);
    expect(kept.filter(({ isFavorite }) => isFavorite).length).toBeGreaterThan(DAYS / 37);
    for (const limit of [13, 400]) expect(await readHistory(house, her, limit)).toEqual(kept);
    const months = await listArchivedMonths(house.app.looks(2), her.id);
    expect(months).toHaveLength(10);
    const [left] = (
      await env.LOOKS_2.prepare('select count(*) as n from outfits where user_id = ? and is_favorite = 0')
        .bind(her.id)
        .all<{ n: number }>()
    ).results;
    expect(left?.n).toBeLessThan(100);
    const counts = await outfitCounts(house.app.looks(2), her.id, '2027-11-20');
    expect(counts).toMatchObject({
      total: kept.length,
      favorites: kept.filter(({ isFavorite }) => isFavorite).length,
    });
    expect(new Set(counts.seenDays).size).toBe(DAYS);

    const zip = await new Response(await exportAccount(house.app, her)).arrayBuffer();
    const files = unzip(new Uint8Array(zip));
    const told = jsonOf(files, 'outfits.json') as {
      id: string;
      date: string;
      look: unknown;
      imageObject: string;
    }[];
    const byDate = told.toSorted((a, b) => b.date.localeCompare(a.date));
    expect(byDate.map(({ id, look }) => [id, look])).toEqual(kept.map(({ id, look }) => [id, look]));
    expect(new Set((jsonOf(files, 'usage.json') as { date: string }[]).map(({ date }) => date)).size).toBe(
      DAYS,
    );
    const pictures = [...files.keys()].filter((name) => name.startsWith('outfits/'));
    expect(pictures).toHaveLength(kept.length);
    expect([...files.keys()].filter((name) => name.startsWith('other/'))).toEqual([]);

    await deleteAccount(house.app, her);
    for (let round = 0; round < 3; round++) {
      await house.work();
      house.pass(AN_HOUR);
      await runCronTick(house.app);
    }
    await house.work();
    expect((await leftoverData(her)).filter((trace) => !trace.startsWith('outbox'))).toEqual([]);
  },
);

test('three databases archive what one does', { timeout: 120_000 }, async () => {
  const { house, her } = await openWorldWithUser();
  const alone = [her, await newUser(house.app, { createdAt: 0 }), await newUser(house.app, { createdAt: 0 })];
  const apart = await Promise.all([0, 1, 2].map((shard) => newUser(house.app, { createdAt: 0, shard })));
  const life = (n: number) => (day: number) => ({ isFavorite: day % (n + 3) === 0, seenAt: day });
  for (const people of [alone, apart])
    for (const [n, user] of people.entries())
      await insertPastOutfits(house, user, '2026-06-20', 80 + n, life(n));
  await env.PEOPLE.prepare('delete from operations').run();
  await runCronTick(house.app);
  await house.work();
  const storyOf = async (user: SessionUser) => ({
    history: (await readHistory(house, user, 9)).map(({ id: _, editedImageUrl: __, ...outfit }) => outfit),
    months: (await listArchivedMonths(house.app.looks(user.shard), user.id)).map(({ month, outfits }) => [
      month,
      outfits,
    ]),
    objects: (await monthObjects(user)).length,
  });
  for (const n of [0, 1, 2]) {
    const [one, three] = await Promise.all([storyOf(alone[n]!), storyOf(apart[n]!)]);
    expect(one.months.length).toBe(3);
    expect(three).toEqual(one);
  }
});
